import Foundation

/// A QR code of given codewords, laid out according to ISO/IEC 18004.
struct QRSymbol {
    private let version: Int
    private let level: CIQRCodeDescriptor.ErrorCorrectionLevel
    private let mask: Int
    private let side: Int
    private var isBlack: [[Bool]]
    /// The function modules, which contain no codewords.
    private var isFixed: [[Bool]]

    /// The modules of a descriptor's symbol. Returns nil if there are more codewords than it holds; missing ones are
    /// padded as the standard specifies.
    static func modules(of descriptor: CIQRCodeDescriptor) -> BarcodeModules? {
        var symbol = QRSymbol(descriptor)
        guard let words = symbol.codewords(with: [UInt8](descriptor.errorCorrectedPayload)) else { return nil }
        symbol.drawPatterns()
        symbol.draw(words)
        symbol.drawFormat()
        return BarcodeModules(rows: symbol.isBlack)
    }

    private init(_ descriptor: CIQRCodeDescriptor) {
        version = descriptor.symbolVersion
        level = descriptor.errorCorrectionLevel
        mask = Int(descriptor.maskPattern)
        side = version * 4 + 17
        isBlack = Array(repeating: Array(repeating: false, count: side), count: side)
        isFixed = isBlack
    }

    // MARK: Codewords

    /// The number of codewords in the symbol.
    private var wordCount: Int {
        var modules = (16 * version + 128) * version + 64
        if version >= 2 {
            let alignments = version / 7 + 2
            modules -= (25 * alignments - 10) * alignments - 55
        }
        return (version >= 7 ? modules - 36 : modules) / 8
    }

    /// The padded data in blocks, with error correction codewords, interleaved in the symbol's order.
    private func codewords(with data: [UInt8]) -> [UInt8]? {
        let count = QRBlocks.count(version, level)
        let checkCount = QRBlocks.checkWordCount(version, level)
        let dataCount = wordCount - count * checkCount
        guard data.count <= dataCount else { return nil }
        let filled = data + (0..<dataCount - data.count).map { (i: Int) -> UInt8 in i % 2 == 0 ? 0xEC : 0x11 }
        let code = ReedSolomon(field: 0x11D, firstRoot: 0)
        // The last blocks have one more codeword.
        let (length, longCount) = (dataCount / count, dataCount % count)
        var blocks: [ArraySlice<UInt8>] = []
        var start = 0
        for block in 0..<count {
            let end = start + length + (block >= count - longCount ? 1 : 0)
            blocks.append(filled[start..<end])
            start = end
        }
        let checks = blocks.map { code.codewords(for: Array($0), count: checkCount) }
        var words: [UInt8] = []
        for i in 0...length { words += blocks.compactMap { $0.dropFirst(i).first } }
        for i in 0..<checkCount { words += checks.map { $0[i] } }
        return words
    }

    // MARK: Modules

    private mutating func fix(_ x: Int, _ y: Int, _ black: Bool) {
        guard x >= 0, y >= 0, x < side, y < side else { return }
        isBlack[y][x] = black
        isFixed[y][x] = true
    }

    private mutating func drawPatterns() {
        for i in 0..<side {
            fix(6, i, i % 2 == 0)
            fix(i, 6, i % 2 == 0)
        }
        for (x, y) in [(3, 3), (side - 4, 3), (3, side - 4)] {
            drawRings(x, y, reach: 4) { $0 != 2 && $0 != 4 }
        }
        let places = alignmentPlaces
        for x in places {
            for y in places where !(x == 6 && (y == 6 || y == side - 7) || x == side - 7 && y == 6) {
                drawRings(x, y, reach: 2) { $0 != 1 }
            }
        }
        // The area of the format information is reserved.
        drawFormat()
        guard version >= 7 else { return }
        let bits = Self.withRemainder(version, width: 12, divisor: 0x1F25)
        for i in 0..<18 {
            let (far, near) = (side - 11 + i % 3, i / 3)
            fix(far, near, bits >> i & 1 == 1)
            fix(near, far, bits >> i & 1 == 1)
        }
    }

    /// Concentric squares around a module, by their distance from it.
    private mutating func drawRings(_ x: Int, _ y: Int, reach: Int, _ isBlack: (Int) -> Bool) {
        for dy in -reach...reach {
            for dx in -reach...reach { fix(x + dx, y + dy, isBlack(max(abs(dx), abs(dy)))) }
        }
    }

    private var alignmentPlaces: [Int] {
        guard version > 1 else { return [] }
        let count = version / 7 + 2
        let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
        return [6] + (0..<count - 1).map { side - 7 - $0 * step }
    }

    private mutating func drawFormat() {
        let levels: [CIQRCodeDescriptor.ErrorCorrectionLevel: Int] = [.levelM: 0, .levelL: 1, .levelH: 2, .levelQ: 3]
        let bits = Self.withRemainder((levels[level] ?? 0) << 3 | mask, width: 10, divisor: 0x537) ^ 0x5412
        for i in 0..<15 {
            let bit = bits >> i & 1 == 1
            // Around the top left corner, skipping the timing patterns, and along the two others.
            if i < 8 { fix(8, i < 6 ? i : i + 1, bit) } else { fix(i == 8 ? 7 : 14 - i, 8, bit) }
            if i < 8 { fix(side - 1 - i, 8, bit) } else { fix(8, side - 15 + i, bit) }
        }
        fix(8, side - 8, true)
    }

    /// A number followed by its remainder.
    private static func withRemainder(_ number: Int, width: Int, divisor: Int) -> Int {
        var rest = number
        for _ in 0..<width { rest = rest << 1 ^ (rest >> (width - 1)) * divisor }
        return number << width | rest
    }

    /// Places codewords in pairs of columns from the right, alternately up and down, XORed with the mask.
    private mutating func draw(_ words: [UInt8]) {
        var bit = 0
        for pair in 0..<(side - 1) / 2 {
            // The column of the timing pattern is skipped.
            let right = side - 1 - 2 * pair - (side - 1 - 2 * pair <= 6 ? 1 : 0)
            for i in 0..<side {
                let y = pair % 2 == 0 ? side - 1 - i : i
                for x in [right, right - 1] where !isFixed[y][x] {
                    let isSet = bit < words.count * 8 && words[bit / 8] >> (7 - bit % 8) & 1 == 1
                    isBlack[y][x] = isSet != isMasked(x, y)
                    bit += 1
                }
            }
        }
    }

    private func isMasked(_ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }
}

/// The number of error correction blocks of a QR code, and the number of error correction codewords per block: table 9
/// of ISO/IEC 18004.
private enum QRBlocks {
    static func count(_ version: Int, _ level: CIQRCodeDescriptor.ErrorCorrectionLevel) -> Int {
        (counts[level] ?? [])[version - 1]
    }

    static func checkWordCount(_ version: Int, _ level: CIQRCodeDescriptor.ErrorCorrectionLevel) -> Int {
        (checkWordCounts[level] ?? [])[version - 1]
    }

    private static let counts: [CIQRCodeDescriptor.ErrorCorrectionLevel: [Int]] = [
        .levelL: [
            1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18,
            19, 19, 20, 21, 22, 24, 25,
        ],
        .levelM: [
            1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
            31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
        ],
        .levelQ: [
            1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38,
            40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
        ],
        .levelH: [
            1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45,
            48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
        ],
    ]

    private static let checkWordCounts: [CIQRCodeDescriptor.ErrorCorrectionLevel: [Int]] = [
        .levelL: [
            7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .levelM: [
            10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
            28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
        ],
        .levelQ: [
            13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
        .levelH: [
            17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30, 30,
            30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
        ],
    ]
}
