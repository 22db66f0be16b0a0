import Foundation
import PDFSyntax
import Raster

/// Triangles with colours interpolated between their corners: shadings of types 4 and 5, and the patches of types 6 and
/// 7 after subdivision.
struct ShadingMesh {
    struct Corner {
        var point: CGPoint
        /// A function's input, or components.
        var values: [Double]
    }

    var triangles: [(Corner, Corner, Corner)] = []

    /// Reads a mesh. Parts that exceed its budget are left out.
    init?(_ stream: PDFStream, type: Int, _ shading: Shading, _ budget: PageBudget) {
        guard let reader = MeshReader(stream, shading, hasFlags: type != 5) else { return nil }
        switch type {
        case 4: readFree(reader, budget)
        case 5: readLattice(reader, perRow: stream.dictionary["VerticesPerRow"].integer ?? 0, budget)
        default: readPatches(reader, isTensor: type == 7, budget)
        }
    }

    private mutating func readFree(_ input: MeshReader, _ budget: PageBudget) {
        var reader = input
        var (a, b, c): (Corner?, Corner?, Corner?)
        while !reader.isAtEnd, budget.spend(4) {
            let flag = reader.flag()
            let corner = reader.corner()
            if flag == 1 || flag == 2, let last = (a, b, c) as? (Corner, Corner, Corner) {
                (a, b, c) = flag == 1 ? (last.1, last.2, corner) : (last.0, last.2, corner)
            } else {
                _ = reader.flag()
                let second = reader.corner()
                _ = reader.flag()
                (a, b, c) = (corner, second, reader.corner())
            }
            if let a, let b, let c { triangles.append((a, b, c)) }
        }
    }

    private mutating func readLattice(_ input: MeshReader, perRow: Int, _ budget: PageBudget) {
        var reader = input
        guard (2...65536).contains(perRow) else { return }
        var last: [Corner] = []
        while !reader.isAtEnd, budget.spend(4 * perRow) {
            var row: [Corner] = []
            for _ in 0..<perRow where !reader.isAtEnd { row.append(reader.corner()) }
            guard row.count == perRow else { return }
            if !last.isEmpty {
                for index in 0..<perRow - 1 {
                    triangles.append((last[index], last[index + 1], row[index]))
                    triangles.append((last[index + 1], row[index + 1], row[index]))
                }
            }
            last = row
        }
    }

    private mutating func readPatches(_ input: MeshReader, isTensor: Bool, _ budget: PageBudget) {
        var reader = input
        var last: ShadingPatch?
        while !reader.isAtEnd, budget.spend(600) {
            guard let patch = ShadingPatch(&reader, isTensor: isTensor, after: last) else { return }
            patch.cut(into: &triangles)
            last = patch
        }
    }

    // MARK: Painting

    func paint(in context: CGContext, _ shading: Shading, _ budget: PageBudget) {
        ShadingPicture.paint(in: context, budget) { raster, buffer in
            let toPixels = context.state.ctm.concatenating(raster.fromDevice)
                .concatenating(CGAffineTransform(1, 0, 0, -1, 0, CGFloat(raster.height)))
            for (a, b, c) in triangles {
                let corners = [a, b, c].map { Corner(point: $0.point.applying(toPixels), values: $0.values) }
                guard corners.allSatisfy({ $0.point.x.isFinite && $0.point.y.isFinite }),
                    fill(corners, buffer, shading, budget)
                else { continue }
            }
        }
    }

    /// Fills the pixels whose centres are inside a triangle.
    private func fill(_ corners: [Corner], _ buffer: PixelBuffer, _ shading: Shading, _ budget: PageBudget) -> Bool {
        let (a, b, c) = (corners[0].point, corners[1].point, corners[2].point)
        let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
        guard area != 0, area.isFinite else { return false }
        func bounds(_ values: [CGFloat], _ limit: Int) -> Range<Int> {
            let low = min(max((values.min() ?? 0).rounded(.down), 0), CGFloat(limit))
            let high = min(max((values.max() ?? 0).rounded(.up), 0), CGFloat(limit))
            return Int(low)..<max(Int(high), Int(low))
        }
        let rows = bounds([a.y, b.y, c.y], buffer.height)
        let columns = bounds([a.x, b.x, c.x], buffer.width)
        guard budget.spend(1 + rows.count * columns.count / 100) else { return false }
        let count = corners[0].values.count
        var values = [Double](repeating: 0, count: count)
        for y in rows {
            let line = buffer.base + y * buffer.bytesPerRow
            for x in columns {
                let (px, py) = (CGFloat(x) + 0.5, CGFloat(y) + 0.5)
                let u = ((b.x - px) * (c.y - py) - (c.x - px) * (b.y - py)) / area
                let v = ((c.x - px) * (a.y - py) - (a.x - px) * (c.y - py)) / area
                let w = 1 - u - v
                // Slightly beyond the edges, so that adjacent triangles leave no gap.
                guard u >= -1e-6, v >= -1e-6, w >= -1e-6 else { continue }
                for index in 0..<count {
                    values[index] =
                        Double(u) * corners[0].values[index] + Double(v) * corners[1].values[index] + Double(w)
                        * corners[2].values[index]
                }
                ShadingPicture.set(line + x * 4, shading.color(values))
            }
        }
        return true
    }
}

/// Reads the numbers of a mesh's stream.
struct MeshReader {
    private var bits: BitReader
    private let bitsPerCoordinate, bitsPerComponent, bitsPerFlag: Int
    private let decode: [Double]
    private let valueCount: Int
    private let hasFlags: Bool

    init?(_ stream: PDFStream, _ shading: Shading, hasFlags: Bool) {
        let dictionary = stream.dictionary
        bitsPerCoordinate = dictionary["BitsPerCoordinate"].integer ?? 0
        bitsPerComponent = dictionary["BitsPerComponent"].integer ?? 0
        bitsPerFlag = dictionary["BitsPerFlag"].integer ?? 8
        decode = dictionary["Decode"].array?.numbers ?? []
        valueCount = shading.function == nil ? shading.space.componentCount : 1
        self.hasFlags = hasFlags
        guard (1...32).contains(bitsPerCoordinate), (1...16).contains(bitsPerComponent), (1...8).contains(bitsPerFlag),
            decode.count >= 4 + 2 * valueCount
        else { return nil }
        bits = BitReader(stream.data(limit: 1 << 26))
    }

    var isAtEnd: Bool { bits.isAtEnd }

    /// Returns the edge flag, which determines how the next vertex or patch connects to the previous ones.
    mutating func flag() -> Int { hasFlags ? Int(bits.read(bitsPerFlag)) & 3 : 0 }

    mutating func point() -> CGPoint {
        let x = value(0, bitsPerCoordinate)
        return CGPoint(x: x, y: value(1, bitsPerCoordinate))
    }

    mutating func values() -> [Double] { (0..<valueCount).map { value(2 + $0, bitsPerComponent) } }

    /// Returns a vertex with its colour, which ends at a byte boundary.
    mutating func corner() -> ShadingMesh.Corner {
        let point = point()
        let corner = ShadingMesh.Corner(point: point, values: values())
        bits.skipToByte()
        return corner
    }

    mutating func skipToByte() { bits.skipToByte() }

    private mutating func value(_ index: Int, _ count: Int) -> Double {
        let part = Double(bits.read(count)) / Double((UInt64(1) << UInt64(count)) - 1)
        return decode[2 * index] + part * (decode[2 * index + 1] - decode[2 * index])
    }
}
