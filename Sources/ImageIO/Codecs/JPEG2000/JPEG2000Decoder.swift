import CoreGraphics
import Foundation

/// JPEG 2000: a ``JPEG2000Image``, from a file or a bare codestream.
struct JPEG2000Decoder: ImageDecoder {
    static let typeIdentifier = "public.jpeg-2000"

    private let picture: JPEG2000Image

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { JPEG2000Image.recognizes(bytes) }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) { picture = try JPEG2000Image(data, limits: limits) }

    func description(at index: Int) -> ImageDescription {
        let colors = picture.channels - (picture.hasAlpha ? 1 : 0)
        var result = ImageDescription(
            width: picture.width, height: picture.height, depth: picture.depth,
            model: colors == 1 ? .gray : colors == 4 ? .cmyk : .rgb, hasAlpha: picture.hasAlpha)
        result.profileName = picture.profile?.name
        return result
    }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        try picture.decode(request)
    }
}

/// JPEG 2000 through OpenJPEG: 8 or 16 bits, gray or sRGB, with alpha. Quality 1 is lossless.
enum JPEG2000Encoder: ImageEncoder {
    static let typeIdentifier = "public.jpeg-2000"
    static let maxImageCount = 1

    private static let defaultQuality = 0.8

    static func encode(_ images: [EncodableImage], properties: ImageProperties) throws(ImageError) -> Data {
        let samples = try EncodableSamples(images[0].image, keepsSpace: false)
        return try JPEG2000Writer.write(
            samples.bytes, width: samples.width, height: samples.height, bits: samples.bits,
            channels: samples.channels, hasAlpha: samples.hasAlpha,
            quality: images[0].properties.filled(from: properties).quality ?? defaultQuality)
    }
}
