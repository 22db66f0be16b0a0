public import Foundation

// Geometry members that Foundation on Linux lacks. Values print as on iOS: "(1.0, 2.0)".

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, such as "(1.0, 2.0)".
    public var debugDescription: String { "(\(x), \(y))" }

    /// Returns whether both points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height, such as "(3.0, 4.0)".
    public var debugDescription: String { "(\(width), \(height))" }

    /// Returns whether both sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size, such as "(1.0, 2.0, 3.0, 4.0)".
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }

    /// Returns whether both rectangles are equal after standardization.
    public func equalTo(_ rect2: CGRect) -> Bool {
        isNull || rect2.isNull ? isNull == rect2.isNull : standardized == rect2.standardized
    }
}

extension CGVector: CustomDebugStringConvertible {
    /// The components, such as "(1.0, 2.0)".
    public var debugDescription: String { "(\(dx), \(dy))" }
}

// MARK: C functions that create geometry

/// Creates a point from its coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Creates a size from its width and height.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Creates a rectangle from its origin's coordinates and its size.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Creates a vector from its components.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

// MARK: Constants of the C library

/// The largest `Float`: as a `repeatCount`, repeats forever.
public var HUGE: Float { .greatestFiniteMagnitude }
/// The largest `Float`.
public var MAXFLOAT: Float { .greatestFiniteMagnitude }
