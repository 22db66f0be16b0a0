import CoreGraphics
import Raster

/// The paint state that a layer inherits from its ancestors.
struct InheritedPaintState: Sendable, Equatable {
    /// The accumulated opacity of transform layers and replicator copies.
    var opacity: Float = 1
    /// Whether the space is flipped an odd number of times, so that contents must be flipped back.
    var isFlipped = false
    /// The tint by which colours are multiplied; its alpha is ignored.
    var tint = PaintColor.white
    /// The maximum number of times that the layer is drawn.
    var copies = 1
    /// The number of ancestors that are drawn in pieces because siblings intersect them.
    var cuts = 0

    fileprivate func inCopy(_ color: PaintColor) -> InheritedPaintState {
        var result = self
        result.opacity *= color.alpha
        result.tint = tint.multiplied(by: color)
        return result
    }
}

/// The time and space in which a layer's sublayers appear.
struct SublayerPlacement: Sendable {
    /// The superlayer's time, as seen by the sublayers.
    var time: Double
    /// The transform from the sublayers' shared space to the superlayer's coordinates; nil for the identity.
    var space: CATransform3D?
    var inherited: InheritedPaintState
}

extension SampledLayer {
    /// The single placement of the sublayers, if there is only one and it keeps coplanar layers coplanar; nil
    /// otherwise.
    @inline(__always)
    func coplanarSublayerPlacement(_ inherited: InheritedPaintState) -> SublayerPlacement? {
        if case .replicator = content { return nil }
        let space = properties.sublayerSpace
        guard space?.keepsConstantDepth ?? true else { return nil }
        return SublayerPlacement(time: localTime, space: space, inherited: inherited)
    }

    /// Calls `body` with each placement of the sublayers: one, or a replicator's copies in order.
    ///
    /// A copy's transform comes before the layer's `sublayerTransform`, so that copies share one perspective.
    func forEachSublayerPlacement(
        _ inherited: InheritedPaintState = InheritedPaintState(), _ body: (SublayerPlacement) -> Void
    ) {
        var inherited = inherited
        let space = properties.sublayerSpace
        guard case .replicator(let replicator) = content else {
            return body(SublayerPlacement(time: localTime, space: space, inherited: inherited))
        }
        let count = min(replicator.instanceCount, ReplicatorProperties.maxCopyCount / inherited.copies)
        guard count > 0 else { return }
        inherited.copies *= count
        let step = replicator.instanceTransform.about(Box(properties.bounds.standardized).center)
        var matrix = CATransform3DIdentity
        for index in 0..<count {
            // Powers of the step, by one product each; rounding errors grow with the number of copies. An overflow ends
            // the row of copies.
            if index > 0 { matrix = CATransform3DConcat(matrix, step) }
            guard matrix.isFinite else { return }
            let color = replicator.color(ofCopy: index)
            guard color.alpha > 0 else { continue }
            let own = index == 0 ? space : space.map { CATransform3DConcat(matrix, $0) } ?? matrix
            body(
                SublayerPlacement(
                    time: localTime - Double(index) * replicator.instanceDelay, space: own,
                    inherited: inherited.inCopy(color)))
        }
    }
}

extension CATransform3D {
    /// The transform with `center` in place of the origin.
    fileprivate func about(_ center: Point) -> CATransform3D {
        CATransform3DConcat(
            CATransform3DTranslate(self, -center.x, -center.y, 0),
            CATransform3DMakeTranslation(center.x, center.y, 0))
    }
}

extension PaintColor {
    /// The component-wise product of the colours; this colour's alpha is kept.
    func multiplied(by other: PaintColor) -> PaintColor {
        PaintColor(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha)
    }

    var isWhite: Bool { red == 1 && green == 1 && blue == 1 }
}
