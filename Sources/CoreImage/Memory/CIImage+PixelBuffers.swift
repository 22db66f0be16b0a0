public import CoreGraphics
public import CoreVideo
public import Foundation
public import IOSurface
import Raster

extension CIImage {
    /// Creates an image from a pixel buffer, topmost row first. An unknown format results in an empty image, which is
    /// reported.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) {
        self.init(cvImageBuffer: imageBuffer, options: nil)
    }

    /// Creates an image from a snapshot of a pixel buffer, topmost row first.
    ///
    /// The colour space is that of the option `.colorSpace`, the one attached to the buffer, or sRGB. Depths and
    /// disparities are values in the working space. Luma and chroma planes use BT.601.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]?) {
        let size = CGSize(width: CVPixelBufferGetWidth(imageBuffer), height: CVPixelBufferGetHeight(imageBuffer))
        let given = options?[.colorSpace] as? CGColorSpace
        let space = imageBuffer.holdsMeasures ? nil : given ?? imageBuffer.attachedSpace ?? .standard
        let properties = options?[.properties] as? [String: Any]
        var pixels: FloatImage?
        switch PixelBufferFormat(CVPixelBufferGetPixelFormatType(imageBuffer)) {
        case .plain(let format):
            pixels = BitmapReader(format, space).image(
                imageBuffer.firstPlane, bytesPerRow: CVPixelBufferGetBytesPerRow(imageBuffer), size: size)
        case .planes(let isVideoRange):
            pixels = BitmapReader(.RGBA8, space).image(
                imageBuffer.colors(VideoColors(isVideoRange: isVideoRange)), bytesPerRow: Int(size.width) * 4,
                size: size)
        case nil: break
        }
        guard let pixels else {
            reportOnce("CIImage: pixel format \(CVPixelBufferGetPixelFormatType(imageBuffer)) is not read")
            self.init(EmptyNode.shared)
            return
        }
        self.init(
            FloatNode(pixels, isEncoded: space != nil), properties: properties, pixelBuffer: imageBuffer,
            isSampledNearest: options?[.nearestSampling] as? Bool ?? false)
    }

    /// Creates an image from a pixel buffer, like `init(cvImageBuffer:)`.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(cvImageBuffer: pixelBuffer, options: nil)
    }

    /// Creates an image from a pixel buffer, like `init(cvImageBuffer:options:)`.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
        self.init(cvImageBuffer: pixelBuffer, options: options)
    }

    /// Creates an image from a surface's pixels, like `init(ioSurface:options:)`.
    public convenience init(ioSurface surface: IOSurfaceRef) { self.init(ioSurface: surface, options: nil) }

    /// Creates an image from a snapshot of a surface's pixels, topmost row first. The format is `BGRA` if the surface
    /// has none. The colour space is that of the option `.colorSpace`, or sRGB.
    public convenience init(ioSurface surface: IOSurfaceRef, options: [CIImageOption: Any]? = nil) {
        let code = surface.pixelFormat == 0 ? kCVPixelFormatType_32BGRA : surface.pixelFormat
        var buffer: CVPixelBuffer?
        CVPixelBufferCreateWithBytes(
            nil, surface.width, surface.height, code, surface.baseAddress, surface.bytesPerRow,
            { [surface] _, _ in withExtendedLifetime(surface) {} }, nil, nil, &buffer)
        if let buffer {
            self.init(cvImageBuffer: buffer, options: options)
        } else {
            reportOnce("CIImage: a surface of pixel format \(code) is not read")
            self.init(EmptyNode.shared)
        }
    }
}

extension CVPixelBuffer {
    /// Converts two planes to red, green, blue and an alpha of 255.
    fileprivate func colors(_ coding: VideoColors) -> Data {
        let (width, height) = (CVPixelBufferGetWidth(self), CVPixelBufferGetHeight(self))
        guard let light = CVPixelBufferGetBaseAddressOfPlane(self, 0)?.assumingMemoryBound(to: UInt8.self),
            let chroma = CVPixelBufferGetBaseAddressOfPlane(self, 1)?.assumingMemoryBound(to: UInt8.self)
        else { return Data() }
        let (lightRow, chromaRow) = (
            CVPixelBufferGetBytesPerRowOfPlane(self, 0), CVPixelBufferGetBytesPerRowOfPlane(self, 1)
        )
        var result = Data(capacity: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let place = y / 2 * chromaRow + x / 2 * 2
                result.append(contentsOf: coding.rgb(light[y * lightRow + x], chroma[place], chroma[place + 1]))
                result.append(255)
            }
        }
        return result
    }

    /// Converts red, green, blue and alpha to two planes.
    fileprivate func setColors(_ rgba: [UInt8], _ coding: VideoColors) {
        let (width, height) = (CVPixelBufferGetWidth(self), CVPixelBufferGetHeight(self))
        guard let light = CVPixelBufferGetBaseAddressOfPlane(self, 0)?.assumingMemoryBound(to: UInt8.self),
            let chroma = CVPixelBufferGetBaseAddressOfPlane(self, 1)?.assumingMemoryBound(to: UInt8.self)
        else { return }
        let (lightRow, chromaRow) = (
            CVPixelBufferGetBytesPerRowOfPlane(self, 0), CVPixelBufferGetBytesPerRowOfPlane(self, 1)
        )
        func component(_ x: Int, _ y: Int, _ i: Int) -> Float {
            Float(rgba[(min(y, height - 1) * width + min(x, width - 1)) * 4 + i])
        }
        for y in 0..<height {
            for x in 0..<width {
                light[y * lightRow + x] = coding.brightness(
                    component(x, y, 0), component(x, y, 1), component(x, y, 2))
            }
        }
        for y in stride(from: 0, to: height, by: 2) {
            for x in stride(from: 0, to: width, by: 2) {
                // The mean of the four pixels that share a chroma sample.
                let mean = (0..<3).map { i in
                    (component(x, y, i) + component(x + 1, y, i) + component(x, y + 1, i) + component(x + 1, y + 1, i))
                        / 4
                }
                let place = y / 2 * chromaRow + x
                (chroma[place], chroma[place + 1]) = coding.colors(mean[0], mean[1], mean[2])
            }
        }
    }
}

