import Foundation

/// A patch bounded by four curves, with colours at its corners: shadings of types 6 and 7. PDF 32000-1, 8.7.4.5.7.
struct ShadingPatch {
    /// The control points around the patch, twelve of them, and those inside.
    private var edge: [CGPoint]
    private var inside: [CGPoint]
    private var colors: [[Double]]

    /// Reads a patch, which may share an edge with the previous one. Nil when it should but there is none.
    init?(_ reader: inout MeshReader, isTensor: Bool, after last: ShadingPatch?) {
        let flag = reader.flag()
        (edge, colors) = ([], [])
        if flag != 0 {
            guard let last else { return nil }
            let start = flag * 3
            edge = (0..<4).map { last.edge[(start + $0) % 12] }
            colors = [last.colors[flag], last.colors[(flag + 1) % 4]]
        }
        while edge.count < 12 { edge.append(reader.point()) }
        inside = isTensor ? (0..<4).map { _ in reader.point() } : []
        while colors.count < 4 { colors.append(reader.values()) }
        reader.skipToByte()
        if !isTensor { inside = ShadingPatch.coonsInside(edge) }
    }

    /// Returns the inner control points that make a Coons patch a tensor-product patch.
    private static func coonsInside(_ p: [CGPoint]) -> [CGPoint] {
        // By row and column, named as in the specification.
        let (p00, p01, p02, p03) = (p[0], p[1], p[2], p[3])
        let (p13, p23, p33) = (p[4], p[5], p[6])
        let (p32, p31, p30) = (p[7], p[8], p[9])
        let (p20, p10) = (p[10], p[11])
        func inner(
            _ corner: CGPoint, _ near1: CGPoint, _ near2: CGPoint, _ far1: CGPoint, _ far2: CGPoint, _ side1: CGPoint,
            _ side2: CGPoint, _ opposite: CGPoint
        ) -> CGPoint {
            func mix(_ part: (CGPoint) -> CGFloat) -> CGFloat {
                let near = 6 * (part(near1) + part(near2)), far = 2 * (part(far1) + part(far2))
                return (-4 * part(corner) + near - far + 3 * (part(side1) + part(side2)) - part(opposite)) / 9
            }
            return CGPoint(x: mix { $0.x }, y: mix { $0.y })
        }
        return [
            inner(p00, p01, p10, p03, p30, p31, p13, p33), inner(p03, p02, p13, p00, p33, p32, p10, p30),
            inner(p33, p32, p23, p30, p03, p02, p20, p00), inner(p30, p31, p20, p33, p00, p01, p23, p03),
        ]
    }

    private static let steps = 12

    /// Subdivides the patch into triangles.
    func cut(into triangles: inout [(ShadingMesh.Corner, ShadingMesh.Corner, ShadingMesh.Corner)]) {
        // Rows of control points: from the first edge's start along it, towards the opposite edge.
        let grid = [
            [edge[0], edge[1], edge[2], edge[3]], [edge[11], inside[0], inside[1], edge[4]],
            [edge[10], inside[3], inside[2], edge[5]], [edge[9], edge[8], edge[7], edge[6]],
        ]
        let steps = ShadingPatch.steps
        var corners: [[ShadingMesh.Corner]] = []
        for row in 0...steps {
            let v = Double(row) / Double(steps)
            let along = (0..<4).map { column in ShadingPatch.curve((0..<4).map { grid[$0][column] }, v) }
            corners.append(
                (0...steps).map { column in
                    let u = Double(column) / Double(steps)
                    let values = colors[0].indices.map { index in
                        let first = colors[0][index] * (1 - u) + colors[1][index] * u
                        let last = colors[3][index] * (1 - u) + colors[2][index] * u
                        return first * (1 - v) + last * v
                    }
                    return ShadingMesh.Corner(point: ShadingPatch.curve(along, u), values: values)
                })
        }
        for row in 0..<steps {
            for column in 0..<steps {
                let (a, b) = (corners[row][column], corners[row][column + 1])
                let (c, d) = (corners[row + 1][column], corners[row + 1][column + 1])
                triangles.append((a, b, c))
                triangles.append((b, d, c))
            }
        }
    }

    /// Returns the point of a cubic curve.
    private static func curve(_ p: [CGPoint], _ t: Double) -> CGPoint {
        let s = 1 - t
        let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        return zip(p, weights).reduce(.zero) { CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1) }
    }
}
