package import CImageCodecs
import Foundation
import Raster

/// The image in a PNG file, through libpng: every colour type, depth and interlacing, as 8-bit RGBA.
///
/// Colours are converted from the file's profile, or from its gamma and chromaticities, to sRGB.
package struct PNGImage: Sendable {
    package let header: png_header
    package let profile: ICCProfile?
    private let data: Data

    /// Reads what stands before the pixels and checks it against the limits.
    package init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        var header = png_header()
        var profile = image_bytes()
        try ImageCodec.read(data) { png_codec_read_header($0, $1, &header, &profile, $2) }
        let profileBytes = Data(profile)
        try limits.check(width: Int(header.width), height: Int(header.height))
        self.data = data
        self.header = header
        self.profile = ICCProfile(header, profileBytes)
    }

    package func decode(_ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        try decode(data, width: Int(header.width), height: Int(header.height), request)
    }

    /// Decodes a file with this one's form and colours, but another size: a frame of an animation.
    package func decode(
        _ file: Data, width: Int, height: Int, _ request: DecodingRequest
    ) throws(ImageError) -> DecodedImage {
        let buffer = try PixelBuffer.make(width: width, height: height)
        var hasPixels = false
        var isWhole = true
        do throws(ImageError) {
            try ImageCodec.read(file) { png_codec_read($0, $1, buffer.target, &hasPixels, $2) }
        } catch {
            guard case .truncated = error, request.acceptsPart, hasPixels else { throw error }
            isWhole = false
        }
        let samples = Samples(
            buffer: buffer, form: .straight, hasAlpha: header.has_alpha || !isWhole, profile: profile,
            decoding: request.decoding)
        return DecodedImage(bitmap: samples.bitmap(), isWhole: isWhole)
    }
}

extension png_header {
    /// x and y of white, red, green and blue.
    package var chromaticityNumbers: [Double] {
        withUnsafeBytes(of: chromaticities) { Array($0.bindMemory(to: Double.self)) }
    }
}

extension ICCProfile {
    /// What the file says that its colours mean; nil for sRGB, and where it does not say.
    fileprivate init?(_ header: png_header, _ bytes: Data?) {
        if let bytes {
            self.init(bytes, model: header.is_gray ? .monochrome : .rgb)
            return
        }
        guard header.srgb_intent < 0, header.gamma > 0 else { return nil }
        self.init(
            gamma: 1 / header.gamma, chromaticities: header.has_chromaticities ? header.chromaticityNumbers : nil,
            isGray: header.is_gray)
    }
}
