import CoreGraphics
import Foundation
import QuartzCore

/// The bodies of an animator's items, in a `RigidWorld`.
@MainActor
final class DynamicSimulation {
    /// An item, its body, and the number of behaviours that act on it.
    private struct Record {
        let item: any UIDynamicItem
        let body: Int
        /// The item's transform without the rotation of its body.
        var base: CGAffineTransform
        var users = 1
    }

    /// The duration of a solver step, in seconds; frames of all common rates are a multiple of it.
    static let step = 1.0 / 600
    /// The speeds below which a body counts as at rest, in points and radians per second.
    private static let (slowest, slowestTurn) = (1.0, 0.01)

    var world = RigidWorld()
    /// Whether bodies, groups and joints are up to date with the behaviours.
    var isConfigured = false
    private var records: [Record] = []
    private var places: [ObjectIdentifier: Int] = [:]

    var isEmpty: Bool { records.isEmpty }

    var items: [any UIDynamicItem] { records.map(\.item) }

    // MARK: Items

    /// Counts another behaviour of an item; the first one reads the item's state.
    func retain(_ item: any UIDynamicItem) {
        isConfigured = false
        if let place = places[ObjectIdentifier(item)] {
            records[place].users += 1
            return
        }
        guard let body = DynamicShapes.body(of: item) else { return }
        places[ObjectIdentifier(item)] = records.count
        records.append(Record(item: item, body: world.add(body), base: Self.base(of: item)))
    }

    func release(_ item: any UIDynamicItem) {
        isConfigured = false
        guard let place = places[ObjectIdentifier(item)] else { return }
        records[place].users -= 1
        guard records[place].users == 0 else { return }
        world.remove(records[place].body)
        records.remove(at: place)
        places = [:]
        for (place, record) in records.enumerated() { places[ObjectIdentifier(record.item)] = place }
    }

    /// Returns the index of an item's body; nil if no behaviour of the animator acts on the item.
    func body(of item: any UIDynamicItem) -> Int? { places[ObjectIdentifier(item)].map { records[$0].body } }

    func item(of body: Int) -> (any UIDynamicItem)? { records.first { $0.body == body }?.item }

    private static func base(of item: any UIDynamicItem) -> CGAffineTransform {
        item.transform.concatenating(CGAffineTransform(rotationAngle: -CGFloat(DynamicShapes.angle(of: item))))
    }

    /// Reads an item's position and shape; its velocity is kept.
    func read(_ item: any UIDynamicItem) {
        guard let place = places[ObjectIdentifier(item)], var body = DynamicShapes.body(of: item) else { return }
        records[place].base = Self.base(of: item)
        world.change(records[place].body) { old in
            (body.velocity, body.angularVelocity) = (old.velocity, old.angularVelocity)
            body.setMaterial(old.material)
            old = body
        }
        isConfigured = false
    }

    /// Moves the items to their bodies.
    func write() {
        for record in records {
            let body = world.bodies[record.body]
            let center = body.center.point
            if record.item.center != center { record.item.center = center }
            let transform = record.base.concatenating(CGAffineTransform(rotationAngle: CGFloat(body.angle)))
            // An item that doesn't rotate keeps its exact transform.
            if DynamicShapes.angle(of: record.item) != body.angle { record.item.transform = transform }
        }
    }

    private var lastGroup = 0

    /// Returns a new number for the contacts of a collision behaviour.
    func makeGroupNumber() -> Int {
        lastGroup += 1
        return lastGroup
    }

    // MARK: Steps

    func configure(by behaviors: [UIDynamicBehavior]) {
        guard !isConfigured else { return }
        isConfigured = true
        materials = [:]
        world.groups = []
        world.joints = []
        for behavior in behaviors { behavior.configure(self) }
        for record in records {
            let material = materials[record.body] ?? .init()
            if material != world.bodies[record.body].material {
                world.change(record.body) { $0.setMaterial(material) }
            }
        }
        for case let behavior as UIDynamicItemBehavior in behaviors { behavior.addVelocities(to: self) }
    }

    private var materials: [Int: RigidMotion.Material] = [:]

    func changeMaterial(of item: any UIDynamicItem, _ change: (inout RigidMotion.Material) -> Void) {
        guard let body = body(of: item) else { return }
        change(&materials[body, default: .init()])
    }

    /// Whether all bodies are at rest.
    var isAtRest: Bool {
        for record in records {
            let body = world.bodies[record.body]
            if body.velocity.length > Self.slowest || abs(body.angularVelocity) > Self.slowestTurn { return false }
        }
        return true
    }

    /// Stops residual motion that is too slow to be visible.
    func halt() {
        for record in records {
            world.change(record.body) { ($0.velocity, $0.angularVelocity) = (.zero, 0) }
        }
    }
}
