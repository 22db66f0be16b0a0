import COpenJPEG
import Foundation

/// Writes JPEG 2000 files through OpenJPEG.
package enum JPEG2000Writer {
    /// Writes samples of sRGB or gray on its curve, rows without padding.
    /// - Parameters:
    ///   - bytes: of 8 or 16 bits each, high byte first.
    ///   - channels: 1 to 4, including alpha.
    ///   - quality: from 0, the smallest file, to 1, lossless.
    package static func write(
        _ bytes: Data, width: Int, height: Int, bits: Int, channels: Int, hasAlpha: Bool, quality: Double
    ) throws(ImageError) -> Data {
        var components = [opj_image_cmptparm_t](repeating: opj_image_cmptparm_t(), count: channels)
        for i in components.indices {
            components[i].dx = 1
            components[i].dy = 1
            components[i].w = OPJ_UINT32(width)
            components[i].h = OPJ_UINT32(height)
            components[i].prec = OPJ_UINT32(bits)
        }
        let colors = channels - (hasAlpha ? 1 : 0)
        let space = colors == 1 ? OPJ_CLRSPC_GRAY : colors == 4 ? OPJ_CLRSPC_CMYK : OPJ_CLRSPC_SRGB
        guard let image = opj_image_create(OPJ_UINT32(channels), &components, space) else { throw .outOfMemory }
        defer { opj_image_destroy(image) }
        image.pointee.x1 = OPJ_UINT32(width)
        image.pointee.y1 = OPJ_UINT32(height)
        fill(image, bytes, count: width * height, bits: bits, channels: channels)
        if hasAlpha { image.pointee.comps[channels - 1].alpha = 1 }
        return try encode(image, smallerSide: min(width, height), colors: colors, quality: quality)
    }

    private static func fill(
        _ image: UnsafeMutablePointer<opj_image_t>, _ bytes: Data, count: Int, bits: Int, channels: Int
    ) {
        bytes.withUnsafeBytes { samples in
            for channel in 0..<channels {
                guard let plane = image.pointee.comps[channel].data else { continue }
                for i in 0..<count {
                    let place = i * channels + channel
                    plane[i] =
                        bits == 16
                        ? OPJ_INT32(samples[place * 2]) << 8 | OPJ_INT32(samples[place * 2 + 1])
                        : OPJ_INT32(samples[place])
                }
            }
        }
    }

    private static func encode(
        _ image: UnsafeMutablePointer<opj_image_t>, smallerSide: Int, colors: Int, quality: Double
    ) throws(ImageError) -> Data {
        var parameters = opj_cparameters_t()
        opj_set_default_encoder_parameters(&parameters)
        parameters.tcp_numlayers = 1
        parameters.tcp_mct = colors == 3 ? 1 : 0
        // One resolution for each halving that leaves a pixel.
        parameters.numresolution = Int32(min(6, Int.bitWidth - smallerSide.leadingZeroBitCount))
        if quality < 1 {
            parameters.irreversible = 1
            parameters.cp_fixed_quality = 1
            // Decibels: from barely recognizable to visually lossless.
            parameters.tcp_distoratio.0 = Float(25 + 25 * quality)
        } else {
            parameters.cp_disto_alloc = 1
        }
        let memory = OpenJPEGMemory()
        guard let codec = opj_create_compress(OPJ_CODEC_JP2) else { throw .outOfMemory }
        defer { opj_destroy_codec(codec) }
        guard let stream = memory.stream(isInput: false) else { throw .outOfMemory }
        defer { opj_stream_destroy(stream) }
        guard opj_setup_encoder(codec, &parameters, image) != 0, opj_start_compress(codec, image, stream) != 0,
            opj_encode(codec, stream) != 0, opj_end_compress(codec, stream) != 0
        else { throw .invalid("OpenJPEG could not write the image") }
        return memory.data
    }
}
