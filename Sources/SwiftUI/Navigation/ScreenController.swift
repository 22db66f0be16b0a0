import UIKit

/// The controller of a screen, a tab or a presentation, whose view hierarchy belongs to another hosting view.
package class ScreenController: UIHostingController<AnyView> {
    /// Called when the views' preferences have changed.
    var onPreferences: ((RootNode) -> Void)?

    init(_ content: AnyView, inside node: _ViewNode, change: @escaping (inout EnvironmentValues) -> Void = { _ in }) {
        super.init(rootView: content, inside: node, change: change)
    }

    package required init?(coder: NSCoder) { nil }

    override func preferencesDidChange(_ root: RootNode) {
        super.preferencesDidChange(root)
        onPreferences?(root)
    }

    /// A tab keeps the title of its own tab item.
    override func showTitle(_ title: String?) { navigationItem.title = title }

    /// The root node with up-to-date preferences, after pending updates.
    var root: RootNode { host.graph.rootNode }

    /// Evaluates the views before they are shown.
    func prepare() { host.graph.flush() }

    /// Changes the environment values that the screen's container sets.
    func changeEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
        host.graph.placeScope?.update(change)
    }
}
