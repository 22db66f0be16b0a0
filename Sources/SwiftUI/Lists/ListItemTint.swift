/// The colour of label icons in list rows.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/listitemtint)
public struct ListItemTint: Sendable {
    private enum Kind: Equatable { case fixed(Color), preferred(Color), monochrome }

    private let kind: Kind

    /// A colour that overrides the tint of controls.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }
    /// A colour that the user's accent colour can override on desktop systems.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(kind: .preferred(tint)) }
    /// The colour of secondary text.
    public static let monochrome = ListItemTint(kind: .monochrome)

    /// The style of icons.
    var style: AnyShapeStyle {
        switch kind {
        case .fixed(let color), .preferred(let color): AnyShapeStyle(color)
        case .monochrome: AnyShapeStyle(Color.secondary)
        }
    }
}

extension EnvironmentValues {
    private struct TintsIconsKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private struct ItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

    /// Whether label icons use the row's tint instead of the colour of their titles.
    var tintsIcons: Bool {
        get { self[TintsIconsKey.self] }
        set { self[TintsIconsKey.self] = newValue }
    }

    /// The tint of rows; nil for the tint of controls.
    var listItemTint: ListItemTint? {
        get { self[ItemTintKey.self] }
        set { self[ItemTintKey.self] = newValue }
    }

    /// Sets the environment of the rows of a list.
    mutating func enterRow(of look: _ListLook) {
        enterPlace()
        forgetOuterScrolling()
        listLook = ListLook(style: look.kind)
        isInRow = true
        tintsIcons = true
        stackOrientation = nil
    }
}

extension View {
    /// Sets the colour of label icons in the view's list row, or in the rows within the view; nil for the tint of
    /// controls.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/listitemtint(_:)-5yyot)
    public func listItemTint(_ tint: ListItemTint?) -> some View { environment(\.listItemTint, tint) }

    /// Sets the colour of label icons in the view's list row, or in the rows within the view; nil for the tint of
    /// controls.
    public func listItemTint(_ tint: Color?) -> some View { listItemTint(tint.map { .preferred($0) }) }
}
