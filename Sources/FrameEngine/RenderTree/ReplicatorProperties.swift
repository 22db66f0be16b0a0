package import CoreGraphics
import Raster

/// A `CAReplicatorLayer`'s own properties.
package struct ReplicatorProperties: Sendable {
    package var instanceCount = 1
    package var preservesDepth = false
    package var instanceDelay = 0.0
    package var instanceTransform = CATransform3DIdentity
    package var instanceColor: CGColor? = .opaqueWhite
    package var redOffset: Float = 0
    package var greenOffset: Float = 0
    package var blueOffset: Float = 0
    package var alphaOffset: Float = 0

    package init() {}

    /// The maximum number of times one layer is drawn through nested replicators.
    static let maxCopyCount = 1 << 16

    /// The colour by which copy `index` is multiplied; components are clamped to 0...1.
    func color(ofCopy index: Int) -> PaintColor {
        let first = instanceColor?.paintColor ?? .white
        func component(_ value: Float, _ offset: Float) -> Float { max(0, min(value + offset * Float(index), 1)) }
        return PaintColor(
            red: component(first.red, redOffset), green: component(first.green, greenOffset),
            blue: component(first.blue, blueOffset), alpha: component(first.alpha, alphaOffset))
    }
}

extension CGColor {
    static let opaqueWhite = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
}

extension LayerContent {
    /// Whether sublayers are drawn more than once.
    var makesCopies: Bool {
        if case .replicator(let replicator) = self { replicator.instanceCount > 1 } else { false }
    }

    /// The number of copies with a time of their own, and the delay between consecutive ones.
    var copiesInTime: (count: Int, delay: Double) {
        guard case .replicator(let replicator) = self, replicator.instanceDelay != 0 else { return (1, 0) }
        return (max(0, min(replicator.instanceCount, ReplicatorProperties.maxCopyCount)), replicator.instanceDelay)
    }
}
