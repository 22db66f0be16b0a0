/// Connects two bodies, or a body and a fixed point, as rows of a system of equations for their velocities.
struct Joint {
    enum Kind {
        /// Keeps two points at a distance.
        case rod(length: Double)
        /// Keeps two points within a distance.
        case rope(length: Double)
        /// Keeps two points together.
        case pin
        /// Keeps two points together, and bodies from rotating against each other.
        case weld
        /// Keeps a point of the second body on a line through a point of the first, in the given direction.
        case slider(axis: Vec2)
    }

    /// An equation: the velocities along its direction correct an error.
    private struct Row {
        var direction = Vec2.zero
        var armA = 0.0
        var armB = 0.0
        /// The effective mass; 0 for an unused row.
        var mass = 0.0
        var bias = 0.0
        var softness = 0.0
        var lowest = -Double.infinity
        var highest = Double.infinity
        var impulse = 0.0
    }

    /// The stiffness of a joint without a frequency, as a fraction of the step rate.
    private static let stiffness = 0.125

    let kind: Kind
    /// 0 for the world.
    let a: Int
    let b: Int
    /// The anchors relative to the centres of mass, in unrotated coordinates; in the world's coordinates if `a` is the
    /// world.
    var placeA: Vec2
    let placeB: Vec2
    /// The relative angle that a weld or a slider maintains.
    var angle = 0.0
    /// The frequency of the joint, in hertz; 0 for a rigid one.
    var frequency = 0.0
    /// The damping ratio.
    var damping = 0.0
    /// The maximum friction torque.
    var friction = 0.0
    /// The range of a slider, in points, or of a pin, in radians.
    var range = -Double.infinity...Double.infinity
    private var rows = [Row](repeating: Row(), count: 6)

    init(_ kind: Kind, _ a: Int, _ placeA: Vec2, _ b: Int, _ placeB: Vec2) {
        (self.kind, self.a, self.placeA, self.b, self.placeB) = (kind, a, placeA, b, placeB)
    }

    // MARK: Rows

    mutating func prepare(_ bodies: UnsafeMutableBufferPointer<RigidMotion>, _ duration: Double) {
        let armA = placeA.rotated(Rotation(bodies[a].angle))
        let armB = placeB.rotated(Rotation(bodies[b].angle))
        let between = bodies[b].position + armB - bodies[a].position - armA
        let turn = bodies[b].angle - bodies[a].angle - angle
        let system = System(bodies[a], bodies[b], armA, armB, duration, frequency, damping)
        switch kind {
        case .rod(let length) where length < 1e-3:
            system.hold(&rows[0], Vec2(1, 0), between.x)
            system.hold(&rows[1], Vec2(0, 1), between.y)
        case .rod(let length):
            system.hold(&rows[0], between.normalized ?? Vec2(0, 1), between.length - length)
            rows[1].mass = 0
        case .rope(let length):
            let slack = between.length - length
            system.hold(&rows[0], between.normalized ?? Vec2(0, 1), slack)
            rows[0].highest = 0
            // A slack rope may become taut, but no longer, within the step.
            if slack < 0 { system.allow(&rows[0], slack) }
        case .pin, .weld:
            system.hold(&rows[0], Vec2(1, 0), between.x)
            system.hold(&rows[1], Vec2(0, 1), between.y)
            if case .weld = kind { system.hold(&rows[2], .zero, turn) } else { system.limit(&rows, .zero, turn, range) }
        case .slider(let axis):
            let axis = axis.rotated(Rotation(bodies[a].angle))
            system.hold(&rows[0], axis.perpendicular, between.dot(axis.perpendicular), reaching: between)
            system.hold(&rows[2], .zero, turn)
            system.limit(&rows, axis, between.dot(axis), range, reaching: between)
        }
        if friction > 0 {
            system.hold(&rows[5], .zero, 0)
            (rows[5].bias, rows[5].softness) = (0, 0)
            (rows[5].lowest, rows[5].highest) = (-friction * duration, friction * duration)
        } else {
            rows[5].mass = 0
        }
        for index in rows.indices {
            guard rows[index].mass > 0 else {
                rows[index].impulse = 0
                continue
            }
            rows[index].impulse = min(max(rows[index].impulse, rows[index].lowest), rows[index].highest)
            push(rows[index], rows[index].impulse, bodies)
        }
        bodies[a].isConstrained = true
        bodies[b].isConstrained = true
    }

