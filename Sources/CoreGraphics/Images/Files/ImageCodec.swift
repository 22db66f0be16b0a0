package import CImageCodecs
import Foundation
package import Raster

/// Calls to the C side of a codec.
package enum ImageCodec {
    /// Calls a function that reads bytes.
    package static func read(
        _ data: Data,
        _ body: (UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<image_codec_message>) -> image_codec_status
    ) throws(ImageError) {
        var message = image_codec_message()
        let status = data.withUnsafeBytes { bytes in
            body(bytes.assumingMemoryBound(to: UInt8.self).baseAddress, bytes.count, &message)
        }
        if let error = ImageError(status, message) { throw error }
    }

    /// Calls a function that produces bytes.
    package static func write(
        _ body: (UnsafeMutablePointer<image_bytes>, UnsafeMutablePointer<image_codec_message>) -> image_codec_status
    ) throws(ImageError) -> Data {
        var message = image_codec_message()
        var output = image_bytes()
        let status = body(&output, &message)
        if let error = ImageError(status, message) { throw error }
        guard let data = Data(output) else { throw .outOfMemory }
        return data
    }
}

extension Data {
    /// Calls a throwing reader with the bytes.
    package func withBytes<R>(_ body: (UnsafeRawBufferPointer) throws(ImageError) -> R) throws(ImageError) -> R {
        let result: Result<R, ImageError> = withUnsafeBytes { bytes in
            do throws(ImageError) {
                return .success(try body(bytes))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }

    /// Creates data, initially zero, that `fill` fills.
    package init(
        count: Int, filledBy fill: (UnsafeMutablePointer<UInt8>) throws(ImageError) -> Void
    ) throws(ImageError) {
        guard let memory = calloc(Swift.max(count, 1), 1) else { throw .outOfMemory }
        do throws(ImageError) {
            try fill(memory.assumingMemoryBound(to: UInt8.self))
        } catch {
            free(memory)
            throw error
        }
        // Not before: Foundation copies a few bytes, and frees the memory at once.
        self.init(bytesNoCopy: memory, count: count, deallocator: .free)
    }

    /// Creates data that takes ownership of bytes from malloc; nil for none.
    package init?(_ bytes: image_bytes) {
        guard let start = bytes.bytes else { return nil }
        self.init(bytesNoCopy: start, count: bytes.count, deallocator: .free)
    }
}

extension PixelBuffer {
    /// Allocates memory for an image of a size that has been checked.
    package static func make(width: Int, height: Int) throws(ImageError) -> PixelBuffer {
        guard let buffer = PixelBuffer(width: width, height: height) else { throw .outOfMemory }
        return buffer
    }

    /// Allocates transparent memory without padding between its rows, as libraries write them.
    package static func packed(width: Int, height: Int) throws(ImageError) -> PixelBuffer {
        guard let memory = calloc(width * height, 4) else { throw .outOfMemory }
        nonisolated(unsafe) let block = memory
        return PixelBuffer(
            wrapping: block.assumingMemoryBound(to: UInt8.self), width: width, height: height, bytesPerRow: width * 4,
            release: { free(block) })
    }

    /// The memory as the C side expects it. Sides are less than 2^28.
    package var target: image_target {
        image_target(pixels: base, width: UInt32(width), height: UInt32(height), stride: bytesPerRow)
    }

    package func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { base + y * bytesPerRow }
}

extension Bitmap {
    /// The pixels as the C side expects them. Sides are less than 2^28.
    package var source: image_source {
        image_source(
            pixels: buffer.base, width: UInt32(width), height: UInt32(height), stride: buffer.bytesPerRow,
            is_opaque: isOpaque)
    }
}

extension Bitmap {
    /// Returns the pixels with unpremultiplied colours.
    package func straight() throws(ImageError) -> PixelBuffer {
        if isOpaque { return buffer }
        let result = try PixelBuffer.make(width: width, height: height)
        for y in 0..<height { pixel_rows_unpremultiply(buffer.row(y), result.row(y), width) }
        return result
    }
}
