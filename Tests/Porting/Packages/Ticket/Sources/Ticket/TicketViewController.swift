import UIKit

public class TicketViewController: UIViewController {
    public let stub = UIView()
    public let picture = UIImageView()
    public let button = UIButton(type: UIButtonType.system)
    public private(set) var notes: [Notification.Name] = []

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.frame = UIEdgeInsetsInsetRect(
            CGRect(x: 0, y: 0, width: 120, height: 120), UIEdgeInsetsMake(10, 10, 10, 10))
        picture.contentMode = UIViewContentMode.scaleAspectFill
        view.addSubview(stub)
        view.addSubview(picture)
        view.bringSubview(toFront: stub)
        let attributes: [NSAttributedStringKey: Any] = [
            .underlineStyle: NSUnderlineStyle.styleSingle.rawValue, .font: UIFont.preferredFont(forTextStyle: .body),
        ]
        button.setAttributedTitle(
            NSAttributedString(string: "Tear", attributes: attributes), for: UIControlState.normal)
        button.addTarget(self, action: #selector(tear), for: UIControlEvents.touchUpInside)
        view.addSubview(button)
        NotificationCenter.default.addObserver(
            self, selector: #selector(note(_:)), name: NSNotification.Name.UIKeyboardWillShow, object: nil)
    }

    public func add(_ controller: UIViewController) {
        addChildViewController(controller)
        view.addSubview(controller.view)
        controller.didMove(toParentViewController: self)
    }

    public func removeAll() {
        for child in childViewControllers {
            child.willMove(toParentViewController: nil)
            child.view.removeFromSuperview()
            child.removeFromParentViewController()
        }
    }

    @objc public func tear() {
        UIView.animate(
            withDuration: 0, delay: 0, options: [UIViewAnimationOptions.curveEaseOut],
            animations: { self.stub.alpha = 0 }, completion: nil)
    }

    @objc func note(_ notification: Notification) { notes.append(notification.name) }

    public var pass: Data? { return picture.image.flatMap { UIImagePNGRepresentation($0) } }

    public func flutter() -> CALayer {
        let edge = CAShapeLayer()
        edge.lineCap = kCALineCapRound
        edge.lineJoin = kCALineJoinBevel
        edge.fillRule = kCAFillRuleEvenOdd
        edge.contentsGravity = kCAGravityResizeAspect
        let flutter = CAKeyframeAnimation(keyPath: "transform.rotation")
        flutter.values = [0, 0.1, 0]
        flutter.calculationMode = kCAAnimationCubic
        flutter.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseInEaseOut)
        flutter.fillMode = kCAFillModeForwards
        edge.add(flutter, forKey: "flutter")
        let change = CATransition()
        change.type = kCATransitionPush
        change.subtype = kCATransitionFromLeft
        edge.add(change, forKey: kCATransition)
        return edge
    }

    public func announce() {
        stub.accessibilityTraits = UIAccessibilityTraitButton | UIAccessibilityTraitSelected
        stub.accessibilityTraits |= UIAccessibilityTraitHeader
        stub.accessibilityTraits &= ~UIAccessibilityTraitHeader
        UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, stub)
    }
}
