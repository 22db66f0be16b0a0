import CoreGraphics
import Foundation

extension UITabBarController {
    /// The maximum number of items in the bar.
    private var mostItems: Int {
        traitCollection.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular ? 8 : 5
    }

    /// Whether there are more tabs than items in the bar.
    final var hasMore: Bool { tabs.count > mostItems }

    /// Whether a tab is one of those in the More list.
    final func isInMore(_ index: Int) -> Bool { hasMore && index >= mostItems - 1 }

    /// The controllers in the More list.
    final var controllersInMore: [UIViewController] { hasMore ? Array(tabs[(mostItems - 1)...]) : [] }

    /// The items of the bar: those of the tabs, of which More is the last if they don't all fit.
    final var barItems: [UITabBarItem] {
        guard hasMore else { return tabs.map(\.tabBarItem) }
        let shown: [UITabBarItem] = tabs[..<(mostItems - 1)].map(\.tabBarItem)
        return shown + [moreNavigationController.tabBarItem]
    }

    final func item(of index: Int) -> UITabBarItem {
        isInMore(index) ? moreNavigationController.tabBarItem : tabs[index].tabBarItem
    }

    final func makeMoreController() -> UINavigationController {
        let list = MoreListController()
        list.tabs = self
        let controller = UINavigationController(rootViewController: list)
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        controller.onSettle = { [weak self] in self?.moreListDidReturn() }
        return controller
    }

    /// Pushes a tab's controller, or the contents of its navigation stack, onto the More navigation controller.
    final func pushMore(_ controller: UIViewController, animated: Bool) {
        let more = moreNavigationController
        guard controllerInMore !== controller else { return }
        returnMore()
        controllerInMore = controller
        var pushed = [controller]
        if let stack = controller as? UINavigationController {
            pushed = stack.stack
            stackInMore = pushed
            stack.take([], .none, animated: false)
        }
        more.setViewControllers(more.stack.prefix(1) + pushed, animated: animated)
    }

    /// Returns the controller on the More navigation controller to its tab.
    final func returnMore() {
        guard let controller = controllerInMore else { return }
        controllerInMore = nil
        let more = moreNavigationController
        let shown = Array(more.stack.dropFirst())
        if !shown.isEmpty { more.setViewControllers(Array(more.stack.prefix(1)), animated: false) }
        if let stack = controller as? UINavigationController {
            if stack.stack.isEmpty { stack.take(shown.isEmpty ? stackInMore : shown, .none, animated: false) }
        } else if controller.parent == nil {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        stackInMore = []
    }

    /// Called when the More list is shown again.
    final func moreListDidReturn() {
        guard controllerInMore != nil, moreNavigationController.stack.count == 1 else { return }
        returnMore()
        if moreIsShown { selection = nil }
    }
}

/// The list of the tabs that have no item in the bar.
final class MoreListController: UIViewController {
    weak var tabs: UITabBarController?
    private let scrollView = UIScrollView()
    private var rows: [MoreRow] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "More"
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    func reload() {
        guard isViewLoaded else { return }
        for row in rows { row.removeFromSuperview() }
        rows = (tabs?.controllersInMore ?? []).map { controller in
            let row = MoreRow(title: controller.tabBarItem.title, image: controller.tabBarItem.image)
            row.addAction(UIAction { [weak self] _ in self?.tabs?.didTap(controller.tabBarItem) }, for: .touchUpInside)
            scrollView.addSubview(row)
            return row
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * MoreRow.height, width: view.bounds.width, height: MoreRow.height)
        }
        scrollView.contentSize = CGSize(width: view.bounds.width, height: CGFloat(rows.count) * MoreRow.height)
    }
}

/// A row of a system list: an image, a title, and a disclosure indicator if it leads somewhere.
final class MoreRow: UIControl {
    static let height: CGFloat = 44
    private let (icon, label, chevron, line) = (UIImageView(), UILabel(), UIImageView(), UIView())

    init(title: String?, image: UIImage?, leads: Bool = true) {
        super.init(frame: .zero)
        chevron.isHidden = !leads
        icon.image = image
        icon.contentMode = .center
        label.text = title
        label.font = .systemFont(ofSize: 17)
        chevron.image = UIImage(
            systemName: "chevron.forward",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
        chevron.contentMode = .center
        chevron.tintColor = .tertiaryLabel
        line.backgroundColor = .separator
        for view in [icon, label, chevron, line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted ? .systemGray4 : nil
    }

    override var upInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    override var standardAccessibility: StandardAccessibility {
        var standard = super.standardAccessibility
        standard.label = label.text
        standard.traits.insert(.button)
        return standard
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let parts: [(UIView, CGRect)] = [
            (icon, CGRect(x: 16, y: 0, width: 30, height: bounds.height)),
            (label, CGRect(x: 60, y: 0, width: max(0, bounds.width - 100), height: bounds.height)),
            (chevron, CGRect(x: bounds.width - 36, y: 0, width: 20, height: bounds.height)),
            (line, CGRect(x: 60, y: bounds.height - pixel, width: max(0, bounds.width - 60), height: pixel)),
        ]
        for (view, frame) in parts {
            view.frame = isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
        }
    }
}
