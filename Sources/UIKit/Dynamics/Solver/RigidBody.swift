/// A body in a `RigidWorld`: shapes about a centre of mass.
@dynamicMemberLookup
struct RigidBody {
    var shapes: [RigidShape]
    var motion = RigidMotion()
    /// The offset of the centre of mass from the item's centre, in unrotated coordinates.
    private(set) var massOffset = Vec2.zero

    subscript<Value>(dynamicMember property: WritableKeyPath<RigidMotion, Value>) -> Value {
        get { motion[keyPath: property] }
        set { motion[keyPath: property] = newValue }
    }

    subscript<Value>(dynamicMember property: KeyPath<RigidMotion, Value>) -> Value { motion[keyPath: property] }

    /// Creates an immovable body.
    init() { shapes = [] }

    /// Creates a body at rest, with shapes about its item's centre.
    init(shapes: [RigidShape], center: Vec2, angle: Double) {
        self.shapes = shapes
        motion.angle = angle
        var (area, first) = (0.0, Vec2.zero)
        for shape in shapes {
            let part = shape.area
            area += part.value
            first += part.center * part.value
        }
        massOffset = area > 0 ? first / area : .zero
        for index in shapes.indices { self.shapes[index].offset(by: -massOffset) }
        for shape in self.shapes {
            motion.reach = max(motion.reach, shape.center.length + shape.radius)
            for corner in shape.corners { motion.reach = max(motion.reach, corner.length) }
        }
        motion.position = center + massOffset.rotated(Rotation(angle))
        setMaterial(motion.material)
        placeShapes()
    }

    /// The centre of the item.
    var center: Vec2 { motion.position - massOffset.rotated(Rotation(motion.angle)) }

    mutating func setMaterial(_ material: RigidMotion.Material) {
        motion.material = material
        (motion.mass, motion.inverseMass, motion.inverseInertia) = (0, 0, 0)
        var moment = 0.0
        for shape in shapes {
            let area = shape.area
            motion.mass += area.value * material.density / 10_000
            moment += area.moment * material.density / 10_000
        }
        guard !material.isAnchored, motion.mass > 0, motion.mass.isFinite else {
            (motion.velocity, motion.angularVelocity) = (.zero, 0)
            return
        }
        motion.inverseMass = 1 / motion.mass
        if material.allowsRotation, moment > 0 {
            motion.inverseInertia = 1 / moment
        } else {
            motion.angularVelocity = 0
        }
    }

    mutating func placeShapes() {
        let rotation = Rotation(motion.angle)
        for index in shapes.indices { shapes[index].place(at: motion.position, rotation) }
    }
}
