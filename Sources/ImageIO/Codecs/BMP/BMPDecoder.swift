import CoreGraphics
import Foundation
import Raster

/// BMP: every version of the header, every depth from 1 to 32 bits, 4- and 8-bit run-length encoding, and channels at
/// any position in a pixel. Embedded JPEG or PNG images, which only printers support, are rejected.
struct BMPDecoder: ImageDecoder {
    static let typeIdentifier = "com.microsoft.bmp"

    private let data: Data
    private let header: BMPHeader

    static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: "BM".utf8) }

    init(_ data: Data, limits: ImageLimits) throws(ImageError) {
        self.data = data
        header = try data.withBytes { file throws(ImageError) in try BMPHeader(file, limits: limits) }
    }

    func description(at index: Int) -> ImageDescription {
        var result = ImageDescription(
            width: header.width, height: header.height, depth: header.depth <= 8 ? header.depth : 8, model: .rgb,
            isIndexed: header.depth <= 8, hasAlpha: header.hasAlpha)
        let (x, y) = header.pixelsPerMetre
        if x > 0, y > 0 { result.resolution = .init(x: Double(x) * 0.0254, y: Double(y) * 0.0254) }
        switch header.compression {
        case .none, .masks: result.isWhole = data.count >= header.pixelOffset + rowSize * header.height
        // The end of run-length data is known only after reading it.
        case .runs4, .runs8: result.isWhole = data.count > header.pixelOffset
        }
        return result
    }

    func decode(_ index: Int, _ request: DecodingRequest) throws(ImageError) -> DecodedImage {
        let samples: Samples = try data.withBytes { file throws(ImageError) in
            let needed = header.pixelOffset + (header.isCompressed ? 1 : rowSize * header.height)
            guard file.count >= needed else { throw .truncated("\(file.count) of \(needed) bytes") }
            let buffer = try PixelBuffer.make(width: header.width, height: header.height)
            let pixels = UnsafeRawBufferPointer(rebasing: file[header.pixelOffset...])
            if header.isCompressed {
                var runs = BMPRuns(pixels, header: header)
                try runs.draw(into: buffer)
                return Samples(buffer: buffer, form: .premultiplied, hasAlpha: !runs.isOpaque)
            }
            for y in 0..<header.height {
                let row = UnsafeRawBufferPointer(rebasing: pixels[y * rowSize..<(y + 1) * rowSize])
                readRow(row, into: buffer.row(header.isTopDown ? y : header.height - 1 - y))
            }
            return Samples(buffer: buffer, form: .straight, hasAlpha: header.hasAlpha)
        }
        return DecodedImage(bitmap: samples.bitmap())
    }

    /// The size of a row in bytes, padded to a multiple of four. Sides are below 2^31 and depths up to 32.
    private var rowSize: Int { (header.width * header.depth + 31) / 32 * 4 }

    /// Reads one row as straight RGBA. `row` has `rowSize` bytes and `target` room for `width` pixels.
    private func readRow(_ row: UnsafeRawBufferPointer, into target: UnsafeMutablePointer<UInt8>) {
        switch header.depth {
        case 24:
            for x in 0..<header.width {
                let pixel = target + x * 4
                (pixel[0], pixel[1], pixel[2], pixel[3]) = (row[x * 3 + 2], row[x * 3 + 1], row[x * 3], 255)
            }
        case 16, 32:
            let (masks, hasAlpha) = (header.masks, header.hasAlpha)
            for x in 0..<header.width {
                let bits =
                    header.depth == 16
                    ? UInt32(UInt16(littleEndian: row.loadUnaligned(fromByteOffset: x * 2, as: UInt16.self)))
                    : UInt32(littleEndian: row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self))
                for channel in 0..<3 { target[x * 4 + channel] = masks[channel].level(in: bits) }
                target[x * 4 + 3] = hasAlpha ? masks[3].level(in: bits) : 255
            }
        default:
            let perByte = 8 / header.depth
            let mask = UInt8((1 << header.depth) - 1)
            for x in 0..<header.width {
                let shift = 8 - header.depth * (x % perByte + 1)
                header.putColor(Int(row[x / perByte] >> UInt8(shift) & mask), at: target + x * 4)
            }
        }
    }
}

extension BMPHeader {
    var isCompressed: Bool { compression == .runs4 || compression == .runs8 }

    /// Writes an index's opaque colour to `pixel`. An index without a colour is black.
    func putColor(_ index: Int, at pixel: UnsafeMutablePointer<UInt8>) {
        let hasColor = index * 3 < palette.count
        for channel in 0..<3 { pixel[channel] = hasColor ? palette[index * 3 + 2 - channel] : 0 }
        pixel[3] = 255
    }
}
