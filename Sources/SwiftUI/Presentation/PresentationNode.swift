package import UIKit

/// What a modifier presents, and when.
@MainActor
struct PresentationRequest {
    /// What is to be presented, by what tells it from others; nil for nothing. What it reads brings the modifier up
    /// to date.
    let wanted: () -> AnyHashable?
    /// Makes the controller to present.
    let make: (PresentationNode) -> UIViewController?
    /// Brings a presented controller up to date.
    var update: (UIViewController) -> Void = { _ in }
    /// Called when a touch has ended the presentation: makes the binding say so.
    let end: () -> Void
    /// Called when the presentation is over.
    var onDismiss: (() -> Void)?
}

/// Presents something over a view.
struct PresentationModifier: StructuralModifier {
    typealias Body = Never

    let request: PresentationRequest

    func makeNode(_ context: _NodeContext) -> PresentationNode { PresentationNode(request, context) }
    func updateNode(_ node: PresentationNode) { node.update(request) }
}

/// The node of a view over which something is presented.
///
/// One thing at a time is presented by a controller: what asks while another is there waits until that has gone.
package final class PresentationNode: AppearanceNode, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
{
    private var request: PresentationRequest
    private var shown: (id: AnyHashable, controller: UIViewController)?
    private var isDismissing = false
    let dismissal = Dismissal()
    /// How the presentation adapts to a compact width; nil for as it does by itself.
    var adaptation: (UITraitCollection) -> UIModalPresentationStyle? = { _ in nil }
    /// Called when people have chosen another height of the sheet.
    var detentChanged: (UISheetPresentationController.Detent.Identifier?) -> Void = { _ in }
    /// Nodes that wait for another presentation's end.
    private static var waiting: [Handle<_ViewNode>] = []

    init(_ request: PresentationRequest, _ context: _NodeContext) {
        self.request = request
        super.init(context)
        // What is wanted from the start is presented when the view is on the screen.
        appear = { [weak self] in self?.reconcile() }
        dismissal.end = { [weak self] in self?.request.end() }
    }

    package override func takeContent(_ node: _ViewNode) {
        super.takeContent(node)
        evaluate()
    }

    func update(_ newRequest: PresentationRequest) {
        request = newRequest
        evaluate()
    }

    package override func evaluate() {
        needsUpdate = false
        _ = track { (request.wanted(), scope.values(for: self).layoutDirection) }
        graph.afterUpdate { [weak self] in self?.reconcile() }
    }

    // MARK: Coming and going

    private func reconcile() {
        guard !isDismissing else { return }
        let wanted = isRemoved ? nil : request.wanted()
        if let shown {
            guard shown.id != wanted else {
                shown.controller.takeDirection(of: scope.values)
                return request.update(shown.controller)
            }
            return dismiss(shown.controller)
        }
        guard let wanted, let presenter, let controller = request.make(self) else { return }
        controller.takeDirection(of: scope.values)
        controller.presentationController?.delegate = self
        shown = (wanted, controller)
        presenter.present(controller, animated: !Transaction.current.disablesAnimations)
    }

    /// The controller that presents; nil while it cannot.
    private var presenter: UIViewController? {
        guard let host = graph.hostingView, host.window != nil, let controller = host.nearestController else {
            return nil
        }
        var top = controller
        while let parent = top.parent { top = parent }
        guard top.presentedViewController == nil else {
            PresentationNode.waiting.append(handle)
            return nil
        }
        return controller
    }

    private func dismiss(_ controller: UIViewController) {
        isDismissing = true
        let isAnimated = !Transaction.current.disablesAnimations
        guard let presenting = controller.presentingViewController else { return didDismiss() }
        presenting.dismiss(animated: isAnimated) { [self] in didDismiss() }
    }

    /// Called when nothing is presented any more, whoever ended it.
    private func didDismiss() {
        (shown, isDismissing) = (nil, false)
        request.onDismiss?()
        reconcile()
        let waiting = PresentationNode.waiting
        PresentationNode.waiting = []
        for handle in waiting { (handle.object as? PresentationNode)?.reconcile() }
    }

    /// Called when a touch has ended the presentation, as a tap on an alert's button does.
    func didEnd() {
        guard shown != nil, !isDismissing else { return }
        isDismissing = true
        request.end()
        didDismiss()
    }

    package func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { didEnd() }

    package func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { detentChanged(sheetPresentationController.selectedDetentIdentifier) }

    package func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        if let chosen = adaptation(traitCollection) { return chosen }
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        return controller.presentationStyle == .popover && isNarrow ? .pageSheet : .none
    }

    package override func willRemove() {
        super.willRemove()
        graph.afterUpdate { [self] in reconcile() }
    }

    /// The frame of the view in its hosting view.
    var frame: CGRect {
        var elements: [LayoutNode] = []
        collectElements(into: &elements)
        return elements.map(\.globalFrame).reduce(CGRect.null) { $0.union($1) }
    }
}
