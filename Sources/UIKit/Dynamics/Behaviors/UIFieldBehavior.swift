public import CoreGraphics
public import Foundation

/// A force that depends on where items are, how fast, how heavy and how charged.
///
/// A strength of 1 is the acceleration of `UIGravityBehavior` for gravity and vortices, and the force of `UIPushBehavior` for the
/// others; the guide to dynamics has a table.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uifieldbehavior)
open class UIFieldBehavior: UIDynamicBehavior {
    /// Returns the force on an item at a place, with a velocity, a mass and a charge, for a step of so many seconds.
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

    // MARK: Kinds

    /// Returns a field that slows items, the more the faster they are.
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

    /// Returns a field that gives items a velocity, in points per second.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }

    /// Returns a field that pushes items about at random; `smoothness` is from 0, noisy, to 1.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field that pushes items about at random, the more the faster they are.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field that draws items to its position, the more the farther away they are.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

    /// Returns a field that pushes charged items away from its position.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

    /// Returns a field that turns the way of charged items that move, counterclockwise.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

    /// Returns a field whose force a closure says.
    open class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
        UIFieldBehavior(.custom(block))
    }

    // MARK: Items

    /// The items that the field acts on.
    open var items: [any UIDynamicItem] { list.items }

    /// Has the field act on an item.
    open func addItem(_ item: any UIDynamicItem) { list.add(item, to: self) }

    /// Has the field act on an item no longer.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item, from: self) }

    // MARK: Properties

    /// The middle of the field, in the animator's coordinates. Zero by default.
    open var position = CGPoint.zero { didSet { numbersDidChange() } }

    /// Where the field acts, about its position. Everywhere by default.
    open var region = UIRegion.infinite { didSet { numbersDidChange() } }

    /// How strong the field is. 1 by default.
    open var strength: CGFloat = 1 { didSet { numbersDidChange() } }

    /// How the field gets weaker with the distance: by its power, in hundreds of points. 0, not at all, by default.
    open var falloff: CGFloat = 0 { didSet { numbersDidChange() } }

    /// The distance within which the field gets no stronger, in points. 1 by default.
    open var minimumRadius: CGFloat = 1 { didSet { numbersDidChange() } }

    /// The direction of a velocity or of linear gravity. Zero by default.
    open var direction = CGVector(dx: 0, dy: 0) { didSet { numbersDidChange() } }

    /// How little noise and turbulence differ from place to place, from 0, the default, to 1.
    open var smoothness: CGFloat = 0 { didSet { numbersDidChange() } }

    /// How fast noise and turbulence change, in changes per second. 0 by default.
    open var animationSpeed: CGFloat = 0 { didSet { numbersDidChange() } }

    // MARK: Forces

    override var dynamicItems: [any UIDynamicItem] { list.items }

    /// Whether the field may move what lies still.
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

    /// A vector of up to about 1 that varies over 20 points, or over 400 where the field is smooth.
    private func noise(at place: Vec2) -> Vec2 {
        let scale = 20 + 380 * Double(min(max(smoothness, 0), 1))
        let (x, y, z) = (place.x / scale, place.y / scale, time * Double(animationSpeed))
        return Vec2(GradientNoise(seed: 1).value(x, y, z), GradientNoise(seed: 2).value(x, y, z))
    }
}
