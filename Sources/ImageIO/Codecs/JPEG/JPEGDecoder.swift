import CImageCodecs
import CoreGraphics
import Foundation
import Raster

/// JPEG through libjpeg-turbo: gray, colour and inks, baseline and progressive, as opaque 8-bit RGBA.
///
/// Colours are converted from the file's profile to sRGB; inks without a profile by the plain rule. A damaged or cut file is
/// an error, where libjpeg alone would paint the rest gray.
struct JPEGDecoder: ImageDecoder {
    static let typeIdentifier = "public.jpeg"

    private let data: Data
    private let header: jpeg_header
    private let exif: ExifBlock?
    private let profile: ICCProfile?
    let isWhole: Bool

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        var header = jpeg_header()
        try ImageCodec.read(data) { jpeg_codec_read_header($0, $1, &header, $2) }
        try limits.check(width: Int(header.width), height: Int(header.height))
        let (segments, exif) = data.withUnsafeBytes { file in
            let segments = JPEGSegments(file)
            return (segments, segments.exif.map { ExifBlock(UnsafeRawBufferPointer(rebasing: file[$0])) })
        }
        self.data = data
        self.header = header
        self.exif = exif
        isWhole = segments.isWhole
        profile = segments.profile.flatMap { ICCProfile($0, model: header.model.colorModel) }
    }

    func description(at index: Int) -> ImageDescription {
        var result = ImageDescription(
            width: Int(header.width), height: Int(header.height), depth: Int(header.depth), model: header.model.model)
        result.resolution = header.resolution ?? exif?.resolution
        result.orientation = exif?.orientation
        result.profileName = profile?.name ?? exif?.profileName
        result.metadata = exif?.metadata ?? [:]
        result.metadata.add(header.values, to: kCGImagePropertyJFIFDictionary)
        result.isWhole = isWhole
        return result
    }

    func thumbnail(at index: Int) -> Data? { exif?.thumbnail }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedPicture {
        let reduction = request.reduction
        let (width, height) = (Int(header.width), Int(header.height))
        let buffer = try PixelBuffer.make(
            width: (width + reduction - 1) / reduction, height: (height + reduction - 1) / reduction)
        var wholeRows: UInt32 = 0
        do throws(ImageError) {
            try ImageCodec.read(data) { bytes, count, message in
                request.acceptsPart
                    ? jpeg_codec_read(bytes, count, Int32(reduction), buffer.target, &wholeRows, message)
                    : jpeg_codec_read(bytes, count, Int32(reduction), buffer.target, nil, message)
            }
            return DecodedPicture(bitmap: samples(buffer).bitmap())
        } catch {
            guard case .truncated = error, wholeRows > 0 else { throw error }
            return DecodedPicture(bitmap: part(buffer, rowCount: Int(wholeRows)), isWhole: false)
        }
    }

    private func samples(_ buffer: PixelBuffer) -> Samples {
        let form: Samples.Form = header.model == JPEG_CMYK ? .inks(isInverted: header.is_inverted) : .straight
        return Samples(buffer: buffer, form: form, hasAlpha: false, profile: profile)
    }

    /// A picture of which only the first rows have come. The others are left transparent.
    private func part(_ buffer: PixelBuffer, rowCount: Int) -> Bitmap {
        let rows = PixelBuffer(
            wrapping: buffer.base, width: buffer.width, height: rowCount, bytesPerRow: buffer.bytesPerRow,
            release: { withExtendedLifetime(buffer) {} })
        _ = samples(rows).bitmap()
        return Bitmap(buffer, isOpaque: rowCount == buffer.height)
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

    fileprivate var colorModel: CGColorSpaceModel {
        switch self {
        case JPEG_GRAY: .monochrome
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
