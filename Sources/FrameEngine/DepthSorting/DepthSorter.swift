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
    /// The number of layers that may still be visited to measure the extent of others.
    private(set) var remainingLayers: Int
    /// The number of planes that may still be split. Beyond that, a plane is assigned to the side of its centre.
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
        // Parallel planes never intersect: a single depth determines the order, wherever they are seen.
        if planes.allSatisfy(\.matrix.keepsConstantDepth) {
            let first = planes[0].matrix.depth(at: .zero)
            if planes.allSatisfy({ $0.matrix.depth(at: .zero) == first }) { return planes }
            return stablySorted(planes) { $0.matrix.depth(at: .zero) }
        }
        guard planes.count <= Self.partitionLimit else {
            // An approximation, accurate where planes are small compared to the distances between them.
            return stablySorted(planes) { $0.matrix.depth(at: Box($0.sample.properties.bounds).center) }
        }
        var pieces: [Plane] = []
        for plane in planes {
            if let piece = visiblePart(plane) { pieces.append(piece) }
        }
        return islands(of: pieces).flatMap { partition($0) }
    }

    /// Divides pieces into groups that share no pixels: whether pieces of different groups intersect does not matter,
    /// so they need not be split. If a piece reads the pixels around it, all pieces form one group.
    ///
    /// The painting order matters only between pieces of which one may cover the other, and these have overlapping
    /// bounding boxes in device space. The groups are the connected components of that relation, so no piece of one can
    /// cover any of another, and each may be partitioned separately. A sweep along x finds the pairs, and a
    /// disjoint-set forest joins them.
    private func islands(of pieces: [Plane]) -> [[Plane]] {
        guard pieces.count > 1, pieces.allSatisfy({ $0.sample.properties.backgroundFilters.isEmpty }) else {
            return [pieces]
        }
        let boxes = pieces.map { $0.deviceBox(through: toDevice) }
        guard boxes.allSatisfy({ ($0.minX + $0.maxX + $0.minY + $0.maxY).isFinite }) else { return [pieces] }
        // For each piece an earlier one of its group, or itself.
        var parent = Array(pieces.indices)
        func first(_ index: Int) -> Int {
            var index = index
            while parent[index] != index {
                // Path halving: the path is half as long for the next search.
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

    /// The plane with the polygon of its visible extent, without the part behind the eye.
    private mutating func visiblePart(_ plane: Plane) -> Plane? {
        let extent = extents.box(of: plane.layer, plane.sample, remainingLayers: &remainingLayers)
        guard !extent.isEmpty, extent.width.isFinite, extent.height.isFinite else { return nil }
        let m = plane.matrix
        // The homogeneous w is linear on the plane: the part in front of the eye is a half plane, and the polygon stays
        // convex.
        let depth = Line(a: m.m14, b: m.m24, c: m.m44 - Projection.nearestDepth)
        let polygon = depth.clip(extent.corners)
        guard polygon.count >= 3 else { return nil }
        var result = plane
        result.polygon = polygon
        return result
    }

    /// The pieces in painting order, by a binary space partition.
    ///
    /// The first piece's plane divides space. A ray from the eye crosses it at most once, so it meets everything on the
    /// eye's side before anything beyond: nothing beyond can cover anything on the plane or in front of it, nor can
    /// anything on the plane cover what is in front of it. So the order "beyond, on the plane, in front" is correct if
    /// each of the three is; pieces on the plane keep the order of the tree, and for the others the argument repeats
    /// with fewer pieces. A piece that the plane crosses is split along their intersection, after which each part lies
    /// on one side.
    ///
    /// Rounding errors must not split a piece that merely touches the plane, as adjacent sides of a box do: `noise`
    /// bounds the error of the distance, and anything within it counts as on the plane.
    ///
    /// Splits may double the number of pieces at each level. `remainingCuts` bounds all of them in a space, and
    /// `maxCutCount` those of split layers within split layers; past that the centre decides, which is wrong only near
    /// the intersection.
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
                // The far part extends a pixel under the near one: two adjacent antialiased edges would let what lies
                // behind show through. For a translucent piece, a pixel painted twice would be more visible than that.
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
    /// Whether painting a pixel twice differs more from painting it once than painting two halves of it does.
    fileprivate var isTranslucent: Bool {
        let properties = sample.properties
        // A piece with a compositing mode would be composited twice.
        if properties.compositing != nil || !properties.backgroundFilters.isEmpty { return true }
        let color = properties.backgroundColor?.alpha ?? 1
        return properties.opacity * inherited.opacity * Float(color > 0 ? color : 1) < 0.8
    }

    /// The pixel bounds of the polygon, outset by one pixel on each side.
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

/// A plane of the shared space as the vector by which a point is multiplied; positive on the viewer's side.
private struct Divider {
    let x, y, z, w: Double

    init(_ matrix: CATransform3D) {
        let inverse = CATransform3DInvert(matrix)
        // The viewer is at (0, 0, 1, 0): the third component determines the side.
        let sign: Double = inverse.m33 < 0 ? -1 : 1
        // A point's z in the plane's own space is its product with the inverse's third column: zero on the plane.
        (x, y, z, w) = (sign * inverse.m13, sign * inverse.m23, sign * inverse.m33, sign * inverse.m43)
    }

    /// The intersection with another plane, as a line in that plane's own space, with a bound on its rounding errors.
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
        // The magnitude of the terms, not of their sum, bounds the error of a sum whose terms cancel. Doubles have an
        // error of 1e-16 of it, and the preceding matrix products a small multiple of that.
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
