/// Whether text can be selected.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/textselectability)
public protocol TextSelectability {
    /// Whether the type allows selection.
    static var allowsSelection: Bool { get }
}

/// Text is selectable.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/enabledtextselectability)
public struct EnabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { true }
}

/// Text isn't selectable.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/disabledtextselectability)
public struct DisabledTextSelectability: TextSelectability {
    public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Text is selectable.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Text isn't selectable.
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
    private struct SelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether text can be selected.
    var allowsTextSelection: Bool {
        get { self[SelectionKey.self] }
        set { self[SelectionKey.self] = newValue }
    }
}

extension View {
    /// Sets whether text in the view is selectable: a long press on a text offers to copy all of it.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/textselection(_:))
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection)
    }
}
