import CImageCodecs
import Foundation
import Raster

/// Reading a file of one picture through a C library's two functions.
enum SinglePicture {
    typealias ReadHeader = (
        UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<image_header>?, UnsafeMutablePointer<image_codec_message>?
    ) -> image_codec_status
    typealias ReadPixels = (
        UnsafePointer<UInt8>?, Int, image_target, UnsafeMutablePointer<image_codec_message>?
    ) -> image_codec_status

    static func describe(
        _ data: Data, limits: ImageLimits, with read: ReadHeader
    ) throws(ImageError) -> ImageDescription {
        var header = image_header()
        try call(data) { bytes, message in read(bytes.baseAddress, bytes.count, &header, &message) }
        let description = ImageDescription(header)
        try limits.check(width: description.width, height: description.height)
        return description
    }

    static func decode(
        _ data: Data, _ description: ImageDescription, with read: ReadPixels
    ) throws(ImageError) -> Bitmap {
        guard let buffer = PixelBuffer(width: description.width, height: description.height) else { throw .outOfMemory }
        let target = image_target(
            pixels: buffer.base, width: UInt32(buffer.width), height: UInt32(buffer.height), stride: buffer.bytesPerRow)
        try call(data) { bytes, message in read(bytes.baseAddress, bytes.count, target, &message) }
        return Bitmap(buffer, isOpaque: !description.hasAlpha)
    }

    private static func call(
        _ data: Data,
        _ body: (UnsafeBufferPointer<UInt8>, inout image_codec_message) -> image_codec_status
    ) throws(ImageError) {
        var message = image_codec_message()
        let status = data.withUnsafeBytes { body($0.assumingMemoryBound(to: UInt8.self), &message) }
        if let error = ImageError(status, message) { throw error }
    }
}

extension ImageError {
    /// What a C library's status means; nil when all is well.
    init?(_ status: image_codec_status, _ message: image_codec_message) {
        let words = withUnsafeBytes(of: message.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        switch status {
        case IMAGE_CODEC_OK: return nil
        case IMAGE_CODEC_TRUNCATED: self = .truncated(words)
        case IMAGE_CODEC_UNSUPPORTED: self = .unsupported(words)
        case IMAGE_CODEC_MEMORY: self = .outOfMemory
        default: self = .invalid(words)
        }
    }
}

extension ImageDescription {
    init(_ header: image_header) {
        let model: Model =
            switch header.model {
            case IMAGE_MODEL_GRAY: .gray
            case IMAGE_MODEL_CMYK: .cmyk
            default: .rgb
            }
        let hasResolution = header.dpi_x > 0 && header.dpi_y > 0
        self.init(
            width: Int(header.width), height: Int(header.height), depth: Int(header.depth), model: model,
            isIndexed: header.is_indexed, hasAlpha: header.has_alpha,
            resolution: hasResolution ? Resolution(x: header.dpi_x, y: header.dpi_y) : nil)
    }
}
