import CLibRaw
import CoreGraphics
import Foundation

/// A camera's raw file through LibRaw: developed with the camera's white balance, in 16-bit sRGB, or gray.
///
/// The camera's own rendering is the embedded thumbnail. TIFF fields are read as for other files.
struct RawDecoder<Kind: RawKind>: ImageDecoder {
    static var typeIdentifier: String { Kind.typeIdentifier }

    private let data: Data
    private let facts: raw_facts
    private let exif: ExifBlock?
    private let megabytes: Int32

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { Kind.recognizes(bytes) }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        try RawLibrary.require()
        self.data = data
        // The maximum number of pixels, in four colours of 16 bits, plus temporary memory.
        megabytes = Int32(clamping: max(limits.pixels / (1 << 20) * 16, 64))
        var facts = raw_facts()
        let limit = megabytes
        let result = data.withUnsafeBytes { bytes in
            withUnsafePointer(to: raw) { raw_describe($0, bytes.baseAddress, bytes.count, limit, &facts) }
        }
        if let error = ImageError(raw: result) { throw error }
        try limits.check(width: Int(facts.width), height: Int(facts.height))
        self.facts = facts
        let isTIFF = data.withUnsafeBytes { TIFFDecoder.recognizes($0) }
        exif = isTIFF ? data.withUnsafeBytes { ExifBlock($0) } : nil
    }

    func description(at index: Int) -> ImageDescription {
        var result = ImageDescription(
            width: Int(facts.width), height: Int(facts.height), depth: 16, model: facts.is_gray ? .gray : .rgb,
            hasAlpha: false)
        result.orientation = orientation
        result.metadata = exif?.metadata ?? [:]
        result.metadata.add(facts.camera, to: kCGImagePropertyTIFFDictionary)
        result.metadata.add(facts.exposure, to: kCGImagePropertyExifDictionary)
        return result
    }

    private var orientation: CGImagePropertyOrientation? {
        switch facts.flip {
        case 3: .down
        case 5: .left
        case 6: .right
        default: exif?.orientation
        }
    }

    func thumbnail(at index: Int) -> Data? {
        var result: Int32 = 0
        let preview = data.withUnsafeBytes { bytes in
            withUnsafePointer(to: raw) { raw_preview($0, bytes.baseAddress, bytes.count, megabytes, &result) }
        }
        guard let preview else { return nil }
        defer { withUnsafePointer(to: raw) { raw_free($0, preview) } }
        guard preview.pointee.type == LIBRAW_IMAGE_JPEG else { return nil }
        return Data(bytes: raw_bytes(preview), count: Int(preview.pointee.data_size))
    }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        var result: Int32 = 0
        let image = data.withUnsafeBytes { bytes in
            withUnsafePointer(to: raw) {
                raw_develop($0, bytes.baseAddress, bytes.count, megabytes, request.reduction > 1, &result)
            }
        }
        guard let image else { throw ImageError(raw: result) ?? .outOfMemory }
        defer { withUnsafePointer(to: raw) { raw_free($0, image) } }
        let (width, height) = (Int(image.pointee.width), Int(image.pointee.height))
        let channels = Int(image.pointee.colors)
        guard image.pointee.type == LIBRAW_IMAGE_BITMAP, image.pointee.bits == 16, channels == 1 || channels == 3,
            Int(image.pointee.data_size) >= width * height * channels * 2
        else { throw .unsupported("a picture of \(channels) colours") }
        return try NativeSamples.image(
            width: width, height: height, bits: 16, channels: channels, bytesPerRow: width * channels * 2,
            space: channels == 1 ? .genericGray : .standard, alpha: .none, order: .order16Little,
            Data(bytes: raw_bytes(image), count: width * height * channels * 2))
    }
}

extension raw_facts {
    /// The camera's maker and model.
    fileprivate var camera: MetadataDictionary {
        var values: MetadataDictionary = [:]
        for (key, text) in [
            (kCGImagePropertyTIFFMake, text(of: make)), (kCGImagePropertyTIFFModel, text(of: model)),
            (kCGImagePropertyTIFFArtist, text(of: artist)),
        ] where !text.isEmpty { values[key] = .text(text) }
        return values
    }

    /// The exposure settings.
    fileprivate var exposure: MetadataDictionary {
        var values: MetadataDictionary = [:]
        for (key, number) in [
            (kCGImagePropertyExifExposureTime, shutter), (kCGImagePropertyExifFNumber, aperture),
            (kCGImagePropertyExifFocalLength, focal_length),
        ] where number > 0 && number.isFinite { values[key] = .number(Double(number)) }
        if iso_speed > 0, iso_speed < 1e7 { values[kCGImagePropertyExifISOSpeedRatings] = .integers([Int(iso_speed)]) }
        return values
    }

    private func text<Letters>(of letters: Letters) -> String {
        withUnsafeBytes(of: letters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
