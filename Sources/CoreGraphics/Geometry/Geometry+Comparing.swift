public import Foundation

// Geometry members that Foundation on Linux lacks. Values print as on iOS: "(1.0, 2.0)".

extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, such as "(1.0, 2.0)".
    public var debugDescription: String { "(\(x), \(y))" }

    /// Whether both points are the same.
    public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height, such as "(3.0, 4.0)".
    public var debugDescription: String { "(\(width), \(height))" }

    /// Whether both sizes are the same.
    public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size, such as "(1.0, 2.0, 3.0, 4.0)".
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }

    /// Whether both rectangles are equal after standardization.
    public func equalTo(_ rect2: CGRect) -> Bool {
        isNull || rect2.isNull ? isNull == rect2.isNull : standardized == rect2.standardized
    }
}

extension CGVector: CustomDebugStringConvertible {
    /// The components, such as "(1.0, 2.0)".
    public var debugDescription: String { "(\(dx), \(dy))" }
}

/// Makes a vector from its components.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

// MARK: Large numbers

/// The largest `Float`: as a `repeatCount`, repeats forever.
public var HUGE: Float { .greatestFiniteMagnitude }
/// The largest `Float`.
public var MAXFLOAT: Float { .greatestFiniteMagnitude }
