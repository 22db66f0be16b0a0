public import Foundation

/// A rendering task.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cirendertask)
open class CIRenderTask: NSObject {
    private let info: CIRenderInfo

    init(_ info: CIRenderInfo) { self.info = info }

    /// Returns statistics of the rendering, which has already finished when the task is created.
    open func waitUntilCompleted() throws -> CIRenderInfo { info }
}

/// Statistics of a rendering.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cirenderinfo)
open class CIRenderInfo: NSObject {
    /// The time spent in kernels, in seconds.
    public let kernelExecutionTime: TimeInterval
    /// The number of passes: always one, as kernels are evaluated tile by tile.
    public let passCount: Int
    /// The number of pixels in the destination.
    public let pixelsProcessed: Int

    init(time: TimeInterval, pixels: Int) {
        kernelExecutionTime = time
        passCount = 1
        pixelsProcessed = pixels
    }
}

/// The reasons why an image can't be rendered to a destination.
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
