import CoreGraphics
import Foundation
import UIKit

/// The accessible objects of a program's windows: those in the views' accessibility trees, and the lists, groups and
/// dialogs that contain them.
///
/// The objects are rebuilt on the first query after a change. They keep their numbers as long as the responders they
/// represent live.
@MainActor
package final class AccessibleScreen {
    let application = AccessibleObject(AccessibleObject.root, .application, nil)
    /// The desktop's windows, in the order in which they appeared, with their objects.
    private(set) var scenes: [(scene: AccessibleScene, window: AccessibleObject)] = []
    private var objects: [Int: AccessibleObject] = [:]
    private var lastID = 0
    /// Whether the objects must be rebuilt before they are used.
    private(set) var isStale = true
    private var readAt = -Double.infinity

    /// The time after which the objects are rebuilt even if nothing is committed, in seconds.
    private static let freshness = 0.1

    init() {
        application.role = .application
        objects = [application.id: application]
    }

    /// Called when a window appears.
    package func add(_ scene: AccessibleScene) {
        lastID += 1
        let window = AccessibleObject(lastID, .window, nil)
        (window.role, window.parent, window.ownScene) = (.frame, application, scene)
        scenes.append((scene, window))
        invalidate()
    }

    /// Called when a window is closed.
    func remove(_ scene: AccessibleScene) {
        scenes.removeAll { $0.scene === scene }
        invalidate()
    }

    /// Marks the objects to be rebuilt before they are used.
    func invalidate() { isStale = true }

    func object(_ id: Int) -> AccessibleObject? {
        refresh()
        return objects[id]
    }

    /// All objects, parents before their children.
    var all: [AccessibleObject] {
        refresh()
        var (all, waiting) = ([AccessibleObject](), [application])
        while let next = waiting.popLast() {
            all.append(next)
            waiting += next.children.reversed()
        }
        return all
    }

    /// Returns the object of a responder, or the one that contains it.
    func object(holding responder: UIResponder) -> AccessibleObject? {
        refresh()
        let known = objects.values.reduce(into: [ObjectIdentifier: AccessibleObject]()) {
            if let responder = $1.responder { $0[ObjectIdentifier(responder)] = $1 }
        }
        var current: UIResponder? = responder
        while let next = current {
            if let object = known[ObjectIdentifier(next)] { return object }
            current = next.next
        }
        return nil
    }

    // MARK: Reading

    private func refresh() {
        let now = ProcessInfo.processInfo.systemUptime
        guard isStale || now > readAt + AccessibleScreen.freshness else { return }
        (isStale, readAt) = (false, now)
        let before = objects
        objects = [application.id: application]
        let known = KnownObjects(before.values)
        application.children = scenes.map(\.window)
        for (scene, window) in scenes {
            objects[window.id] = window
            window.children = scene.windows().flatMap { contents(of: $0, in: window, known) }
            window.frame = CGRect(origin: .zero, size: scene.size)
            window.visibleFrame = window.frame
        }
    }

    private func contents(
        of uiWindow: UIWindow, in window: AccessibleObject, _ known: KnownObjects
    ) -> [AccessibleObject] {
        let nodes = AccessibilityTree(of: uiWindow).nodes
        guard let presented = uiWindow.rootViewController?.dialog, let view = presented.viewIfLoaded else {
            return objects(of: nodes[...], in: window, depth: 0, known)
        }
        let inside = nodes.filter { $0.responder.nearestView?.isDescendant(of: view) == true }
        let outside = nodes.filter { $0.responder.nearestView?.isDescendant(of: view) != true }
        guard !inside.isEmpty else { return objects(of: nodes[...], in: window, depth: 0, known) }
        let dialog = object(for: presented, .dialog, in: window, known)
        dialog.role = (presented as? UIAlertController)?.preferredStyle == .alert ? .alert : .dialog
        dialog.frame = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
        dialog.visibleFrame = dialog.frame
        dialog.children = objects(of: inside[...], in: dialog, depth: 0, known)
        return objects(of: outside[...], in: window, depth: 0, known) + [dialog]
    }

    /// - Parameter depth: the number of structural views that are known to contain the nodes.
    private func objects(
        of nodes: ArraySlice<AccessibilityTree.Node>, in parent: AccessibleObject, depth: Int, _ known: KnownObjects
    ) -> [AccessibleObject] {
        var made: [AccessibleObject] = []
        var rest = nodes
        while let first = rest.first {
            let structure = first.responder.structure
            guard structure.count > depth, parent.responder !== structure[depth] else {
                made += object(of: first, in: parent, depth: depth, known)
                rest.removeFirst()
                continue
            }
            let view = structure[depth]
            let group = rest.prefix { node in
                let other = node.responder.structure
                return other.count > depth && other[depth] === view
            }
            rest = rest.dropFirst(group.count)
            let container = object(for: view, .responder, in: parent, known)
            container.role = AccessibleRole(of: view, in: parent.role)
            container.frame = view.accessibilityFrame
            container.visibleFrame =
                group.reduce(CGRect.null) { $0.union($1.visibleFrame) }
                .intersection(container.frame).orZero
            container.children = objects(of: group, in: container, depth: depth + 1, known)
            made.append(container)
        }
        return made
    }

    private func object(
        of node: AccessibilityTree.Node, in parent: AccessibleObject, depth: Int, _ known: KnownObjects
    ) -> [AccessibleObject] {
        // Of an element's parts, only controls are exposed; the others are included in its label.
        if node.kind == .part, !node.responder.isControl {
            return objects(of: node.children[...], in: parent, depth: depth, known)
        }
        let role = AccessibleRole(of: node.responder, in: parent.role)
        if role == .label, node.responder.accessibilityLabel?.isEmpty != false, node.responder.accessibilityValue == nil
        {
            return []
        }
        let object = object(for: node.responder, .responder, in: parent, known)
        object.role = role
        (object.frame, object.visibleFrame) = (node.frame, node.visibleFrame)
        let isStructure = (node.responder as? UIView)?.isStructure == true
        object.children = objects(of: node.children[...], in: object, depth: depth + (isStructure ? 1 : 0), known)
        return [object]
    }

    private func object(
        for responder: UIResponder, _ kind: AccessibleObject.Kind, in parent: AccessibleObject, _ known: KnownObjects
    ) -> AccessibleObject {
        let object: AccessibleObject
        if let old = known.take(responder, kind, in: parent) {
            object = old
            object.responder = responder
        } else {
            lastID += 1
            object = AccessibleObject(lastID, kind, responder)
        }
        object.parent = parent
        objects[object.id] = object
        return object
    }
}

