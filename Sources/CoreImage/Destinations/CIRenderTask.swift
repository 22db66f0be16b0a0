public import Foundation

/// A rendering that was started.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cirendertask)
open class CIRenderTask: NSObject {
    private let info: CIRenderInfo

    init(_ info: CIRenderInfo) { self.info = info }

    /// Returns what the rendering took. It has ended when the task is there.
    open func waitUntilCompleted() throws -> CIRenderInfo { info }
}

/// What a rendering took.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cirenderinfo)
open class CIRenderInfo: NSObject {
    /// The time of kernels, in seconds.
    public let kernelExecutionTime: TimeInterval
    /// The number of passes: one, as kernels pass tiles on.
    public let passCount: Int
    /// The number of pixels of the destination.
    public let pixelsProcessed: Int

    init(time: TimeInterval, pixels: Int) {
        kernelExecutionTime = time
        passCount = 1
        pixelsProcessed = pixels
    }
}

/// Why an image can't be rendered to a destination.
enum RenderError: Error, CustomStringConvertible {
    case emptyDestination
    case unknownFormat
    case endless

    var description: String {
        switch self {
        case .emptyDestination: "the destination has no pixels, or rows too short for them"
        case .unknownFormat: "the destination's format isn't known"
        case .endless: "the part of the image to render is infinite; pass its rectangle"
        }
    }
}
