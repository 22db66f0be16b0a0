import Raster

/// The pixels of a run-length encoded BMP: runs of an index, and literal indices, from the bottom row up.
struct BMPRuns {
    private var reader: ByteReader
    private let header: BMPHeader
    private var x = 0
    private var y = 0
    /// The number of pixels drawn, excluding those outside the image.
    private var drawn = 0

    init(_ bytes: UnsafeRawBufferPointer, header: BMPHeader) {
        reader = ByteReader(bytes)
        self.header = header
    }

    /// Whether every pixel has been drawn; skipped pixels are transparent.
    var isOpaque: Bool { drawn >= header.width * header.height }

    /// Draws until the end marker, or until the image is full, because some writers omit the marker.
    mutating func draw(into buffer: PixelBuffer) throws(ImageError) {
        while let count = reader.read(UInt8.self), let value = reader.read(UInt8.self) {
            if count > 0 {
                drawRun(count: Int(count), value, into: buffer)
                continue
            }
            switch value {
            case 0:  // the end of a row
                (x, y) = (0, y + 1)
            case 1:  // the end of the picture
                return
            case 2:  // a step right and up
                guard let right = reader.read(UInt8.self), let up = reader.read(UInt8.self) else { throw Self.cut }
                x += Int(right)
                y += Int(up)
            default:
                try drawIndices(count: Int(value), into: buffer)
            }
            if y > header.height { throw .invalid("the pixels exceed the image") }
        }
        guard isOpaque else { throw Self.cut }
    }

    private static var cut: ImageError { .truncated("the pixels are incomplete") }

    private mutating func drawRun(count: Int, _ value: UInt8, into buffer: PixelBuffer) {
        for i in 0..<count {
            let index = header.compression == .runs8 ? value : i % 2 == 0 ? value >> 4 : value & 15
            put(Int(index), into: buffer)
        }
    }

    private mutating func drawIndices(count: Int, into buffer: PixelBuffer) throws(ImageError) {
        let size = header.compression == .runs8 ? count : (count + 1) / 2
        // Padded to an even number of bytes.
        guard let bytes = reader.read(count: size) else { throw Self.cut }
        if size % 2 == 1, !reader.skip(1) { throw Self.cut }
        for i in 0..<count {
            let index =
                header.compression == .runs8 ? bytes[i] : i % 2 == 0 ? bytes[i / 2] >> 4 : bytes[i / 2] & 15
            put(Int(index), into: buffer)
        }
    }

    private mutating func put(_ index: Int, into buffer: PixelBuffer) {
        if x < header.width, y < header.height {
            header.putColor(index, at: buffer.row(header.height - 1 - y) + x * 4)
            drawn += 1
        }
        x += 1
    }
}
