package import UIKit

/// What a modifier presents, and under which condition.
@MainActor
struct PresentationRequest {
    /// Returns the identity of the content to present; nil for none. The modifier depends on the values that the
    /// closure reads.
    let wanted: () -> AnyHashable?
    /// Creates the controller to present.
    let make: (PresentationNode) -> UIViewController?
    /// Updates a presented controller.
    var update: (UIViewController) -> Void = { _ in }
    /// Called when the user has dismissed the presentation: resets the binding.
    let end: () -> Void
    /// Called when the presentation has ended.
    var onDismiss: (() -> Void)?
}

/// Presents a controller over a view.
struct PresentationModifier: StructuralModifier {
    typealias Body = Never

    let request: PresentationRequest

    func makeNode(_ context: _NodeContext) -> PresentationNode { PresentationNode(request, context) }
    func updateNode(_ node: PresentationNode) { node.update(request) }
}

/// The node of a view that presents a controller.
///
/// A controller presents one thing at a time: further requests wait until the current presentation has ended.
package final class PresentationNode: AppearanceNode, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
{
    private var request: PresentationRequest
    private var shown: (id: AnyHashable, controller: UIViewController)?
    private var isDismissing = false
    let dismissal = Dismissal()
    /// The adaptation of the presentation to a compact width; nil for the default.
    var adaptation: (UITraitCollection) -> UIModalPresentationStyle? = { _ in nil }
    /// Called when the user has selected another detent of the sheet.
    var detentChanged: (UISheetPresentationController.Detent.Identifier?) -> Void = { _ in }
    /// The nodes that wait for another presentation to end.
    private static var waiting: [Handle<_ViewNode>] = []

    init(_ request: PresentationRequest, _ context: _NodeContext) {
        self.request = request
        super.init(context)
        // An initial presentation begins when the view is on screen.
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

    // MARK: Presenting and dismissing

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

    /// The controller to present from; nil while there is none that can present.
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

    /// Called when nothing is presented any more, however the presentation ended.
    private func didDismiss() {
        (shown, isDismissing) = (nil, false)
        request.onDismiss?()
        reconcile()
        let waiting = PresentationNode.waiting
        PresentationNode.waiting = []
        for handle in waiting { (handle.object as? PresentationNode)?.reconcile() }
    }

    /// Called when the user has dismissed the presentation, for example by tapping a button of an alert.
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

    /// The view's frame in its hosting view.
    var frame: CGRect {
        var elements: [LayoutNode] = []
        collectElements(into: &elements)
        return elements.map(\.globalFrame).reduce(CGRect.null) { $0.union($1) }
    }
}
