import CImageCodecs
import Foundation
import PDFSyntax
import Raster

/// An image's samples as in its stream: rows from the top, each starting at a byte boundary.
struct ImageSamples {
    var width, height: Int
    var componentCount: Int
    /// 1, 2, 4, 8 or 16, the high byte first.
    var bits: Int
    var bytes: [UInt8]

    var bytesPerRow: Int { (width * componentCount * bits + 7) / 8 }

    /// Pads a stream that ends early with zeros.
    mutating func fill() {
        let missing = bytesPerRow * height - bytes.count
        if missing > 0 { bytes.append(contentsOf: repeatElement(0, count: missing)) }
    }

    /// Drops the last component, which is alpha: in a page, masks define transparency.
    mutating func dropLastComponent() {
        let size = bits / 8
        let (whole, kept) = (componentCount * size, (componentCount - 1) * size)
        bytes = (0..<width * height).flatMap { bytes[$0 * whole..<$0 * whole + kept] }
        componentCount -= 1
    }

    /// Reduces samples of 16 bits to their high bytes.
    mutating func narrow() {
        guard bits == 16 else { return }
        bytes = stride(from: 0, to: bytes.count - 1, by: 2).map { bytes[$0] }
        bits = 8
    }
}

/// Decodes the image filters.
enum PictureFilter {
    /// - count: the number of components of the colour space; 0 when the file does not specify it.
    static func decode(
        _ contents: PDFStream.Contents, width: Int, height: Int, count: Int
    ) throws(PDFError) -> ImageSamples {
        guard let filter = contents.filter else { throw .damaged("no filter") }
        switch filter.name {
        case "DCTDecode", "DCT": return try jpeg(contents.bytes, count: count)
        case "JPXDecode": return try jpeg2000(contents.bytes)
        case "CCITTFaxDecode", "CCF":
            return try fax(contents.bytes, filter.parameters ?? PDFDictionary([:]), width: width, height: height)
        default: throw .damaged("images of \(filter.name) are not read")
        }
    }

    private static func jpeg2000(_ bytes: [UInt8]) throws(PDFError) -> ImageSamples {
        do throws(ImageError) {
            let picture = try JPEG2000Image(Data(bytes), limits: ImageLimits(pixels: PageImageReader.maxPixelCount))
            let (pixels, bits, size) = try picture.samples()
            var samples = ImageSamples(
                width: size.width, height: size.height, componentCount: picture.channels, bits: bits, bytes: pixels)
            if picture.hasAlpha { samples.dropLastComponent() }
            return samples
        } catch {
            throw .damaged("a JPEG 2000 picture: \(error.description)")
        }
    }

    private static func jpeg(_ bytes: [UInt8], count: Int) throws(PDFError) -> ImageSamples {
        let data = Data(bytes)
        do throws(ImageError) {
            var header = jpeg_header()
            try ImageCodec.read(data) { jpeg_codec_read_header($0, $1, &header, $2) }
            try ImageLimits(pixels: PageImageReader.maxPixelCount).check(
                width: Int(header.width), height: Int(header.height))
            let buffer = try PixelBuffer.make(width: Int(header.width), height: Int(header.height))
            var rows: UInt32 = 0
            do throws(ImageError) {
                try ImageCodec.read(data) { jpeg_codec_read($0, $1, 1, buffer.target, &rows, $2) }
            } catch {
                // The rows that were decoded are shown.
                guard case .truncated = error, rows > 0 else { throw error }
            }
            let stored = header.model == JPEG_CMYK ? 4 : header.model == JPEG_GRAY ? 1 : 3
            return samples(buffer, count: stored)
        } catch {
            throw .damaged("a JPEG picture: \(error.description)")
        }
    }

    /// Returns the first components of each pixel.
    static func samples(_ buffer: PixelBuffer, count: Int) -> ImageSamples {
        var bytes = [UInt8](repeating: 0, count: buffer.width * buffer.height * count)
        bytes.withUnsafeMutableBufferPointer { to in
            var place = 0
            for y in 0..<buffer.height {
                let row = buffer.base + y * buffer.bytesPerRow
                for x in 0..<buffer.width {
                    for component in 0..<count { to[place + component] = row[x * 4 + component] }
                    place += count
                }
            }
        }
        return ImageSamples(width: buffer.width, height: buffer.height, componentCount: count, bits: 8, bytes: bytes)
    }

    // MARK: CCITT fax

    /// Decodes CCITT fax data as the only strip of a TIFF file, which libtiff reads.
    private static func fax(
        _ bytes: [UInt8], _ parameters: PDFDictionary, width: Int, height: Int
    ) throws(PDFError) -> ImageSamples {
        let columns = parameters["Columns"].integer ?? 1728
        let rows = parameters["Rows"].integer.map { $0 > 0 ? $0 : height } ?? height
        guard (1...65536).contains(columns), (1...65536).contains(rows),
            columns * rows <= PageImageReader.maxPixelCount
        else { throw .tooLarge("a fax of \(columns) x \(rows) pixels") }
        let k = parameters["K"].integer ?? 0
        let (file, directory) = tiff(bytes, columns, rows, compression: k < 0 ? 4 : 3, isTwoDimensional: k > 0)
        do throws(ImageError) {
            let buffer = try PixelBuffer.make(width: columns, height: rows)
            let limits = tiff_limits(memory: 1 << 28)
            do throws(ImageError) {
                try ImageCodec.read(file) { tiff_codec_read($0, $1, limits, directory, buffer.target, $2) }
            } catch {
                guard case .truncated = error else { throw error }
            }
            // Black is 0 unless the file says otherwise.
            let isInverted = parameters["BlackIs1"].boolean ?? false
            var samples = ImageSamples(width: columns, height: rows, componentCount: 1, bits: 1, bytes: [])
            samples.bytes = [UInt8](repeating: 0, count: samples.bytesPerRow * rows)
            for y in 0..<rows {
                let row = buffer.base + y * buffer.bytesPerRow
                for x in 0..<columns where (row[x * 4] > 127) != isInverted {
                    samples.bytes[y * samples.bytesPerRow + x >> 3] |= 0x80 >> UInt8(x & 7)
                }
            }
            return samples
        } catch {
            throw .damaged("a fax: \(error.description)")
        }
    }

    /// Returns a TIFF file around fax data, and the offset of its directory.
    private static func tiff(
        _ bytes: [UInt8], _ columns: Int, _ rows: Int, compression: Int, isTwoDimensional: Bool
    ) -> (Data, UInt64) {
        let long = 4
        let entries: [(tag: Int, value: Int)] = [
            (256, columns), (257, rows), (258, 1), (259, compression), (262, 0), (266, 1), (273, 8), (277, 1),
            (278, rows), (279, bytes.count), (compression == 4 ? 293 : 292, isTwoDimensional ? 1 : 0),
        ]
        func little(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let directory = (8 + bytes.count + 1) & ~1
        var file: [UInt8] = Array("II".utf8) + little(42, 2) + little(directory, 4) + bytes
        while file.count < directory { file.append(0) }
        file += little(entries.count, 2)
        for entry in entries { file += little(entry.tag, 2) + little(long, 2) + little(1, 4) + little(entry.value, 4) }
        file += little(0, 4)
        return (Data(file), UInt64(directory))
    }
}
