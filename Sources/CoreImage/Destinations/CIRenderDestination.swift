public import CoreGraphics
public import Foundation
public import Metal
import Raster

/// The memory that a context renders into, and its settings.
/// [Apple's reference](https://developer.apple.com/documentation/coreimage/cirenderdestination)
open class CIRenderDestination: NSObject {
    enum Target {
        case memory(UnsafeMutableRawPointer, bytesPerRow: Int, CIFormat)
        /// A texture that is created lazily.
        case texture(() -> (any MTLTexture)?, (any MTLCommandBuffer)?)
    }

    let target: Target
    /// The owner of the memory; nil if the caller manages its lifetime.
    var owner: AnyObject?

    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    /// How alpha affects the other components; premultiplied by default.
    open var alphaMode = CIRenderDestinationAlphaMode.premultiplied
    /// Whether the first row is the bottom one; false by default.
    open var isFlipped = false
    /// Whether to dither 8-bit output to hide banding; false by default.
    open var isDithered = false
    /// Whether to clamp values to 0...1; integer formats always are. The default is true for those, and false for
    /// others.
    open var isClamped: Bool
    /// The colour space of the result; sRGB by default. Nil means values in the working space.
    open var colorSpace: CGColorSpace? = CGColorSpace(name: CGColorSpace.sRGB)
    /// The kernel that blends the image with the existing contents; nil, the default, replaces them.
    open var blendKernel: CIBlendKernel?
    /// Whether blending uses values in the destination's colour space instead of the working space; false by default.
    open var blendsInDestinationColorSpace = false

    init(target: Target, width: Int, height: Int, isClamped: Bool) {
        self.target = target
        (self.width, self.height) = (max(width, 0), max(height, 0))
        self.isClamped = isClamped
    }

    /// Creates a destination in memory, which must outlive the tasks that render to it.
    public convenience init(
        bitmapData data: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, format: CIFormat
    ) {
        let isWhole = format.layout.map { $0.component == .byte || $0.component == .short } ?? true
        self.init(
            target: .memory(data, bytesPerRow: bytesPerRow, format), width: width, height: height, isClamped: isWhole)
    }

    /// Creates a destination for a texture, rendered to when the command buffer is committed, or immediately without
    /// one.
    public convenience init(mtlTexture texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?) {
        self.init(
            target: .texture({ texture }, commandBuffer), width: texture.width, height: texture.height,
            isClamped: texture.pixelFormat.isWhole)
    }

    /// Creates a destination for a texture that is requested when something is rendered to it.
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
