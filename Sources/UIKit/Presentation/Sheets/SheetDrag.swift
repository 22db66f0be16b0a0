import CoreGraphics
import Foundation
import QuartzCore

/// The pan that drags a sheet between its detents, and down to dismiss it.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private weak var sheet: UISheetPresentationController?
    private(set) lazy var pan = UIPanGestureRecognizer { [weak self] in self?.panDidChange($0) }
    private(set) var isActive = false
    /// Whether the controller has been told that it will disappear, as the pan may dismiss it.
    private var isLeaving = false
    private var startHeight: CGFloat = 0

    /// How far ahead a flick is projected, in seconds of its velocity.
    private static let flickTime: CGFloat = 0.1

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        pan.delegate = self
    }

    // MARK: Gesture recognizer delegate

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let sheet, let view = sheet.sheetView, sheet.transition == nil, sheet.placement != .covering else {
            return false
        }
        let way = pan.translation(in: view)
        guard abs(way.y) > abs(way.x) else { return false }
        guard let scrollView = scrollView(at: pan.location(in: view), in: view) else { return true }
        let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top + 0.5
        guard isAtTop else { return false }
        if way.y > 0 { return true }
        let largest = sheet.heights.map(\.height).max() ?? 0
        return sheet.prefersScrollingExpandsWhenScrolledToEdge && sheet.restingHeight < largest - 0.5
    }

    /// A scroll view waits until the sheet's pan has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view = sheet?.sheetView else {
            return false
        }
        return scrollView.panGestureRecognizer === otherGestureRecognizer && scrollView.isDescendant(of: view)
    }

    /// The innermost vertically scrolling view at a point.
    private func scrollView(at place: CGPoint, in view: UIView) -> UIScrollView? {
        var found = view.hitTest(place, with: nil)
        while let current = found, current !== view {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled {
                let inset = scrollView.adjustedContentInset
                let room = scrollView.bounds.height - inset.top - inset.bottom
                if scrollView.contentSize.height > room || scrollView.alwaysBounceVertical { return scrollView }
            }
            found = current.superview
        }
        return nil
    }

    // MARK: Tracking

    private func panDidChange(_ pan: UIPanGestureRecognizer) {
        guard let sheet, let container = sheet.container else { return }
        let way = pan.translation(in: container).y
        switch pan.state {
        case .began:
            (isActive, isLeaving, startHeight) = (true, false, sheet.restingHeight)
            follow(way, sheet)
        case .changed: if isActive { follow(way, sheet) }
        case .ended: settle(way + pan.velocity(in: container).y * SheetDrag.flickTime, sheet)
        case .cancelled, .failed: settle(0, sheet)
        case .possible: break
        @unknown default: break
        }
    }

    private func follow(_ way: CGFloat, _ sheet: UISheetPresentationController) {
        let heights = sheet.heights.map(\.height)
        guard let least = heights.min(), let most = heights.max(), let container = sheet.container else { return }
        var visible = startHeight - way
        let room = max(container.bounds.height, 1)
        if visible > most {
            visible = most + SheetDrag.banded(visible - most, room) / 8
        } else if visible < least, sheet.presentedViewController.isModalInPresentation {
            visible = least - SheetDrag.banded(least - visible, room) / 2
        } else if visible < least {
            leave(sheet)
        }
        sheet.place(at: visible)
    }

    // MARK: Controller updates

    /// Called when the pan has pulled the sheet below its smallest detent: the controller is told that it will
    /// disappear.
    private func leave(_ sheet: UISheetPresentationController) {
        guard !isLeaving, sheet.transition == nil else { return }
        isLeaving = true
        sheet.presentedViewController.isBeingDismissed = true
        sheet.presentedViewController.beginTransition(appearing: false, animated: true)
    }

    /// Called when the pan has ended and the sheet stays. Returns a closure that notifies the controller once the
    /// sheet has settled.
    private func stay(_ sheet: UISheetPresentationController) -> (() -> Void)? {
        let controller = sheet.presentedViewController
        // Code may have dismissed it meanwhile.
        guard isLeaving, sheet.transition == nil, controller.appearance == .disappearing else { return nil }
        isLeaving = false
        controller.isBeingDismissed = false
        controller.beginTransition(appearing: true, animated: true)
        controller.settleTransition(animated: true)
        return { if controller.appearance == .appearing { controller.endTransition(animated: true) } }
    }

    /// The rubber-banded distance of a pull.
    private static func banded(_ pull: CGFloat, _ room: CGFloat) -> CGFloat {
        (1 - 1 / (pull * 0.55 / room + 1)) * room
    }

    /// Settles at the detent nearest to the projected position, or dismisses if that is below half of the smallest one.
    private func settle(_ way: CGFloat, _ sheet: UISheetPresentationController) {
        guard isActive else { return }
        isActive = false
        let heights = sheet.heights
        let wanted = startHeight - way
        let least = heights.map(\.height).min() ?? 0
        if wanted < least / 2, sheet.dismissByHand() {
            isLeaving = false
            return
        }
        let nearest = heights.min { abs($0.height - wanted) < abs($1.height - wanted) }
        let old = sheet.selectedDetentIdentifier ?? heights.first?.identifier
        if let nearest { sheet.selectedDetentIdentifier = nearest.identifier }
        sheet.settle(then: stay(sheet))
        if let nearest, nearest.identifier != old {
            sheet.delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
        }
    }
}
