public import CoreGraphics
public import Foundation

/// A force that depends on the position, velocity, mass and charge of items.
///
/// A strength of 1 is the acceleration of `UIGravityBehavior` for gravity and vortices, and the force of
/// `UIPushBehavior` for the others; the guide to dynamics has a table.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uifieldbehavior)
open class UIFieldBehavior: UIDynamicBehavior {
    /// Returns the force on an item, given its position, velocity, mass and charge, and the step's duration in seconds.
    public typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

    private enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
        case custom(Evaluation)
    }

    private final let kind: Kind
    private final var list = DynamicItemList([])
    private final var time = 0.0

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    // MARK: Field types

    /// Returns a field that slows items in proportion to their velocity.
    open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

    /// Returns a field that accelerates items around its position, counterclockwise.
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

    /// Returns a field that accelerates items towards its position.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field
    }

    /// Returns a field that accelerates items in a direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field
    }

    /// Returns a field that sets the velocity of items, in points per second.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }

    /// Returns a field that pushes items at random; `smoothness` ranges from 0, noisy, to 1.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field that pushes items at random, in proportion to their speed.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field that attracts items to its position, in proportion to their distance.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

    /// Returns a field that repels charged items from its position.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

    /// Returns a field that deflects moving charged items, counterclockwise.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

    /// Returns a field whose force a closure determines.
    open class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
        UIFieldBehavior(.custom(block))
    }

    // MARK: Items

    /// The items that the field acts on.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item to the field.
    open func addItem(_ item: any UIDynamicItem) { list.add(item, to: self) }

    /// Removes an item from the field.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item, from: self) }

    // MARK: Properties

    /// The centre of the field, in the animator's coordinates. Zero by default.
    open var position = CGPoint.zero { didSet { numbersDidChange() } }

    /// The region about its position in which the field acts. Infinite by default.
    open var region = UIRegion.infinite { didSet { numbersDidChange() } }

    /// The strength of the field. 1 by default.
    open var strength: CGFloat = 1 { didSet { numbersDidChange() } }

    /// The exponent of the field's decay with the distance, in hundreds of points. 0, no decay, by default.
    open var falloff: CGFloat = 0 { didSet { numbersDidChange() } }

    /// The distance below which the field doesn't get stronger, in points. 1 by default.
    open var minimumRadius: CGFloat = 1 { didSet { numbersDidChange() } }

    /// The direction of a velocity or of linear gravity. Zero by default.
    open var direction = CGVector(dx: 0, dy: 0) { didSet { numbersDidChange() } }

    /// The spatial smoothness of noise and turbulence, from 0, the default, to 1.
    open var smoothness: CGFloat = 0 { didSet { numbersDidChange() } }

    /// The rate at which noise and turbulence change, in changes per second. 0 by default.
    open var animationSpeed: CGFloat = 0 { didSet { numbersDidChange() } }

    // MARK: Forces

    override var dynamicItems: [any UIDynamicItem] { list.items }

    /// Whether the field may move items at rest.
    final var keepsMoving: Bool {
        switch kind {
        case .noise, .turbulence: animationSpeed != 0 && strength != 0 && !list.items.isEmpty
        case .custom: !list.items.isEmpty
        default: false
        }
    }

    override func exert(on simulation: DynamicSimulation, for duration: Double) {
        time += duration
        for item in list.items {
            guard let index = simulation.body(of: item) else { continue }
            let body = simulation.world.bodies[index]
            let away = body.position - Vec2(position)
            guard body.inverseMass > 0, region.contains(away.point) else { continue }
            let distance = max(away.length, Double(minimumRadius), 1e-3)
            let strength = Double(strength) * pow(distance / 100, -Double(falloff))
            apply(strength, away, duration, simulation, index, body)
        }
    }

    private func apply(
        _ strength: Double, _ away: Vec2, _ duration: Double, _ simulation: DynamicSimulation, _ index: Int,
        _ body: RigidBody
    ) {
        let outward = away.normalized ?? .zero
        var (force, acceleration) = (Vec2.zero, Vec2.zero)
        switch kind {
        case .drag: force = -body.velocity * strength
        // Counterclockwise as seen, with y down.
        case .vortex: acceleration = -outward.perpendicular * (strength * UIGravityBehavior.unit)
        case .radialGravity: acceleration = -outward * (strength * UIGravityBehavior.unit)
        case .linearGravity: acceleration = Vec2(direction) * (strength * UIGravityBehavior.unit)
        case .velocity:
            return simulation.world.change(index) { $0.velocity = Vec2(direction) * strength }
        case .noise: force = noise(at: body.position) * (strength * UIPushBehavior.unit)
        case .turbulence: force = noise(at: body.position) * (strength * body.velocity.length)
        case .spring: force = -away * strength
        case .electric: force = outward * (strength * body.material.charge * UIPushBehavior.unit)
        case .magnetic: force = -body.velocity.perpendicular * (strength * body.material.charge)
        case .custom(let evaluation):
            let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
            force =
                Vec2(
                    evaluation(
                        self, body.position.point, velocity, CGFloat(body.mass), CGFloat(body.material.charge), duration
                    ))
                * (strength * UIPushBehavior.unit)
        }
        guard force.isFinite, acceleration.isFinite else { return }
        simulation.world.change(index) { body in
            body.force += force
            body.acceleration += acceleration
        }
    }

    /// Returns a vector of length up to about 1 that varies over 20 points, or over 400 for a smooth field.
    private func noise(at place: Vec2) -> Vec2 {
        let scale = 20 + 380 * Double(min(max(smoothness, 0), 1))
        let (x, y, z) = (place.x / scale, place.y / scale, time * Double(animationSpeed))
        return Vec2(GradientNoise(seed: 1).value(x, y, z), GradientNoise(seed: 2).value(x, y, z))
    }
}
