public import CoreGraphics

// Animations. The properties of a source give its loop count and canvas size, those of an image its duration.

/// The dictionary of GIF-specific properties.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"

/// The number of times that the animation plays; 0 means infinitely. A number.
///
/// A file without a loop count plays once, and one that repeats three times plays four times.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The display duration of an image in seconds; durations below 0.02 are reported as 0.1. A number. In a destination,
/// used unless the unclamped time is given too.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The display duration of an image in seconds, as stored in the file, from 0. A number.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The width of the canvas in pixels. A number.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas in pixels. A number.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The durations of all images: an array of dictionaries with the two delay times.
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"
/// Whether the file has a global colour table. A Boolean.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"

/// The number of times that an animated PNG plays, 0 for infinitely. A number, in the PNG dictionary like the keys
/// below.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The display duration of an image in seconds, at least 0.05. A number. In a destination, used unless the unclamped
/// time is given too.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The display duration of an image in seconds, as stored in the file, from 0. A number.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The width of the canvas in pixels. A number.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas in pixels. A number.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The durations of all images: an array of dictionaries with the two delay times.
public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfo"

/// The dictionary of WebP-specific properties.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"

/// The number of times that the animation plays; 0 means infinitely. A number.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The display duration of an image in seconds; durations below 0.02 are reported as 0.1. A number. In a destination,
/// used unless the unclamped time is given too.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The display duration of an image in seconds, as stored in the file, from 0. A number.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The width of the canvas in pixels. A number.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas in pixels. A number.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The durations of all images: an array of dictionaries with the two delay times.
public let kCGImagePropertyWebPFrameInfoArray: CFString = "FrameInfo"
