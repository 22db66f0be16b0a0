import CoreGraphics
package import QuartzCore
import UIKit

/// The node of a UIKit view. To UIKit it is a subview of the hosting view; its layer is among SwiftUI's layers.
final package class RepresentableNode<V: UIViewRepresentable>: LayoutNode {
    private var view: V
    private var given: V
    private var properties = DynamicProperties<V>()
    private let coordinator: V.Coordinator
    private var uiView: V.UIViewType!

    init(_ view: V, _ given: V, _ context: _NodeContext) {
        self.view = view
        self.given = given
        coordinator = view.makeCoordinator()
        super.init(context)
        properties.install(in: &self.view, for: self)
        uiView = trackMore { self.view.makeUIView(context: representableContext) }
        viewContainer?.adopt(uiView)
        updateUIView()
        // Adding it to the hosting view has moved its layer to the front.
        graph.afterLayout { [weak self] in self?.layersChanged() }
    }

    func update(with newView: V) {
        guard needsUpdate || !properties.isSame(given, newView) else { return }
        given = newView
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        view = given
        properties.install(in: &view, for: self)
        updateUIView()
        setNeedsLayout()
    }

    private func updateUIView() {
        scope.values.bridgedTraits.show(in: uiView)
        track { view.updateUIView(uiView, context: representableContext) }
    }

    private var representableContext: V.Context {
        UIViewRepresentableContext(
            coordinator: coordinator, transaction: graph.transaction, environment: scope.values(for: self), node: self)
    }

    // MARK: Layout

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let size = view.sizeThatFits(proposal, uiView: uiView, context: representableContext) { return size }
        let content = uiView.intrinsicContentSize
        var size = CGSize(
            width: length(content.width, .horizontal, proposal.width),
            height: length(content.height, .vertical, proposal.height))
        let proposed = _ProposedSize(width: proposal.width, height: proposal.height)
        view._overrideSizeThatFits(&size, in: proposed, uiView: uiView)
        return size
    }

    /// Returns the view's length along an axis: the proposed one, but not less than the content's if the view resists
    /// compression with high priority, and not more if it hugs its content with high priority.
    private func length(_ content: CGFloat, _ axis: NSLayoutConstraint.Axis, _ proposed: CGFloat?) -> CGFloat {
        guard content != UIView.noIntrinsicMetric else { return max(proposed ?? 0, 0) }
        let ideal = max(content, 0)
        guard let proposed else { return ideal }
        let isCompressible = uiView.contentCompressionResistancePriority(for: axis) < .defaultHigh
        let isStretchable = uiView.contentHuggingPriority(for: axis) < .defaultHigh
        return min(max(proposed, isCompressible ? 0 : ideal), isStretchable ? .infinity : ideal)
    }

    package override func explicitAlignment(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
        let isFirst = key == VerticalAlignment.firstTextBaseline.key
        guard isFirst || key == VerticalAlignment.lastTextBaseline.key else { return nil }
        return uiView.baseline(isFirst: isFirst, inHeight: dimensions.height)
    }

    package override func placeContent(_ pass: PlacementPass) {
        let transaction = isPlaced ? pass.transaction : Transaction()
        let frame = pixelFrame
        uiView.layer.setSize(frame.size, transaction)
        uiView.layer.setPlace(frame.origin, frame.size, transaction)
    }

    package override var ownLayer: CALayer? { uiView.layer }
    package override var hostedView: UIView? { uiView }

    package override func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
        (coordinator as? any PreferenceSource)?.preference(key)
    }

    package override func contains(_ point: CGPoint) -> Bool {
        CGRect(origin: origin, size: size).contains(point)
    }

    package override func willRemove() {
        V.dismantleUIView(uiView, coordinator: coordinator)
        uiView.removeFromSuperview()
    }
}

extension UIView {
    /// Adds a view, whose controller becomes a child of this view's controller.
    func adopt(_ view: UIView) {
        let (child, parent) = (view.next as? UIViewController, nearestController)
        if let child { parent?.addChild(child) }
        addSubview(view)
        if let parent { child?.didMove(toParent: parent) }
    }

    /// Removes the view from its superview, and its controller from its parent.
    func leaveSuperview() {
        let child = next as? UIViewController
        child?.willMove(toParent: nil)
        removeFromSuperview()
        child?.removeFromParent()
    }

    /// Makes the subviews' controllers children of this view's controller, if that was set after they were added.
    func adoptControllers() {
        guard let parent = next as? UIViewController else { return }
        for case let child as UIViewController in subviews.map(\.next) where child.parent == nil {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
    }
}
