import CoreGraphics
import Raster

/// What layers above hand down to a layer that is to be drawn.
struct InheritedPaintState: Sendable, Equatable {
    /// The opacity of transform layers, and of a replicator's copy.
    var opacity: Float = 1
    /// Whether the space is flipped an odd number of times, so that contents must be flipped back.
    var isFlipped = false
    /// What colours are multiplied by; its alpha counts for nothing.
    var tint = PaintColor.white
    /// How many times the layer is drawn at most.
    var copies = 1
    /// How many of the layers above are drawn in pieces, because others cross them.
    var cuts = 0

    fileprivate func inCopy(_ color: PaintColor) -> InheritedPaintState {
        var result = self
        result.opacity *= color.alpha
        result.tint = tint.multiplied(by: color)
        return result
    }
}

/// Where and when a layer's sublayers appear.
struct SublayerPlacement: Sendable {
    /// The time that is their superlayer's for them.
    var time: Double
    /// What they go through on their way into the superlayer's space; nil for nothing.
    var space: CATransform3D?
    var inherited: InheritedPaintState
}

extension SampledLayer {
    /// The place of the sublayers, if they have one only, and one that leaves what is level at one depth.
    @inline(__always)
    func coplanarSublayerPlacement(_ inherited: InheritedPaintState) -> SublayerPlacement? {
        if case .replicator = content { return nil }
        let space = properties.sublayerSpace
        guard space?.keepsConstantDepth ?? true else { return nil }
        return SublayerPlacement(time: localTime, space: space, inherited: inherited)
    }

    /// Calls `body` for each place that the sublayers appear at: one, or a replicator's copies, the first one first.
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
    /// The product of the colours without their alphas: this one's alpha stays.
    func multiplied(by other: PaintColor) -> PaintColor {
        PaintColor(red: red * other.red, green: green * other.green, blue: blue * other.blue, alpha: alpha)
    }

    var isWhite: Bool { red == 1 && green == 1 && blue == 1 }
}
