# What the drawing of boards says.

render-failed = The picture could not be painted: { $why }.
