import CImageCodecs
import CoreGraphics
import Foundation

/// JPEG: a ``JPEGImage``, and what its file says of it.
struct JPEGDecoder: ImageDecoder {
    static let typeIdentifier = "public.jpeg"

    private let picture: JPEGImage
    private let exif: ExifBlock?
    private let xmp: Data?
    private let iptc: IPTCTexts

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        let picture = try JPEGImage(data, limits: limits)
        exif = data.withUnsafeBytes { file in
            picture.exif.map { ExifBlock(UnsafeRawBufferPointer(rebasing: file[$0])) }
        }
        xmp = picture.xmp.map { Data(data.dropFirst($0.lowerBound).prefix($0.count)) }
        iptc = data.withUnsafeBytes { file in
            picture.resources.map {
                IPTCTexts(IPTCRecords.dictionary(ofSegment: UnsafeRawBufferPointer(rebasing: file[$0])))
            } ?? IPTCTexts()
        }
        self.picture = picture
    }

    var isWhole: Bool { picture.isWhole }

    func description(at index: Int) -> ImageDescription {
        let header = picture.header
        var result = ImageDescription(
            width: Int(header.width), height: Int(header.height), depth: Int(header.depth), model: header.model.model)
        result.resolution = header.resolution ?? exif?.resolution
        result.orientation = exif?.orientation
        result.profileName = picture.profile?.name ?? exif?.profileName
        result.metadata = exif?.metadata ?? [:]
        result.metadata.add(header.values, to: kCGImagePropertyJFIFDictionary)
        result.xmp = xmp
        result.iptc = iptc
        result.isWhole = isWhole
        return result
    }

    func thumbnail(at index: Int) -> Data? { exif?.thumbnail }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        try picture.decode(request)
    }
}

extension jpeg_model {
    fileprivate var model: ImageDescription.Model {
        switch self {
        case JPEG_GRAY: .gray
        case JPEG_CMYK: .cmyk
        default: .rgb
        }
    }
}

extension jpeg_header {
    fileprivate var resolution: ImageDescription.Resolution? {
        guard density_unit != 0, density_x > 0, density_y > 0 else { return nil }
        let perInch = density_unit == 2 ? 2.54 : 1  // dots per centimetre or per inch
        return .init(x: Double(density_x) * perInch, y: Double(density_y) * perInch)
    }

    /// What the JFIF segment says; nothing without one, except whether the file is progressive.
    fileprivate var values: MetadataDictionary {
        var values: MetadataDictionary = [:]
        if is_progressive { values[kCGImagePropertyJFIFIsProgressive] = .flag(true) }
        guard jfif_major > 0 else { return values }
        values[kCGImagePropertyJFIFVersion] = .integers([Int(jfif_major), Int(jfif_minor)])
        values[kCGImagePropertyJFIFDensityUnit] = .integer(Int(density_unit))
        values[kCGImagePropertyJFIFXDensity] = .integer(Int(density_x))
        values[kCGImagePropertyJFIFYDensity] = .integer(Int(density_y))
        return values
    }
}
