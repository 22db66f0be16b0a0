/// The appearance of pickers: one of the system's.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/pickerstyle)
public protocol PickerStyle {
    /// The system style's identifier.
    var _kind: _PickerKind { get }
}

/// The styles of pickers.
public enum _PickerKind: Hashable, Sendable {
    /// Apple's styles of the same names.
    case automatic, menu, inline, segmented, wheel, palette
    /// Presents its options on another screen.
    case linked(_PickerLink)
}

/// Creates pickers that present their options on another screen.
@MainActor
protocol PickerLinking {
    /// Returns a picker with a label.
    static func picker(label: AnyView, choice: PickerChoice) -> AnyView
}

/// Presents a picker's options on another screen.
public struct _PickerLink: Hashable, Sendable {
    // Types are immutable, and can be used from any thread.
    nonisolated(unsafe) let type: any PickerLinking.Type

    init(_ type: any PickerLinking.Type) { self.type = type }

    public static func == (a: _PickerLink, b: _PickerLink) -> Bool { a.type == b.type }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// The default style, which depends on the picker's context: a menu.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultpickerstyle)
public struct DefaultPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .automatic }

    /// Creates the style.
    public nonisolated init() {}
}

/// A button that shows the selected option and opens a menu of all options.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/menupickerstyle)
public struct MenuPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .menu }

    /// Creates the style.
    public nonisolated init() {}
}

/// The options themselves: rows with a checkmark in lists and forms, a wheel elsewhere.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/inlinepickerstyle)
public struct InlinePickerStyle: PickerStyle {
    public var _kind: _PickerKind { .inline }

    /// Creates the style.
    public nonisolated init() {}
}

/// Segments, side by side.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/segmentedpickerstyle)
public struct SegmentedPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .segmented }

    /// Creates the style.
    public nonisolated init() {}
}

/// A wheel.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/wheelpickerstyle)
public struct WheelPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .wheel }

    /// Creates the style.
    public nonisolated init() {}
}

/// Symbols, side by side.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/palettepickerstyle)
public struct PalettePickerStyle: PickerStyle {
    public var _kind: _PickerKind { .palette }

    /// Creates the style.
    public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style, which depends on the picker's context.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// The options themselves.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments, side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Symbols, side by side.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension EnvironmentValues {
    private struct PickerKindKey: EnvironmentKey { static var defaultValue: _PickerKind { .automatic } }
    private struct RowKey: EnvironmentKey { static var defaultValue: Bool { false } }

    var pickerKind: _PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }

    /// Whether controls are in a row of a list or a form, which also shows the labels of pickers.
    var isInRow: Bool {
        get { self[RowKey.self] }
        set { self[RowKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of pickers in the view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerKind, style._kind) }
}
