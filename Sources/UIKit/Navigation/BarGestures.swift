import CoreGraphics
import Foundation

/// Hides a navigation controller's bars on swipes, on taps, and when the keyboard appears, as enabled.
@MainActor
final class BarGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UINavigationController
    private(set) lazy var pan = UIPanGestureRecognizer { [unowned self] in panDidMove($0) }
    private(set) lazy var tap = UITapGestureRecognizer { [unowned self] _ in didTap() }
    private var observer: (any NSObjectProtocol)?

    /// The distance that a swipe must move to hide or show the bars, in points.
    private static let reach: CGFloat = 30

    init(_ controller: UINavigationController) { self.controller = controller }

    /// Installs the recognizers and the observer that the controller's properties require.
    func update() {
        guard let view = controller.viewIfLoaded else { return }
        for (recognizer, isWanted) in [
            (pan as UIGestureRecognizer, controller.hidesBarsOnSwipe), (tap, controller.hidesBarsOnTap),
        ] {
            recognizer.delegate = self
            if isWanted, recognizer.view == nil { view.addGestureRecognizer(recognizer) }
            if !isWanted, recognizer.view != nil { view.removeGestureRecognizer(recognizer) }
        }
        if let observer, !controller.hidesBarsWhenKeyboardAppears {
            NotificationCenter.default.removeObserver(observer)
            self.observer = nil
        }
        guard observer == nil, controller.hidesBarsWhenKeyboardAppears else { return }
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.setHidden(true) }
        }
    }

    private func panDidMove(_ pan: UIPanGestureRecognizer) {
        guard pan.state == .changed || pan.state == .ended else { return }
        let way = pan.translation(in: controller.view).y
        guard abs(way) > BarGestures.reach else { return }
        setHidden(way < 0)
        pan.setTranslation(.zero, in: controller.view)
    }

    private func didTap() { setHidden(!controller.isNavigationBarHidden) }

    private func setHidden(_ hides: Bool) {
        guard controller.viewIfLoaded?.window != nil else { return }
        controller.setNavigationBarHidden(hides, animated: true)
        if !(controller.topViewController?.toolbarItems ?? []).isEmpty {
            controller.setToolbarHidden(hides, animated: true)
        }
    }

    /// The content scrolls at the same time.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { gestureRecognizer === pan }

    /// Taps on controls and bars are left to them.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard gestureRecognizer === tap, let view = touch.view else { return true }
        return !(view is UIControl) && !view.isDescendant(of: controller.navigationBar)
    }
}
