/// The contact of two bodies that touch, or will within the step: non-penetration, friction and restitution.
struct Contact {
    /// The identity of a contact, with the same order in every run.
    struct Key: Comparable {
        /// The collision behaviour.
        var group: Int
        var a: Int
        /// 0 for a boundary.
        var b: Int
        /// The boundary; -1 for a body.
        var boundary: Int
        /// The pair of shapes.
        var part: Int

        static func < (a: Key, b: Key) -> Bool {
            if a.group != b.group { return a.group < b.group }
            if a.a != b.a { return a.a < b.a }
            return (a.b, a.boundary, a.part) < (b.b, b.boundary, b.part)
        }

        /// Whether the pair precedes another one.
        func isBefore(_ other: Key) -> Bool { self < other && !isSamePair(as: other) }

        /// Whether both contacts are of the same pair of bodies, whatever their shapes.
        func isSamePair(as other: Key) -> Bool {
            group == other.group && a == other.a && b == other.b && boundary == other.boundary
        }
    }

    struct Point {
        var armA: Vec2
        var armB: Vec2
        var separation: Double
        var feature: UInt32
        var normalMass: Double
        var tangentMass: Double
        /// The speed at which the surfaces separate after a bounce; 0 for none.
        var bounce: Double
        var normalImpulse = 0.0
        var tangentImpulse = 0.0
    }

    /// The permitted overlap, in points, which keeps bodies in contact.
    static let slop = 0.02
    /// The speed below which contacts don't bounce, in points per second.
    static let bounceThreshold = 20.0

    let key: Key
    let normal: Vec2
    let place: Vec2
    let friction: Double
    var first: Point
    var second: Point?

    init(_ key: Key, _ manifold: Manifold, _ a: RigidMotion, _ b: RigidMotion) {
        self.key = key
        (normal, place) = (manifold.normal, manifold.first.place)
        // A boundary has the friction of the body that slides on it.
        let roughness = max(0, a.material.friction)
        friction = key.b == 0 ? roughness : (roughness * max(0, b.material.friction)).squareRoot()
        first = Self.point(manifold.first, manifold.normal, a, b)
        second = manifold.second.map { Self.point($0, manifold.normal, a, b) }
    }

    private static func point(_ point: Manifold.Point, _ normal: Vec2, _ a: RigidMotion, _ b: RigidMotion) -> Point {
        let (armA, armB) = (point.place - a.position, point.place - b.position)
        func mass(along direction: Vec2) -> Double {
            let (crossA, crossB) = (armA.cross(direction), armB.cross(direction))
            let inverse =
                a.inverseMass + b.inverseMass + crossA * crossA * a.inverseInertia + crossB * crossB * b.inverseInertia
            return inverse > 0 ? 1 / inverse : 0
        }
        // The speed at which the surfaces meet, which may be within the step: v² = v₀² + 2as.
        let before =
            (b.velocityBefore + armB.perpendicular * b.angularVelocity - a.velocityBefore - armA.perpendicular
            * a.angularVelocity).dot(normal)
        let acceleration =
            ((b.inverseMass > 0 ? b.steadyAcceleration : .zero) - (a.inverseMass > 0 ? a.steadyAcceleration : .zero))
            .dot(normal)
        let now = (b.velocity(at: armB) - a.velocity(at: armA)).dot(normal)
        var bounce = 0.0
        if now < -bounceThreshold {
            let meeting = max(0, before * before - 2 * acceleration * max(0, point.separation)).squareRoot()
            bounce = max(a.material.elasticity, b.material.elasticity, 0) * meeting
        }
        return Point(
            armA: armA, armB: armB, separation: point.separation, feature: point.feature,
            normalMass: mass(along: normal), tangentMass: mass(along: normal.perpendicular), bounce: bounce)
    }

    /// Takes over the impulses of the same points from the previous step, for warm starting.
    mutating func inherit(_ old: Contact) {
        inherit(old, into: &first)
        if var point = second {
            inherit(old, into: &point)
            second = point
        }
    }

