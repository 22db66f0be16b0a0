public import Foundation
public import ObjectRuntime

/// Lets things be dropped on a view.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidropinteraction)
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
    /// Who says what becomes of them. Not retained.
    public private(set) final weak var delegate: (any UIDropInteractionDelegate)?
    public private(set) final weak var view: UIView?
    /// Whether several drags may be over the view at once, which takes several hands. False by default.
    open var allowsSimultaneousDropSessions = false

    /// Makes an interaction with a delegate.
    public init(delegate: any UIDropInteractionDelegate) { self.delegate = delegate }

    open func willMove(to view: UIView?) { if view == nil { self.view = nil } }

    open func didMove(to view: UIView?) { self.view = view }
}

/// Says what becomes of what is dropped on a view, and hears of drags over it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uidropinteractiondelegate)
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: RuntimeObject {
    /// Returns whether a drag means anything to the view; asked once for each drag. True by default.
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    /// Called when a drag has come over the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    /// Returns what would become of the items where they are now; without this method nothing can be dropped.
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    /// Called when a drag has left the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    /// Called when the items are dropped: the time to load them.
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    /// Called when the items have come to rest.
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    /// Called at the end of each drag that was over the view.
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    /// Returns where an item comes to rest; nil, for it to fade where it is. That is the default, by a preview without a target.
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Called when an item is about to come to rest.
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {}
}
