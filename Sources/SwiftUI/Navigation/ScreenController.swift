import UIKit

/// The controller of a screen, a tab or a presentation, whose views belong to those of another hosting view.
package class ScreenController: UIHostingController<AnyView> {
    /// Called when the preferences of the views have changed.
    var onPreferences: ((RootNode) -> Void)?

    init(_ content: AnyView, inside node: _ViewNode, change: @escaping (inout EnvironmentValues) -> Void = { _ in }) {
        super.init(rootView: content, inside: node, change: change)
    }

    package required init?(coder: NSCoder) { nil }

    override func preferencesDidChange(_ root: RootNode) {
        super.preferencesDidChange(root)
        onPreferences?(root)
    }

    /// A tab keeps the title of its own item.
    override func showTitle(_ title: String?) { navigationItem.title = title }

    /// The preferences of the views, after what is pending has been done.
    var root: RootNode { host.graph.rootNode }

    /// Evaluates the views before they are shown.
    func prepare() { host.graph.flush() }

    /// Changes what the place of the screen says in its environment.
    func changeEnvironment(_ change: @escaping (inout EnvironmentValues) -> Void) {
        host.graph.placeScope?.update(change)
    }
}
