import Foundation

/// A Data Matrix symbol of given codewords, laid out according to ISO/IEC 16022, ECC 200.
struct DataMatrixSymbol {
    private let size: DataMatrixSize
    /// The modules inside the borders, in rows and columns of all regions; nil if nothing is placed yet.
    private var bits: [[Bool?]]

    /// The modules of a descriptor's symbol. Returns nil if the standard doesn't define the size, or there are more
    /// codewords than it holds. Missing ones are padded as the standard specifies.
    static func modules(of descriptor: CIDataMatrixCodeDescriptor) -> BarcodeModules? {
        let size = DataMatrixSize.all.first { $0.rows == descriptor.rowCount && $0.columns == descriptor.columnCount }
        guard descriptor.eccVersion == .v200, let size else { return nil }
        var symbol = DataMatrixSymbol(size)
        guard let words = symbol.codewords(with: [UInt8](descriptor.errorCorrectedPayload)) else { return nil }
        symbol.place(words)
        return symbol.modules
    }

    private init(_ size: DataMatrixSize) {
        self.size = size
        bits = Array(
            repeating: Array(repeating: nil, count: size.columns - 2 * size.regionColumns),
            count: size.rows - 2 * size.regionRows)
    }

    /// The padded data, followed by the error correction codewords, interleaved across the blocks.
    private func codewords(with data: [UInt8]) -> [UInt8]? {
        guard data.count <= size.dataCount else { return nil }
        var filled = data
        while filled.count < size.dataCount {
            // The first pad codeword ends the data; the others are randomized by their position.
            let mixed = 129 + 149 * (filled.count + 1) % 253 + 1
            filled.append(filled.count == data.count ? 129 : UInt8(mixed > 254 ? mixed - 254 : mixed))
        }
        let code = ReedSolomon(field: 0x12D, firstRoot: 1)
        let (count, checkCount) = (size.blockCount, size.checkCount / size.blockCount)
        let checks = (0..<count).map { block -> [UInt8] in
            let own = stride(from: block, to: size.dataCount, by: count).map { filled[$0] }
            return code.codewords(for: own, count: checkCount)
        }
        for place in size.dataCount..<size.dataCount + size.checkCount {
            filled.append(checks[place % count][(place - size.dataCount) / count])
        }
        return filled
    }

    // MARK: Placement, according to the standard's annex F

    private var rowCount: Int { bits.count }
    private var columnCount: Int { bits[0].count }

    private mutating func place(_ words: [UInt8]) {
        let (rows, columns) = (rowCount, columnCount)
        var rest = words[...]
        var (row, column) = (4, 0)
        while row < rows || column < columns {
            if column == 0, row == rows {
                place(rest.popFirst(), [(-1, 0), (-1, 1), (-1, 2), (0, -2), (0, -1), (1, -1), (2, -1), (3, -1)])
            } else if column == 0, row == rows - 2, columns % 4 != 0 {
                place(rest.popFirst(), [(-3, 0), (-2, 0), (-1, 0), (0, -4), (0, -3), (0, -2), (0, -1), (1, -1)])
            } else if column == 0, row == rows - 2, columns % 8 == 4 {
                place(rest.popFirst(), [(-3, 0), (-2, 0), (-1, 0), (0, -2), (0, -1), (1, -1), (2, -1), (3, -1)])
            } else if column == 2, row == rows + 4, columns % 8 == 0 {
                place(rest.popFirst(), [(-1, 0), (-1, -1), (0, -3), (0, -2), (0, -1), (1, -3), (1, -2), (1, -1)])
            }
            // Diagonally up to the right, and down to the left.
            repeat {
                if isFree(row, column) { place(rest.popFirst(), row, column) }
                (row, column) = (row - 2, column + 2)
            } while row >= 0 && column < columns
            (row, column) = (row + 1, column + 3)
            repeat {
                if isFree(row, column) { place(rest.popFirst(), row, column) }
                (row, column) = (row + 2, column - 2)
            } while row < rows && column >= 0
            (row, column) = (row + 3, column + 1)
        }
        // A corner that no codeword fills.
        guard bits[rows - 1][columns - 1] == nil else { return }
        bits[rows - 1][columns - 1] = true
        bits[rows - 2][columns - 2] = true
        bits[rows - 1][columns - 2] = false
        bits[rows - 2][columns - 1] = false
    }

    private func isFree(_ row: Int, _ column: Int) -> Bool {
        row >= 0 && row < rowCount && column >= 0 && column < columnCount && bits[row][column] == nil
    }

