import UIKit

extension DrivingCheck {
    /// Returns a window that shows a view.
    @MainActor
    static func makeWindow(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(view)
        window.isHidden = false
        return window
    }

    static let views = [
        DrivingCheck("views are laid out and drawn") { observer in
            final class Asked: UIView {
                var observer: Observer?
                override func layoutSubviews() { observer?.log.append("layout") }
                override func draw(_ rect: CGRect) { observer?.log.append("draw") }
            }
            let view = Asked(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.observer = observer
            let window = makeWindow(view)
            await observer.wait(for: "the first picture") { observer.log.contains("draw") }
            observer.log = []
            view.setNeedsLayout()
            view.setNeedsDisplay()
            await observer.wait(for: "the next picture") { observer.log.count >= 2 }
            observer.expect(observer.log == ["layout", "draw"], "\(observer.log)")
            window.isHidden = true
        },
        DrivingCheck("view animations complete") { observer in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let window = makeWindow(view)
            await observer.suspend(times: 3)
            UIView.animate(withDuration: 0.05) {
                view.alpha = 0
            } completion: {
                observer.log.append("animated \($0)")
            }
            await observer.wait(for: "the completion") { !observer.log.isEmpty }
            UIView.animate(withDuration: 0) {
                view.alpha = 1
            } completion: {
                observer.log.append("set \($0)")
            }
            await observer.wait(for: "the completion of none") { observer.log.count == 2 }
            let animator = UIViewPropertyAnimator(duration: 0.05, curve: .linear) { view.center.x = 50 }
            animator.addCompletion { observer.log.append("arrived \($0 == .end)") }
            animator.startAnimation()
            await observer.wait(for: "the animator's completion") { observer.log.count == 3 }
            observer.expect(observer.log == ["animated true", "set true", "arrived true"], "\(observer.log)")
            window.isHidden = true
        },
    ]
}