    private func inherit(_ old: Contact, into point: inout Point) {
        for other in [old.first, old.second] {
            guard let other, other.feature == point.feature else { continue }
            (point.normalImpulse, point.tangentImpulse) = (other.normalImpulse, other.tangentImpulse)
        }
    }

    /// Whether the contact has applied an impulse in the step.
    var isPushing: Bool { first.normalImpulse > 0 || (second?.normalImpulse ?? 0) > 0 }

    /// Whether the surfaces have met in the step.
    var isTouching: Bool { isPushing || first.separation <= 0 || (second?.separation ?? 1) <= 0 }

    // MARK: Solving

    mutating func warmStart(_ bodies: UnsafeMutableBufferPointer<RigidMotion>) {
        Self.push(first, first.normalImpulse, first.tangentImpulse, normal, key, bodies)
        if let second { Self.push(second, second.normalImpulse, second.tangentImpulse, normal, key, bodies) }
    }

    mutating func solve(_ bodies: UnsafeMutableBufferPointer<RigidMotion>, _ duration: Double) {
        solve(&first, bodies, duration)
        if var point = second {
            solve(&point, bodies, duration)
            second = point
        }
    }

    private func solve(_ point: inout Point, _ bodies: UnsafeMutableBufferPointer<RigidMotion>, _ duration: Double) {
        let tangent = normal.perpendicular
        var relative = bodies[key.b].velocity(at: point.armB) - bodies[key.a].velocity(at: point.armA)
        let limit = friction * point.normalImpulse
        let rubbed = min(max(point.tangentImpulse - relative.dot(tangent) * point.tangentMass, -limit), limit)
        Self.push(point, 0, rubbed - point.tangentImpulse, normal, key, bodies)
        point.tangentImpulse = rubbed
        relative = bodies[key.b].velocity(at: point.armB) - bodies[key.a].velocity(at: point.armA)
        // Separated points may approach by their separation within the step.
        let speed = relative.dot(normal) + max(0, point.separation) / duration
        let pushed = max(0, point.normalImpulse - speed * point.normalMass)
        Self.push(point, pushed - point.normalImpulse, 0, normal, key, bodies)
        point.normalImpulse = pushed
    }

    /// Applies restitution to points that met at sufficient speed.
    mutating func bounce(_ bodies: UnsafeMutableBufferPointer<RigidMotion>) {
        bounce(&first, bodies)
        if var point = second {
            bounce(&point, bodies)
            second = point
        }
    }

    private func bounce(_ point: inout Point, _ bodies: UnsafeMutableBufferPointer<RigidMotion>) {
        guard point.bounce > 0, point.normalImpulse > 0 else { return }
        let relative = bodies[key.b].velocity(at: point.armB) - bodies[key.a].velocity(at: point.armA)
        let pushed = max(0, point.normalImpulse + (point.bounce - relative.dot(normal)) * point.normalMass)
        Self.push(point, pushed - point.normalImpulse, 0, normal, key, bodies)
        point.normalImpulse = pushed
    }

    /// Pushes overlapping bodies apart without adding velocity.
    func separate(_ bodies: UnsafeMutableBufferPointer<RigidMotion>) {
        separate(first, bodies)
        if let second { separate(second, bodies) }
    }

    private func separate(_ point: Point, _ bodies: UnsafeMutableBufferPointer<RigidMotion>) {
        let moved = bodies[key.b].shift(at: point.armB) - bodies[key.a].shift(at: point.armA)
        let overlap = point.separation + moved.dot(normal) + Self.slop
        guard overlap < 0 else { return }
        let impulse = normal * (min(-overlap * 0.2, 0.5) * point.normalMass)
        bodies[key.a].displace(by: -impulse, at: point.armA)
        bodies[key.b].displace(by: impulse, at: point.armB)
    }

    private static func push(
        _ point: Point, _ normalImpulse: Double, _ tangentImpulse: Double, _ normal: Vec2, _ key: Key,
        _ bodies: UnsafeMutableBufferPointer<RigidMotion>
    ) {
        let impulse = normal * normalImpulse + normal.perpendicular * tangentImpulse
        bodies[key.a].apply(-impulse, at: point.armA)
        bodies[key.b].apply(impulse, at: point.armB)
    }
}