    mutating func solve(_ bodies: UnsafeMutableBufferPointer<RigidMotion>) {
        for index in rows.indices where rows[index].mass > 0 {
            let row = rows[index]
            let speed =
                row.direction.dot(bodies[b].velocity - bodies[a].velocity) + row.armB * bodies[b].angularVelocity
                - row.armA * bodies[a].angularVelocity
            let wanted = row.impulse - row.mass * (speed + row.bias + row.softness * row.impulse)
            let impulse = min(max(wanted, row.lowest), row.highest)
            push(row, impulse - row.impulse, bodies)
            rows[index].impulse = impulse
        }
    }

    private func push(_ row: Row, _ impulse: Double, _ bodies: UnsafeMutableBufferPointer<RigidMotion>) {
        bodies[a].velocity -= row.direction * (impulse * bodies[a].inverseMass)
        bodies[a].angularVelocity -= row.armA * impulse * bodies[a].inverseInertia
        bodies[b].velocity += row.direction * (impulse * bodies[b].inverseMass)
        bodies[b].angularVelocity += row.armB * impulse * bodies[b].inverseInertia
    }

    /// The common terms of a joint's rows. A direction of zero stands for rotation.
    private struct System {
        let armA: Vec2
        let armB: Vec2
        let inverseMass: Double
        let inverseInertiaA: Double
        let inverseInertiaB: Double
        let duration: Double
        let frequency: Double
        let damping: Double

        init(
            _ a: RigidMotion, _ b: RigidMotion, _ armA: Vec2, _ armB: Vec2, _ duration: Double,
            _ frequency: Double, _ damping: Double
        ) {
            (self.armA, self.armB) = (armA, armB)
            inverseMass = a.inverseMass + b.inverseMass
            (inverseInertiaA, inverseInertiaB) = (a.inverseInertia, b.inverseInertia)
            self.duration = duration
            (self.frequency, self.damping) = (frequency, damping)
        }

        /// Makes a row keep an error at zero, like a damped spring that doesn't overshoot within a step (E. Catto,
        /// "Soft Constraints"). A slider's line rotates with the first body, so `reaching` extends its arm.
        func hold(_ row: inout Row, _ direction: Vec2, _ error: Double, reaching: Vec2 = .zero) {
            let isTurn = direction == .zero
            row.direction = direction
            row.armA = isTurn ? 1 : (armA + reaching).cross(direction)
            row.armB = isTurn ? 1 : armB.cross(direction)
            (row.lowest, row.highest) = (-.infinity, .infinity)
            let inverse =
                (isTurn ? 0 : inverseMass) + row.armA * row.armA * inverseInertiaA + row.armB * row.armB
                * inverseInertiaB
            guard inverse > 0 else { return row.mass = 0 }
            let isSoft = frequency > 0
            let rate = 2 * Double.pi * (isSoft ? min(frequency, stiffness / duration) : stiffness / duration)
            let ratio = isSoft ? max(0, damping) : 1
            let give = 1 / (duration * rate * (2 * ratio + duration * rate))
            row.softness = give * inverse
            row.bias = error * duration * rate * rate * give
            row.mass = 1 / (inverse + row.softness)
        }

        /// Makes a row act only if a negative error would become positive within the step, or the reverse.
        func allow(_ row: inout Row, _ error: Double) {
            row.mass = 1 / (1 / row.mass - row.softness)
            (row.bias, row.softness) = (error / duration, 0)
        }

        /// Makes rows 3 and 4 keep a value within a range.
        func limit(
            _ rows: inout [Row], _ direction: Vec2, _ value: Double, _ range: ClosedRange<Double>,
            reaching: Vec2 = .zero
        ) {
            rows[3].mass = 0
            rows[4].mass = 0
            let stiff = System(copying: self)
            if range.lowerBound.isFinite {
                stiff.hold(&rows[3], direction, value - range.lowerBound, reaching: reaching)
                rows[3].lowest = 0
                if value > range.lowerBound, rows[3].mass > 0 { stiff.allow(&rows[3], value - range.lowerBound) }
            }
            if range.upperBound.isFinite {
                stiff.hold(&rows[4], direction, value - range.upperBound, reaching: reaching)
                rows[4].highest = 0
                if value < range.upperBound, rows[4].mass > 0 { stiff.allow(&rows[4], value - range.upperBound) }
            }
        }

        private init(copying other: System) {
            (armA, armB, inverseMass, duration) = (other.armA, other.armB, other.inverseMass, other.duration)
            (inverseInertiaA, inverseInertiaB) = (other.inverseInertiaA, other.inverseInertiaB)
            (frequency, damping) = (0, 0)
        }
    }
}
