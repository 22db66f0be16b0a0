import CoreGraphics
import Raster

/// Sorts the planes of one 3D space into painting order, and splits those that intersect.
///
/// Parallel planes are sorted by depth. Otherwise a binary space partition is used, as H. Fuchs, Z. Kedem and B. Naylor
/// describe it ("On Visible Surface Generation by A Priori Tree Structures", 1980): each plane divides the others into
/// those on the viewer's side of it and those beyond.
struct DepthSorter {
    /// The projection from the shared space to device pixels.
    let toDevice: Projection
    /// How many layers may still be looked at to find out how far others reach.
    private(set) var remainingLayers: Int
    /// The number of planes that may still be split. After that, a plane is on the side of its centre.
    private var remainingCuts = 4000
    private var extents = LayerExtent()

    /// The maximum nesting depth of split layers, as each piece draws the whole subtree.
    static let maxCutCount = 4

    init(toDevice: Projection, remainingLayers: Int) {
        self.toDevice = toDevice
        self.remainingLayers = remainingLayers
    }

    /// Above this number of non-parallel planes, they are sorted by their centres: a partition may take quadratic time.
    static let partitionLimit = 1000

    mutating func paintOrder(_ planes: consuming [Plane]) -> [Plane] {
        guard planes.count > 1 else { return planes }
        // Level planes never cross: one number says which of two is nearer, wherever they are seen.
        if planes.allSatisfy(\.matrix.keepsConstantDepth) {
            let first = planes[0].matrix.depth(at: .zero)
            if planes.allSatisfy({ $0.matrix.depth(at: .zero) == first }) { return planes }
            return stablySorted(planes) { $0.matrix.depth(at: .zero) }
        }
        guard planes.count <= Self.partitionLimit else {
            // An approximation, right where planes are small beside the distances between them.
            return stablySorted(planes) { $0.matrix.depth(at: Box($0.sample.properties.bounds).center) }
        }
        var pieces: [Plane] = []
        for plane in planes {
            if let piece = visiblePart(plane) { pieces.append(piece) }
        }
        return islands(of: pieces).flatMap { partition($0) }
    }

