public import CoreGraphics
public import Foundation

/// A layer that draws several copies of its sublayers, with increasing offsets in space, time and colour.
///
/// Copies are drawn in order, the last one in front at equal depth. Through nested replicators, no layer is drawn more
/// than 65,536 times.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/careplicatorlayer)
open class CAReplicatorLayer: CALayer {
    public override init() { super.init(content: CAReplicatorLayer.initialContent) }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var initialContent: LayerContent { .replicator(ReplicatorProperties()) }
    override class var builtInClass: CALayer.Type { CAReplicatorLayer.self }

    override class func accessor(for key: LayerKey) -> PropertyAccessor? {
        replicatorAccessors[key] ?? super.accessor(for: key)
    }

    private final var replicator: ReplicatorProperties {
        if case .replicator(let replicator) = content { replicator } else { ReplicatorProperties() }
    }

    private final func changeReplicator(
        _ key: LayerKey, if differs: Bool, _ set: (inout ReplicatorProperties) -> Void
    ) {
        var replicator = replicator
        set(&replicator)
        changeContent(key, if: differs, to: .replicator(replicator))
    }

    private final func setOffset(
        _ value: Float, _ key: LayerKey, _ path: WritableKeyPath<ReplicatorProperties, Float>
    ) {
        guard value.isFinite else { return refuse(value, for: key.rawValue) }
        changeReplicator(key, if: value != replicator[keyPath: path]) { $0[keyPath: path] = value }
    }

    /// The number of copies, including the original; none are drawn for 0 or less. 1 by default.
    open var instanceCount: Int {
        get { replicator.instanceCount }
        set {
            changeReplicator(.instanceCount, if: newValue != replicator.instanceCount) { $0.instanceCount = newValue }
        }
    }

    /// Whether the copies keep their depth in the superlayer's 3D space, as sublayers of a `CATransformLayer` do,
    /// instead of being flattened into this layer's plane. The layer itself then draws nothing. False by default.
    open var preservesDepth: Bool {
        get { replicator.preservesDepth }
        set {
            changeReplicator(.preservesDepth, if: newValue != replicator.preservesDepth) {
                $0.preservesDepth = newValue
            }
        }
    }

    /// The time delay between consecutive copies, in seconds. 0 by default.
    open var instanceDelay: CFTimeInterval {
        get { replicator.instanceDelay }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "instanceDelay") }
            changeReplicator(.instanceDelay, if: newValue != replicator.instanceDelay) { $0.instanceDelay = newValue }
        }
    }

    /// The transform from each copy to the next, about the centre of the layer. The identity by default.
    open var instanceTransform: CATransform3D {
        get { replicator.instanceTransform }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "instanceTransform") }
            changeReplicator(.instanceTransform, if: newValue != replicator.instanceTransform) {
                $0.instanceTransform = newValue
            }
        }
    }

    /// The colour that the first copy's colours are multiplied by; opaque white by default and for nil.
    open var instanceColor: CGColor? {
        get { replicator.instanceColor }
        set {
            changeReplicator(.instanceColor, if: newValue != replicator.instanceColor) { $0.instanceColor = newValue }
        }
    }

    /// The offset of the red component from each copy to the next. 0 by default.
    open var instanceRedOffset: Float {
        get { replicator.redOffset }
        set { setOffset(newValue, .instanceRedOffset, \.redOffset) }
    }

    /// The offset of the green component from each copy to the next. 0 by default.
    open var instanceGreenOffset: Float {
        get { replicator.greenOffset }
        set { setOffset(newValue, .instanceGreenOffset, \.greenOffset) }
    }

    /// The offset of the blue component from each copy to the next. 0 by default.
    open var instanceBlueOffset: Float {
        get { replicator.blueOffset }
        set { setOffset(newValue, .instanceBlueOffset, \.blueOffset) }
    }

    /// The offset of alpha from each copy to the next. 0 by default.
    open var instanceAlphaOffset: Float {
        get { replicator.alphaOffset }
        set { setOffset(newValue, .instanceAlphaOffset, \.alphaOffset) }
    }
}

private let replicatorAccessors: AccessorTable = [
    .instanceCount: PropertyAccessor(\CAReplicatorLayer.instanceCount),
    .instanceDelay: PropertyAccessor(\CAReplicatorLayer.instanceDelay),
    .instanceTransform: PropertyAccessor(\CAReplicatorLayer.instanceTransform),
    .instanceColor: PropertyAccessor(\CAReplicatorLayer.instanceColor),
    .preservesDepth: PropertyAccessor(\CAReplicatorLayer.preservesDepth),
    .instanceRedOffset: PropertyAccessor(\CAReplicatorLayer.instanceRedOffset),
    .instanceGreenOffset: PropertyAccessor(\CAReplicatorLayer.instanceGreenOffset),
    .instanceBlueOffset: PropertyAccessor(\CAReplicatorLayer.instanceBlueOffset),
    .instanceAlphaOffset: PropertyAccessor(\CAReplicatorLayer.instanceAlphaOffset),
]
