/// The appearance of tables.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tablestyle)
@MainActor @preconcurrency
public protocol TableStyle {
    /// The appearance of the list that shows the rows.
    static var _look: _ListLook { get }
}

/// The default style: rows from edge to edge.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/automatictablestyle)
public struct AutomaticTableStyle: TableStyle {
    /// Creates the style.
    public nonisolated init() {}
    public static var _look: _ListLook { PlainListStyle._look }
}

/// Rows with a small inset.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/insettablestyle)
public struct InsetTableStyle: TableStyle {
    /// Creates the style.
    public nonisolated init() {}
    public static var _look: _ListLook { InsetListStyle._look }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default style.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows with a small inset.
    public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension EnvironmentValues {
    private struct StyleKey: EnvironmentKey {
        static var defaultValue: _ListLook { _ListLook(table: .plain, kind: .plain) }
    }

    /// The style of tables.
    var tableStyle: _ListLook {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style for tables within the view.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/tablestyle(_:))
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { environment(\.tableStyle, S._look) }
}
