/// Whether people may select texts.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/textselectability)
public protocol TextSelectability {
    /// Whether they may.
    static var allowsSelection: Bool { get }
}

/// Texts can be selected.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/enabledtextselectability)
public struct EnabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { true }
}

/// Texts cannot be selected.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/disabledtextselectability)
public struct DisabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Texts can be selected.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Texts cannot be selected.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
    private struct SelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether people may select texts.
    var allowsTextSelection: Bool {
        get { self[SelectionKey.self] }
        set { self[SelectionKey.self] = newValue }
    }
}

extension View {
    /// Lets people select the texts in the view: a long press on one offers to copy it, as a whole.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/textselection(_:))
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection)
    }
}
