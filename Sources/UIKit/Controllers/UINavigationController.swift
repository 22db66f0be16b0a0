import CoreGraphics
public import Foundation

/// A stack of controllers, of which the top one is shown.
///
/// The view of the top one fills the controller's. There is no bar, and pushes are not animated.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uinavigationcontroller)
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []

    /// Makes a stack of one controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        take([rootViewController], animated: false)
    }

    /// Makes an empty stack; the names are ignored, as nib files are.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes an empty stack.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() { view = UILayoutContainerView(frame: UIScreen.main.bounds) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        replaceContained(nil, by: topViewController, animated: false)
    }

    /// The controllers, from the root to the top. A controller is in the list once.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { take(newValue, animated: false) }
    }

    /// The controller on top of the stack; nil for an empty one.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that is seen: the top one, or what it presents.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// Whether there is no bar. It has no effect: there never is one.
    open var isNavigationBarHidden = false

    /// Sets `isNavigationBarHidden`.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        take(viewControllers, animated: animated)
    }

    /// Puts a controller on top. One that is in the stack already stays where it is, which is reported.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(viewController) else {
            return reportOnce("A \(type(of: viewController)) is in the stack already, and can't be pushed once more")
        }
        take(stack + [viewController], animated: animated)
    }

    /// Takes the top one away and returns it; nil if it is the root.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let top = stack.last
        take(stack.dropLast(), animated: animated)
        return top
    }

    /// Takes away all but the root and returns them; nil if there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    /// Takes away all above a controller and returns them; nil for one that isn't in the stack, or is on top.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let place = stack.firstIndex(of: viewController), place + 1 < stack.count else { return nil }
        let gone = Array(stack[(place + 1)...])
        take(Array(stack[...place]), animated: animated)
        return gone
    }

    /// Pushes the controller.
    open func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    private func take(_ controllers: [UIViewController], animated: Bool) {
        var new: [UIViewController] = []
        for controller in controllers where !new.contains(controller) { new.append(controller) }
        let gone = stack.filter { !new.contains($0) }
        let come = new.filter { !stack.contains($0) }
        let top = topViewController
        for controller in gone { controller.willMove(toParent: nil) }
        for controller in come { addChild(controller) }
        stack = new
        replaceContained(top, by: topViewController, animated: animated)
        for controller in gone { controller.removeFromParent() }
        for controller in come { controller.didMove(toParent: self) }
    }

}

extension UIViewController {
    /// The nearest stack that the controller is in; nil if there is none.
    public final var navigationController: UINavigationController? { nearestContainer(UINavigationController.self) }
}
