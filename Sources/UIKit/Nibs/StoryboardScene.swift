import CoreGraphics
import Foundation
import ObjectRuntime

/// A storyboard scene: the description of a controller's view, outlets and segues.
@MainActor
final class StoryboardScene: ControllerSource {
    let storyboard: UIStoryboard
    private let contents: StoryboardContents
    private let node: NibNode
    private let others: [NibNode]
    private let scope = NibScope()
    private(set) weak var controller: UIViewController?
    /// The scene's objects besides the controller, which retains them.
    private var retained: [NSObject] = []
    /// The objects to be connected once the view is loaded.
    private var waiting: [(object: NSObject, node: NibNode)] = []

    /// The nesting depth of controllers being instantiated: a scene may contain itself.
    private static var depth = 0
    private static let maxDepth = 30

    init(_ storyboard: UIStoryboard, _ contents: StoryboardContents, _ entry: StoryboardContents.Entry) {
        (self.storyboard, self.contents) = (storyboard, contents)
        (node, others) = (entry.controller, entry.others)
    }

    private func reader(owner: NSObject?) -> NibReader {
        NibReader(
            values: NibValues(bundle: storyboard.bundle, document: contents.root), scope: scope, scene: self,
            owner: owner)
    }

    // MARK: View controller

    /// Instantiates the controller; nil if its class can't be instantiated this way, or if scenes contain each other
    /// endlessly.
    func makeController(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard StoryboardScene.depth < StoryboardScene.maxDepth else {
            reportOnce("The storyboard \(storyboard.name) has controllers that contain themselves")
            return nil
        }
        StoryboardScene.depth += 1
        defer { StoryboardScene.depth -= 1 }
        let reader = reader(owner: nil)
        let coder = NibElementCoder(node, reader)
        let kind = StoryboardScene.controllerClasses[node.name] ?? UIViewController.self
        let type = NibClasses.custom(node, owner: nil, in: storyboard.bundle) as? UIViewController.Type ?? kind
        guard let made = creator?(coder) ?? type.init(coder: coder) else { return nil }
        for other in others { if let object = reader.make(other) { retained.append(object) } }
        setChildren(of: made)
        waiting = reader.finishLater()
        if node.keyed("view") == nil { connectWaiting(reader) }
        return made
    }

    /// Sets the controller while it is being instantiated.
    func take(_ controller: UIViewController) {
        self.controller = controller
        controller.source = self
    }

    private func setChildren(of controller: UIViewController) {
        let relations = node.list("connections").filter { $0.name == "segue" && $0["kind"] == "relationship" }
        let related = relations.compactMap { relation in
            storyboard.makeController(id: relation["destination"]).map { (relation["relationship"] ?? "", $0) }
        }
        guard !related.isEmpty else { return }
        let children = related.map(\.1)
        switch controller {
        case let navigation as UINavigationController: navigation.setViewControllers(children, animated: false)
        case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
        case let split as UISplitViewController: setColumns(of: split, Dictionary(related) { first, _ in first })
        default: reportOnce("\(type(of: controller)) can't contain controllers from a storyboard")
        }
    }

    /// The relationships of a split view controller, whose names predate its columns.
    private static let columns: [(name: String, column: UISplitViewController.Column)] = [
        ("masterViewController", .primary), ("supplementaryViewController", .supplementary),
        ("detailViewController", .secondary), ("compactViewController", .compact),
    ]

    private func setColumns(of split: UISplitViewController, _ controllers: [String: UIViewController]) {
        if split.style == .unspecified {
            split.viewControllers = StoryboardScene.columns.compactMap { controllers[$0.name] }
        } else {
            for (name, column) in StoryboardScene.columns {
                if let controller = controllers[name] { split.setViewController(controller, for: column) }
            }
        }
    }

    private static let controllerClasses: [String: UIViewController.Type] = [
        "viewController": UIViewController.self, "navigationController": UINavigationController.self,
        "tabBarController": UITabBarController.self, "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self, "pageViewController": UIPageViewController.self,
        "splitViewController": UISplitViewController.self,
    ]

    // MARK: View

    func loadView(of controller: UIViewController) -> Bool {
        guard let viewNode = node.keyed("view"), StoryboardScene.depth < StoryboardScene.maxDepth else { return false }
        StoryboardScene.depth += 1
        defer { StoryboardScene.depth -= 1 }
        let reader = reader(owner: controller)
        guard let view = reader.make(viewNode) as? UIView else { return false }
        controller.view = view
        for guide in node.list("layoutGuides") {
            switch guide["type"] {
            case "top": scope[guide.id] = controller.topLayoutGuide as? NSObject
            case "bottom": scope[guide.id] = controller.bottomLayoutGuide as? NSObject
            default: break
            }
        }
        if let table = view as? UITableView, let owner = controller as? UITableViewController {
            (table.dataSource, table.delegate) = (owner, owner)
        }
        if let collection = view as? UICollectionView, let owner = controller as? UICollectionViewController {
            (collection.dataSource, collection.delegate) = (owner, owner)
        }
        connectWaiting(reader)
        return true
    }

