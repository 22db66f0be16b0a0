public import CoreGraphics

// Animations. The dictionaries of a source as a whole say how often it plays and how large its canvas is, those of a picture
// how long it is shown.

/// The dictionary of what only a GIF says.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"

/// How often the animation plays, 0 for ever. A number.
///
/// A file that says nothing plays once, and one that says to repeat three times plays four times.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// How long a picture is shown, in seconds, with 0.1 in place of less than 0.02. A number.
/// Set in a destination, where it counts unless the unclamped time is there too.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a picture is shown, in seconds, as the file says, from 0. A number.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The width of the canvas in pixels. A number.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas in pixels. A number.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The times of all pictures: an array of dictionaries with the two delay times.
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"
/// Whether the file has a table of colours for all pictures. A Boolean.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"

/// How often an animated PNG plays, 0 for ever. A number, in the PNG dictionary like the keys below.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// How long a picture is shown, in seconds, and at least 0.05. A number.
/// Set in a destination, where it counts unless the unclamped time is there too.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// How long a picture is shown, in seconds, as the file says, from 0. A number.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The width of the canvas in pixels. A number.
public let kCGImagePropertyAPNGCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas in pixels. A number.
public let kCGImagePropertyAPNGCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The times of all pictures: an array of dictionaries with the two delay times.
public let kCGImagePropertyAPNGFrameInfoArray: CFString = "FrameInfo"

/// The dictionary of what only a WebP says.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"

/// How often the animation plays, 0 for ever. A number.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// How long a picture is shown, in seconds, with 0.1 in place of less than 0.02. A number.
/// Set in a destination, where it counts unless the unclamped time is there too.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// How long a picture is shown, in seconds, as the file says, from 0. A number.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The width of the canvas in pixels. A number.
public let kCGImagePropertyWebPCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of the canvas in pixels. A number.
public let kCGImagePropertyWebPCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The times of all pictures: an array of dictionaries with the two delay times.
public let kCGImagePropertyWebPFrameInfoArray: CFString = "FrameInfo"
