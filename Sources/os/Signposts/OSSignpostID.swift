import Glibc

/// Tells intervals of one name apart.
/// [Apple's reference](https://developer.apple.com/documentation/os/ossignpostid)
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Makes an identifier of a number.
    public init(_ value: UInt64) { rawValue = value }

    private static let last = OSAllocatedUnfairLock<UInt64>(initialState: 0)

    /// Makes an identifier that no other interval of the program has.
    public init(log: OSLog) {
        self.init(
            OSSignpostID.last.withLock { last in
                last += 1
                return last
            })
    }

    /// Makes the identifier of an object: the same for as long as the object lives.
    public init(log: OSLog, object: AnyObject) {
        self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
    }

    /// The identifier of intervals of which there is one at a time.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// An identifier that none has.
    public static let invalid = OSSignpostID(UInt64.max)
    /// An identifier that none has.
    public static let null = OSSignpostID(0)

    public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The begin of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}
