/// A menu of the group's controls, under the group's name.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/menucontrolgroupstyle)
public struct MenuControlGroupStyle: ControlGroupStyle, MenuGroupingStyle {
    /// Makes the style.
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

/// A menu of the group's controls side by side, under the group's name.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/compactmenucontrolgroupstyle)
public struct CompactMenuControlGroupStyle: ControlGroupStyle, MenuGroupingStyle {
    /// Makes the style.
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

/// Pictures side by side: in a menu as a palette, elsewhere as a row.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/palettecontrolgroupstyle)
public struct PaletteControlGroupStyle: ControlGroupStyle, MenuGroupingStyle {
    /// Makes the style.
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
    /// A menu of the group's controls side by side.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// Pictures side by side.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
