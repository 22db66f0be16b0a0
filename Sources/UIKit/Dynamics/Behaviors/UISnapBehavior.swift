public import Foundation

/// Moves an item to a point, upright, like a damped spring.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uisnapbehavior)
open class UISnapBehavior: UIDynamicBehavior {
    /// The frequency of the spring, in hertz.
    private static let frequency = 2.5

    private final let item: any UIDynamicItem
    private final var joints: Range<Int> = 0..<0

    /// Creates a behaviour that snaps the centre of an item to a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The point, in the animator's coordinates.
    open var snapPoint: CGPoint {
        didSet {
            guard snapPoint.x.isFinite, snapPoint.y.isFinite else {
                snapPoint = oldValue
                return reportOnce("UISnapBehavior: a point must be finite")
            }
            numbersDidChange()
        }
    }

    /// The damping of the oscillation about the point: from 0, the least, to 1, the most. 0.5 by
    /// default.
    open var damping: CGFloat = 0.5 { didSet { configurationDidChange() } }

    override var dynamicItems: [any UIDynamicItem] { [item] }

    override func configure(_ simulation: DynamicSimulation) {
        guard let body = simulation.body(of: item) else { return joints = 0..<0 }
        // The full rotation nearest to the current angle, so that the item doesn't unwind.
        let turns = (simulation.world.bodies[body].angle / (2 * .pi)).rounded()
        var joint = Joint(.weld, 0, Vec2(snapPoint), body, -simulation.world.bodies[body].massOffset)
        joint.angle = turns * 2 * .pi
        joint.frequency = Self.frequency
        joint.damping = 0.25 + 0.75 * Double(min(max(damping, 0), 1))
        joints = simulation.world.joints.count..<simulation.world.joints.count + 1
        simulation.world.joints.append(joint)
    }

    override func exert(on simulation: DynamicSimulation, for duration: Double) {
        for index in joints where index < simulation.world.joints.count {
            simulation.world.joints[index].placeA = Vec2(snapPoint)
        }
    }
}