    /// Places a codeword in a corner: the positions of its bits, counted from the end if negative.
    private mutating func place(_ word: UInt8?, _ places: [(Int, Int)]) {
        for (i, place) in places.enumerated() {
            let row = place.0 < 0 ? place.0 + rowCount : place.0
            let column = place.1 < 0 ? place.1 + columnCount : place.1
            bits[row][column] = (word ?? 0) >> (7 - i) & 1 == 1
        }
    }

    /// Places a codeword whose last bit is at a position; bits beyond an edge wrap around to the opposite one.
    private mutating func place(_ word: UInt8?, _ row: Int, _ column: Int) {
        let steps = [(-2, -2), (-2, -1), (-1, -2), (-1, -1), (-1, 0), (0, -2), (0, -1), (0, 0)]
        for (i, step) in steps.enumerated() {
            var (y, x) = (row + step.0, column + step.1)
            if y < 0 { (y, x) = (y + rowCount, x + 4 - (rowCount + 4) % 8) }
            if x < 0 { (y, x) = (y + 4 - (columnCount + 4) % 8, x + columnCount) }
            bits[y][x] = (word ?? 0) >> (7 - i) & 1 == 1
        }
    }

    // MARK: Modules

    /// The regions with their borders: solid at the left and bottom, alternating at the top and right.
    private var modules: BarcodeModules {
        let height = rowCount / size.regionRows
        let width = columnCount / size.regionColumns
        return BarcodeModules(
            rows: (0..<size.rows).map { y in
                let row = y % (height + 2)
                return (0..<size.columns).map { x in
                    let column = x % (width + 2)
                    if column == 0 || row == height + 1 { return true }
                    if row == 0 { return column % 2 == 0 }
                    if column == width + 1 { return row % 2 == 1 }
                    return bits[y / (height + 2) * height + row - 1][x / (width + 2) * width + column - 1] ?? false
                }
            })
    }
}

/// A size of Data Matrix symbols: table 7 of ISO/IEC 16022.
private struct DataMatrixSize {
    let rows: Int
    let columns: Int
    let regionRows: Int
    let regionColumns: Int
    let dataCount: Int
    let checkCount: Int
    let blockCount: Int

    private init(_ side: Int, regions: Int, _ data: Int, _ checks: Int, blocks: Int = 1) {
        self.init(side, side, regions, regions, data, checks, blocks)
    }

    private init(
        _ rows: Int, _ columns: Int, _ regionRows: Int, _ regionColumns: Int, _ data: Int, _ checks: Int, _ blocks: Int
    ) {
        (self.rows, self.columns) = (rows, columns)
        (self.regionRows, self.regionColumns) = (regionRows, regionColumns)
        (dataCount, checkCount, blockCount) = (data, checks, blocks)
    }

    static let all: [DataMatrixSize] = [
        .init(10, regions: 1, 3, 5), .init(12, regions: 1, 5, 7), .init(14, regions: 1, 8, 10),
        .init(16, regions: 1, 12, 12), .init(18, regions: 1, 18, 14), .init(20, regions: 1, 22, 18),
        .init(22, regions: 1, 30, 20), .init(24, regions: 1, 36, 24), .init(26, regions: 1, 44, 28),
        .init(32, regions: 2, 62, 36), .init(36, regions: 2, 86, 42), .init(40, regions: 2, 114, 48),
        .init(44, regions: 2, 144, 56), .init(48, regions: 2, 174, 68), .init(52, regions: 2, 204, 84, blocks: 2),
        .init(64, regions: 4, 280, 112, blocks: 2), .init(72, regions: 4, 368, 144, blocks: 4),
        .init(80, regions: 4, 456, 192, blocks: 4), .init(88, regions: 4, 576, 224, blocks: 4),
        .init(96, regions: 4, 696, 272, blocks: 4), .init(104, regions: 4, 816, 336, blocks: 6),
        .init(120, regions: 6, 1050, 408, blocks: 6), .init(132, regions: 6, 1304, 496, blocks: 8),
        .init(144, regions: 6, 1558, 620, blocks: 10),
        .init(8, 18, 1, 1, 5, 7, 1), .init(8, 32, 1, 2, 10, 11, 1), .init(12, 26, 1, 1, 16, 14, 1),
        .init(12, 36, 1, 2, 22, 18, 1), .init(16, 36, 1, 2, 32, 24, 1), .init(16, 48, 1, 2, 49, 28, 1),
    ]
}
