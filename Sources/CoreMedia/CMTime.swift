import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: the number of units in a second.
public typealias CMTimeScale = Int32
/// A loop number that distinguishes otherwise equal times; 0 for all but unusual purposes.
public typealias CMTimeEpoch = Int64

/// The kind of a time, and whether it was rounded.
/// [Apple's reference](https://developer.apple.com/documentation/coremedia/cmtimeflags)
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The time is valid. Without this flag, the other fields have no meaning.
    public static let valid = CMTimeFlags(rawValue: 1)
    /// The value was rounded.
    public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
    /// The time is positive infinity.
    public static let positiveInfinity = CMTimeFlags(rawValue: 4)
    /// The time is negative infinity.
    public static let negativeInfinity = CMTimeFlags(rawValue: 8)
    /// The time is not known, such as the duration of a live stream.
    public static let indefinite = CMTimeFlags(rawValue: 16)
    /// Any of the flags of times that are not numbers.
    public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

/// How a time is rounded when it is converted to another timescale.
/// [Apple's reference](https://developer.apple.com/documentation/coremedia/cmtimeroundingmethod)
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest value; halves away from zero.
    case roundHalfAwayFromZero = 1
    /// Towards zero.
    case roundTowardZero = 2
    /// Away from zero.
    case roundAwayFromZero = 3
    /// Towards zero if the new timescale is smaller, and away from zero if it is larger.
    case quickTime = 4
    /// Up.
    case roundTowardPositiveInfinity = 5
    /// Down.
    case roundTowardNegativeInfinity = 6

    /// The default, `roundHalfAwayFromZero`.
    public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time as a fraction: `value / timescale` seconds.
///
/// Times that are not numbers are invalid, indefinite, or infinite.
/// [Apple's reference](https://developer.apple.com/documentation/coremedia/cmtime)
public struct CMTime: Sendable {
    /// The number of units.
    public var value: CMTimeValue
    /// The number of units in a second.
    public var timescale: CMTimeScale
    /// The kind of the time.
    public var flags: CMTimeFlags
    /// The loop number.
    public var epoch: CMTimeEpoch

    /// Creates an invalid time.
    public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

    /// Creates a time from its fields.
    public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    /// Creates the time of `value / timescale` seconds; invalid if the timescale is not positive.
    public init(value: CMTimeValue, timescale: CMTimeScale) {
        self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
    }

    /// Creates the time nearest to a number of seconds.
    ///
    /// A timescale for which the value is too large is halved until it fits; if it doesn't fit even as whole seconds,
    /// the time is infinite. NaN and timescales that are not positive give an invalid time.
    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        guard !seconds.isNaN, preferredTimescale > 0 else {
            self.init()
            return
        }
        var scale = preferredTimescale
        while scale > 1, abs(seconds * Double(scale)) >= CMTime.valueLimit { scale /= 2 }
        let value = (seconds * Double(scale)).rounded(.toNearestOrAwayFromZero)
        guard abs(value) < CMTime.valueLimit else {
            self = seconds > 0 ? .positiveInfinity : .negativeInfinity
            return
        }
        self.init(value: Int64(value), timescale: scale)
        if self.seconds != seconds { flags.insert(.hasBeenRounded) }
    }

    /// 2 to the power of 63: values are less.
    private static let valueLimit = 9_223_372_036_854_775_808.0

    /// An invalid time.
    public static let invalid = CMTime()
    /// A time that is not known.
    public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
    /// Positive infinity.
    public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    /// Negative infinity.
    public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    /// Zero, with a timescale of 1.
    public static let zero = CMTime(value: 0, timescale: 1)

    /// Whether the time is valid, though it may not be a number.
    public var isValid: Bool { flags.contains(.valid) }
    /// Whether the time is positive infinity.
    public var isPositiveInfinity: Bool { flags.isSuperset(of: [.valid, .positiveInfinity]) }
    /// Whether the time is negative infinity.
    public var isNegativeInfinity: Bool { flags.isSuperset(of: [.valid, .negativeInfinity]) }
    /// Whether the time is indefinite.
    public var isIndefinite: Bool { flags.isSuperset(of: [.valid, .indefinite]) }
    /// Whether the time is a number.
    public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0 }
    /// Whether the time is a number that was rounded.
    public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

    /// The time in seconds: infinite for an infinite time, and NaN for one that is invalid or indefinite.
    public var seconds: Double {
        if isNumeric { return Double(value) / Double(timescale) }
        return isPositiveInfinity ? .infinity : isNegativeInfinity ? -.infinity : .nan
    }
}

/// The largest timescale.
public let kCMTimeMaxTimescale: CMTimeScale = .max
/// An invalid time.
public let kCMTimeInvalid = CMTime.invalid
/// A time that is not known.
public let kCMTimeIndefinite = CMTime.indefinite
/// Positive infinity.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity
/// Negative infinity.
public let kCMTimeNegativeInfinity = CMTime.negativeInfinity
/// Zero.
public let kCMTimeZero = CMTime.zero

extension CMTime: CustomStringConvertible, CustomDebugStringConvertible {
    /// The time in Core Media's notation, such as `{20/10 = 2.000}`.
    public var description: String {
        guard isNumeric else {
            return isPositiveInfinity
                ? "{+INFINITY}" : isNegativeInfinity ? "{-INFINITY}" : isIndefinite ? "{INDEFINITE}" : "{INVALID}"
        }
        let rounded = hasBeenRounded ? ", rounded" : ""
        return "{\(value)/\(timescale) = \(String(format: "%.3f", seconds))\(rounded)}"
    }
    /// The same as `description`.
    public var debugDescription: String { description }
}
