public import CoreGraphics
import QuartzCore
public import UIKit

/// It is updated during layout, at the commit of the transaction that contains the change.
open class _UIHostingView<Content: View>: UIView, KeyPressHandling {
    package final let graph: ViewGraph

    /// The root view.
    public final var rootView: Content {
        didSet { graph.show(rootView) }
    }

    /// The safe area regions that inset the content; all of them by default.
    public final var safeAreaRegions = SafeAreaRegions.all {
        didSet { if safeAreaRegions != oldValue { setNeedsLayout() } }
    }

    /// Creates a hosting view.
    public required init(rootView: Content) {
        self.rootView = rootView
        graph = ViewGraph(rootLayer: CALayer())
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a hosting view whose environment is inherited from a node of another hierarchy.
    package init(
        rootView: Content, inside node: _ViewNode, change: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) {
        self.rootView = rootView
        graph = ViewGraph(rootLayer: CALayer(), inside: node, change: change)
        super.init(frame: .zero)
        setUp()
    }

    private final func setUp() {
        isOpaque = false
        layer.addSublayer(graph.rootLayer)
        graph.hostingView = self
        graph.requestFlush = { [weak self] in self?.setNeedsLayout() }
        graph.updateEnvironment(from: traitCollection)
        graph.show(rootView)
    }

    public required init?(coder: NSCoder) { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showGraph()
    }

    private final func showGraph() {
        let insets = safeAreaRegions.contains(.container) ? safeAreaInsets : .zero
        let safeArea = CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
        graph.resize(to: bounds, safeArea: safeArea)
        graph.flush()
    }

    /// The accessibility elements of the content, for assistive technologies and tests: text, images, and views with
    /// accessibility modifiers.
    open override var accessibilityElements: [Any]? {
        get {
            if let own = super.accessibilityElements { return own }
            showGraph()
            return graph.accessibilityElements(in: self)
        }
        set { super.accessibilityElements = newValue }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !takesKey($0, .down) }
        if !others.isEmpty { super.pressesBegan(others, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let others = presses.filter { !takesKey($0, .up) }
        if !others.isEmpty { super.pressesEnded(others, with: event) }
    }

    /// Returns the size that the content chooses for a proposed size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { graph.fittingSize(ProposedViewSize(size)) }

    /// The content's ideal size.
    open override var intrinsicContentSize: CGSize { graph.fittingSize(.unspecified) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        graph.appearances.isVisible = window != nil
        graph.applyPreferredColorScheme()
        guard window == nil else {
            // A screen that replaces another appears before that one disappears.
            if graph.outerGraph != nil, !bounds.isEmpty { layoutIfNeeded() }
            return
        }
        // Outside of a window, UIKit no longer triggers layout.
        graph.flush()
        graph.frames.stop()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        graph.updateEnvironment(from: traitCollection)
    }
}
