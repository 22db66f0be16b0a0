package import CImageCodecs
import Foundation
import Raster

/// The image in a JPEG file, through libjpeg-turbo: gray, colour and inks, baseline and progressive, as opaque 8-bit
/// RGBA.
///
/// Colours are converted from the file's profile to sRGB; inks without a profile by simple subtraction. A damaged or
/// truncated file is an error, where libjpeg alone would paint the rest gray.
package struct JPEGImage: Sendable {
    package let header: jpeg_header
    package let profile: ICCProfile?
    /// The location of the file's Exif block, from its byte-order mark.
    package let exif: Range<Int>?
    /// The location of the file's XMP packet.
    package let xmp: Range<Int>?
    /// The location of Photoshop's resources, from their name.
    package let resources: Range<Int>?
    /// The location of the multi-picture index, from its byte-order mark.
    package let pictureIndex: Range<Int>?
    /// Whether the end marker is there.
    package let isWhole: Bool
    private let data: Data

    /// Reads the header before the pixels and checks it against the limits.
    package init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        var header = jpeg_header()
        try ImageCodec.read(data) { jpeg_codec_read_header($0, $1, &header, $2) }
        try limits.check(width: Int(header.width), height: Int(header.height))
        let segments = data.withUnsafeBytes { JPEGSegments($0) }
        self.data = data
        self.header = header
        exif = segments.exif
        xmp = segments.xmp
        resources = segments.resources
        pictureIndex = segments.pictureIndex
        isWhole = segments.isWhole
        profile = segments.profile.flatMap { ICCProfile($0, model: header.model.colorModel) }
    }

    package func decode(_ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        let reduction = request.reduction
        let buffer = try request.reducedBuffer(width: header.width, height: header.height)
        var wholeRows: UInt32 = 0
        do throws(ImageError) {
            try ImageCodec.read(data) { bytes, count, message in
                request.acceptsPart
                    ? jpeg_codec_read(bytes, count, Int32(reduction), buffer.target, &wholeRows, message)
                    : jpeg_codec_read(bytes, count, Int32(reduction), buffer.target, nil, message)
            }
            let isAsItIs = reduction == 1 && request.decoding == nil && profile == nil && header.model != JPEG_CMYK
            var image = samples(buffer, request).decoded(isGray: header.model == JPEG_GRAY)
            image.jpeg = isAsItIs ? data : nil
            return image
        } catch {
            guard case .truncated = error, wholeRows > 0 else { throw error }
            return DecodedImage(bitmap: part(buffer, rowCount: Int(wholeRows), request), isWhole: false)
        }
    }

    private func samples(_ buffer: PixelBuffer, _ request: DecodingRequest) -> Samples {
        let form: Samples.Form = header.model == JPEG_CMYK ? .inks(isInverted: header.is_inverted) : .straight
        return Samples(buffer: buffer, form: form, hasAlpha: false, profile: profile, decoding: request.decoding)
    }

    /// Returns an image of which only the first rows were decoded. The others are transparent.
    private func part(_ buffer: PixelBuffer, rowCount: Int, _ request: DecodingRequest) -> Bitmap {
        let rows = PixelBuffer(
            wrapping: buffer.base, width: buffer.width, height: rowCount, bytesPerRow: buffer.bytesPerRow,
            release: { withExtendedLifetime(buffer) {} })
        _ = samples(rows, request).bitmap()
        return Bitmap(buffer, isOpaque: rowCount == buffer.height)
    }
}

extension jpeg_model {
    var colorModel: CGColorSpaceModel {
        switch self {
        case JPEG_GRAY: .monochrome
        case JPEG_CMYK: .cmyk
        default: .rgb
        }
    }
}
