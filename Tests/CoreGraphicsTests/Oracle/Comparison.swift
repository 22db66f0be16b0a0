import Foundation

/// How far two pictures of one scene may differ, in levels of 255.
struct Tolerance: Sendable, Equatable {
    /// The greatest difference of a channel in the interior, where neighbouring pixels are alike.
    var interior = 1
    /// The mean difference along edges, using each pixel's worst channel.
    var edgeMean = 2.0
    /// The bound for 98 of 100 pixels along edges.
    var edge98thPercentile = 12
    /// The bound for every pixel along an edge.
    var edgeMax = 140

    // Cairo covers a pixel by 15 rows of exact lengths. A horizontal edge that passes between two rows is off by up to
    // half a row, 8.5 levels, and by 4.3 on average; a vertical edge is exact; so edges of all directions average about
    // 2, and few pixels are off by more than 12. Where edges cross within one pixel, or a line's outline overlaps
    // itself, Kasane adds the areas of both, so such pixels may be off by up to half. Interiors differ at most by the
    // rounding of two blends.
    static let edges = Tolerance()

    /// A gradient with varying alpha is rounded twice.
    static let gradients = Tolerance(interior: 2)

    /// Cairo mixes colours in integers and rounds each product; Kasane rounds once (`RasterTests` keep it within one
    /// level of the formulas in double precision).
    static let colorBlends = Tolerance(interior: 3)

    /// The quotient of two nearly equal levels: one level more in either is many in the result.
    static let colorDodges = Tolerance(interior: 16, edge98thPercentile: 20)

    /// Here the centres of pixels decide whether and with which pixel they are painted. Cairo positions a centre within
    /// a 256th of a pixel, so some fall on the other side.
    static let centres = Tolerance(interior: 16, edgeMean: 2.5, edge98thPercentile: 40, edgeMax: 255)

    /// Images with high-quality interpolation: Cairo has a different kernel, and resamples a rotated image in one step,
    /// not two.
    static let kernels = Tolerance(interior: 28, edgeMean: 11, edge98thPercentile: 50)

    /// Cairo may see one row more or less of a shape thinner than a row, no more contrast than in the interior.
    static let slivers = Tolerance(interior: 9)
}

struct Comparison {
    var interiorMax = 0
    var edgeMean = 0.0
    /// The bound for 98 of 100 pixels along edges.
    var edge98thPercentile = 0
    var edgeMax = 0
    var edgeCount = 0

    init(_ picture: Picture, oracle: Picture) {
        var edgeDifferences: [Int] = []
        var sum = 0
        for (i, nearness) in zip(picture.edges, oracle.edges).map({ max($0, $1) }).enumerated() {
            let difference = picture.difference(from: oracle, at: i)
            switch nearness {
            case .inside: interiorMax = max(interiorMax, difference)
            case .nextToEdge: edgeDifferences.append(difference)
            case .onEdge:
                edgeDifferences.append(difference)
                sum += difference
                edgeCount += 1
            }
        }
        guard edgeCount > 0 else { return }
        edgeDifferences.sort()
        edgeMean = Double(sum) / Double(edgeCount)
        edge98thPercentile = edgeDifferences[(edgeDifferences.count - 1) * 98 / 100]
        edgeMax = edgeDifferences[edgeDifferences.count - 1]
    }

    func isWithin(_ t: Tolerance) -> Bool {
        interiorMax <= t.interior && edgeMean <= t.edgeMean && edge98thPercentile <= t.edge98thPercentile
            && edgeMax <= t.edgeMax
    }
}

/// The position of a pixel relative to edges.
private enum Nearness: Int, Comparable {
    case inside, nextToEdge, onEdge

    static func < (a: Nearness, b: Nearness) -> Bool { a.rawValue < b.rawValue }
}

extension Picture {
    /// Neighbours that differ by more than this have an edge between them. The steepest gradient of the scenes changes
    /// by less.
    private static let contrast = 24

    fileprivate var edges: [Nearness] {
        var edges = [Nearness](repeating: .inside, count: width * height)
        for y in 0..<height {
            for x in 0..<width {
                let i = y * width + x
                let isRight = x + 1 < width && changes(from: i, to: i + 1)
                let isBelow = y + 1 < height && changes(from: i, to: i + width)
                guard isRight || isBelow else { continue }
                for row in max(0, y - 1)...min(height - 1, y + 2) {
                    for column in max(0, x - 1)...min(width - 1, x + 2) where edges[row * width + column] == .inside {
                        edges[row * width + column] = .nextToEdge
                    }
                }
                edges[i] = .onEdge
                if isRight { edges[i + 1] = .onEdge }
                if isBelow { edges[i + width] = .onEdge }
            }
        }
        return edges
    }

    private func changes(from i: Int, to j: Int) -> Bool {
        for c in 0..<4 where abs(Int(bytes[i * 4 + c]) - Int(bytes[j * 4 + c])) > Self.contrast { return true }
        return false
    }

    /// Returns the greatest difference of a channel between two pictures' pixels at one place.
    fileprivate func difference(from other: Picture, at i: Int) -> Int {
        var greatest = 0
        for c in i * 4..<i * 4 + 4 where bytes[c] != other.bytes[c] {
            greatest = max(greatest, abs(Int(bytes[c]) - Int(other.bytes[c])))
        }
        return greatest
    }
}
