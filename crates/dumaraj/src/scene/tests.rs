//! Scenes of small positions.
