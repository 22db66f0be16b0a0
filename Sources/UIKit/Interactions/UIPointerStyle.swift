import CoreGraphics
public import Foundation

/// How a pointer looks and what it does.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipointerstyle)
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
    /// What the pointer does to the view; nil for nothing.
    public let effect: UIPointerEffect?
    /// The pointer's shape; nil for the usual one.
    public let shape: UIPointerShape?
    /// What is shown beside the pointer. Nothing by default.
    open var accessories: [UIPointerAccessory] = []
    /// Whether the pointer can't be seen.
    final let isHidden: Bool

    /// Makes a style of an effect and a shape.
    public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
        (self.effect, self.shape, isHidden) = (effect, shape, false)
        super.init()
    }

    /// Makes a style of a shape, along whose `axes` the pointer is held back.
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

    /// Returns the pointer's usual style.
    open class func system() -> UIPointerStyle { UIPointerStyle(isHidden: false) }

    /// How the pointer itself looks: what lies under it shows where it is, unless it stays.
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

/// What is shown beside a pointer, such as an arrow.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uipointeraccessory-swift.class)
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
    /// Where it is about the pointer.
    public struct Position: Hashable, Sendable {
        /// The distance from the pointer, in points.
        public var offset: CGFloat
        /// The angle from the top, clockwise, in radians.
        public var angle: CGFloat

        /// Creates a place.
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

    /// Its shape.
    public let shape: UIPointerShape
    /// Its place.
    public let position: Position
    /// Whether it turns with its angle about the pointer. False by default.
    open var orientationMatchesAngle = false

    /// Creates one of a shape at a place.
    public init(_ shape: UIPointerShape, position: Position) {
        (self.shape, self.position) = (shape, position)
        super.init()
    }

    /// Returns an arrow at a place, that points away from the pointer.
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
