import UIKit

/// Manages the screens of a navigation stack above its root: those of the path's values, and those pushed by links
/// and bindings.
@MainActor
final class Navigator: NSObject, UINavigationControllerDelegate {
    let controller = UINavigationController()
    /// The node of the stack, whose environment its screens inherit.
    private(set) weak var node: _ViewNode?
    /// The access to the path's values.
    var path: PathAccess
    private(set) var screens: [PushedScreen] = []
    private var destinations: [ObjectIdentifier: [DestinationSource]] = [:]
    private var root: ScreenController?

    init(_ path: PathAccess, _ node: _ViewNode) {
        (self.path, self.node) = (path, node)
        super.init()
        controller.navigationBar.prefersLargeTitles = true
        controller.delegate = self
    }

    // MARK: Screens

    /// Shows the root, and the screens of the path.
    func show(root view: AnyView, transaction: Transaction) {
        guard let node else { return }
        if let root {
            root.rootView = view
        } else {
            let screen = ScreenController(view, inside: node) { [unowned self] in $0.navigator = self }
            screen.onPreferences = { [weak self] in self?.preferencesDidChange($0) }
            root = screen
            controller.viewControllers = [screen]
            // The values of an initial path need the destinations that the root's views declare.
            if !path.get().isEmpty { screen.prepare() }
        }
        follow(path.get(), animated: !transaction.disablesAnimations)
    }

    /// Updates the screens to match the values of a path. Screens pushed by links stay on those below them.
    private func follow(_ values: [PathElement], animated: Bool) {
        var kept: [PushedScreen] = []
        var index = 0
        for screen in screens {
            if let value = screen.value {
                guard index < values.count, values[index] == value else { break }
                index += 1
            }
            kept.append(screen)
        }
        guard kept.count < screens.count || index < values.count else { return }
        let new = values.indices[index...].map { place in
            let value = values[place]
            let screen = makeScreen(value: value, links: nil) { [unowned self] in destination(of: value) }
            // A screen below others is not shown, but declares the destinations of its values.
            if place + 1 < values.count { screen.controller?.prepare() }
            return screen
        }
        replace(with: kept + new, animated: animated)
    }

    /// Pushes the screen of a value by appending the value to the path, which may be a binding.
    func push(value: PathElement) {
        guard path.accepts(value) else {
            return reportOnce(
                "The stack's path can't hold values of type \(Swift.type(of: value.base)): links to them do nothing"
            )
        }
        path.set(path.get() + [value])
        if !path.isBound { follow(path.get(), animated: true) }
    }

    /// Pushes a view.
    ///
    /// - Parameters:
    ///   - objects: the environment whose observable objects the view also inherits.
    ///   - ended: called when the screen has been removed.
    @discardableResult
    func push(
        _ view: @escaping () -> AnyView, objects: EnvironmentValues, animated: Bool = true, ended: @escaping () -> Void
    ) -> PushedScreen {
        let screen = makeScreen(value: nil, links: objects, view)
        screen.ended = ended
        replace(with: screens + [screen], animated: animated)
        return screen
    }

    private func makeScreen(
        value: PathElement?, links: EnvironmentValues?, _ view: @escaping () -> AnyView
    ) -> PushedScreen {
        let screen = PushedScreen(value: value, view: view)
        screen.dismissal.end = { [weak self, weak screen] in
            if let screen { self?.pop(screen) }
        }
        if let node {
            screen.make(inside: node) { [unowned self, dismissal = screen.dismissal] in
                if let links { $0.takeObjects(of: links) }
                $0.navigator = self
                $0.dismissal = dismissal
            }
            screen.controller?.onPreferences = { [weak self] in self?.preferencesDidChange($0) }
        }
        return screen
    }

    /// Pops a screen, and all screens above it.
    func pop(_ screen: PushedScreen) {
        guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
        replace(with: Array(screens[..<index]), animated: !Transaction.current.disablesAnimations)
    }

    private func replace(with new: [PushedScreen], animated: Bool) {
        let gone = screens.filter { screen in !new.contains { $0 === screen } }
        screens = new
        let controllers = [root as UIViewController?].compactMap { $0 } + new.compactMap(\.controller)
        if !controllers.elementsEqual(controller.viewControllers, by: ===) {
            controller.setViewControllers(controllers, animated: animated)
        }
        end(gone)
    }

    /// Notifies the screens that have been removed, and removes their values from the path.
    private func end(_ gone: [PushedScreen]) {
        for screen in gone.reversed() { screen.ended() }
        let values = screens.compactMap(\.value)
        if gone.contains(where: { $0.value != nil }), path.get().count > values.count { path.set(values) }
    }

