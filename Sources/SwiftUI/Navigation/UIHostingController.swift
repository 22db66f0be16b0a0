public import Foundation
public import UIKit

/// A view controller that shows SwiftUI views.
///
/// The titles, bars and search fields that views declare appear in the controller's `navigationItem`.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/uihostingcontroller)
open class UIHostingController<Content: View>: UIViewController {
    final let host: _UIHostingView<Content>
    private final let bars = ScreenBars()

    /// Creates a controller that shows a view.
    public init(rootView: Content) {
        host = _UIHostingView(rootView: rootView)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    /// Creates a controller from an archive that shows a view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        host = _UIHostingView(rootView: rootView)
        super.init(coder: aDecoder)
        setUp()
    }

    /// Creates a controller whose views inherit their environment from a node of another hierarchy.
    package init(
        rootView: Content, inside node: _ViewNode, change: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) {
        host = _UIHostingView(rootView: rootView, inside: node, change: change)
        super.init(nibName: nil, bundle: nil)
        setUp()
    }

    public required init?(coder: NSCoder) { nil }

    private final func setUp() {
        host.graph.rootPreferencesChanged = { [weak self] in self?.preferencesDidChange($0) }
    }

    /// The settings that the views declare for the bars.
    final var screenSettings: ScreenSettings { bars.settings }

    /// Called when the views' preferences have changed.
    func preferencesDidChange(_ root: RootNode) { bars.show(root, in: self) }

    /// Shows the title that the views declare.
    func showTitle(_ title: String?) {
        if let title { self.title = title }
    }

    /// The root view.
    public final var rootView: Content {
        get { host.rootView }
        set { host.rootView = newValue }
    }

    /// Returns the size that the view chooses for a proposed size.
    open func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }

    /// Which sizes of the controller and its view track the content's size; none by default.
    public final var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { if sizingOptions != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The safe area regions that inset the content; all of them by default. The keyboard region is empty here.
    public final var safeAreaRegions: SafeAreaRegions {
        get { host.safeAreaRegions }
        set { host.safeAreaRegions = newValue }
    }

    /// Whether the content ignores all safe areas. Superseded by `safeAreaRegions`.
    public final var _disableSafeArea: Bool {
        get { safeAreaRegions.isEmpty }
        set { safeAreaRegions = newValue ? [] : .all }
    }

    open override func loadView() {
        host.frame = UIScreen.main.bounds
        host.backgroundColor = .systemBackground
        view = host
        host.adoptControllers()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        bars.controllerWillAppear(self, animated: animated)
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // A list or scroll view is created with the content, long after the controller has been pushed.
        (parent as? UINavigationController)?.contentMayHaveChanged(of: self)
        guard !sizingOptions.isEmpty else { return }
        let ideal = host.graph.fittingSize(.unspecified)
        if sizingOptions.contains(.preferredContentSize), preferredContentSize != ideal { preferredContentSize = ideal }
        if sizingOptions.contains(.intrinsicContentSize) { host.invalidateIntrinsicContentSize() }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !view.offersKey($0, .down) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !view.offersKey($0, .up) }
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
        guard let edges = bars.settings.deferredEdges else { return super.preferredScreenEdgesDeferringSystemGestures }
        let isRightToLeft = host.graph.rootNode.scope.isRightToLeft
        let pairs: [(Edge.Set, UIRectEdge)] = [
            (.top, .top), (.bottom, .bottom), (.leading, isRightToLeft ? .right : .left),
            (.trailing, isRightToLeft ? .left : .right),
        ]
        return pairs.reduce(into: []) { if edges.contains($1.0) { $0.formUnion($1.1) } }
    }

    open override var prefersHomeIndicatorAutoHidden: Bool {
        bars.settings.overlays.map { $0 == .hidden } ?? super.prefersHomeIndicatorAutoHidden
    }

    open override var prefersStatusBarHidden: Bool { bars.settings.hidesStatusBar ?? super.prefersStatusBarHidden }
}

/// Which sizes of a hosting controller and its view track the content's size.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/uihostingcontrollersizingoptions)
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The controller's `preferredContentSize` is the content's ideal size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
    /// The view's `intrinsicContentSize` is invalidated whenever the content's ideal size changes.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}
