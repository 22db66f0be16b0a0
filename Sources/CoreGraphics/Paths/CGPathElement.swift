public import Foundation

/// The type of a path element.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpathelementtype)
@frozen
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath; one point.
    case moveToPoint = 0
    /// A straight line; one point, its end.
    case addLineToPoint = 1
    /// A quadratic Bézier curve; two points, the control and the end.
    case addQuadCurveToPoint = 2
    /// A cubic Bézier curve; three points, the two controls and the end.
    case addCurveToPoint = 3
    /// A straight line back to the subpath's start; no points.
    case closeSubpath = 4
}

/// One element of a path, as passed by `CGPath.applyWithBlock(_:)`.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpathelement)
@frozen
public struct CGPathElement {
    /// The element's type.
    public var type: CGPathElementType
    /// The element's points, as many as its type takes; valid only during the call.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates an element from its type and its points.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// A function called with each element of a path, and with the caller's `info`.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// A closure that is called with each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void
