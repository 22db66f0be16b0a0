import CoreGraphics
import Raster

extension CALayer {
    /// The frontmost layer at a point of the superlayer's space.
    final func hitTestInDepth(_ point: CGPoint) -> CALayer? {
        HitSearch.depth.descend {
            var search = HitSearch(callsHitTest: HitSearch.depth.value <= HitSearch.maxDepth)
            return search.frontmost(HitPlane.planes(of: self, at: point))
        }
    }
}

/// A traversal of a layer tree along one line of sight, nearest layers first.
///
/// Iterative with an explicit stack, so a tree may have any depth.
private struct HitSearch {
    /// One layer on the way down.
    private struct Level {
        /// Nil for the space in which the search begins, or which contains a mask.
        let layer: CALayer?
        /// In the layer's own space.
        let point: CGPoint
        /// The layers still to be tested, the next one last.
        var candidates: [HitPlane.Intersection] = []
        /// Whether a hit here only lets the search of the level above continue.
        var isMask = false
        var isOpen = false
    }

    /// Whether sublayers of user classes are tested by the public method, which they may override.
    private let callsHitTest: Bool
    private var levels: [Level] = []

    init(callsHitTest: Bool) { self.callsHitTest = callsHitTest }

    /// The number of nested searches: a user's `hitTest(_:)` starts a new one.
    static let depth = RecursionDepth()

    /// Below this depth, overridden `hitTest(_:)` methods are no longer called, because every level uses some of the
    /// stack.
    static let maxDepth = 1000

    mutating func frontmost(_ candidates: [HitPlane.Intersection]) -> CALayer? {
        levels = [Level(layer: nil, point: .zero, candidates: candidates, isOpen: true)]
        while let level = levels.last {
            if let layer = level.layer, !level.isOpen {
                open(layer, at: level.point)
            } else if let next = levels[levels.count - 1].candidates.popLast() {
                // QuartzCore's own classes don't override hit testing.
                if callsHitTest, next.isDirect, !next.layer.isOfBuiltInClass {
                    if let hit = next.layer.hitTest(level.point), found() { return hit }
                } else {
                    levels.append(Level(layer: next.layer, point: next.inside))
                }
            } else if let layer = level.layer, layer.contains(level.point) {
                if found() { return layer }
            } else {
                miss()
            }
        }
        return nil
    }

    /// Tests the last level's layer: its clip, then its mask, then its sublayers.
    private mutating func open(_ layer: CALayer, at point: CGPoint) {
        if layer.masksToBounds, !layer.properties.bounds.contains(point) { return miss() }
        levels[levels.count - 1].isOpen = true
        levels[levels.count - 1].candidates = HitPlane.planes(below: layer, at: point)
        guard let mask = layer.visibleMask else { return }
        let planes = HitPlane.planes(of: mask, at: point)
        levels.append(Level(layer: nil, point: point, candidates: planes, isMask: true, isOpen: true))
    }

    /// Records a hit; returns true when it ends the whole search, not only a mask's.
    private mutating func found() -> Bool {
        guard let mask = levels.lastIndex(where: \.isMask) else { return true }
        levels.removeSubrange(mask...)
        return false
    }

    /// Records that the last level, and what it masks, was not hit.
    private mutating func miss() {
        if levels.removeLast().isMask { levels.removeLast() }
    }
}

/// One layer among those that share a 3D space.
private struct HitPlane {
    let layer: CALayer
    /// The transform from the layer's own space to the shared one.
    let matrix: CATransform3D
    /// Whether there is no transform layer in between.
    let isDirect: Bool

    /// The intersection of the line of sight with a layer.
    struct Intersection {
        let layer: CALayer
        /// In the layer's own space.
        let inside: CGPoint
        let isDirect: Bool
    }

    /// The intersections of the line of sight through a point in the superlayer's coordinates with a layer, or those
    /// that share its 3D space; the nearest to the viewer last.
    static func planes(of layer: CALayer, at point: CGPoint) -> [Intersection] {
        sorted(HitSiblings(layers: [layer], space: layer.spaceAround, isDirect: false), at: point)
    }

    /// The same for a layer's sublayers, at a point in the layer's own coordinates.
    static func planes(below layer: CALayer, at point: CGPoint) -> [Intersection] {
        guard let sublayers = layer.visibleSublayers else { return [] }
        return sorted(
            HitSiblings(layers: sublayers, space: layer.properties.sublayerSpace, isDirect: true), at: point)
    }

    /// The planes that the line of sight intersects, sorted by depth; by drawing order at equal depth.
    private static func sorted(_ row: HitSiblings, at point: CGPoint) -> [Intersection] {
        var planes: [HitPlane] = []
        row.gather(into: &planes)
        let meetings = planes.enumerated().compactMap { index, plane in
            plane.meets(point).map { (index: index, plane: plane, inside: $0.inside, depth: $0.depth) }
        }
        return meetings.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }
            .map { Intersection(layer: $0.plane.layer, inside: $0.inside, isDirect: $0.plane.isDirect) }
    }

    /// Intersects the line of sight through `point` with the plane; nil when they meet behind the eye, or never.
    private func meets(_ point: CGPoint) -> (inside: CGPoint, depth: CGFloat)? {
        let projection = Projection(flattening: matrix)
        guard projection.isFinite, let inverse = projection.inverse else { return nil }
        let inside = inverse.apply(Point(point))
        guard projection.w(at: inside) > Projection.nearestDepth, inside.x.isFinite, inside.y.isFinite else {
            return nil
        }
        return (CGPoint(inside), matrix.depth(at: inside))
    }
}

/// A layer of the model. It is hit-tested regardless of its opacity.
private struct HitLayer: PlaneMember {
    let layer: CALayer
    let properties: LayerProperties
    let content: LayerContent

    init(_ layer: CALayer) { (self.layer, properties, content) = (layer, layer.properties, layer.content) }

    var isShown: Bool { !properties.isHidden }
}

/// Sublayers of one layer, to be mapped into a 3D space.
private struct HitSiblings: PlaneSiblings {
    private var layers: IndexingIterator<[CALayer]>
    let space: CATransform3D?
    private let isDirect: Bool

    init(layers: [CALayer], space: CATransform3D?, isDirect: Bool) {
        (self.layers, self.space, self.isDirect) = (layers.makeIterator(), space, isDirect)
    }

    mutating func next(after count: Int) -> HitLayer? { layers.next().map(HitLayer.init) }

    func plane(of member: HitLayer, matrix: CATransform3D) -> HitPlane {
        HitPlane(layer: member.layer, matrix: matrix, isDirect: isDirect)
    }

    func rows(below member: HitLayer, matrix: CATransform3D, after count: Int) -> [HitSiblings] {
        let inner = member.properties.sublayerSpace.map { CATransform3DConcat($0, matrix) } ?? matrix
        return [HitSiblings(layers: member.layer.visibleSublayers ?? [], space: inner, isDirect: false)]
    }
}
