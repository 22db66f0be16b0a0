/// A kind of item that a toolbar contains by default.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toolbardefaultitemkind)
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let number: Int

    /// The button that shows and hides the sidebar of a split view.
    public static let sidebarToggle = ToolbarDefaultItemKind(number: 0)
}

extension View {
    /// Removes a default item from the toolbars around the view; nil removes none.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/toolbar(removing:))
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        screenSetting { if let defaultItemKind { $0.removedItems.insert(defaultItemKind) } }
    }
}
