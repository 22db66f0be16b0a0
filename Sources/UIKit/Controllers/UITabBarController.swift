import CoreGraphics
public import Foundation

/// Controllers beside each other, of which the selected one is shown.
///
/// The view of the selected one fills the controller's. There is no bar of tabs: select in code.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uitabbarcontroller)
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    private var tabs: [UIViewController] = []
    private var selection: Int?

    /// Makes a controller without tabs; the names are ignored, as nib files are.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller without tabs.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override func loadView() { view = UILayoutContainerView(frame: UIScreen.main.bounds) }

    open override func viewDidLoad() {
        super.viewDidLoad()
        replaceContained(nil, by: selectedViewController, animated: false)
    }

    /// The controllers; nil, the default, for none. The selected one stays selected if it is among the new ones, else
    /// the first one is.
    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Replaces the controllers.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let old = selectedViewController
        var new: [UIViewController] = []
        for controller in viewControllers ?? [] where !new.contains(controller) { new.append(controller) }
        let gone = tabs.filter { !new.contains($0) }
        let come = new.filter { !tabs.contains($0) }
        for controller in gone { controller.willMove(toParent: nil) }
        for controller in come { addChild(controller) }
        tabs = new
        selection = old.flatMap { new.firstIndex(of: $0) } ?? (new.isEmpty ? nil : 0)
        replaceContained(old, by: selectedViewController, animated: animated)
        for controller in gone { controller.removeFromParent() }
        for controller in come { controller.didMove(toParent: self) }
    }

    /// The controller that is shown; nil where there are none. Setting one that isn't among them has no effect, and is
    /// reported.
    open var selectedViewController: UIViewController? {
        get { selection.map { tabs[$0] } }
        set {
            guard let newValue, let index = tabs.firstIndex(of: newValue) else {
                return reportOnce("A controller that is none of the tabs can't be selected")
            }
            select(index)
        }
    }

    /// The index of the controller that is shown; `NSNotFound` where there are none. Setting one out of range has no
    /// effect.
    open var selectedIndex: Int {
        get { selection ?? NSNotFound }
        set { if tabs.indices.contains(newValue) { select(newValue) } }
    }

    private func select(_ index: Int) {
        let old = selectedViewController
        selection = index
        replaceContained(old, by: tabs[index], animated: false)
    }
}

extension UIViewController {
    /// The nearest tab bar controller that the controller is in; nil if there is none.
    public final var tabBarController: UITabBarController? { nearestContainer(UITabBarController.self) }
}
