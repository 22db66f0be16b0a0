import CoreGraphics
public import Foundation

/// The appearance and effect of a pointer.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipointerstyle)
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
    /// The pointer's effect on the view; nil for none.
    public let effect: UIPointerEffect?
    /// The pointer's shape; nil for the standard one.
    public let shape: UIPointerShape?
    /// The accessories shown beside the pointer. Empty by default. Stored without effect.
    open var accessories: [UIPointerAccessory] = []
    /// Whether the pointer is hidden.
    final let isHidden: Bool

    /// Creates a style with an effect and a shape.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        (self.effect, self.shape, isHidden) = (effect, shape, false)
        super.init()
    }

    /// Creates a style with a shape that is constrained along `axes`. The axes are ignored.
    public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) {
        (effect, self.shape, isHidden) = (nil, shape, false)
        super.init()
    }

    private init(isHidden: Bool) {
        (effect, shape, self.isHidden) = (nil, nil, isHidden)
        super.init()
    }

    /// Returns a style that hides the pointer.
    open class func hidden() -> UIPointerStyle { UIPointerStyle(isHidden: true) }

    /// Returns the standard style of the pointer.
    open class func system() -> UIPointerStyle { UIPointerStyle(isHidden: false) }

    /// The appearance of the pointer itself: hidden if the effect on the view marks its location,
    /// unless the effect keeps it visible.
    final var look: PointerLook? {
        if isHidden { return .hidden }
        switch effect {
        case .highlight?, .lift?: return .hidden
        case .hover?, .automatic?, nil: break
        }
        if case .verticalBeam? = shape { return .beam }
        return nil
    }
}

/// An accessory beside a pointer, such as an arrow.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipointeraccessory-swift.class)
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
    /// The position of an accessory relative to the pointer.
    public struct Position: Hashable, Sendable {
        /// The distance from the pointer, in points.
        public var offset: CGFloat
        /// The angle from the top, clockwise, in radians.
        public var angle: CGFloat

        /// Creates a position.
        public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }

        /// Above the pointer.
        public static let top = Position(at: 0)
        /// Above the pointer, to the right.
        public static let topRight = Position(at: 1)
        /// To the right of the pointer.
        public static let right = Position(at: 2)
        /// Below the pointer, to the right.
        public static let bottomRight = Position(at: 3)
        /// Below the pointer.
        public static let bottom = Position(at: 4)
        /// Below the pointer, to the left.
        public static let bottomLeft = Position(at: 5)
        /// To the left of the pointer.
        public static let left = Position(at: 6)
        /// Above the pointer, to the left.
        public static let topLeft = Position(at: 7)

        private init(at eighth: CGFloat) { self.init(offset: 8, angle: eighth * .pi / 4) }
    }

    /// The shape of the accessory.
    public let shape: UIPointerShape
    /// The position of the accessory.
    public let position: Position
    /// Whether the accessory rotates with its angle about the pointer. False by default.
    open var orientationMatchesAngle = false

    /// Creates an accessory with a shape and a position.
    public init(_ shape: UIPointerShape, position: Position) {
        (self.shape, self.position) = (shape, position)
        super.init()
    }

    /// Returns an arrow at a position that points away from the pointer.
    open class func arrow(_ position: Position) -> UIPointerAccessory {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -4, y: 3))
        path.addLine(to: CGPoint(x: 0, y: -3))
        path.addLine(to: CGPoint(x: 4, y: 3))
        let arrow = UIPointerAccessory(.path(path), position: position)
        arrow.orientationMatchesAngle = true
        return arrow
    }
}
