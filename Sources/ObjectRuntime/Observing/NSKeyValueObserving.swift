/// The contents of change notifications, and when they are sent.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions)
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Changes contain the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Changes contain the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is notified of the current value immediately.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is also notified before each change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nskeyvaluechange)
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Elements were inserted.
    case insertion = 2
    /// Elements were removed.
    case removal = 3
    /// Elements were replaced.
    case replacement = 4
}

/// The keys of a change dictionary.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nskeyvaluechangekey)
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change, as the raw value of an `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value; `NSNull` for nil.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value; `NSNull` for nil.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of inserted, removed or replaced elements. Absent when the value was set.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True if the notification precedes the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
