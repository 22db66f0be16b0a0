/// Bodies that collide with each other, with boundaries, or both.
struct CollisionGroup {
    /// A line segment of a boundary.
    struct Segment {
        var boundary: Int
        var shape: RigidShape
    }

    /// An identifier that stays the same for the lifetime of the group.
    let id: Int
    var members: [Int] = []
    var hitsMembers = true
    var hitsBoundaries = true
    var segments: [Segment] = []

    /// Adds the contacts of the next step.
    func addContacts(
        to contacts: inout [Contact], _ bodies: borrowing [RigidBody],
        _ motions: UnsafeMutableBufferPointer<RigidMotion>,
        _ duration: Double
    ) {
        if hitsMembers { addContactsOfMembers(to: &contacts, bodies, motions, duration) }
        guard hitsBoundaries else { return }
        for member in members where motions[member].inverseMass > 0 {
            let margin = Self.margin(of: motions[member], duration)
            for part in bodies[member].shapes.indices {
                let shape = bodies[member].shapes[part]
                for index in segments.indices where segments[index].shape.isNear(shape, margin: margin) {
                    guard let manifold = Manifold.between(shape, segments[index].shape, margin: margin) else {
                        continue
                    }
                    let key = Contact.Key(
                        group: id, a: member, b: 0, boundary: segments[index].boundary, part: part << 20 | index)
                    contacts.append(Contact(key, manifold, motions[member], motions[0]))
                }
            }
        }
    }

    /// Sweeps along the x axis, so that only neighbours are tested against each other.
    private func addContactsOfMembers(
        to contacts: inout [Contact], _ bodies: borrowing [RigidBody],
        _ motions: UnsafeMutableBufferPointer<RigidMotion>,
        _ duration: Double
    ) {
        struct Span {
            var low: Double
            var high: Double
            var margin: Double
            var member: Int
        }
        var spans: [Span] = []
        spans.reserveCapacity(members.count)
        for member in members {
            let margin = Self.margin(of: motions[member], duration)
            var (low, high) = (Double.infinity, -Double.infinity)
            for part in bodies[member].shapes.indices {
                (low, high) = (
                    min(low, bodies[member].shapes[part].low.x), max(high, bodies[member].shapes[part].high.x)
                )
            }
            spans.append(Span(low: low - margin, high: high + margin, margin: margin, member: member))
        }
        spans.sort { $0.low != $1.low ? $0.low < $1.low : $0.member < $1.member }
        for first in spans.indices {
            let span = spans[first]
            for second in (first + 1)..<max(first + 1, spans.count) {
                let other = spans[second]
                guard other.low <= span.high else { break }
                let (a, b) = (min(span.member, other.member), max(span.member, other.member))
                guard motions[a].inverseMass + motions[b].inverseMass > 0 else { continue }
                addContacts(of: a, b, margin: span.margin + other.margin, to: &contacts, bodies, motions)
            }
        }
    }

    private func addContacts(
        of a: Int, _ b: Int, margin: Double, to contacts: inout [Contact], _ bodies: borrowing [RigidBody],
        _ motions: UnsafeMutableBufferPointer<RigidMotion>
    ) {
        for partA in bodies[a].shapes.indices {
            for partB in bodies[b].shapes.indices {
                guard bodies[a].shapes[partA].isNear(bodies[b].shapes[partB], margin: margin),
                    let manifold = Manifold.between(bodies[a].shapes[partA], bodies[b].shapes[partB], margin: margin)
                else { continue }
                let key = Contact.Key(group: id, a: a, b: b, boundary: -1, part: partA << 20 | partB)
                contacts.append(Contact(key, manifold, motions[a], motions[b]))
            }
        }
    }

    /// Returns the distance that a body may cover within a step.
    private static func margin(of motion: RigidMotion, _ duration: Double) -> Double {
        0.25 + (motion.velocity.length + abs(motion.angularVelocity) * motion.reach) * duration
    }
}