    /// Pieces that share no pixels with others, by groups: whether they cross those does not matter, so that they need
    /// not be cut. What reads the pixels around it is in one group with all.
    ///
    /// The order of painting counts only between pieces of which one may lie over the other, and those have boxes on
    /// the device that overlap. The groups are the connected components of that relation, so no piece of one can cover
    /// any of another, and each may be partitioned by itself. A sweep along x finds the pairs, and a disjoint-set
    /// forest joins them.
    private func islands(of pieces: [Plane]) -> [[Plane]] {
        guard pieces.count > 1, pieces.allSatisfy({ $0.sample.properties.backgroundFilters.isEmpty }) else {
            return [pieces]
        }
        let boxes = pieces.map { $0.deviceBox(through: toDevice) }
        guard boxes.allSatisfy({ ($0.minX + $0.maxX + $0.minY + $0.maxY).isFinite }) else { return [pieces] }
        // For each piece one of its group before it, or itself.
        var parent = Array(pieces.indices)
        func first(_ index: Int) -> Int {
            var index = index
            while parent[index] != index {
                // Path halving: the way is half as long for the next search.
                parent[index] = parent[parent[index]]
                index = parent[index]
            }
            return index
        }
        let fromLeft = pieces.indices.sorted { boxes[$0].minX < boxes[$1].minX }
        for (place, a) in fromLeft.enumerated() {
            for b in fromLeft[(place + 1)...] {
                guard boxes[b].minX <= boxes[a].maxX else { break }
                guard boxes[b].minY <= boxes[a].maxY, boxes[a].minY <= boxes[b].maxY else { continue }
                let (one, other) = (first(a), first(b))
                parent[max(one, other)] = min(one, other)
            }
        }
        var groups: [Int: [Plane]] = [:]
        for (index, piece) in pieces.enumerated() { groups[first(index), default: []].append(piece) }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    private func stablySorted(_ planes: [Plane], by key: (Plane) -> CGFloat) -> [Plane] {
        let keyed = planes.enumerated().map { (index: $0.offset, key: key($0.element)) }
        return keyed.sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map { planes[$0.index] }
    }

    /// The plane with the polygon that its image fills, without what lies behind the eye.
    private mutating func visiblePart(_ plane: Plane) -> Plane? {
        let extent = extents.box(of: plane.layer, plane.sample, remainingLayers: &remainingLayers)
        guard !extent.isEmpty, extent.width.isFinite, extent.height.isFinite else { return nil }
        let m = plane.matrix
        // The homogeneous w is linear on the plane: what lies before the eye is a half plane, and the polygon stays
        // convex.
        let depth = Line(a: m.m14, b: m.m24, c: m.m44 - Projection.nearestDepth)
        let polygon = depth.clip(extent.corners)
        guard polygon.count >= 3 else { return nil }
        var result = plane
        result.polygon = polygon
        return result
    }

    /// The pieces in the order of painting, by a binary space partition.
    ///
    /// The first piece's plane divides space. A ray from the eye crosses it once at most, so it meets all that lies on
    /// the eye's side before what lies beyond: nothing beyond can cover anything on the plane or before it, nor what
    /// is on the plane anything before it. So "beyond, on it, before it" is right if each of the three is; pieces on
    /// the plane keep the order of the tree, and for the others the argument repeats with fewer pieces. A piece that
    /// the plane crosses is cut along the line where they meet, after which each part lies on one side.
    ///
    /// Rounding errors must not cut a piece that merely touches the plane, as neighbouring sides of a box do: `noise`
    /// bounds the error of the distance, and what lies within it counts as on the plane.
    ///
    /// Cuts may double the pieces at each level. `remainingCuts` bounds all of them in a space, and `maxCutCount` those
    /// of cut layers within cut layers; past that the middle decides, which is wrong only near the crossing.
    private mutating func partition(_ pieces: [Plane]) -> [Plane] {
        guard let divider = pieces.first else { return [] }
        guard pieces.count > 1 else { return pieces }
        let side = Divider(divider.matrix)
        var beyond: [Plane] = []
        var level = [divider]
        var nearer: [Plane] = []
        for piece in pieces.dropFirst() {
            let (line, noise) = side.line(through: piece.matrix, around: piece.polygon)
            switch line.side(of: piece.polygon, noise: noise) {
            case .on: level.append(piece)
            case .positive: nearer.append(piece)
            case .negative: beyond.append(piece)
            case .both where remainingCuts == 0 || piece.inherited.cuts >= Self.maxCutCount:
                if line.value(at: piece.middle) > 0 { nearer.append(piece) } else { beyond.append(piece) }
            case .both:
                remainingCuts -= 1
                nearer.append(cut(piece, to: line))
                // The far part reaches a pixel under the near one: two antialiased edges side by side would let what
                // lies behind shine through. Of what is translucent, a pixel twice would be seen more than that.
                let overlap = piece.isTranslucent ? 0 : pixelSize(of: piece)
                beyond.append(cut(piece, to: line.reversed.moved(outwards: overlap)))
            }
        }
        let far = partition(beyond)
        return far + level + partition(nearer)
    }

    private func cut(_ piece: Plane, to line: Line) -> Plane {
        var result = piece
        result.polygon = line.clip(piece.polygon)
        result.isCut = true
        return result
    }

    /// The size of a pixel in the piece's coordinates, at its centre.
    private func pixelSize(of piece: Plane) -> Double {
        let scale = Projection(flattening: piece.matrix).then(toDevice).scale(at: piece.middle)
        return scale > 0 ? 1 / scale : 0
    }
}

extension Plane {
    /// Whether a pixel that is covered twice differs more from one that is covered once than one covered by two halves
    /// does.
    fileprivate var isTranslucent: Bool {
        let properties = sample.properties
        // What joins by a mode would join twice.
        if properties.compositing != nil || !properties.backgroundFilters.isEmpty { return true }
        let color = properties.backgroundColor?.alpha ?? 1
        return properties.opacity * inherited.opacity * Float(color > 0 ? color : 1) < 0.8
    }