    private func connectWaiting(_ reader: NibReader) {
        let objects = waiting
        waiting = []
        reader.finish(connecting: objects)
    }

    // MARK: Segues

    func performSegue(_ identifier: String, sender: Any?) -> Bool {
        let segue = node.all.first { $0.name == "segue" && $0["identifier"] == identifier }
        guard let segue else { return false }
        run(segue, sender: sender)
        return true
    }

    /// Performs a segue that a user action triggers, unless the controller refuses.
    func trigger(_ segue: NibNode, sender: Any?) {
        guard let controller,
            controller.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: sender)
        else { return }
        run(segue, sender: sender)
    }

    func makeTrigger(_ segue: NibNode) -> SegueTrigger {
        let trigger = SegueTrigger { [weak self] in self?.trigger(segue, sender: $0) }
        retained.append(trigger)
        return trigger
    }

    private func run(_ node: NibNode, sender: Any?) {
        guard let controller else { return }
        if node["kind"] == "unwind" { return unwind(node, sender: sender) }
        guard let destination = storyboard.makeController(id: node["destination"]) else {
            return reportOnce(
                "The storyboard \(storyboard.name) has no controller for a segue of \(type(of: controller))")
        }
        if let style = NibReader.presentationStyle(node) { destination.modalPresentationStyle = style }
        if let style = NibReader.transitionStyle(node) { destination.modalTransitionStyle = style }
        let isAnimated = node.flag("animates") != false
        if node["kind"] == "popoverPresentation" {
            destination.modalPresentationStyle = .popover
            let popover = destination.popoverPresentationController
            popover?.barButtonItem = (scope[node["popoverAnchorBarButtonItem"]] ?? sender) as? UIBarButtonItem
            popover?.sourceView = (scope[node["popoverAnchorView"]] ?? sender) as? UIView ?? controller.view
        }
        let segue = makeSegue(node, from: controller, to: destination) { [kind = node["kind"]] in
            switch kind {
            case "show", "push":
                if isAnimated || controller.navigationController == nil {
                    controller.show(destination, sender: sender)
                } else {
                    controller.navigationController?.pushViewController(destination, animated: false)
                }
            case "showDetail", "replace": controller.showDetailViewController(destination, sender: sender)
            default: controller.present(destination, animated: isAnimated)
            }
        }
        controller.prepare(for: segue, sender: sender)
        segue.perform()
    }

    private func makeSegue(
        _ node: NibNode, from source: UIViewController, to destination: UIViewController,
        _ perform: @escaping () -> Void
    ) -> UIStoryboardSegue {
        let type: AnyClass = NibClasses.custom(node, owner: source, in: storyboard.bundle) ?? UIStoryboardSegue.self
        return UIStoryboardSegue.make(
            type, identifier: node["identifier"], source: source, destination: destination, perform)
    }

    /// Embeds the destination of an embed segue in its container view.
    func embed(_ node: NibNode, in container: UIView) {
        guard let controller, let child = storyboard.makeController(id: node["destination"]) else { return }
        let segue = makeSegue(node, from: controller, to: child) {
            controller.addChild(child)
            guard let view = child.view else { return }
            view.frame = container.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            container.addSubview(view)
            child.didMove(toParent: controller)
        }
        controller.prepare(for: segue, sender: container)
        segue.perform()
    }

    private func unwind(_ node: NibNode, sender: Any?) {
        guard let controller, let name = node["unwindAction"] else { return }
        let action = Selector(name)
        guard let target = UIStoryboardUnwindSegueSource(controller, action, sender).target else {
            return reportOnce("No controller that \(type(of: controller)) came from has the unwind action \(name)")
        }
        // The closure is owned by the segue that it is passed to.
        weak var made: UIStoryboardSegue?
        let segue = makeSegue(node, from: controller, to: target) { if let made { target.performUnwind(made) } }
        made = segue
        controller.prepare(for: segue, sender: sender)
        _ = trySend(action, to: target, action.arguments(sender: segue, event: nil))
        segue.perform()
    }
}

/// Performs a segue when an object's action is called.
final class SegueTrigger: NSObject {
    private let run: @MainActor (Any?) -> Void

    init(_ run: @escaping @MainActor (Any?) -> Void) { self.run = run }

    @MainActor func perform(_ sender: NSObject) { run(sender) }

    @MainActor static var selector: Selector { Selector("perform:", SegueTrigger.perform(_:)) }
}
