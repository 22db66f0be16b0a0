import CImageCodecs
import Foundation
import Raster

/// JPEG through libjpeg-turbo: gray, colour and CMYK, baseline and progressive, as opaque 8-bit RGBA.
///
/// The samples are taken as sRGB; CMYK is converted without a profile. A damaged or cut file is an error, where libjpeg
/// alone would paint the rest gray.
struct JPEGDecoder: ImageDecoder {
    static let typeIdentifier = "public.jpeg"

    let images: [ImageDescription]
    private let data: Data

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: [0xFF, 0xD8, 0xFF]) }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        var description = try SinglePicture.describe(data, limits: limits, with: jpeg_codec_read_header)
        description.orientation = data.withUnsafeBytes { Self.exif(in: $0).flatMap(ExifBlock.orientation) }
        images = [description]
        self.data = data
    }

    func bitmap(at index: Int) throws(ImageError) -> Bitmap {
        try SinglePicture.decode(data, images[index], with: jpeg_codec_read)
    }

    /// The Exif block of the first APP1 segment that has one, looked for up to the first scan.
    private static func exif(in file: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var reader = ByteReader(file, at: 2)
        while let fill = reader.read(UInt8.self), fill == 0xFF, var marker = reader.read(UInt8.self) {
            while marker == 0xFF {  // any number of fill bytes may stand before a marker
                guard let next = reader.read(UInt8.self) else { return nil }
                marker = next
            }
            guard marker != 0xDA, let length = reader.read(UInt16.self), length >= 2,
                let segment = reader.read(count: Int(length) - 2)
            else { return nil }
            let header: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]  // Exif
            if marker == 0xE1, segment.starts(with: header) {
                return UnsafeRawBufferPointer(rebasing: segment[header.count...])
            }
        }
        return nil
    }
}
