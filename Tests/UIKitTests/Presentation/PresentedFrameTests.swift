import UIKit
import XCTest

/// The frame that a presented view has when its animator starts.
final class PresentedFrameTests: NavigationTestCase, UIViewControllerTransitioningDelegate {
    /// A controller whose view has the size of its design.
    private final class DesignedPage: UIViewController {
        override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600)) }
    }

    private final class NotingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        var frame = CGRect.null

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.1
        }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: .to) else { return }
            frame = view.frame
            transitionContext.containerView.addSubview(view)
            transitionContext.completeTransition(true)
        }
    }

    private let animator = NotingAnimator()

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func testThePresentedViewFillsTheContainerForItsAnimator() async {
        for style in [UIModalPresentationStyle.custom, .fullScreen, .overFullScreen] {
            let (root, page) = (UIViewController(), DesignedPage())
            show(root)
            page.modalPresentationStyle = style
            page.transitioningDelegate = self
            animator.frame = .null
            root.present(page, animated: true)
            settle()
            XCTAssertEqual(animator.frame, phone.bounds, "\(style)")
            XCTAssertEqual(page.view.frame, phone.bounds, "\(style)")
        }
    }
}
