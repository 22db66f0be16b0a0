public import CoreGraphics
import QuartzCore
public import UIKit

/// A view of UIKit's that shows views of SwiftUI.
open class _UIHostingView<Content: View>: UIView {
    package final let graph: ViewGraph

    /// What is shown.
    public final var rootView: Content {
        didSet { graph.rootNode.show(rootView) }
    }

    /// A view that shows another.
    public required init(rootView: Content) {
        self.rootView = rootView
        graph = ViewGraph(rootLayer: CALayer())
        super.init(frame: .zero)
        layer.addSublayer(graph.rootLayer)
        graph.requestFlush = { [weak self] in self?.setNeedsLayout() }
        graph.rootNode.show(rootView)
    }

    public required init?(coder: NSCoder) { nil }

    open override func layoutSubviews() {
        graph.rootNode.bounds = bounds
        graph.flush()
    }
}
