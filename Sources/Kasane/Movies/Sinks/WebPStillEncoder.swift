import CWebP
import FFmpegLoading
import MovieEncoding

/// Encodes parts of frames as lossless WebP files.
struct WebPStillEncoder {
    private var config = WebPConfig()
    private var pixels: [UInt32] = []
    private var width = 0

    init() throws {
        guard WebPConfigInit(&config) != 0 else { throw CallFailure.outOfMemory("WebPConfigInit") }
        config.lossless = 1
        // Fast, because a movie has many frames.
        config.method = 2
        config.quality = 50
    }

    /// Loads a part of a frame of straight BGRA pixels.
    ///
    /// Pixels that equal those of the previous frame become transparent if blending preserves them: long runs of one
    /// value take few bytes.
    ///
    /// - Parameter shown: the frame that the part is blended over; nil if it replaces the pixels it covers.
    /// - Returns: Whether the part is to be blended with the pixels it covers, and whether it is opaque.
    mutating func load<Frame: VideoFrame>(
        _ frame: Frame, _ rect: PixelRect, besides shown: Frame?
    ) -> (blends: Bool, isOpaque: Bool) {
        width = rect.width
        pixels.removeAll(keepingCapacity: true)
        pixels.reserveCapacity(rect.width * rect.height)
        var blends = shown != nil
        var isOpaque = true
        for y in rect.top..<rect.bottom {
            let row = UnsafeRawPointer(frame.row(y)).assumingMemoryBound(to: UInt32.self)
            guard blends, let shown else {
                for x in rect.left..<rect.right { pixels.append(row[x]) }
                continue
            }
            let old = UnsafeRawPointer(shown.row(y)).assumingMemoryBound(to: UInt32.self)
            for x in rect.left..<rect.right where blends {
                let pixel = row[x]
                let isSame = pixel == old[x]
                pixels.append(isSame ? 0 : pixel)
                // A translucent pixel blended with the previous one would have the wrong colour.
                blends = isSame || pixel >> 24 == 255
            }
        }
        if shown != nil, !blends { return load(frame, rect, besides: nil) }
        for pixel in pixels where pixel >> 24 != 255 {
            isOpaque = false
            break
        }
        return (blends, isOpaque)
    }

    /// Returns the part as a complete file.
    mutating func encode() throws -> [UInt8] {
        var picture = WebPPicture()
        guard WebPPictureInit(&picture) != 0 else { throw CallFailure.outOfMemory("WebPPictureInit") }
        picture.use_argb = 1
        picture.width = Int32(width)
        picture.height = Int32(pixels.count / max(width, 1))
        picture.argb_stride = Int32(width)
        var writer = WebPMemoryWriter()
        WebPMemoryWriterInit(&writer)
        defer { WebPMemoryWriterClear(&writer) }
        let isEncoded = pixels.withUnsafeMutableBufferPointer { pixels in
            // libwebp frees only memory that it has allocated itself.
            picture.argb = pixels.baseAddress
            return withUnsafeMutablePointer(to: &writer) { writer in
                picture.writer = WebPMemoryWrite
                picture.custom_ptr = UnsafeMutableRawPointer(writer)
                return WebPEncode(&config, &picture) != 0
            }
        }
        let code = picture.error_code
        WebPPictureFree(&picture)
        guard isEncoded else {
            if code == VP8_ENC_ERROR_OUT_OF_MEMORY || code == VP8_ENC_ERROR_BITSTREAM_OUT_OF_MEMORY {
                throw CallFailure.outOfMemory("WebPEncode")
            }
            throw MovieError(
                .encodingFailed, "libwebp could not encode a frame (error \(code.rawValue))",
                remedy: "try another size or format")
        }
        return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
    }
}
