/// A menu of the group's controls, titled with the group's label.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/menucontrolgroupstyle)
public struct MenuControlGroupStyle: ControlGroupStyle, MenuGroupingStyle {
    /// Creates the style.
    public nonisolated init() {}

    var menuGrouping: MenuGrouping { .menu }

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// A menu of the group's controls, side by side, titled with the group's label.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/compactmenucontrolgroupstyle)
public struct CompactMenuControlGroupStyle: ControlGroupStyle, MenuGroupingStyle {
    /// Creates the style.
    public nonisolated init() {}

    var menuGrouping: MenuGrouping { .compact }

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content.menuItem(.group(AnyView(configuration.content), .strip))
        } label: {
            configuration.label
        }
    }
}

/// Images side by side: in a menu a palette, elsewhere a row.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/palettecontrolgroupstyle)
public struct PaletteControlGroupStyle: ControlGroupStyle, MenuGroupingStyle {
    /// Creates the style.
    public nonisolated init() {}

    var menuGrouping: MenuGrouping { .palette }

    public func makeBody(configuration: Configuration) -> some View {
        HStack { configuration.content }.labelStyle(.iconOnly)
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu of the group's controls.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// A menu of the group's controls, side by side.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Images side by side.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
