/// What keeps reports small.
struct InspectorLimits {
    /// How many layers are listed.
    var layers = 2000
    /// How many layers are drawn by themselves.
    var drawings = 400
    /// The longest side of a layer's own drawing, in pixels, without what it draws outside of its bounds.
    var drawingSide = 320.0
    /// How many pictures over time there are. Of a longer scene, each picture stands for more time.
    var frames = 60
    /// Their longest side, in pixels.
    var frameSide = 480.0
    /// The longest side of the picture, in pixels.
    var pictureSide = 1600.0
    var animations = 400
    var findings = 100
    /// How many seconds of a scene are recorded, unless the inspected time lies later.
    var duration = 60.0
    /// How many characters of a text are shown.
    var text = 400
}
