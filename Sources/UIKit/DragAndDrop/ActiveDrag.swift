import CoreGraphics
import Foundation

/// A drag from the lift of its items until the finger is lifted: its previews, and the drop interaction that it is
/// over.
@MainActor
final class ActiveDrag {
    private let session: DragSession
    private let interaction: UIDragInteraction
    private let window: UIWindow
    private var previews: [(item: UIDragItem, targeted: UITargetedDragPreview, view: MenuPreviewView)] = []
    private let start: CGPoint
    /// Whether the finger has moved far enough for drop interactions to be notified.
    private var hasBegun = false
    private var target: UIDropInteraction?
    private var proposal: UIDropProposal?
    /// The drop interactions' answers to whether they can handle the drag, and the interactions that it has been
    /// over.
    private var answers: [ObjectIdentifier: Bool] = [:]
    private var visited: [UIDropInteraction] = []

    /// The distance that the finger moves before the drag begins, in points.
    private static let slack: CGFloat = 10

    init(_ session: DragSession, from interaction: UIDragInteraction, in window: UIWindow) {
        (self.session, self.interaction, self.window, start) = (session, interaction, window, session.place)
    }

    private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }

    func lift() {
        for item in session.items {
            guard let targeted = delegate?.dragInteraction(interaction, previewForLifting: item, session: session)
            else {
                continue
            }
            let view = MenuPreviewView(targeted, controller: nil, in: window)
            window.addSubview(view)
            previews.append((item, targeted, view))
        }
        let animator = DragAnimator()
        delegate?.dragInteraction(interaction, willAnimateLiftWith: animator, session: session)
        animator.run { [previews] in
            for preview in previews {
                preview.view.lift()
                preview.view.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
            }
        }
    }

    // MARK: Movement

    func move(to place: CGPoint) {
        session.place = place
        if !hasBegun {
            guard hypot(place.x - start.x, place.y - start.y) > ActiveDrag.slack else { return }
            begin()
        }
        for preview in previews {
            let resting = preview.view.restingFrame
            preview.view.center = CGPoint(x: resting.midX + place.x - start.x, y: resting.midY + place.y - start.y)
        }
        delegate?.dragInteraction(interaction, sessionDidMove: session)
        update(at: place)
    }

    private func begin() {
        hasBegun = true
        guard let delegate else { return }
        session.allowsMoveOperation = delegate.dragInteraction(interaction, sessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication = delegate.dragInteraction(
            interaction, sessionIsRestrictedToDraggingApplication: session)
        delegate.dragInteraction(interaction, sessionWillBegin: session)
    }

    private func update(at place: CGPoint) {
        let found = interaction(at: place)
        if found !== target {
            if let target { target.delegate?.dropInteraction(target, sessionDidExit: session) }
            (target, proposal) = (found, nil)
            if let found {
                if !visited.contains(where: { $0 === found }) { visited.append(found) }
                found.delegate?.dropInteraction(found, sessionDidEnter: session)
            }
        }
        if let target { proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: session) }
    }

    /// Returns the innermost drop interaction under the finger that can handle the drag.
    private func interaction(at place: CGPoint) -> UIDropInteraction? {
        var view = window.hitTest(place, with: nil)
        while let current = view {
            for case let drop as UIDropInteraction in current.interactions where canHandle(drop) { return drop }
            view = current.superview
        }
        return nil
    }

    private func canHandle(_ drop: UIDropInteraction) -> Bool {
        if let known = answers[ObjectIdentifier(drop)] { return known }
        let answer = drop.delegate?.dropInteraction(drop, canHandle: session) ?? false
        answers[ObjectIdentifier(drop)] = answer
        return answer
    }

    // MARK: Drop and cancellation

    /// The operation that a drop at the current location would perform.
    private var operation: UIDropOperation {
        guard hasBegun, target != nil, let proposal else { return .cancel }
        switch proposal.operation {
        case .move: return session.allowsMoveOperation ? .move : .cancel
        case .copy: return .copy
        case .cancel, .forbidden: return .cancel
        }
    }

    func end(isCancelled: Bool) {
        let operation = isCancelled ? .cancel : operation
        if hasBegun { delegate?.dragInteraction(interaction, session: session, willEndWith: operation) }
        if operation == .cancel {
            if let target, isCancelled || proposal == nil {
                target.delegate?.dropInteraction(target, sessionDidExit: session)
            }
            putBack()
        } else if let target {
            target.delegate?.dropInteraction(target, performDrop: session)
            putDown(on: target)
        }
        guard hasBegun else { return }
        for drop in visited { drop.delegate?.dropInteraction(drop, sessionDidEnd: session) }
        delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
        if operation != .cancel { delegate?.dragInteraction(interaction, sessionDidTransferItems: session) }
    }

    /// Returns the items to where they were lifted.
    private func putBack() {
        for preview in previews {
            let animator = DragAnimator()
            let place = delegate?.dragInteraction(
                interaction, previewForCancelling: preview.item, withDefault: preview.targeted)
            delegate?.dragInteraction(interaction, item: preview.item, willAnimateCancelWith: animator)
            settle(preview.view, at: place, animator)
        }
    }

    /// Animates the items to their targets in a drop.
    private func putDown(on drop: UIDropInteraction) {
        var left = previews.count
        let session = session
        func conclude() { drop.delegate?.dropInteraction(drop, concludeDrop: session) }
        if previews.isEmpty { conclude() }
        for preview in previews {
            let animator = DragAnimator()
            let place = drop.delegate?.dropInteraction(
                drop, previewForDropping: preview.item, withDefault: preview.targeted)
            drop.delegate?.dropInteraction(drop, item: preview.item, willAnimateDropWith: animator)
            animator.addCompletion { _ in
                left -= 1
                if left == 0 { conclude() }
            }
            settle(preview.view, at: place, animator)
        }
    }

    private func settle(_ view: MenuPreviewView, at place: UITargetedDragPreview?, _ animator: DragAnimator) {
        animator.run {
            view.transform = .identity
            if let place { view.settle(to: place) } else { view.alpha = 0 }
        } completion: {
            view.removeFromSuperview()
        }
    }
}
