public import Foundation

/// Says what items are like: how heavy, elastic and rough, and what slows them down.
///
/// Where several behaviours of an animator say it of one item, the last does. [Differences](Differences.md#uikit) says what
/// an item is like without one.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidynamicitembehavior)
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private final var list: DynamicItemList
    private final var material = RigidMotion.Material()
    /// What was added before the behaviour was in an animator.
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

    /// Has the behaviour act on an item, too.
    open func addItem(_ item: any UIDynamicItem) { list.add(item, to: self) }

    /// Has the behaviour act on an item no longer.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item, from: self) }

    /// How much of its speed an item keeps in a collision: from 0, the default, to 1. The greater one of two counts.
    open var elasticity: CGFloat {
        get { CGFloat(material.elasticity) }
        set { set(\.elasticity, newValue) }
    }

    /// How much items slow each other as they slide: 0 by default.
    open var friction: CGFloat {
        get { CGFloat(material.friction) }
        set { set(\.friction, newValue) }
    }

    /// The mass of 100 × 100 points. 1 by default.
    open var density: CGFloat {
        get { CGFloat(material.density) }
        set { set(\.density, newValue) }
    }

    /// The part of its velocity that an item loses in a second, as the rate of an exponential decay. 0 by default.
    open var resistance: CGFloat {
        get { CGFloat(material.resistance) }
        set { set(\.resistance, newValue) }
    }

    /// The same for turning. 0 by default.
    open var angularResistance: CGFloat {
        get { CGFloat(material.angularResistance) }
        set { set(\.angularResistance, newValue) }
    }

    /// How much electric and magnetic fields act on an item. 0 by default.
    open var charge: CGFloat {
        get { CGFloat(material.charge) }
        set { set(\.charge, newValue, lowest: -.infinity) }
    }

    /// Whether items stay where they are, and others collide with them. False by default.
    open var isAnchored: Bool {
        get { material.isAnchored }
        set {
            material.isAnchored = newValue
            configurationDidChange()
        }
    }

    /// Whether items turn. True by default.
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
            return reportOnce("UIDynamicItemBehavior: \(value) is not a usable number")
        }
        material[keyPath: property] = max(lowest, Double(value))
        configurationDidChange()
    }

    // MARK: Velocities

    /// Adds to an item's velocity, in points per second; when the behaviour joins an animator, if it isn't in one.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(Vec2(velocity), 0, to: item)
    }

    /// The velocity of an item, in points per second; zero outside an animator.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard let simulation = animator?.simulation, let body = simulation.body(of: item) else { return .zero }
        return simulation.world.bodies[body].velocity.point
    }

    /// Adds to how fast an item turns, in radians per second, clockwise; when the behaviour joins an animator, if it isn't in one.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(.zero, Double(velocity), to: item)
    }

    /// How fast an item turns, in radians per second, clockwise; zero outside an animator.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        guard let simulation = animator?.simulation, let body = simulation.body(of: item) else { return 0 }
        return CGFloat(simulation.world.bodies[body].angularVelocity)
    }

    private func add(_ velocity: Vec2, _ turn: Double, to item: any UIDynamicItem) {
        guard velocity.isFinite, turn.isFinite else {
            return reportOnce("UIDynamicItemBehavior: a velocity must be finite")
        }
        guard list.contains(item) else {
            return reportOnce("UIDynamicItemBehavior: a velocity was added to an item that the behavior doesn't have")
        }
        waiting.append((item, velocity, turn))
        configurationDidChange()
        animator?.configure()
    }

    override var dynamicItems: [any UIDynamicItem] { list.items }

    override func configure(_ simulation: DynamicSimulation) {
        for item in list.items { simulation.changeMaterial(of: item) { $0 = material } }
    }

    /// Adds the velocities that wait, once the bodies' masses are known.
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
