/// Writes TIFF files by hand, so that the reader is tested against the format and not against a library. Nothing is
/// compressed.
struct TIFFBuilder {
    enum Photometric: Int {
        case whiteIsZero = 0, blackIsZero = 1, rgb = 2, palette = 3, inks = 5, lab = 8, profileLab = 9
    }

    var width: Int
    var height: Int
    var depth = 8
    var photometric = Photometric.blackIsZero
    /// The kinds of the extra samples after the colours: 0 for unspecified data, 1 for associated alpha, 2 for
    /// unassociated alpha.
    var extras: [Int] = []
    /// Whether each sample is in a plane of its own.
    var hasPlanes = false
    var isBigEndian = false
    /// The size of tiles; nil for strips of two rows.
    var tile: (width: Int, height: Int)?
    var palette: [Int] = []
    /// Row after row, pixel after pixel, each from 0 to 2^depth - 1.
    var samples: [Int] = []

    private var sampleCount: Int {
        [.rgb: 3, .inks: 4, .lab: 3, .profileLab: 3][photometric, default: 1] + extras.count
    }

    var file: [UInt8] {
        let block = tile ?? (width, 2)
        var blocks: [[UInt8]] = []
        for plane in hasPlanes ? Array(0..<sampleCount) : [-1] {
            for y in stride(from: 0, to: height, by: block.height) {
                // A tile is complete, a strip ends with the image.
                let rows = tile == nil ? min(block.height, height - y) : block.height
                for x in stride(from: 0, to: width, by: block.width) {
                    blocks.append((y..<y + rows).flatMap { row(y: $0, x: x, count: block.width, plane: plane) })
                }
            }
        }
        var offsets: [Int] = []
        var body: [UInt8] = []
        for block in blocks {
            offsets.append(8 + body.count)
            body += block
            if body.count % 2 == 1 { body.append(0) }
        }
        let places: [(tag: Int, kind: Int, values: [Int])] =
            tile == nil
            ? [(273, 4, offsets), (278, 4, [block.height]), (279, 4, blocks.map(\.count))]
            : [(322, 4, [block.width]), (323, 4, [block.height]), (324, 4, offsets), (325, 4, blocks.map(\.count))]
        var fields: [(tag: Int, kind: Int, values: [Int])] = [
            (256, 4, [width]), (257, 4, [height]), (258, 3, Array(repeating: depth, count: sampleCount)), (259, 3, [1]),
            (262, 3, [photometric.rawValue]), (277, 3, [sampleCount]), (284, 3, [hasPlanes ? 2 : 1]),
        ]
        fields += places
        if !extras.isEmpty { fields.append((338, 3, extras)) }
        if !palette.isEmpty { fields.append((320, 3, palette)) }
        return header(8 + body.count) + body + directory(fields.sorted { $0.tag < $1.tag }, at: 8 + body.count)
    }

    // MARK: Private

    /// Returns part of a row, of all samples or of one plane's; zeros beyond the end of the image.
    private func row(y: Int, x: Int, count: Int, plane: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var bits = 0
        var bitCount = 0
        for x in x..<x + count {
            for sample in plane < 0 ? 0..<sampleCount : plane..<plane + 1 {
                let isInside = x < width && y < height
                let value = isInside ? samples[(y * width + x) * sampleCount + sample] : 0
                if depth == 16 {
                    bytes += number(value, 2)
                    continue
                }
                bits = bits << depth | value
                bitCount += depth
                while bitCount >= 8 {
                    bytes.append(UInt8(truncatingIfNeeded: bits >> (bitCount - 8)))
                    bitCount -= 8
                }
            }
        }
        if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits << (8 - bitCount))) }
        return bytes
    }

    private func header(_ directory: Int) -> [UInt8] {
        Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(directory, 4)
    }

    private func directory(_ fields: [(tag: Int, kind: Int, values: [Int])], at start: Int) -> [UInt8] {
        var entries = number(fields.count, 2)
        var rest: [UInt8] = []
        let end = start + 2 + fields.count * 12 + 4
        for field in fields {
            let values = field.values.flatMap { number($0, field.kind == 3 ? 2 : 4) }
            entries += number(field.tag, 2) + number(field.kind, 2) + number(field.values.count, 4)
            if values.count <= 4 {
                entries += values + Array(repeating: 0, count: 4 - values.count)
            } else {
                entries += number(end + rest.count, 4)
                rest += values
            }
        }
        return entries + number(0, 4) + rest
    }

    private func number(_ value: Int, _ count: Int) -> [UInt8] {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        return isBigEndian ? bytes.reversed() : bytes
    }
}