/// The previously built objects, each of which is matched at most once.
@MainActor
private final class KnownObjects {
    private var views: [ObjectIdentifier: AccessibleObject] = [:]
    /// Elements may be recreated on each query: then they are matched by label.
    private var elements: [ElementKey: [AccessibleObject]] = [:]

    struct ElementKey: Hashable {
        var parent: Int
        var name: String
        var traits: UIAccessibilityTraits
    }

    init(_ objects: some Collection<AccessibleObject>) {
        for object in objects.sorted(by: { $0.id > $1.id }) {
            guard let responder = object.responder else { continue }
            views[ObjectIdentifier(responder)] = object
            guard responder is UIAccessibilityElement, let parent = object.parent else { continue }
            elements[KnownObjects.key(responder, parent), default: []].append(object)
        }
    }

    func take(
        _ responder: UIResponder, _ kind: AccessibleObject.Kind, in parent: AccessibleObject
    ) -> AccessibleObject? {
        if let object = views[ObjectIdentifier(responder)], object.responder === responder, object.kind == kind {
            views[ObjectIdentifier(responder)] = nil
            return object
        }
        guard responder is UIAccessibilityElement else { return nil }
        let key = KnownObjects.key(responder, parent)
        while let object = elements[key]?.popLast() {
            // An object whose responder still exists must not be matched with another.
            guard let old = object.responder, views.removeValue(forKey: ObjectIdentifier(old)) != nil else { continue }
            return object
        }
        return nil
    }

    private static func key(_ responder: UIResponder, _ parent: AccessibleObject) -> ElementKey {
        ElementKey(
            parent: parent.id, name: responder.accessibilityIdentifier ?? responder.accessibilityLabel ?? "",
            traits: responder.accessibilityTraits.subtracting([.selected, .notEnabled]))
    }
}

extension UIResponder {
    /// The view that the responder is or is contained in.
    final var nearestView: UIView? {
        var current: UIResponder? = self
        while let responder = current {
            if let view = responder as? UIView { return view }
            current = responder.next
        }
        return nil
    }

    /// Whether the responder is interactive.
    fileprivate final var isControl: Bool {
        let interactive: UIAccessibilityTraits = [
            .button, .link, .adjustable, .keyboardKey, .toggleButton, .searchField,
        ]
        return !accessibilityTraits.isDisjoint(with: interactive) || self is any UITextInput
    }

    /// The containing views that are lists, groups or scroll views, from the outermost.
    fileprivate final var structure: [UIView] {
        var found: [UIView] = []
        var current = self is UIView ? (self as? UIView)?.superview : nearestView
        while let view = current {
            if view.isStructure { found.append(view) }
            current = view.superview
        }
        return found.reversed()
    }
}

extension UIView {
    fileprivate final var isStructure: Bool {
        switch self {
        case is UITableView, is UICollectionView, is UITabBar, is UISegmentedControl: true
        case is any UITextInput: false
        case let scrollView as UIScrollView:
            scrollView.contentSize.width > scrollView.bounds.width
                || scrollView.contentSize.height > scrollView.bounds.height
        default: false
        }
    }
}

extension UIViewController {
    /// The controller presented modally over this one; nil if there is none.
    fileprivate final var dialog: UIViewController? {
        var top: UIViewController?
        var next = presentedViewController
        while let controller = next, !controller.isBeingDismissed {
            (top, next) = (controller, controller.presentedViewController)
        }
        guard let top else { return nil }
        let isWhole = [.fullScreen, .overFullScreen, .currentContext].contains(top.modalPresentationStyle)
        return isWhole && !(top is UIAlertController) ? nil : top
    }
}

extension CGRect {
    /// The rectangle, with an empty one in place of a null one.
    fileprivate var orZero: CGRect { isNull ? .zero : self }
}
