import CoreGraphics
import Foundation

// The attributes of view controllers and bar items.
extension NibReader {
    func configure(_ controller: UIViewController, _ node: NibNode) {
        scene?.take(controller)
        if let title = node.string("title") { controller.title = title }
        if let hides = node.flag("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = hides }
        if let defines = node.flag("definesPresentationContext") { controller.definesPresentationContext = defines }
        if let adjusts = node.flag("automaticallyAdjustsScrollViewInsets") {
            controller.automaticallyAdjustsScrollViewInsets = adjusts
        }
        if let extends = node.flag("extendedLayoutIncludesOpaqueBars") {
            controller.extendedLayoutIncludesOpaqueBars = extends
        }
        if let style = NibReader.presentationStyle(node) { controller.modalPresentationStyle = style }
        if let style = NibReader.transitionStyle(node) { controller.modalTransitionStyle = style }
        if let isModal = node.flag("modalInPresentation") { controller.isModalInPresentation = isModal }
        controller.restorationIdentifier = node["restorationIdentifier"]
        if let size = node.keyed("preferredContentSize") ?? node.keyed("contentSizeForViewInPopover") {
            controller.preferredContentSize = size.size
        }
        if let edges = node.keyed("edgesForExtendedLayout") {
            let parts: [(String, UIRectEdge)] = [
                ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
            ]
            controller.edgesForExtendedLayout = parts.reduce(into: []) {
                if edges.flag($1.0) == true { $0.insert($1.1) }
            }
        }
        if let item = node.child("navigationItem") {
            remember(controller.navigationItem, item)
            configure(controller.navigationItem, item)
        }
        if let item = node.child("tabBarItem") { controller.tabBarItem = make(item) as? UITabBarItem }
        let items = node.list("toolbarItems").compactMap { make($0) as? UIBarButtonItem }
        if !items.isEmpty { controller.toolbarItems = items }
        if let navigation = controller as? UINavigationController {
            if let bar = node.keyed("navigationBar") {
                remember(navigation.navigationBar, bar)
                configureLooks(of: navigation.navigationBar, bar)
            }
            if node.flag("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
            if node.flag("toolbarHidden") == false { navigation.isToolbarHidden = false }
        }
        if let split = controller as? UISplitViewController {
            if let mode = node.choice(
                "preferredDisplayMode",
                [
                    UISplitViewController.DisplayMode.secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
                    .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary,
                ])
            {
                split.preferredDisplayMode = mode
            }
            if let presents = node.flag("presentsWithGesture") { split.presentsWithGesture = presents }
        }
        if let tabs = controller as? UITabBarController, let bar = node.keyed("tabBar") {
            remember(tabs.tabBar, bar)
            if let color = values.color(bar.keyed("tintColor")) { tabs.tabBar.tintColor = color }
            if let color = values.color(bar.keyed("barTintColor")) { tabs.tabBar.barTintColor = color }
        }
        if let table = controller as? UITableViewController,
            let clears = node.flag("clearsSelectionOnViewWillAppear")
        {
            table.clearsSelectionOnViewWillAppear = clears
        }
    }

    private func configureLooks(of bar: UINavigationBar, _ node: NibNode) {
        if let isTranslucent = node.flag("translucent") { bar.isTranslucent = isTranslucent }
        if let large = node.flag("largeTitles") { bar.prefersLargeTitles = large }
        if let color = values.color(node.keyed("tintColor")) { bar.tintColor = color }
        if let color = values.color(node.keyed("barTintColor")) { bar.barTintColor = color }
    }

    static func presentationStyle(_ node: NibNode) -> UIModalPresentationStyle? {
        node.choice(
            "modalPresentationStyle",
            [
                .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext,
                .popover,
                .automatic,
            ])
    }

    static func transitionStyle(_ node: NibNode) -> UIModalTransitionStyle? {
        node.choice("modalTransitionStyle", [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl])
    }

    // MARK: Bar items

    func configure(_ item: UINavigationItem, _ node: NibNode) {
        if let title = node.string("title") { item.title = title }
        item.prompt = node.string("prompt")
        if let title = node.string("backButtonTitle") { item.backButtonTitle = title }
        if node.flag("hidesBackButton") == true { item.hidesBackButton = true }
        if let mode = node.choice(
            "largeTitleDisplayMode", [UINavigationItem.LargeTitleDisplayMode.automatic, .always, .never])
        {
            item.largeTitleDisplayMode = mode
        }
        func items(_ name: String) -> [UIBarButtonItem] {
            let listed = node.list("\(name)s").compactMap { make($0) as? UIBarButtonItem }
            return listed + [node.keyed(name)].compactMap { $0.flatMap { make($0) as? UIBarButtonItem } }
        }
        let (left, right) = (items("leftBarButtonItem"), items("rightBarButtonItem"))
        if !left.isEmpty { item.leftBarButtonItems = left }
        if !right.isEmpty { item.rightBarButtonItems = right }
        item.backBarButtonItem = items("backBarButtonItem").first
        if let title = node.keyed("titleView") { item.titleView = make(title) as? UIView }
        if node.flag("leftItemsSupplementBackButton") == true { item.leftItemsSupplementBackButton = true }
    }

    func configure(_ item: UIBarButtonItem, _ node: NibNode) {
        configureBase(item, node)
        let systemItems = (0..<40).compactMap { UIBarButtonItem.SystemItem(rawValue: $0) }
        if let system = node.choice("systemItem", systemItems) {
            item.systemItem = system
            if system == .done || system == .save { item.style = .done }
        }
        if node["style"] == "done" { item.style = .done }
        if let width = node.number("width") { item.width = CGFloat(width) }
        if let color = values.color(node.keyed("tintColor")) { item.tintColor = color }
        if let view = node.keyed("customView") { item.customView = make(view) as? UIView }
    }

    func configure(_ item: UITabBarItem, _ node: NibNode) {
        let systemItems = (0..<40).compactMap { UITabBarItem.SystemItem(rawValue: $0) }
        if let system = node.choice("systemItem", systemItems) {
            let standard = UITabBarItem(tabBarSystemItem: system, tag: 0)
            (item.title, item.image) = (standard.title, standard.image)
        }
        configureBase(item, node)
        if let image = values.image(node["selectedImage"], catalog: node["catalog"]) { item.selectedImage = image }
        item.badgeValue = node["badgeValue"]
    }

    private func configureBase(_ item: UIBarItem, _ node: NibNode) {
        if let title = node.string("title") { item.title = title }
        if let image = values.image(node, "image") { item.image = image }
        if let isEnabled = node.flag("enabled") { item.isEnabled = isEnabled }
        if let tag = node.integer("tag") { item.tag = tag }
        if let accessibility = node.child("accessibility") {
            item.accessibilityLabel = accessibility["label"]
            item.accessibilityIdentifier = accessibility["identifier"]
            item.accessibilityHint = accessibility["hint"]
        }
    }

    // MARK: Recognizers

    func configure(_ recognizer: UIGestureRecognizer, _ node: NibNode) {
        if let isEnabled = node.flag("enabled") { recognizer.isEnabled = isEnabled }
        if let cancels = node.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = cancels }
        if let delays = node.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
        if let delays = node.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
        switch recognizer {
        case let tap as UITapGestureRecognizer:
            if let taps = node.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
            if let touches = node.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = touches }
        case let press as UILongPressGestureRecognizer:
            if let duration = node.number("minimumPressDuration") { press.minimumPressDuration = duration }
            if let distance = node.number("allowableMovement") { press.allowableMovement = CGFloat(distance) }
        case let swipe as UISwipeGestureRecognizer:
            let directions: [String: UISwipeGestureRecognizer.Direction] = [
                "left": .left, "right": .right, "up": .up, "down": .down,
            ]
            if let direction = directions[node["direction"] ?? ""] { swipe.direction = direction }
        case let pan as UIPanGestureRecognizer:
            if let touches = node.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = touches }
        default: break
        }
    }
}
