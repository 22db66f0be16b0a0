import CoreGraphics
import Foundation
import ObjectRuntime

/// The coder of a storyboard or XIB element, from which its object configures itself in `init(coder:)`.
final class NibElementCoder: NibCoder {
    // Used on the main actor only, like views.
    nonisolated(unsafe) let node: NibNode
    let reader: NibReader

    init(_ node: NibNode, _ reader: NibReader) { (self.node, self.reader) = (node, reader) }

    override func decodeInteger(forKey key: String) -> Int {
        switch key {
        case "UIStyle": ["grouped": 1, "insetGrouped": 2][node["style"] ?? ""] ?? 0
        case "UISplitViewControllerStyle": ["doubleColumn": 1, "tripleColumn": 2][node["style"] ?? ""] ?? 0
        case "UITableViewCellStyle":
            [
                "IBUITableViewCellStyleValue1": 1, "IBUITableViewCellStyleValue2": 2,
                "IBUITableViewCellStyleSubtitle": 3,
            ][node["style"] ?? ""] ?? 0
        default: 0
        }
    }

    override func decodeObject(forKey key: String) -> Any? {
        key == "UIReuseIdentifier" ? node["reuseIdentifier"] : nil
    }

    override func fill(_ object: NSObject) { reader.fill(object, node) }
}

/// Instantiates the elements of a nib or scene: first all objects, then the constraints and connections between them.
@MainActor
final class NibReader {
    let values: NibValues
    let scope: NibScope
    /// The scene that contains the elements; nil for a nib's.
    let scene: StoryboardScene?
    /// The file's owner.
    let owner: NSObject?

    /// The objects created, in order, with their elements.
    private(set) var made: [(object: NSObject, node: NibNode)] = []
    private var constraints: [(owner: UIView, node: NibNode)] = []
    /// What depends on size classes, by views.
    private var variations: [ObjectIdentifier: NibVariations] = [:]
    private var inactive: [NSLayoutConstraint] = []
    /// The nesting depth of elements being configured: a class may instantiate itself again.
    private var depth = 0

    init(values: NibValues, scope: NibScope, scene: StoryboardScene? = nil, owner: NSObject?) {
        (self.values, self.scope, self.scene, self.owner) = (values, scope, scene, owner)
    }

    // MARK: Instantiation

    /// Instantiates an element; nil for an element that isn't an object.
    func make(_ node: NibNode) -> NSObject? {
        let custom: AnyClass? = NibClasses.custom(node, owner: owner, in: values.bundle)
        let coder = NibElementCoder(node, self)
        if let kind = NibReader.viewClasses[node.name] ?? NibReader.otherView(node.name) {
            return make((custom as? UIView.Type) ?? kind, coder)
        }
        switch node.name {
        case "barButtonItem":
            return note(item(custom as? UIBarButtonItem.Type, of: UIBarButtonItem.self), node) {
                configure($0, node)
            }
        case "tabBarItem":
            return note(item(custom as? UITabBarItem.Type, of: UITabBarItem.self), node) {
                configure($0, node)
            }
        case "navigationItem":
            return note(item(custom as? UINavigationItem.Type, of: UINavigationItem.self), node) {
                configure($0, node)
            }
        case "customObject": return note(custom.flatMap { makeObject(of: $0) as? NSObject }, node) { _ in }
        default:
            guard let kind = NibReader.recognizerClasses[node.name] else { return nil }
            let type: AnyClass = custom as? UIGestureRecognizer.Type ?? kind
            return note(makeObject(of: type) as? UIGestureRecognizer, node) { configure($0, node) }
        }
    }

    private func make(_ type: UIView.Type, _ coder: NibElementCoder) -> UIView? {
        guard depth < NibDocument.maxDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        guard let made = type.init(coder: coder) else { return nil }
        guard let result = made.awakeAfter(using: coder) as? UIView else { return nil }
        if result !== made { substitute(result, for: made, coder.node) }
        return result
    }

    /// Puts a view in the place of the one that the nib created, for connections and constraints too.
    private func substitute(_ view: UIView, for old: UIView, _ node: NibNode) {
        scope[node.id] = view
        for index in made.indices where made[index].object === old { made[index].object = view }
        for index in constraints.indices where constraints[index].owner === old { constraints[index].owner = view }
    }

    /// Creates a bar item by its `init()`.
    private func item<Item: NSObject>(_ custom: Item.Type?, of type: Item.Type) -> Item? {
        makeObject(of: custom ?? type) as? Item
    }

    private func note<Object: NSObject>(
        _ object: Object?, _ node: NibNode, _ configure: (Object) -> Void
    ) -> Object? {
        guard let object else { return nil }
        remember(object, node)
        configure(object)
        return object
    }

    /// Records the object of an element.
    func remember(_ object: NSObject, _ node: NibNode) {
        if let id = node.id, let other = scope.own(id), other !== object {
            reportOnce(
                "Duplicate id \(id); references to it mean the second element, a \(node.name)"
            )
        }
        scope[node.id] = object
        made.append((object, node))
    }

    /// Configures an object from its element.
    func fill(_ object: NSObject, _ node: NibNode) {
        remember(object, node)
        switch object {
        case let view as UIView: configure(view, node.resolved(for: view.traitCollection))
        case let controller as UIViewController: configure(controller, node)
        default: break
        }
    }

    /// Returns what depends on size classes in a view; nil if nothing does.
    func variations(of view: UIView, _ node: NibNode) -> NibVariations? {
        let made = NibVariations(view, node, values)
        if let made { variations[ObjectIdentifier(view)] = made }
        return made
    }

