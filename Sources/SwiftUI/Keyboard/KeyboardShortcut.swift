/// A key, with those held down beside it, that performs a control's action.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/keyboardshortcut)
public struct KeyboardShortcut: Hashable, Sendable {
    /// Whether a shortcut follows the keyboard's layout and the direction of reading.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/keyboardshortcut/localization-swift.struct)
    public struct Localization: Hashable, Sendable {
        private let number: Int
        /// Whether arrows are exchanged where one reads from right to left.
        var isMirrored: Bool { number == 0 }

        /// The arrows to the left and right are exchanged where one reads from right to left.
        public static let automatic = Localization(number: 0)
        /// Arrows stay as they are.
        public static let withoutMirroring = Localization(number: 1)
        /// The shortcut stays as it is.
        public static let custom = Localization(number: 2)
    }

    /// The key.
    public var key: KeyEquivalent
    /// The keys held down beside it.
    public var modifiers: EventModifiers
    /// Whether the shortcut follows the direction of reading.
    public var localization: Localization

    /// Makes a shortcut with the command key, unless other modifiers are given.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// Makes a shortcut.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
    ) { (self.key, self.modifiers, self.localization) = (key, modifiers, localization) }

    /// Return, for the action that is done most of the time.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for what takes back.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Whether a key that is pressed is the shortcut's.
    func matches(_ press: KeyPress, _ direction: LayoutDirection) -> Bool {
        guard press.modifiers.ofCommands == modifiers.ofCommands else { return false }
        var key = key
        if direction == .rightToLeft, localization.isMirrored {
            if key == .leftArrow { key = .rightArrow } else if key == .rightArrow { key = .leftArrow }
        }
        return String(press.key.character).lowercased() == String(key.character).lowercased()
    }
}

extension EnvironmentValues {
    private struct ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

    /// The shortcut of the controls in a view; nil for none.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

extension View {
    /// Performs the action of the view's control when a key is pressed with others held down: command, by default.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:))
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Performs the action of the view's control when a key is pressed with others held down.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Performs the action of the view's control by a shortcut.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Performs the action of the view's control by a shortcut; nil takes one away that was given around.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
