/// A key of a keyboard, by what it types or stands for.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/keyequivalent)
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// What the key types; of keys that type nothing, a character that stands for them.
    public var character: Character

    /// Makes the key that types a character.
    public init(_ character: Character) { self.character = character }

    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Backspace.
    public static let delete = KeyEquivalent("\u{8}")
    /// The key that deletes what follows.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The page before.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The next page.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The key that clears a number.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")
}

/// Keys that are held down beside another one.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/eventmodifiers)
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1 << 0)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = EventModifiers(rawValue: 1 << 2)
    /// Option, the key Alt.
    public static let option = EventModifiers(rawValue: 1 << 3)
    /// Command, the key Super.
    public static let command = EventModifiers(rawValue: 1 << 4)
    /// A key of the numeric pad.
    public static let numericPad = EventModifiers(rawValue: 1 << 5)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
