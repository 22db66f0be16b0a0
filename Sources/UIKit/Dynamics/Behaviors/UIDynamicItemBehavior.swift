public import Foundation

/// The physical properties of items: density, elasticity, friction, and resistance to motion.
///
/// If several behaviours of an animator have the same item, the last one applies. [Differences](Differences.md#uikit)
/// describes items without one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidynamicitembehavior)
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private final var list: DynamicItemList
    private final var material = RigidMotion.Material()
    /// Velocities added before the behaviour joined an animator.
    private final var waiting: [(item: any UIDynamicItem, velocity: Vec2, turn: Double)] = []

    /// Creates a behaviour with the default values.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates a behaviour without items.
    public convenience override init() { self.init(items: []) }

    /// The items.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item to the behaviour.
    open func addItem(_ item: any UIDynamicItem) { list.add(item, to: self) }

    /// Removes an item from the behaviour.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item, from: self) }

    /// The fraction of its speed that an item keeps in a collision: from 0, the default, to 1. The greater value of two
    /// items applies.
    open var elasticity: CGFloat {
        get { CGFloat(material.elasticity) }
        set { set(\.elasticity, newValue) }
    }

    /// The friction between sliding items: 0 by default.
    open var friction: CGFloat {
        get { CGFloat(material.friction) }
        set { set(\.friction, newValue) }
    }

    /// The mass of an area of 100 × 100 points. 1 by default.
    open var density: CGFloat {
        get { CGFloat(material.density) }
        set { set(\.density, newValue) }
    }

    /// The linear damping: the rate of the velocity's exponential decay per second. 0 by default.
    open var resistance: CGFloat {
        get { CGFloat(material.resistance) }
        set { set(\.resistance, newValue) }
    }

    /// The angular damping: the rate of the angular velocity's exponential decay per second. 0 by default.
    open var angularResistance: CGFloat {
        get { CGFloat(material.angularResistance) }
        set { set(\.angularResistance, newValue) }
    }

    /// The charge on which electric and magnetic fields act. 0 by default.
    open var charge: CGFloat {
        get { CGFloat(material.charge) }
        set { set(\.charge, newValue, lowest: -.infinity) }
    }

    /// Whether items are fixed in place, so that others collide with them. False by default.
    open var isAnchored: Bool {
        get { material.isAnchored }
        set {
            material.isAnchored = newValue
            configurationDidChange()
        }
    }

    /// Whether items can rotate. True by default.
    open var allowsRotation: Bool {
        get { material.allowsRotation }
        set {
            material.allowsRotation = newValue
            configurationDidChange()
        }
    }

    private func set(
        _ property: WritableKeyPath<RigidMotion.Material, Double>, _ value: CGFloat, lowest: Double = 0
    ) {
        guard value.isFinite || value == .greatestFiniteMagnitude else {
            return reportOnce("UIDynamicItemBehavior: \(value) is not a valid number")
        }
        material[keyPath: property] = max(lowest, Double(value))
        configurationDidChange()
    }

    // MARK: Velocities

    /// Adds to an item's velocity, in points per second. Outside an animator, applied when the behaviour joins one.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(Vec2(velocity), 0, to: item)
    }

    /// Returns the velocity of an item, in points per second; zero outside an animator.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard let simulation = animator?.simulation, let body = simulation.body(of: item) else { return .zero }
        return simulation.world.bodies[body].velocity.point
    }

    /// Adds to an item's angular velocity, in radians per second, clockwise. Outside an animator, applied when the
    /// behaviour joins one.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, Double(velocity), to: item)
    }

    /// Returns the angular velocity of an item, in radians per second, clockwise; zero outside an animator.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        guard let simulation = animator?.simulation, let body = simulation.body(of: item) else { return 0 }
        return CGFloat(simulation.world.bodies[body].angularVelocity)
    }

    private func add(_ velocity: Vec2, _ turn: Double, to item: any UIDynamicItem) {
        guard velocity.isFinite, turn.isFinite else {
            return reportOnce("UIDynamicItemBehavior: a velocity must be finite")
        }
        guard list.contains(item) else {
            return reportOnce("UIDynamicItemBehavior: a velocity was added for an item that is not in the behavior")
        }
        waiting.append((item, velocity, turn))
        configurationDidChange()
        animator?.configure()
    }

    override var dynamicItems: [any UIDynamicItem] { list.items }

    override func configure(_ simulation: DynamicSimulation) {
        for item in list.items { simulation.changeMaterial(of: item) { $0 = material } }
    }

    /// Applies the pending velocities, once the bodies' masses are known.
    final func addVelocities(to simulation: DynamicSimulation) {
        for (item, velocity, turn) in waiting {
            guard let body = simulation.body(of: item) else { continue }
            simulation.world.change(body) { body in
                if body.inverseMass > 0 { body.velocity += velocity }
                if body.inverseInertia > 0 { body.angularVelocity += turn }
            }
        }
        waiting = []
    }
}
