import UIKit

/// An action that brings the content of a list or scroll view up to date.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/refreshaction)
@MainActor @preconcurrency
public struct RefreshAction {
    fileprivate let action: @MainActor () async -> Void

    /// Runs the action, and waits for it.
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

    /// The action that refreshes the content; nil without one.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Has lists and scroll views in the view run an action when they are pulled down, with an indicator until it ends.
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        modifier(_EnvironmentModifier { $0.refresh = RefreshAction(action: action) })
    }
}

/// The control of a scroll view that refreshes its content.
@MainActor
final class Refresher {
    private unowned let scrollView: UIScrollView
    private var action: RefreshAction?
    private var task: Task<Void, Never>?

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

    /// Shows the control where there is an action.
    func show(_ action: RefreshAction?, in graph: ViewGraph) {
        self.action = action
        guard action != nil else {
            if scrollView.refreshControl != nil { scrollView.refreshControl = nil }
            return
        }
        guard scrollView.refreshControl == nil else { return }
        let control = UIRefreshControl()
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let action = self.action else { return }
                task = Task {
                    await action()
                    control?.endRefreshing()
                }
            }, for: .valueChanged)
        scrollView.refreshControl = control
    }
}