    /// The pixel bounds of its polygon, grown by one pixel on each side.
    fileprivate func deviceBox(through toDevice: Projection) -> Box {
        let planeToDevice = Projection(flattening: matrix).then(toDevice)
        var box = Box.empty
        for point in polygon { box.include(planeToDevice.apply(point)) }
        return box.insetBy(-1)
    }

    /// The centre of the polygon's bounding box.
    fileprivate var middle: Point {
        var box = Box.empty
        for point in polygon { box.include(point) }
        return box.center
    }
}

/// A plane of the shared space as the vector that a point is multiplied by; positive on the viewer's side.
private struct Divider {
    let x, y, z, w: Double

    init(_ matrix: CATransform3D) {
        let inverse = CATransform3DInvert(matrix)
        // The viewer is at (0, 0, 1, 0): the third component says on which side.
        let sign: Double = inverse.m33 < 0 ? -1 : 1
        // A point's z in the plane's own space is its product with the inverse's third column: zero on the plane.
        (x, y, z, w) = (sign * inverse.m13, sign * inverse.m23, sign * inverse.m33, sign * inverse.m43)
    }

    /// Where another plane crosses this one, as a line in that plane's own space, with the size of rounding errors in
    /// it.
    func line(through m: CATransform3D, around polygon: [Point]) -> (Line, noise: Double) {
        func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> (value: Double, size: Double) {
            let terms = (a * x, b * y, c * z, d * w)
            return (terms.0 + terms.1 + terms.2 + terms.3, abs(terms.0) + abs(terms.1) + abs(terms.2) + abs(terms.3))
        }
        // A point (x, y) of that plane is [x y 0 1] m in the shared space, so its product with the vector is linear in
        // x and y: the rows of m times the vector are the coefficients.
        let a = row(m.m11, m.m12, m.m13, m.m14)
        let b = row(m.m21, m.m22, m.m23, m.m24)
        let c = row(m.m41, m.m42, m.m43, m.m44)
        let reach = polygon.reduce(0) { max($0, abs($1.x), abs($1.y)) }
        // The size of the terms, not of their sum, bounds the error of a sum whose terms cancel. Doubles err by 1e-16
        // of it, and the products of matrices before by some times that.
        return (Line(a: a.value, b: b.value, c: c.value), (a.size * reach + b.size * reach + c.size) * 1e-9)
    }
}

/// The line `a x + b y + c = 0`, and the half plane where the sum is positive.
struct Line {
    enum Side { case positive, negative, on, both }

    var a, b, c: Double

    func value(at p: Point) -> Double { a * p.x + b * p.y + c }

    var reversed: Line { Line(a: -a, b: -b, c: -c) }

    /// The half plane moved outwards by `distance`.
    func moved(outwards distance: Double) -> Line {
        Line(a: a, b: b, c: c + (a * a + b * b).squareRoot() * distance)
    }

    func side(of polygon: [Point], noise: Double) -> Side {
        let hasPositive = polygon.contains { value(at: $0) > noise }
        let hasNegative = polygon.contains { value(at: $0) < -noise }
        return switch (hasPositive, hasNegative) {
        case (true, true): .both
        case (true, false): .positive
        case (false, true): .negative
        case (false, false): .on
        }
    }

    /// The part of a convex polygon inside the half plane (Sutherland and Hodgman's clip against one edge).
    func clip(_ polygon: [Point]) -> [Point] {
        guard var previous = polygon.last else { return [] }
        var previousValue = value(at: previous)
        var result: [Point] = []
        for point in polygon {
            let value = value(at: point)
            if (value < 0) != (previousValue < 0) {
                result.append(previous.mixed(with: point, previousValue / (previousValue - value)))
            }
            if value >= 0 { result.append(point) }
            (previous, previousValue) = (point, value)
        }
        return result
    }
}
