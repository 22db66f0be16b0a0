import CoreGraphics
public import Foundation

/// A layer that emits particles.
///
/// Particles are a function of the layer's own time and `seed`: they don't depend on which frames were drawn. Emission
/// starts at the layer's time 0: set `beginTime` for it to start empty. A change of a property, or of a cell by a key
/// path such as `emitterCells.NAME.birthRate`, affects the particles emitted after it. A layer shows at most 50,000
/// particles.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/caemitterlayer)
open class CAEmitterLayer: CALayer {
    private final var cellObjects: [CAEmitterCell]?

    public override init() { super.init(content: CAEmitterLayer.initialContent) }

    public override init(layer: Any) {
        cellObjects = (layer as? CAEmitterLayer)?.cellObjects
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard restoreCells(from: coder) else { return nil }
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        archiveCells(in: coder)
    }

    override class var initialContent: LayerContent { .emitter(EmitterProperties(), EmissionHistory()) }
    override class var builtInClass: CALayer.Type { CAEmitterLayer.self }

    override class func accessor(for key: LayerKey) -> PropertyAccessor? {
        emitterAccessors[key] ?? super.accessor(for: key)
    }

    private final var emitter: EmitterProperties {
        if case .emitter(let emitter, _) = content { emitter } else { EmitterProperties() }
    }

    private final func changeEmitter<Value: Equatable>(
        _ key: LayerKey, _ path: WritableKeyPath<EmitterProperties, Value>, to value: Value, isValid: Bool = true
    ) {
        guard isValid else { return refuse(value, for: key.rawValue) }
        var emitter = emitter
        guard emitter[keyPath: path] != value else { return }
        emitter[keyPath: path] = value
        changeContent(key, if: true, to: .emitter(emitter, EmissionHistory()))
    }

    // MARK: Cells

    /// The emitted kinds of particles; copied when they are set.
    open var emitterCells: [CAEmitterCell]? {
        get { cellObjects }
        set {
            cellObjects = newValue
            changeEmitter(.emitterCells, \.cells, to: (newValue ?? []).prefix(64).map { $0.values() })
        }
    }

    open override func value(forKey key: String) -> Any? {
        key == "emitterCells" ? emitterCells : super.value(forKey: key)
    }

    open override func setValue(_ value: Any?, forKey key: String) {
        guard key == "emitterCells" else { return super.setValue(value, forKey: key) }
        emitterCells = value as? [CAEmitterCell]
    }

