public import CoreGraphics
public import Foundation
public import Metal
import Raster

/// Memory that a context renders to, and how.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cirenderdestination)
open class CIRenderDestination: NSObject {
    enum Target {
        case memory(UnsafeMutableRawPointer, bytesPerRow: Int, CIFormat)
        /// A texture that is made when it is needed.
        case texture(() -> (any MTLTexture)?, (any MTLCommandBuffer)?)
    }

    let target: Target
    /// What the memory belongs to; nil where the caller sees to it.
    var owner: AnyObject?

    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// What alpha means for the other components; by default they are multiplied by it.
    open var alphaMode = CIRenderDestinationAlphaMode.premultiplied
    /// Whether the first row is the lowest; false by default.
    open var isFlipped = false
    /// Whether noise hides the steps of 8 bits; false by default.
    open var isDithered = false
    /// Whether numbers are limited to 0...1; formats of whole numbers always are. True by default for those, false for
    /// others.
    open var isClamped: Bool
    /// The colour space of the result; nil for the working space's numbers. By default sRGB.
    open var colorSpace: CGColorSpace? = CGColorSpace(name: CGColorSpace.sRGB)
    /// The kernel by which the image is blended over what is there; nil, the default, replaces it.
    open var blendKernel: CIBlendKernel?
    /// Whether the kernel sees the numbers of the destination's space instead of the working space's; false by default.
    open var blendsInDestinationColorSpace = false

    init(target: Target, width: Int, height: Int, isClamped: Bool) {
        self.target = target
        (self.width, self.height) = (max(width, 0), max(height, 0))
        self.isClamped = isClamped
    }

    /// Makes a destination of memory, which must live as long as tasks that render to it.
    public convenience init(
        bitmapData data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: CIFormat
    ) {
        let isWhole = format.layout.map { $0.component == .byte || $0.component == .short } ?? true
        self.init(
            target: .memory(data, bytesPerRow: bytesPerRow, format), width: width, height: height, isClamped: isWhole)
    }

    /// Makes a destination of a texture, which is rendered to when the commands are committed, or at once without any.
    public convenience init(mtlTexture texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?) {
        self.init(
            target: .texture({ texture }, commandBuffer), width: texture.width, height: texture.height,
            isClamped: texture.pixelFormat.isWhole)
    }

    /// Makes a destination of a texture that is asked for when something is rendered to it.
    public convenience init(
        width: Int, height: Int, pixelFormat: MTLPixelFormat, commandBuffer: (any MTLCommandBuffer)?,
        mtlTextureProvider block: (() -> any MTLTexture)?
    ) {
        self.init(
            target: .texture({ block?() }, commandBuffer), width: width, height: height,
            isClamped: pixelFormat.isWhole)
    }
}

extension MTLPixelFormat {
    fileprivate var isWhole: Bool { self == .rgba8Unorm || self == .bgra8Unorm || self == .r8Unorm }
}