    func noteConstraints(of view: UIView, _ node: NibNode) {
        for constraint in node.list("constraints") { constraints.append((view, constraint)) }
        for child in node.children {
            switch child.name {
            case "viewLayoutGuide":
                scope[child.id] = child["key"] == "safeArea" ? view.safeAreaLayoutGuide : UILayoutGuide(in: view, child)
            case "layoutGuides" where !(node.name.hasSuffix("ontroller")):
                for guide in child.children { scope[guide.id] = UILayoutGuide(in: view, guide) }
            default: break
            }
        }
    }

    // MARK: Finishing

    /// Connects the created objects, and calls their `awakeFromNib()`.
    func finish(connecting others: [(object: NSObject, node: NibNode)] = []) {
        let made = made
        self.made = []
        activateConstraints()
        for (object, node) in made { setRuntimeAttributes(of: object, node) }
        for (object, node) in others + made { connect(object, node) }
        wake(made)
    }

    /// Calls `awakeFromNib()` of the created objects, which are to be connected later, and returns them.
    func finishLater() -> [(object: NSObject, node: NibNode)] {
        let made = made
        self.made = []
        activateConstraints()
        for (object, node) in made { setRuntimeAttributes(of: object, node) }
        wake(made)
        return made
    }

    private func wake(_ objects: [(object: NSObject, node: NibNode)]) {
        for (object, _) in objects {
            if let responder = object as? UIResponder {
                responder.awakeFromNib()
            } else if object.responds(to: Selector("awakeFromNib")) {
                object.perform(Selector("awakeFromNib"))
            }
        }
    }

    private func activateConstraints() {
        var (active, kept): ([NSLayoutConstraint], [NSLayoutConstraint]) = ([], [])
        for (view, node) in constraints where node.flag("placeholder") != true {
            guard let constraint = constraint(node.resolved(for: view.traitCollection), in: view) else { continue }
            scope[node.id] = constraint
            kept.append(constraint)
            let isInstalled = variations[ObjectIdentifier(view)]?.take(constraint, node) ?? true
            if isInstalled, node.flag("installed") != false { active.append(constraint) }
        }
        constraints = []
        variations = [:]
        // Retained until outlets have taken those that aren't installed.
        inactive += kept
        NSLayoutConstraint.activate(active)
    }

    private func constraint(_ node: NibNode, in view: UIView) -> NSLayoutConstraint? {
        func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
            node[name].flatMap { NibReader.attributes[$0] }
        }
        guard let first = attribute("firstAttribute") else { return nil }
        let firstItem: Any? = node["firstItem"] == nil ? view : scope[node["firstItem"]]
        guard let firstItem else { return nil }
        let second = attribute("secondAttribute")
        let secondItem: Any? = second == nil ? nil : node["secondItem"] == nil ? view : scope[node["secondItem"]]
        if second != nil, secondItem == nil { return nil }
        let relation: NSLayoutConstraint.Relation =
            node.choice("relation", [.lessThanOrEqual, .greaterThanOrEqual, .equal]) ?? .equal
        let constraint = NSLayoutConstraint(
            item: firstItem, attribute: first, relatedBy: relation, toItem: secondItem,
            attribute: second ?? .notAnAttribute, multiplier: node.ratio("multiplier") ?? 1,
            constant: CGFloat(node.number("constant") ?? 0))
        if let priority = node.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        constraint.identifier = node["identifier"]
        return constraint
    }

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]

    // MARK: Classes

    private static let viewClasses: [String: UIView.Type] = [
        "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
        "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self, "slider": UISlider.self,
        "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
        "pageControl": UIPageControl.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "datePicker": UIDatePicker.self, "pickerView": UIPickerView.self, "scrollView": UIScrollView.self,
        "stackView": UIStackView.self, "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
        "tableViewHeaderFooterView": UITableViewHeaderFooterView.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
        "visualEffectView": UIVisualEffectView.self, "containerView": UIView.self, "control": UIControl.self,
        "window": UIWindow.self, "refreshControl": UIRefreshControl.self,
    ]

    /// View classes that aren't named here, or are from another module.
    private static func otherView(_ name: String) -> UIView.Type? {
        let names = [
            "searchBar": "UIKit.UISearchBar", "calendarView": "UIKit.UICalendarView",
            "colorWell": "UIKit.UIColorWell", "wkWebView": "WebKit.WKWebView", "webView": "WebKit.WKWebView",
            "sceneKitView": "SceneKit.SCNView", "skView": "SpriteKit.SKView", "glkView": "GLKit.GLKView",
        ]
        if let known = names[name] { return objc_lookUpClass(known) as? UIView.Type ?? UIView.self }
        return name.hasSuffix("View") && name != "viewControllerPlaceholderView" ? UIView.self : nil
    }

    private static let recognizerClasses: [String: UIGestureRecognizer.Type] = [
        "tapGestureRecognizer": UITapGestureRecognizer.self, "panGestureRecognizer": UIPanGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    ]
}

extension NibNode {
    /// A number, or a ratio such as "16:9".
    func ratio(_ attribute: String) -> CGFloat? {
        guard let text = self[attribute] else { return nil }
        let parts = text.split(separator: ":").compactMap { Double($0) }
        if parts.count == 2, parts[1] != 0 { return CGFloat(parts[0] / parts[1]) }
        return parts.count == 1 ? CGFloat(parts[0]) : nil
    }
}

extension UILayoutGuide {
    /// Creates a layout guide that a nib describes, in a view.
    fileprivate convenience init(in view: UIView, _ node: NibNode) {
        self.init()
        identifier = node["identifier"] ?? node["key"] ?? ""
        view.addLayoutGuide(self)
    }
}
