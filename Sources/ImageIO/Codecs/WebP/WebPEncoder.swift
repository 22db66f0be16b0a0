import CWebP
import CoreGraphics
import Foundation
import Raster

/// WebP through libwebp: lossy, or lossless at the best quality. Several images make an animation. In sRGB, or, for a
/// still image, in the space of an integer image.
enum WebPEncoder: ImageEncoder {
    static let typeIdentifier = "org.webmproject.webp"
    static let maxImageCount = 1 << 16

    private static let defaultQuality = 0.8

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        var all = images.map { (bitmap: $0.image.bitmap, properties: $0.properties.filled(from: properties)) }
        var profile: Data?
        // The frames of an animation share one profile, if any: they are in sRGB.
        if all.count == 1 {
            let tagged = try TaggedBitmap(images[0].image, all[0].properties)
            (all[0].bitmap, profile) = (tagged.bitmap, tagged.profile)
        }
        guard all.allSatisfy({ max($0.bitmap.width, $0.bitmap.height) <= Int(WEBP_MAX_DIMENSION) }) else {
            throw .unsupported("a WebP has at most \(WEBP_MAX_DIMENSION) pixels per side")
        }
        let file = all.count == 1 ? try still(all[0].bitmap, all[0].properties) : try animation(all)
        var result = file
        if let profile { result = try WebPContainer.adding([UInt8](profile), as: "ICCP", to: result) }
        if let exif = all[0].properties.exifWithResolution {
            result = try WebPContainer.adding(exif, as: "EXIF", to: result)
        }
        if let xmp = all[0].properties.xmp { result = try WebPContainer.adding([UInt8](xmp), as: "XMP ", to: result) }
        return result
    }

    private static func still(_ bitmap: Bitmap, _ properties: ImageProperties) throws(ImageError) -> Data {
        var config = try config(for: properties)
        return try withPicture(bitmap) { picture throws(ImageError) in
            var writer = WebPMemoryWriter()
            WebPMemoryWriterInit(&writer)
            defer { WebPMemoryWriterClear(&writer) }
            let isEncoded = withUnsafeMutablePointer(to: &writer) { writer in
                picture.writer = WebPMemoryWrite
                picture.custom_ptr = UnsafeMutableRawPointer(writer)
                return WebPEncode(&config, &picture) != 0
            }
            guard isEncoded else { throw ImageError(webP: picture.error_code) }
            return Data(bytes: writer.mem, count: writer.size)
        }
    }

    private static func animation(
        _ images: [(bitmap: Bitmap, properties: ImageProperties)]
    ) throws(ImageError) -> Data {
        let canvas = images[0].bitmap
        guard images.allSatisfy({ $0.bitmap.width == canvas.width && $0.bitmap.height == canvas.height }) else {
            throw .invalid("the frames of an animation differ in size")
        }
        var options = WebPAnimEncoderOptions()
        guard WebPAnimEncoderOptionsInit(&options) != 0 else { throw .outOfMemory }
        options.anim_params.loop_count = Int32(images[0].properties.loopCount ?? 0)
        guard let encoder = WebPAnimEncoderNew(Int32(canvas.width), Int32(canvas.height), &options) else {
            throw .outOfMemory
        }
        defer { WebPAnimEncoderDelete(encoder) }
        var milliseconds: Int32 = 0
        for (bitmap, properties) in images {
            var config = try config(for: properties)
            let isAdded = try withPicture(bitmap) { picture throws(ImageError) in
                WebPAnimEncoderAdd(encoder, &picture, milliseconds, &config) != 0
            }
            guard isAdded else { throw failure(of: encoder) }
            // 65,536 images of ten minutes each would overflow; later ones then share the last one's time.
            let (end, overflow) = milliseconds.addingReportingOverflow(
                Int32(((properties.delay ?? 0.1) * 1000).rounded()))
            milliseconds = overflow ? .max : end
        }
        var data = WebPData()
        WebPDataInit(&data)
        defer { WebPDataClear(&data) }
        guard WebPAnimEncoderAdd(encoder, nil, milliseconds, nil) != 0, WebPAnimEncoderAssemble(encoder, &data) != 0
        else {
            throw failure(of: encoder)
        }
        return Data(bytes: data.bytes, count: data.size)
    }

    private static func failure(of encoder: OpaquePointer) -> ImageError {
        .invalid(WebPAnimEncoderGetError(encoder).map { String(cString: $0) } ?? "libwebp could not write the file")
    }

    private static func config(for properties: ImageProperties) throws(ImageError) -> WebPConfig {
        let quality = properties.quality ?? defaultQuality
        let isLossless = properties.isLossless ?? (quality >= 1)
        var config = WebPConfig()
        guard WebPConfigInit(&config) != 0 else { throw .outOfMemory }
        if isLossless {
            // A compromise between speed and size.
            guard WebPConfigLosslessPreset(&config, 6) != 0 else { throw .outOfMemory }
        } else {
            config.quality = Float(quality * 100)
        }
        return config
    }

    /// Calls `body` with straight RGBA in libwebp's format.
    private static func withPicture<R>(
        _ bitmap: Bitmap, _ body: (inout WebPPicture) throws(ImageError) -> R
    ) throws(ImageError) -> R {
        let straight = try bitmap.straight()
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { throw .outOfMemory }
        defer { WebPPictureFree(&picture) }
        picture.use_argb = 1
        picture.width = Int32(bitmap.width)
        picture.height = Int32(bitmap.height)
        let isImported =
            bitmap.isOpaque
            ? WebPPictureImportRGBX(&picture, straight.base, Int32(straight.bytesPerRow))
            : WebPPictureImportRGBA(&picture, straight.base, Int32(straight.bytesPerRow))
        guard isImported != 0 else { throw .outOfMemory }
        return try body(&picture)
    }
}

/// The container of a WebP's pixels, through libwebpmux.
private enum WebPContainer {
    static func adding(_ contents: [UInt8], as name: String, to file: Data) throws(ImageError) -> Data {
        let result: Data? = file.withUnsafeBytes { bytes in
            contents.withUnsafeBufferPointer { contents in
                var input = WebPData(bytes: bytes.assumingMemoryBound(to: UInt8.self).baseAddress, size: bytes.count)
                guard let mux = WebPMuxCreate(&input, 0) else { return nil }
                defer { WebPMuxDelete(mux) }
                var chunk = WebPData(bytes: contents.baseAddress, size: contents.count)
                guard WebPMuxSetChunk(mux, name, &chunk, 0) == WEBP_MUX_OK else { return nil }
                var output = WebPData()
                WebPDataInit(&output)
                defer { WebPDataClear(&output) }
                guard WebPMuxAssemble(mux, &output) == WEBP_MUX_OK else { return nil }
                return Data(bytes: output.bytes, count: output.size)
            }
        }
        guard let result else { throw .outOfMemory }
        return result
    }
}

extension ImageError {
    /// Creates the error for libwebp's encoder.
    fileprivate init(webP code: WebPEncodingError) {
        switch code {
        case VP8_ENC_ERROR_OUT_OF_MEMORY, VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY: self = .outOfMemory
        default: self = .invalid("libwebp's encoder failed with code \(code.rawValue)")
        }
    }
}
