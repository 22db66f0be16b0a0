public import CoreGraphics
public import Foundation
public import Metal
import Raster

extension CIContext {
    /// Creates a context whose `draw(_:in:from:)` draws into a Quartz context. The options are those of
    /// `init(options:)`.
    public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {
        self.init(canvas: cgctx, options)
    }

    /// Creates a context that renders on a Metal device. The only device is the CPU.
    public convenience init(mtlDevice device: any MTLDevice) { self.init(options: nil) }

    /// Creates a context that renders on a Metal device. The only device is the CPU.
    public convenience init(mtlDevice device: any MTLDevice, options: [CIContextOption: Any]? = nil) {
        self.init(options: options)
    }

    /// Creates a context for a command queue. Its device is the CPU.
    public convenience init(mtlCommandQueue commandQueue: any MTLCommandQueue) { self.init(options: nil) }

    /// Creates a context for a command queue. Its device is the CPU.
    public convenience init(mtlCommandQueue commandQueue: any MTLCommandQueue, options: [CIContextOption: Any]? = nil) {
        self.init(options: options)
    }

    /// Draws the part `fromRect` of an image into `inRect` of the Quartz context that the context was created with,
    /// using its transform, clip, alpha and blend mode. A context created without one reports it, and draws nothing.
    public func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let canvas else { return reportOnce("CIContext: draw(_:in:from:) needs init(cgContext:options:)") }
        let part = fromRect.intersection(image.extent)
        guard !part.isEmpty, fromRect.width > 0, fromRect.height > 0 else { return }
        let whole = part.integral
        guard let picture = createCGImage(image.cropped(to: part), from: whole) else { return }
        let (sx, sy) = (inRect.width / fromRect.width, inRect.height / fromRect.height)
        canvas.draw(
            picture,
            in: CGRect(
                x: inRect.minX + (whole.minX - fromRect.minX) * sx, y: inRect.minY + (whole.minY - fromRect.minY) * sy,
                width: whole.width * sx, height: whole.height * sy))
    }

    /// Renders `fromRect` to an image. It is always rendered immediately, deferred or not.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? { createCGImage(image, from: fromRect, format: format, colorSpace: colorSpace) }

    /// Renders `bounds` into a texture, topmost row first, when the command buffer is committed, or immediately without
    /// one.
    public func render(
        _ image: CIImage, to texture: any MTLTexture, commandBuffer: (any MTLCommandBuffer)?, bounds: CGRect,
        colorSpace: CGColorSpace
    ) {
        guard let texture = texture as? ProcessorTexture else { return }
        let work = { self.render(image, to: texture, bounds, colorSpace) }
        if let commands = commandBuffer as? ProcessorCommands { commands.add(work) } else { work() }
    }

    func render(_ image: CIImage, to texture: ProcessorTexture, _ bounds: CGRect, _ space: CGColorSpace?) {
        let region = PixelRect(covering: bounds)
        let (width, height) = (min(region.width, texture.width), min(region.height, texture.height))
        guard width > 0, height > 0, !bounds.isInfinite else { return }
        var pixels = [SIMD4<Float>](repeating: .zero, count: width * height)
        // The lower left corner of the bounds is that of the texture.
        let part = CGRect(x: region.x, y: region.y, width: width, height: height)
        pixels.withUnsafeMutableBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            render(image, toBitmap: base, rowBytes: width * 16, bounds: part, format: .RGBAf, colorSpace: space)
        }
        for y in 0..<height {
            for x in 0..<width { texture.set(pixels[y * width + x], x, texture.height - height + y) }
        }
    }
}

extension CIImage {
    /// Creates an image from a texture's pixels, topmost row first. The option `.colorSpace` specifies their colour
    /// space; without it they are values in the working space. Returns nil if the texture does not belong to the CPU
    /// device.
    public convenience init?(mtlTexture texture: any MTLTexture, options: [CIImageOption: Any]? = nil) {
        guard let texture = texture as? ProcessorTexture, texture.width > 0, texture.height > 0 else { return nil }
        let (width, height) = (texture.width, texture.height)
        var pixels: [SIMD4<Float>] = []
        for y in 0..<height {
            for x in 0..<width { pixels.append(texture.pixel(x, y)) }
        }
        self.init(
            bitmapData: pixels.withUnsafeBytes { Data($0) }, bytesPerRow: width * 16,
            size: CGSize(width: width, height: height), format: .RGBAf,
            colorSpace: options?[.colorSpace] as? CGColorSpace)
    }
}
