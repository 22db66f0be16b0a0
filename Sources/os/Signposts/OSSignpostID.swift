import Glibc

/// Distinguishes intervals with the same name.
/// [Apple's reference](https://developer.apple.com/documentation/os/ossignpostid)
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Creates an identifier from a number.
    public init(_ value: UInt64) { rawValue = value }

    private static let last = OSAllocatedUnfairLock<UInt64>(initialState: 0)

    /// Creates a unique identifier.
    public init(log: OSLog) {
        self.init(
            OSSignpostID.last.withLock { last in
                last += 1
                return last
            })
    }

    /// Creates the identifier of an object: the same for as long as the object lives.
    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
    }

    /// The identifier of intervals that don't overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// An invalid identifier.
    public static let invalid = OSSignpostID(UInt64.max)
    /// A null identifier.
    public static let null = OSSignpostID(0)

    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// The type of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An event.
    public static let event = OSSignpostType(rawValue: 0)
    /// The beginning of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}
