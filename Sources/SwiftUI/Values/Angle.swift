/// An angle, in degrees or radians. On the screen, positive angles are clockwise.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/angle)
@frozen
public struct Angle: Hashable, Sendable, Comparable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// A zero angle.
    public static let zero = Angle()

    /// A zero angle.
    public init() { radians = 0 }

    /// Creates an angle from radians, of any number of turns in either direction.
    public init(radians: Double) { self.radians = radians }

    /// Creates an angle from degrees, of any number of turns in either direction.
    public init(degrees: Double) { radians = degrees * (.pi / 180) }

    /// Returns an angle from radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Returns an angle from degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Whether the first angle is the smaller one; whole turns count.
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
}

extension Angle: Animatable {
    /// The radians times 128, as on iOS, so that animations settle within a small fraction of a turn.
    public var animatableData: Double {
        get { radians * Angle.animatableScale }
        set { radians = newValue / Angle.animatableScale }
    }

    private static var animatableScale: Double { 128 }
}

extension Angle: AdditiveArithmetic {
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }

    /// Returns the negated angle.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }

    /// Returns the angle multiplied by a factor.
    public static func * (a: Angle, factor: Double) -> Angle { Angle(radians: a.radians * factor) }
    /// Returns the angle multiplied by a factor.
    public static func * (factor: Double, a: Angle) -> Angle { Angle(radians: a.radians * factor) }
    /// Returns the angle divided by a divisor.
    public static func / (a: Angle, divisor: Double) -> Angle { Angle(radians: a.radians / divisor) }

    /// Multiplies the angle by a factor.
    public static func *= (a: inout Angle, factor: Double) { a.radians *= factor }
    /// Divides the angle by a divisor.
    public static func /= (a: inout Angle, divisor: Double) { a.radians /= divisor }
}

extension Angle {
    /// The radians; 0 for a non-finite angle.
    package var finiteRadians: Double { radians.isFinite ? radians : 0 }
}
