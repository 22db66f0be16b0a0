/// The appearance of pickers: one of the system's.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/pickerstyle)
public protocol PickerStyle {
    /// Which of the system's styles it is.
    var _kind: _PickerKind { get }
}

/// The styles of pickers.
public enum _PickerKind: Hashable, Sendable {
    /// As in Apple's styles of these names.
    case automatic, menu, inline, segmented, wheel, palette
    /// Its options are shown elsewhere.
    case linked(_PickerLink)
}

/// Makes pickers whose options are shown elsewhere.
@MainActor
protocol PickerLinking {
    /// Makes a picker with a label.
    static func picker(label: AnyView, choice: PickerChoice) -> AnyView
}

/// What shows a picker's options elsewhere.
public struct _PickerLink: Hashable, Sendable {
    let type: any PickerLinking.Type

    init(_ type: any PickerLinking.Type) { self.type = type }

    public static func == (a: _PickerLink, b: _PickerLink) -> Bool { a.type == b.type }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// The style that suits the picker's place: a menu.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultpickerstyle)
public struct DefaultPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .automatic }

    /// Makes the style.
    public nonisolated init() {}
}

/// A button with the chosen option, which opens a menu of all.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/menupickerstyle)
public struct MenuPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .menu }

    /// Makes the style.
    public nonisolated init() {}
}

/// The options themselves: rows with a mark in lists and forms, a wheel elsewhere.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/inlinepickerstyle)
public struct InlinePickerStyle: PickerStyle {
    public var _kind: _PickerKind { .inline }

    /// Makes the style.
    public nonisolated init() {}
}

/// Segments side by side.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/segmentedpickerstyle)
public struct SegmentedPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .segmented }

    /// Makes the style.
    public nonisolated init() {}
}

/// A wheel that turns.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/wheelpickerstyle)
public struct WheelPickerStyle: PickerStyle {
    public var _kind: _PickerKind { .wheel }

    /// Makes the style.
    public nonisolated init() {}
}

/// Symbols side by side.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/palettepickerstyle)
public struct PalettePickerStyle: PickerStyle {
    public var _kind: _PickerKind { .palette }

    /// Makes the style.
    public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style that suits the picker's place.
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
    /// Segments side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel that turns.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Symbols side by side.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension EnvironmentValues {
    private struct PickerKindKey: EnvironmentKey { static var defaultValue: _PickerKind { .automatic } }
    private struct RowKey: EnvironmentKey { static var defaultValue: Bool { false } }

    var pickerKind: _PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }

    /// Whether controls stand in a row of a list or a form, which shows the labels of pickers, too.
    var isInRow: Bool {
        get { self[RowKey.self] }
        set { self[RowKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of pickers in the view.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerKind, style._kind) }
}
