import CoreGraphics

/// The motion and inertia of a body: all that the solver's inner loops read. Lengths are in points, times in seconds; a
/// square of 100 points of density 1 has the mass 1.
struct RigidMotion {
    /// The material of a body: by default, that of an item without a `UIDynamicItemBehavior`.
    struct Material: Equatable {
        var density = 1.0
        var elasticity = 0.0
        var friction = 0.0
        var resistance = 0.0
        var angularResistance = 0.0
        var charge = 0.0
        var isAnchored = false
        var allowsRotation = true
    }

    var material = Material()
    var mass = 0.0
    var inverseMass = 0.0
    var inverseInertia = 0.0
    /// The distance of the farthest point from the centre of mass.
    var reach = 0.0

    /// The centre of mass.
    var position = Vec2.zero
    var angle = 0.0
    var velocity = Vec2.zero
    var angularVelocity = 0.0

    /// The acceleration, force and torque that act on the body in the next step.
    var acceleration = Vec2.zero
    var force = Vec2.zero
    var torque = 0.0

    /// The velocity and acceleration at the start of the step, and the body's displacement in it.
    private(set) var velocityBefore = Vec2.zero
    private(set) var steadyAcceleration = Vec2.zero
    private var shift = Vec2.zero
    private var turn = 0.0
    /// Whether a contact or joint acted on the body in the step.
    var isConstrained = false

    /// Returns the velocity of a point at an offset from the centre of mass.
    @inline(__always)
    func velocity(at arm: Vec2) -> Vec2 { velocity + arm.perpendicular * angularVelocity }

    /// Returns the displacement in the step of a point at an offset from the centre of mass.
    @inline(__always)
    func shift(at arm: Vec2) -> Vec2 { shift + arm.perpendicular * turn }

    @inline(__always)
    mutating func apply(_ impulse: Vec2, at arm: Vec2) {
        velocity += impulse * inverseMass
        angularVelocity += arm.cross(impulse) * inverseInertia
    }

    // MARK: Integration

    mutating func beginStep(of duration: Double) {
        velocityBefore = velocity
        (shift, turn, isConstrained) = (.zero, 0, false)
        guard inverseMass > 0 else { return (force, torque, acceleration) = (.zero, 0, .zero) }
        steadyAcceleration = acceleration + force * inverseMass
        velocity += steadyAcceleration * duration
        angularVelocity += torque * inverseInertia * duration
        if material.resistance > 0 { velocity *= exp(-material.resistance * duration) }
        if material.angularResistance > 0 { angularVelocity *= exp(-material.angularResistance * duration) }
        (force, torque, acceleration) = (.zero, 0, .zero)
    }

    mutating func move(for duration: Double) {
        guard inverseMass > 0 else { return }
        // Exact for bodies in free fall or pushed freely: their mean velocity is the mean of the start and end
        // velocities.
        let mean = isConstrained ? velocity : (velocityBefore + velocity) / 2
        displace(by: mean * duration, angularVelocity * duration)
    }

    mutating func displace(by impulse: Vec2, at arm: Vec2) {
        displace(by: impulse * inverseMass, arm.cross(impulse) * inverseInertia)
    }

    private mutating func displace(by distance: Vec2, _ angle: Double) {
        shift += distance
        position += distance
        turn += angle
        self.angle += angle
    }
}
