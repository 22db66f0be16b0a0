public import CoreGraphics
public import Foundation

/// Pushes items with a force, continuously or once.
///
/// A force of 1 gives a square of 100 points and a density of 1 an acceleration of 100 points per second squared or,
/// for an instantaneous push, a velocity of 100 points per second.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipushbehavior)
open class UIPushBehavior: UIDynamicBehavior {
    /// The mode of a push.
    public enum Mode: Int, Sendable {
        /// Acts as long as the push is active.
        case continuous
        /// Acts once, and then becomes inactive.
        case instantaneous
    }

    /// A force of 1, in the solver's units.
    static let unit = 100.0

    private final var list: DynamicItemList
    private final var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a push with zero force.
    public init(items: [any UIDynamicItem], mode: Mode) {
        list = DynamicItemList(items)
        self.mode = mode
        super.init()
    }

    /// The items that are pushed.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item to the behaviour.
    open func addItem(_ item: any UIDynamicItem) { list.add(item, to: self) }

    /// Removes an item from the behaviour.
    open func removeItem(_ item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = nil
        list.remove(item, from: self)
    }

    /// The mode of the push.
    public final let mode: Mode

    /// Whether the push is active. True by default; false after an instantaneous push has acted. Set it to push again.
    open var active = true { didSet { numbersDidChange() } }

    /// The force. Zero by default.
    open var pushDirection = CGVector(dx: 0, dy: 0) {
        didSet {
            guard pushDirection.isFinite else {
                pushDirection = oldValue
                return reportOnce("UIPushBehavior: a direction must be finite")
            }
            numbersDidChange()
        }
    }

    /// The angle of the force from the x axis, clockwise, in radians.
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude of the force. A negative one pushes in the opposite direction.
    open var magnitude: CGFloat {
        get { pushDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the force.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, magnitude: magnitude)
    }

    /// Returns the offset from an item's centre at which it is pushed; zero by default.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? UIOffset()
    }

    /// Sets the offset from an item's centre at which it is pushed. An off-centre push rotates the item.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
        guard list.contains(item) else { return }
        offsets[ObjectIdentifier(item)] = offset
        numbersDidChange()
    }

    override var dynamicItems: [any UIDynamicItem] { list.items }

    override func exert(on simulation: DynamicSimulation, for duration: Double) {
        guard active else { return }
        let force = Vec2(pushDirection) * Self.unit
        for item in list.items {
            guard let body = simulation.body(of: item) else { continue }
            let offset = targetOffsetFromCenter(for: item)
            simulation.world.change(body) { body in
                let place = Vec2(Double(offset.horizontal), Double(offset.vertical)) - body.massOffset
                let arm = place.rotated(Rotation(body.angle))
                switch mode {
                case .continuous:
                    body.force += force
                    body.torque += arm.cross(force)
                case .instantaneous: body.motion.apply(force, at: arm)
                }
            }
        }
        if mode == .instantaneous { active = false }
    }
}