extension CIContext {
    /// Renders an image into a pixel buffer, with the origin at its lower left corner, in the colour space attached to
    /// the buffer, or sRGB.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        let whole = CGRect(x: 0, y: 0, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
        render(image, to: buffer, bounds: whole, colorSpace: buffer.attachedSpace ?? .standard)
    }

    /// Renders the part `bounds` of an image into a pixel buffer, whose lower left corner is that of the part. Parts
    /// beyond the buffer are clipped; an unknown format is reported.
    /// - Parameters:
    ///   - image: the image.
    ///   - buffer: the buffer.
    ///   - bounds: the part of the image.
    ///   - colorSpace: the colour space of the buffer; nil for the working space.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        guard let base = CVPixelBufferGetBaseAddress(buffer), !bounds.isInfinite, !bounds.isNull else { return }
        let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
        let region = PixelRect(covering: bounds)
        let part = CGRect(x: region.x, y: region.y, width: min(region.width, width), height: min(region.height, height))
        guard !part.isEmpty else { return }
        let space = buffer.holdsMeasures ? nil : colorSpace
        switch PixelBufferFormat(CVPixelBufferGetPixelFormatType(buffer)) {
        case .plain(let format):
            let row = CVPixelBufferGetBytesPerRow(buffer)
            render(
                image, toBitmap: base + (height - Int(part.height)) * row, rowBytes: row, bounds: part, format: format,
                colorSpace: space)
        case .planes(let isVideoRange):
            let whole = CGRect(x: part.minX, y: part.minY, width: CGFloat(width), height: CGFloat(height))
            var bytes = [UInt8](repeating: 0, count: width * height * 4)
            bytes.withUnsafeMutableBytes { memory in
                guard let base = memory.baseAddress else { return }
                render(image, toBitmap: base, rowBytes: width * 4, bounds: whole, format: .RGBA8, colorSpace: space)
            }
            buffer.setColors(bytes, VideoColors(isVideoRange: isVideoRange))
        case nil: reportOnce("CIContext: pixel format \(CVPixelBufferGetPixelFormatType(buffer)) is not written")
        }
    }
}

extension CIRenderDestination {
    /// Creates a destination for a pixel buffer. If it has two planes, or an unknown format, rendering to it throws;
    /// use `CIContext.render(_:to:)` for the former.
    public convenience init(pixelBuffer: CVPixelBuffer) {
        let code = CVPixelBufferGetPixelFormatType(pixelBuffer)
        guard case .plain(let format)? = PixelBufferFormat(code), let base = CVPixelBufferGetBaseAddress(pixelBuffer)
        else {
            self.init(target: .texture({ nil }, nil), width: 0, height: 0, isClamped: true)
            return
        }
        self.init(
            bitmapData: base, width: CVPixelBufferGetWidth(pixelBuffer), height: CVPixelBufferGetHeight(pixelBuffer),
            bytesPerRow: CVPixelBufferGetBytesPerRow(pixelBuffer), format: format)
        owner = pixelBuffer
        colorSpace = pixelBuffer.holdsMeasures ? nil : pixelBuffer.attachedSpace ?? .standard
    }

    /// Creates a destination for a surface's pixels; the format is `BGRA` if the surface has none.
    public convenience init(ioSurface surface: IOSurface) {
        let code = surface.pixelFormat == 0 ? kCVPixelFormatType_32BGRA : surface.pixelFormat
        guard case .plain(let format)? = PixelBufferFormat(code) else {
            self.init(target: .texture({ nil }, nil), width: 0, height: 0, isClamped: true)
            return
        }
        self.init(
            bitmapData: surface.baseAddress, width: surface.width, height: surface.height,
            bytesPerRow: surface.bytesPerRow, format: format)
        owner = surface
    }
}

/// 1: images and destinations support surfaces.
public var COREIMAGE_SUPPORTS_IOSURFACE: Int32 { 1 }
/// 0: OpenGL is not supported.
public var COREIMAGE_SUPPORTS_OPENGLES: Int32 { 0 }
/// 1: the APIs of iOS and macOS are the same.
public var UNIFIED_CORE_IMAGE: Int32 { 1 }
