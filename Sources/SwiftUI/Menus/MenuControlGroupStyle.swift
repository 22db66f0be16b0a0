/// A menu of the group's controls, under the group's name.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/menucontrolgroupstyle)
public struct MenuControlGroupStyle: ControlGroupStyle {
    /// Makes the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu of the group's controls.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
