/// Rigid bodies that move under forces, collide, and are held by joints.
///
/// A step solves for the velocities at its end by sequential impulses (E. Catto, "Iterative Dynamics with Temporal
/// Coherence"): each contact and joint in turn applies the impulse that its own equation requires, starting from that
/// of the previous step. Short steps improve precision more than many iterations. The order is fixed, so the simulation
/// is deterministic.
struct RigidWorld {
    /// The beginning or end of the contact of two bodies, or of a body and a boundary.
    struct Event {
        var key: Contact.Key
        var place: Vec2
        var isBeginning: Bool
    }

    private static let iterations = 8
    private static let separations = 3
    private static let bounces = 4

    /// The bodies; the first one is the world itself, which doesn't move.
    private(set) var bodies = [RigidBody()]
    private var free: [Int] = []
    var groups: [CollisionGroup] = []
    var joints: [Joint] = []
    private var contacts: [Contact] = []
    /// The pairs in contact, in order.
    private var touching: [(key: Contact.Key, place: Vec2)] = []

    // MARK: Bodies

    mutating func add(_ body: RigidBody) -> Int {
        guard let index = free.popLast() else {
            bodies.append(body)
            return bodies.count - 1
        }
        bodies[index] = body
        return index
    }

    mutating func remove(_ index: Int) {
        bodies[index] = RigidBody()
        free.append(index)
        contacts.removeAll { $0.key.a == index || $0.key.b == index }
        touching.removeAll { $0.key.a == index || $0.key.b == index }
        joints.removeAll { $0.a == index || $0.b == index }
        for group in groups.indices { groups[group].members.removeAll { $0 == index } }
    }

    mutating func change(_ index: Int, _ body: (inout RigidBody) -> Void) { body(&bodies[index]) }

    // MARK: Steps

    /// Advances the world by a duration in seconds, and returns the contacts that began and ended.
    mutating func step(_ duration: Double) -> [Event] {
        let (groups, old) = (groups, contacts)
        var (joints, new): ([Joint], [Contact]) = ([], [])
        swap(&joints, &self.joints)
        var motions = bodies.map(\.motion)
        motions.withUnsafeMutableBufferPointer { motions in
            for index in motions.indices { motions[index].beginStep(of: duration) }
            for group in groups { group.addContacts(to: &new, bodies, motions, duration) }
            new.sort { $0.key < $1.key }
            Self.inherit(&new, from: old)
            for index in joints.indices { joints[index].prepare(motions, duration) }
            for index in new.indices { new[index].warmStart(motions) }
            for _ in 0..<Self.iterations {
                for index in joints.indices { joints[index].solve(motions) }
                for index in new.indices { new[index].solve(motions, duration) }
            }
            for contact in new where contact.isPushing {
                motions[contact.key.a].isConstrained = true
                motions[contact.key.b].isConstrained = true
            }
            for index in motions.indices { motions[index].move(for: duration) }
            // Iterate, as the impulse of one point of a contact affects the other.
            for _ in 0..<Self.bounces {
                for index in new.indices { new[index].bounce(motions) }
            }
            for _ in 0..<Self.separations {
                for contact in new { contact.separate(motions) }
            }
        }
        for index in bodies.indices {
            bodies[index].motion = motions[index]
            bodies[index].placeShapes()
        }
        self.joints = joints
        contacts = new
        return touchingChanges()
    }

    /// Both arrays are sorted.
    private static func inherit(_ new: inout [Contact], from old: [Contact]) {
        var next = 0
        for index in new.indices {
            while next < old.count, old[next].key < new[index].key { next += 1 }
            guard next < old.count else { return }
            if old[next].key == new[index].key { new[index].inherit(old[next]) }
        }
    }

    private mutating func touchingChanges() -> [Event] {
        var (events, now): ([Event], [(key: Contact.Key, place: Vec2)]) = ([], [])
        var next = 0
        for contact in contacts {
            if let last = now.last, last.key.isSamePair(as: contact.key) { continue }
            while next < touching.count, touching[next].key.isBefore(contact.key) {
                events.append(Event(key: touching[next].key, place: touching[next].place, isBeginning: false))
                next += 1
            }
            // A contact ends only when the separation exceeds its margin.
            let wasTouching = next < touching.count && touching[next].key.isSamePair(as: contact.key)
            if wasTouching { next += 1 }
            guard wasTouching || contact.isTouching else { continue }
            now.append((contact.key, contact.place))
            if !wasTouching { events.append(Event(key: contact.key, place: contact.place, isBeginning: true)) }
        }
        for pair in touching[min(next, touching.count)...] {
            events.append(Event(key: pair.key, place: pair.place, isBeginning: false))
        }
        touching = now
        return events
    }
}
