/// What an observer is told, and when.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions)
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value is part of a change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The old value is part of a change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The observer is told the value at once, before it changes.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// The observer is told before each change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What kind of change there was.
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

/// The keys of a change as a dictionary.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nskeyvaluechangekey)
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change, as a number of `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value; `NSNull` for nil.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value; `NSNull` for nil.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of elements that were inserted, removed or replaced. Values that are set have none.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True where the observer is told before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
