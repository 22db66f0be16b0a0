import CoreGraphics
import Raster

extension CALayer {
    /// The frontmost layer at a point of the superlayer's space.
    final func hitTestInDepth(_ point: CGPoint) -> CALayer? {
        HitSearch.depth.descend {
            var search = HitSearch(asksLayers: HitSearch.depth.value <= HitSearch.maxDepth)
            return search.frontmost(HitPlane.planes(of: self, at: point))
        }
    }
}

/// A walk through a layer tree along one line of sight, nearest layers first.
///
/// The way back up is kept in a list, not on the stack, so a tree may be of any depth.
private struct HitSearch {
    /// One layer on the way down.
    private struct Level {
        /// Nil for the space that the search begins in, or a mask lies in.
        let layer: CALayer?
        /// In the layer's own space.
        let point: CGPoint
        /// The layers that are yet to be asked, the next one last.
        var candidates: [HitPlane.Meeting] = []
        /// Whether a hit here only lets the search of the level above go on.
        var isMask = false
        var isOpen = false
    }

    /// Whether sublayers of users' classes are asked by the public method, which they may have their own way with.
    private let asksLayers: Bool
    private var levels: [Level] = []

    init(asksLayers: Bool) { self.asksLayers = asksLayers }

    /// The number of searches inside one another: a user's `hitTest(_:)` starts a new one.
    static let depth = RecursionDepth()

    /// Below this depth users' `hitTest(_:)` isn't called any more, because every level takes some of the stack.
    static let maxDepth = 1000

    mutating func frontmost(_ candidates: [HitPlane.Meeting]) -> CALayer? {
        levels = [Level(layer: nil, point: .zero, candidates: candidates, isOpen: true)]
        while let level = levels.last {
            if let layer = level.layer, !level.isOpen {
                open(layer, at: level.point)
            } else if let next = levels[levels.count - 1].candidates.popLast() {
                // QuartzCore's own classes leave hit testing as it is.
                if asksLayers, next.isDirect, !next.layer.isOfBuiltInClass {
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

    /// Looks at the last level's layer: what clips it, then what it is masked by, then its sublayers.
    private mutating func open(_ layer: CALayer, at point: CGPoint) {
        if layer.masksToBounds, !layer.properties.bounds.contains(point) { return miss() }
        levels[levels.count - 1].isOpen = true
        levels[levels.count - 1].candidates = HitPlane.planes(below: layer, at: point)
        guard let mask = layer.visibleMask else { return }
        let planes = HitPlane.planes(of: mask, at: point)
        levels.append(Level(layer: nil, point: point, candidates: planes, isMask: true, isOpen: true))
    }

    /// There was a hit; true when it is the whole search's, and not only a mask's.
    private mutating func found() -> Bool {
        guard let mask = levels.lastIndex(where: \.isMask) else { return true }
        levels.removeSubrange(mask...)
        return false
    }

    /// There is no hit in the last level, nor in what it masks.
    private mutating func miss() {
        if levels.removeLast().isMask { levels.removeLast() }
    }
}

/// One layer among those that share a 3D space.
private struct HitPlane {
    let layer: CALayer
    /// From the layer's own space to the shared one.
    let matrix: CATransform3D
    /// Whether no transform layer lies between.
    let isDirect: Bool

    /// Where the line of sight meets a layer.
    struct Meeting {
        let layer: CALayer
        /// In the layer's own space.
        let inside: CGPoint
        let isDirect: Bool
    }

    /// Where the line of sight through a point of the superlayer's space meets a layer, or those that share its space; the
    /// nearest to the viewer last.
    static func planes(of layer: CALayer, at point: CGPoint) -> [Meeting] {
        let outer = layer.properties.toSuperlayer
        let matrix = layer.spaceAround.map { CATransform3DConcat(outer, $0) } ?? outer
        return sorted(gather([HitPlane(layer: layer, matrix: matrix, isDirect: false)]), at: point)
    }

    /// The same for a layer's sublayers, at a point of its own space.
    static func planes(below layer: CALayer, at point: CGPoint) -> [Meeting] {
        guard let sublayers = layer.visibleSublayers else { return [] }
        let space = layer.properties.sublayerSpace ?? CATransform3DIdentity
        let planes = sublayers.reversed().map { sublayer in
            HitPlane(
                layer: sublayer, matrix: CATransform3DConcat(sublayer.properties.toSuperlayer, space), isDirect: true)
        }
        return sorted(gather(planes), at: point)
    }

    /// The planes that show, with those of sublayers in place of transform layers.
    ///
    /// - Parameter planes: front to back, which the result is not.
    private static func gather(_ planes: [HitPlane]) -> [HitPlane] {
        var (waiting, gathered): ([HitPlane], [HitPlane]) = (planes, [])
        while let plane = waiting.popLast() {
            let layer = plane.layer
            guard !layer.isHidden, layer.isDoubleSided || plane.matrix.showsFront else { continue }
            guard layer.content.hasNoPlane else {
                gathered.append(plane)
                continue
            }
            let space =
                layer.properties.sublayerSpace.map { CATransform3DConcat($0, plane.matrix) } ?? plane.matrix
            for sublayer in (layer.visibleSublayers ?? []).reversed() {
                let matrix = CATransform3DConcat(sublayer.properties.toSuperlayer, space)
                waiting.append(HitPlane(layer: sublayer, matrix: matrix, isDirect: false))
            }
        }
        return gathered
    }

    /// Those that the line of sight meets by depth, where planes lie equally deep by the order they are drawn in.
    private static func sorted(_ planes: [HitPlane], at point: CGPoint) -> [Meeting] {
        let meetings = planes.enumerated().compactMap { index, plane in
            plane.meets(point).map { (index: index, plane: plane, inside: $0.inside, depth: $0.depth) }
        }
        return meetings.sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }
            .map { Meeting(layer: $0.plane.layer, inside: $0.inside, isDirect: $0.plane.isDirect) }
    }

    /// Where the line of sight through `point` meets the plane; nil when it does so behind the eye, or never.
    private func meets(_ point: CGPoint) -> (inside: CGPoint, depth: CGFloat)? {
        let projection = Projection(flattening: matrix)
        guard projection.isFinite, let inverse = projection.inverse else { return nil }
        let inside = inverse.apply(Point(point))
        let w = inside.x * matrix.m14 + inside.y * matrix.m24 + matrix.m44
        guard w > Projection.nearestDepth, inside.x.isFinite, inside.y.isFinite else { return nil }
        return (CGPoint(inside), (inside.x * matrix.m13 + inside.y * matrix.m23 + matrix.m43) / w)
    }
}
