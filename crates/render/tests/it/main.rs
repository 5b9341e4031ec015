//! What drawings are made of, what they never are, and how they look in pixels.

mod colours;
mod markup;
mod pixels;
mod scenes;
mod signs;
