public import CoreGraphics

// Animations. The dictionaries of a source as a whole say how often it plays and how large its canvas is, those of an
// image how long it is shown.

/// The dictionary of GIF-specific properties.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"

/// The number of times that the animation plays, 0 for infinitely. A number.
///
/// A file that says nothing plays once, and one that says to repeat three times plays four times.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The display duration of an image, in seconds, with 0.1 in place of less than 0.02. A number. Set in a destination,
/// where it counts unless the unclamped time is there too.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The display duration of an image, in seconds, as the file says, from 0. A number.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The width of the canvas in pixels. A number.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas in pixels. A number.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The times of all pictures: an array of dictionaries with the two delay times.
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"
/// Whether the file has a table of colours for all images. A Boolean.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"

/// The number of times that an animated PNG plays, 0 for infinitely. A number, in the PNG dictionary like the keys
/// below.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The display duration of an image, in seconds, and at least 0.05. A number. Set in a destination, where it counts
/// unless the unclamped time is there too.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The display duration of an image, in seconds, as the file says, from 0. A number.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The width of the canvas in pixels. A number.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas in pixels. A number.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The times of all pictures: an array of dictionaries with the two delay times.
public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfo"

/// The dictionary of WebP-specific properties.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"

/// The number of times that the animation plays, 0 for infinitely. A number.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The display duration of an image, in seconds, with 0.1 in place of less than 0.02. A number. Set in a destination,
/// where it counts unless the unclamped time is there too.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The display duration of an image, in seconds, as the file says, from 0. A number.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The width of the canvas in pixels. A number.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas in pixels. A number.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The times of all pictures: an array of dictionaries with the two delay times.
public let kCGImagePropertyWebPFrameInfoArray: CFString = "FrameInfo"