    open override func value(forKeyPath keyPath: String) -> Any? {
        guard let (name, key) = cellPath(keyPath) else { return super.value(forKeyPath: keyPath) }
        let cell = emitter.cells.first { $0.name == name }
        if let cell, let key = EmitterCellKey(rawValue: key) { return NSNumber(value: cell[keyPath: key.path]) }
        return cellObjects?.first { $0.name == name }?.value(forKey: key)
    }

    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (name, key) = cellPath(keyPath) else { return super.setValue(value, forKeyPath: keyPath) }
        guard let index = cellObjects?.firstIndex(where: { $0.name == name }), let cell = cellObjects?[index],
            index < emitter.cells.count
        else { return reportOnce("\(label): there is no emitter cell \"\(name)\"") }
        cell.setValue(value, forKey: key)
        var cells = emitter.cells
        if let key = EmitterCellKey(rawValue: key) {
            cells[index][keyPath: key.path] = cell.properties[keyPath: key.path]
        } else {
            cells[index].isEnabled = cell.isEnabled
            cells[index].color = cell.color
            cells[index].contents = cell.properties.contents
        }
        changeEmitter(.emitterCells, \.cells, to: cells)
    }

    /// Splits a path such as `emitterCells.NAME.birthRate` into the cell's name and the key.
    private final func cellPath(_ keyPath: String) -> (name: String, key: String)? {
        let parts = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return parts.count == 3 && parts[0] == "emitterCells" ? (parts[1], parts[2]) : nil
    }

    // MARK: Multipliers

    /// The factor of the cells' birth rates. 1 by default; 0 stops the emission, and existing particles live on.
    open var birthRate: Float {
        get { Float(emitter.birthRate) }
        set { changeEmitter(.birthRate, \.birthRate, to: Double(newValue), isValid: newValue.isFinite) }
    }

    /// The factor of the cells' lifetimes, applied when particles are emitted. 1 by default.
    open var lifetime: Float {
        get { Float(emitter.lifetime) }
        set { changeEmitter(.lifetime, \.lifetime, to: Double(newValue), isValid: newValue.isFinite) }
    }

    /// The factor of the cells' velocities. 1 by default.
    open var velocity: Float {
        get { Float(emitter.velocity) }
        set { changeEmitter(.velocity, \.velocity, to: Double(newValue), isValid: newValue.isFinite) }
    }

    /// The factor of the cells' scales. 1 by default.
    open var scale: Float {
        get { Float(emitter.scale) }
        set { changeEmitter(.scale, \.scale, to: Double(newValue), isValid: newValue.isFinite) }
    }

    /// The factor of the cells' spins. 1 by default.
    open var spin: Float {
        get { Float(emitter.spin) }
        set { changeEmitter(.spin, \.spin, to: Double(newValue), isValid: newValue.isFinite) }
    }

    // MARK: Shape

    /// The centre of the emitter shape, in the layer's coordinates. (0, 0) by default.
    open var emitterPosition: CGPoint {
        get { emitter.position }
        set { changeEmitter(.emitterPosition, \.position, to: newValue, isValid: newValue.isFinite) }
    }

    /// The size of the shape, in points. Zero by default.
    open var emitterSize: CGSize {
        get { emitter.size }
        set { changeEmitter(.emitterSize, \.size, to: newValue, isValid: newValue.isFinite) }
    }

    /// The z coordinate of the shape's centre, in points.
    open var emitterZPosition: CGFloat {
        get { CGFloat(emitter.zPosition) }
        set { changeEmitter(.emitterZPosition, \.zPosition, to: Double(newValue), isValid: newValue.isFinite) }
    }

    /// The depth of the shape, in points. 0 by default.
    open var emitterDepth: CGFloat {
        get { CGFloat(emitter.depth) }
        set { changeEmitter(.emitterDepth, \.depth, to: Double(newValue), isValid: newValue.isFinite) }
    }

    /// The shape that particles are emitted from. A point by default.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { emitter.shape }
        set { changeEmitter(.emitterShape, \.shape, to: newValue) }
    }

    /// The part of the shape that emits. On the outline or surface of a circle or sphere, a cell's angles are measured
    /// from the outward direction.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { emitter.mode }
        set { changeEmitter(.emitterMode, \.mode, to: newValue) }
    }

    // MARK: Drawing

    /// The order and blending of particles.
    open var renderMode: CAEmitterLayerRenderMode {
        get { emitter.renderMode }
        set { changeEmitter(.renderMode, \.renderMode, to: newValue) }
    }

    /// Whether particles are drawn in the superlayer's 3D space, in perspective, instead of being flattened into the
    /// layer's plane. False by default.
    open var preservesDepth: Bool {
        get { emitter.preservesDepth }
        set { changeEmitter(.preservesDepth, \.preservesDepth, to: newValue) }
    }

    /// The seed of the random numbers. 0 by default.
    open var seed: UInt32 {
        get { emitter.seed }
        set { changeEmitter(.seed, \.seed, to: newValue) }
    }

    // MARK: Committing

    /// Returns the content with the layer's earlier states, which determine the particles emitted then.
    override func contentToCommit(with animations: [RenderAnimation]) -> LayerContent {
        guard let committed, case .emitter(let old, var history) = committed.content else { return content }
        let isSame =
            old == emitter && committed.animations.count == animations.count
            && zip(committed.animations, animations).allSatisfy { $0 === $1 }
        if !isSame {
            let version = RenderLayer(
                identity: committed.identity, properties: LayerProperties(),
                content: .emitter(old, EmissionHistory()), timing: .ofLayer, animations: committed.animations,
                sublayers: RenderSublayers([]), mask: nil)
            history.end(EmissionVersion(version, end: localTime(atRootTime: ContextClock.current.now)))
        }
        return .emitter(emitter, history)
    }
}

private let emitterAccessors: AccessorTable = [
    .preservesDepth: PropertyAccessor(\CAEmitterLayer.preservesDepth),
    .birthRate: PropertyAccessor(\CAEmitterLayer.birthRate),
    .lifetime: PropertyAccessor(\CAEmitterLayer.lifetime),
    .velocity: PropertyAccessor(\CAEmitterLayer.velocity),
    .scale: PropertyAccessor(\CAEmitterLayer.scale),
    .spin: PropertyAccessor(\CAEmitterLayer.spin),
    .seed: PropertyAccessor(\CAEmitterLayer.seed),
    .renderMode: PropertyAccessor(\CAEmitterLayer.renderMode),
    .emitterPosition: PropertyAccessor(\CAEmitterLayer.emitterPosition),
    .emitterZPosition: PropertyAccessor(\CAEmitterLayer.emitterZPosition),
    .emitterSize: PropertyAccessor(\CAEmitterLayer.emitterSize),
    .emitterDepth: PropertyAccessor(\CAEmitterLayer.emitterDepth),
    .emitterShape: PropertyAccessor(\CAEmitterLayer.emitterShape),
    .emitterMode: PropertyAccessor(\CAEmitterLayer.emitterMode),
]
