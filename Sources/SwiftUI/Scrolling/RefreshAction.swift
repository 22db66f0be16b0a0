import UIKit

/// An action that refreshes the content of a list or scroll view.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/refreshaction)
@MainActor @preconcurrency
public struct RefreshAction {
    fileprivate let action: @MainActor () async -> Void

    /// Runs the action and waits for it to complete.
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

    /// The action that refreshes the content; nil if there is none.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Makes lists and scroll views in the view run an action when pulled down, with an indicator until it completes.
    public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        modifier(_EnvironmentModifier { $0.refresh = RefreshAction(action: action) })
    }
}

/// Manages the refresh control of a scroll view.
@MainActor
final class Refresher {
    private unowned let scrollView: UIScrollView
    private var action: RefreshAction?
    private var task: Task<Void, Never>?

    init(_ scrollView: UIScrollView) { self.scrollView = scrollView }

    /// Shows the control if there is an action.
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
