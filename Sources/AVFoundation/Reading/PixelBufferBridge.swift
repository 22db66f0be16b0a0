import CoreGraphics
import CoreImage
import CoreVideo
import Foundation
import Raster

/// Converts between images and pixel buffers.
enum PixelBufferBridge {
    /// The format that attributes ask for; blue first if they don't.
    static func format(in attributes: [String: Any]?) -> OSType {
        switch attributes?[kCVPixelBufferPixelFormatTypeKey] {
        case let code as OSType: code
        case let code as Int: OSType(truncatingIfNeeded: code)
        case let code as Int32: OSType(bitPattern: code)
        case let code as NSNumber: code.uint32Value
        case let list as [OSType]: list.first ?? kCVPixelFormatType_32BGRA
        case let list as [Any]: format(in: [kCVPixelBufferPixelFormatTypeKey: list.first as Any])
        default: kCVPixelFormatType_32BGRA
        }
    }

    /// Whether buffers of a format can be filled.
    static func supports(_ format: OSType) -> Bool { order(of: format) != nil || isPlanar(format) }

    private static func isPlanar(_ format: OSType) -> Bool {
        format == kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange
            || format == kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
    }

    /// The places of red, green, blue and alpha in a pixel.
    private static func order(of format: OSType) -> (Int, Int, Int, Int)? {
        switch format {
        case kCVPixelFormatType_32BGRA: (2, 1, 0, 3)
        case kCVPixelFormatType_32RGBA: (0, 1, 2, 3)
        case kCVPixelFormatType_32ARGB: (1, 2, 3, 0)
        case kCVPixelFormatType_32ABGR: (3, 2, 1, 0)
        default: nil
        }
    }

    /// Returns a buffer with an image's pixels.
    static func buffer(of image: CGImage, format: OSType) throws(AVError) -> CVPixelBuffer {
        guard supports(format) else {
            throw AVError(.unsupportedOutputSettings, "frames can't be had in the pixel format \(format)")
        }
        var made: CVPixelBuffer?
        CVPixelBufferCreate(nil, image.width, image.height, format, nil, &made)
        guard let buffer = made else { throw AVError(.outOfMemory) }
        try fill(buffer, with: image)
        return buffer
    }

    /// Writes an image's pixels into a buffer of the same size.
    static func fill(_ buffer: CVPixelBuffer, with image: CGImage) throws(AVError) {
        let format = CVPixelBufferGetPixelFormatType(buffer)
        guard let order = order(of: format), let base = CVPixelBufferGetBaseAddress(buffer) else {
            // `render(_:to:)` fills planes.
            CIContext().render(CIImage(cgImage: image), to: buffer)
            return
        }
        let pixels = image.bitmap.buffer
        let (width, height) = (
            min(pixels.width, CVPixelBufferGetWidth(buffer)), min(pixels.height, CVPixelBufferGetHeight(buffer))
        )
        let row = CVPixelBufferGetBytesPerRow(buffer)
        for y in 0..<height {
            // In bounds: the rows and the width are those of the smaller of the two.
            let source = pixels.base + y * pixels.bytesPerRow
            let target = base.assumingMemoryBound(to: UInt8.self) + y * row
            for x in 0..<width {
                let (from, to) = (source + 4 * x, target + 4 * x)
                to[order.0] = from[0]
                to[order.1] = from[1]
                to[order.2] = from[2]
                to[order.3] = from[3]
            }
        }
    }

    /// Returns an image with a copy of a buffer's pixels.
    static func image(of buffer: CVPixelBuffer) throws(AVError) -> CGImage {
        let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
        guard FrameLimits.allow(width, height) else {
            throw AVError(.unsupportedOutputSettings, "a frame has \(width) by \(height) pixels")
        }
        guard let order = order(of: CVPixelBufferGetPixelFormatType(buffer)),
            let base = CVPixelBufferGetBaseAddress(buffer)
        else {
            let area = CGRect(x: 0, y: 0, width: width, height: height)
            guard let image = CIContext().createCGImage(CIImage(cvPixelBuffer: buffer), from: area) else {
                throw AVError(.outOfMemory)
            }
            return image
        }
        guard let pixels = PixelBuffer(width: width, height: height) else { throw AVError(.outOfMemory) }
        let row = CVPixelBufferGetBytesPerRow(buffer)
        for y in 0..<height {
            let target = pixels.base + y * pixels.bytesPerRow
            let source = base.assumingMemoryBound(to: UInt8.self) + y * row
            for x in 0..<width {
                let (from, to) = (source + 4 * x, target + 4 * x)
                to[0] = from[order.0]
                to[1] = from[order.1]
                to[2] = from[order.2]
                to[3] = from[order.3]
            }
        }
        return CGImage(bitmap: Bitmap(pixels))
    }
}