    // MARK: Destinations

    /// Registers a node's closure as the destination of a type's values.
    func register(_ type: ObjectIdentifier, _ source: DestinationSource) {
        var sources = (destinations[type] ?? []).filter { $0.node != nil && $0.node !== source.node }
        let isFirst = sources.isEmpty
        // The source nearest to the root is used.
        let index = destinations[type]?.firstIndex { $0.node === source.node } ?? sources.count
        sources.insert(source, at: min(index, sources.count))
        destinations[type] = sources
        guard isFirst || index == 0 else { return }
        for screen in screens where screen.value?.type == type { screen.refresh() }
    }

    func unregister(_ type: ObjectIdentifier, _ node: _ViewNode) {
        destinations[type]?.removeAll { $0.node === node || $0.node == nil }
    }

    /// Whether a view in the stack declares a destination for the value.
    func hasDestination(of value: PathElement) -> Bool {
        destinations[value.type]?.contains { $0.node != nil } == true
    }

    private func destination(of value: PathElement) -> AnyView {
        guard let source = destinations[value.type]?.first(where: { $0.node != nil }) else {
            reportOnce(
                "No navigationDestination(for: \(Swift.type(of: value.base)).self) in the stack: the screen of \(value.base) "
                    + "has no view")
            return AnyView(MissingDestination())
        }
        return source.make(value.base)
    }

    // MARK: Navigation controller delegate

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        // An interactive pop may still be cancelled.
        guard controller.interactivePopGestureRecognizer?.state ?? .possible == .possible else { return }
        takeStack()
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { takeStack() }

    /// Updates the path for screens popped by the user.
    private func takeStack() {
        let shown = controller.viewControllers
        let gone = screens.filter { screen in !shown.contains { $0 === screen.controller } }
        guard !gone.isEmpty else { return }
        screens.removeAll { screen in gone.contains { $0 === screen } }
        end(gone)
    }

    // MARK: Preferences

    private func preferencesDidChange(_ root: RootNode) {
        node?.preferencesAreStale()
        node?.graph.setNeedsFlush()
    }

    /// Returns a preference of the screens for the stack's ancestors, except for preferences of bars.
    func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        guard !(key is any ScreenPreferenceKey.Type) else { return nil }
        return (screens.last?.controller ?? root)?.root.reducePreference(key)
    }
}

/// Access to a stack's path: its own, or a binding's.
@MainActor
struct PathAccess {
    let get: () -> [PathElement]
    let set: ([PathElement]) -> Void
    let accepts: (PathElement) -> Bool
    /// Whether a change of the path updates the stack automatically.
    let isBound: Bool
}

/// The source of the view of a value.
@MainActor
struct DestinationSource {
    private(set) weak var node: _ViewNode?
    let make: (any Hashable) -> AnyView

    init(_ node: _ViewNode, make: @escaping (any Hashable) -> AnyView) { (self.node, self.make) = (node, make) }
}

/// A screen on a stack.
@MainActor
final class PushedScreen {
    /// The value that the screen shows; nil for a view pushed by a link or a binding.
    let value: PathElement?
    let dismissal = Dismissal()
    private(set) var controller: ScreenController?
    /// Called when the screen has been removed.
    var ended: () -> Void = {}
    private var view: () -> AnyView
    /// The number of times the view has been rebuilt: closures can't be compared.
    private var version = 0

    init(value: PathElement?, view: @escaping () -> AnyView) { (self.value, self.view) = (value, view) }

    func make(inside node: _ViewNode, change: @escaping (inout EnvironmentValues) -> Void) {
        controller = ScreenController(AnyView(ScreenContent(make: view)), inside: node, change: change)
    }

    /// Rebuilds the view.
    func refresh() {
        version += 1
        controller?.rootView = AnyView(ScreenContent(make: view, version: version))
    }

    /// Shows the view of another closure.
    func show(_ newView: @escaping () -> AnyView) {
        view = newView
        refresh()
    }
}

/// The view of a screen, built inside it, so that what its closure reads updates the screen.
struct ScreenContent: View {
    let make: () -> AnyView
    var version = 0

    var body: some View { make() }
}

/// The view shown for a value without a destination.
private struct MissingDestination: View {
    var body: some View { Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow) }
}

extension EnvironmentValues {
    private struct NavigatorKey: EnvironmentKey { static var defaultValue: Navigator? { nil } }

    /// The navigator of the enclosing stack.
    var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}
