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

    /// Reads the header before the pixels and checks it against the limits.
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
        if request.isReduced, request.decoding == nil, !request.acceptsPart {
            return try smallerImage(request)
        }
        if header.keepsMore, request.decoding == nil, !request.acceptsPart { return try nativeImage() }
        return try decode(data, width: Int(header.width), height: Int(header.height), request)
    }

    /// Decodes a file with this one's format and colours, but another size: a frame of an animation.
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
        guard isWhole else { return DecodedImage(bitmap: samples.bitmap(), isWhole: false) }
        return samples.decoded(isGray: header.is_gray)
    }

    /// Returns a smaller image, without allocating memory for all pixels of the whole one.
    private func smallerImage(_ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        let buffer = try request.reducedBuffer(width: header.width, height: header.height)
        try ImageCodec.read(data) {
            png_codec_read_smaller($0, $1, header.width, header.height, UInt32(request.reduction), buffer.target, $2)
        }
        let samples = Samples(buffer: buffer, form: .premultiplied, hasAlpha: header.has_alpha, profile: profile)
        return DecodedImage(bitmap: samples.bitmap())
    }

    /// Returns samples of 16 bits, or of fewer than 8, or palette indices, as they are in the file.
    private func nativeImage() throws(ImageError) -> DecodedImage {
        let channels = (header.is_gray || header.is_indexed ? 1 : 3) + (header.has_alpha ? 1 : 0)
        let (width, height) = (Int(header.width), Int(header.height))
        let bytesPerRow = (width * channels * Int(header.depth) + 7) / 8
        var palette = png_palette()
        let bytes = try Data(count: bytesPerRow * height) { memory throws(ImageError) in
            let target = image_target(
                pixels: memory, width: header.width, height: header.height, stride: bytesPerRow)
            try ImageCodec.read(data) { png_codec_read_native($0, $1, target, &palette, $2) }
        }
        var space = CGColorSpace.space(of: profile, componentCount: header.is_gray ? 1 : 3)
        if header.is_indexed {
            let colors = withUnsafeBytes(of: palette.colors) { Array($0) }
            guard let indexed = CGColorSpace(indexedBaseSpace: space, last: Int(palette.last), colorTable: colors)
            else { throw .invalid("no palette") }
            space = indexed
        }
        return try NativeSamples.image(
            width: width, height: height, bits: Int(header.depth), channels: channels, bytesPerRow: bytesPerRow,
            space: space, alpha: header.has_alpha ? .last : .none, order: .orderDefault, bytes)
    }
}

extension png_header {
    /// Whether the samples don't fit in bytes: 16 bits, palette indices, or gray of fewer bits.
    fileprivate var keepsMore: Bool {
        depth == 16 || (is_indexed && !has_alpha) || (is_gray && depth < 8 && !has_alpha)
    }
}

extension png_header {
    /// x and y of white, red, green and blue.
    package var chromaticityNumbers: [Double] {
        withUnsafeBytes(of: chromaticities) { Array($0.bindMemory(to: Double.self)) }
    }
}

extension ICCProfile {
    /// Creates the profile that the file specifies for its colours; nil for sRGB, and if it specifies none.
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
