public import CoreGraphics
import QuartzCore
public import UIKit

/// A view of UIKit's that shows views of SwiftUI.
///
/// It is brought up to date when it is laid out, which is when the transaction that changed something is committed.
open class _UIHostingView<Content: View>: UIView {
    package final let graph: ViewGraph

    /// What is shown.
    public final var rootView: Content {
        didSet { graph.show(rootView) }
    }

    /// A view that shows another.
    public required init(rootView: Content) {
        self.rootView = rootView
        graph = ViewGraph(rootLayer: CALayer())
        super.init(frame: .zero)
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
        let insets = safeAreaInsets
        let safeArea = CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + insets.top,
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - insets.top - insets.bottom))
        graph.resize(to: bounds, safeArea: safeArea)
        graph.flush()
    }

    /// The size that the content chooses where a size is proposed.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { graph.fittingSize(ProposedViewSize(size)) }

    /// The size that the content chooses where nothing is proposed.
    open override var intrinsicContentSize: CGSize { graph.fittingSize(.unspecified) }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        graph.appearances.isVisible = window != nil
        guard window == nil else { return }
        // Nobody lays it out any more.
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
