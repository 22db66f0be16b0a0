/// An angle, seen in degrees or in radians. On the screen positive angles turn clockwise.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/angle)
@frozen
public struct Angle: Hashable, Sendable, Comparable {
    /// The angle in radians: pi is half a turn.
    public var radians: Double

    /// The angle in degrees: 180 are half a turn.
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// No turn at all.
    public static let zero = Angle()

    /// No turn at all.
    public init() { radians = 0 }

    /// An angle from radians; any number of turns, in either direction.
    public init(radians: Double) { self.radians = radians }

    /// An angle from degrees; any number of turns, in either direction.
    public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// An angle from radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// An angle from degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Whether the first angle is the smaller one; whole turns count.
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle: Animatable {
    /// The radians times 128, as on iOS, so that what counts as arrived is a small part of a turn.
    public var animatableData: Double {
        get { radians * Angle.animatableScale }
        set { radians = newValue / Angle.animatableScale }
    }

    private static var animatableScale: Double { 128 }
}

extension Angle: AdditiveArithmetic {
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

    /// The negated angle.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

    /// The angle so many times.
    public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
    /// The angle so many times.
    public static func * (factor: Double, a: Angle) -> Angle { Angle(radians: a.radians * factor) }
    /// One of so many equal parts of the angle.
    public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }

    /// Makes the angle so many times as large.
    public static func *= (a: inout Angle, factor: Double) { a.radians *= factor }
    /// Makes the angle one of so many equal parts.
    public static func /= (a: inout Angle, divisor: Double) { a.radians /= divisor }
}

extension Angle {
    /// The radians, and none for what is not a number or infinite, which nothing can be turned by.
    package var finiteRadians: Double { radians.isFinite ? radians : 0 }
}
