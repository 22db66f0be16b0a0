import CImageCodecs
import Foundation
import Raster

/// PNG through libpng: every colour type, depth and interlacing, as 8-bit RGBA.
///
/// The samples are taken as sRGB; `gAMA`, `cHRM` and `iCCP` are not read.
struct PNGDecoder: ImageDecoder {
    static let typeIdentifier = "public.png"
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    let images: [ImageDescription]
    private let data: Data

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: signature) }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        var description = try SinglePicture.describe(data, limits: limits, with: png_codec_read_header)
        description.orientation = data.withUnsafeBytes { Self.exif(in: $0).flatMap(ExifBlock.orientation) }
        images = [description]
        self.data = data
    }

    func bitmap(at index: Int) throws(ImageError) -> Bitmap {
        try SinglePicture.decode(data, images[index], with: png_codec_read)
    }

    /// The contents of the `eXIf` chunk, which may stand before or after the pixels.
    private static func exif(in file: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var reader = ByteReader(file, at: signature.count)
        while let length = reader.read(UInt32.self), let kind = reader.read(UInt32.self),
            let contents = reader.read(count: Int(length))
        {
            if kind == 0x6558_4966 { return contents }  // eXIf
            guard reader.skip(4) else { return nil }  // the checksum
        }
        return nil
    }
}
