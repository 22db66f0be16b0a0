public import CoreGraphics
public import Foundation

/// Applies gravity to items.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uigravitybehavior)
open class UIGravityBehavior: UIDynamicBehavior {
    /// The acceleration of a gravity of 1, in points per second squared.
    static let unit = 1000.0

    private final var list: DynamicItemList

    /// Creates gravity that pulls items down by 1000 points per second squared.
    public init(items: [any UIDynamicItem]) {
        list = DynamicItemList(items)
        super.init()
    }

    /// Creates gravity without items.
    public convenience override init() { self.init(items: []) }

    /// The items that gravity acts on.
    open var items: [any UIDynamicItem] { list.items }

    /// Adds an item to the behaviour.
    open func addItem(_ item: any UIDynamicItem) { list.add(item, to: self) }

    /// Removes an item from the behaviour.
    open func removeItem(_ item: any UIDynamicItem) { list.remove(item, from: self) }

    /// The acceleration, in thousands of points per second squared. 1 downwards by default.
    open var gravityDirection = CGVector(dx: 0, dy: 1) {
        didSet {
            guard gravityDirection.isFinite else {
                gravityDirection = oldValue
                return reportOnce("UIGravityBehavior: a direction must be finite")
            }
            numbersDidChange()
        }
    }

    /// The angle of the direction from the x axis, clockwise, in radians. π / 2 by default.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }

    /// The magnitude of the acceleration: 1, the default, is 1000 points per second squared.
    open var magnitude: CGFloat {
        get { gravityDirection.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the acceleration.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, magnitude: magnitude)
    }

    override var dynamicItems: [any UIDynamicItem] { list.items }

    override func exert(on simulation: DynamicSimulation, for duration: Double) {
        let acceleration = Vec2(gravityDirection) * Self.unit
        for item in list.items {
            guard let body = simulation.body(of: item) else { continue }
            simulation.world.change(body) { $0.acceleration += acceleration }
        }
    }
}

extension CGVector {
    init(angle: CGFloat, magnitude: CGFloat) { self.init(dx: magnitude * cos(angle), dy: magnitude * sin(angle)) }

    var magnitude: CGFloat { hypot(dx, dy) }
    var angle: CGFloat { atan2(dy, dx) }
    var isFinite: Bool { dx.isFinite && dy.isFinite }
}
