/// The limits that keep reports small.
struct InspectorLimits {
    /// The maximum number of layers listed.
    var layers = 2000
    /// The maximum number of layers drawn individually.
    var drawings = 400
    /// The maximum side length of a layer's own drawing, in pixels, excluding drawing outside its bounds.
    var drawingSide = 320.0
    /// The maximum number of images over time. For a longer scene, each image stands for more time.
    var frames = 60
    /// Their maximum side length, in pixels.
    var frameSide = 480.0
    /// The maximum side length of the image, in pixels.
    var pictureSide = 1600.0
    var animations = 400
    var findings = 100
    /// The maximum length of a recording, in seconds, unless the inspected time is later.
    var duration = 60.0
    /// The maximum number of characters shown of a string.
    var text = 400
}
