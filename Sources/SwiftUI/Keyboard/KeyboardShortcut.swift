/// A key combination that performs a control's action.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/keyboardshortcut)
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut adapts to the keyboard layout and the layout direction.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/keyboardshortcut/localization-swift.struct)
    public struct Localization: Hashable, Sendable {
        private let number: Int
        /// Whether the left and right arrow keys are swapped in a right-to-left layout.
        var isMirrored: Bool { number == 0 }

        /// The left and right arrow keys are swapped in a right-to-left layout.
        public static let automatic = Localization(number: 0)
        /// The arrow keys aren't swapped.
        public static let withoutMirroring = Localization(number: 1)
        /// The shortcut isn't adapted.
        public static let custom = Localization(number: 2)
    }

    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys.
    public var modifiers: EventModifiers
    /// How the shortcut adapts to the layout direction.
    public var localization: Localization

    /// Creates a shortcut, with the Command key unless other modifiers are given.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// Creates a shortcut.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
    ) { (self.key, self.modifiers, self.localization) = (key, modifiers, localization) }

    /// Return, for the default action.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for the action that cancels.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Returns whether a key event matches the shortcut.
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
    /// Performs the action of the view's control when a key is pressed with modifiers: by default, Command.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/keyboardshortcut(_:modifiers:))
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Performs the action of the view's control when a key is pressed with modifiers.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Sets the keyboard shortcut of the view's control.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Sets the keyboard shortcut of the view's control; nil removes one set by an enclosing view.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
