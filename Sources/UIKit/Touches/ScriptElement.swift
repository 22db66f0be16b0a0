import CoreGraphics
import Foundation

/// The element that a step of a touch script refers to.
struct ScriptElement: Hashable, Sendable {
    /// Its identifier, label, placeholder or value.
    var name: String
    /// The traits that it must have.
    var traits: UIAccessibilityTraits = .none
}

/// Finds elements in a window, in its current state.
@MainActor
struct ScriptFinder {
    private let window: UIWindow
    private let nodes: [AccessibilityTree.Node]

    init(_ window: UIWindow) {
        self.window = window
        window.layoutIfNeeded()
        nodes = AccessibilityTree(of: window).all.filter(\.isVisible)
    }

    /// The visible elements that match, best first.
    ///
    /// An identifier takes precedence over a label, a label over a placeholder or a value, an element over its parts,
    /// and what receives touches over what doesn't.
    func find(_ sought: ScriptElement) -> [AccessibilityTree.Node] {
        let ranked = nodes.compactMap { node in rank(node, sought).map { (rank: $0, node: node) } }
        return ranked.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
            .map(\.element.node)
    }

    private func rank(_ node: AccessibilityTree.Node, _ sought: ScriptElement) -> Int? {
        let responder = node.responder
        guard responder.accessibilityTraits.isSuperset(of: sought.traits) else { return nil }
        let by: Int
        if responder.accessibilityIdentifier == sought.name {
            by = 0
        } else if responder.accessibilityLabel == sought.name {
            by = 1
        } else if responder.standardAccessibility.placeholder == sought.name
            || responder.accessibilityValue == sought.name
        {
            by = 2
        } else {
            return nil
        }
        let kind =
            switch node.kind {
            case .element: 0
            case .container: 1
            case .part: 2
            }
        let takesTouches = responder.accessibilityRespondsToUserInteraction || responder.canBecomeFirstResponder
        return kind * 100 + by * 10 + (takesTouches ? 0 : 1)
    }

    /// The point to touch, in window coordinates, and the view that covers the element there, if any.
    func place(of node: AccessibilityTree.Node, at unit: CGPoint?) -> (place: CGPoint, cover: UIView?) {
        let visible = node.visibleFrame
        var point = node.responder.accessibilityActivationPoint
        if let unit {
            point = CGPoint(x: visible.minX + visible.width * unit.x, y: visible.minY + visible.height * unit.y)
        } else if !visible.contains(point) {
            point = CGPoint(x: visible.midX, y: visible.midY)
        }
        let place = window.convert(point, from: UIScreen.main.coordinateSpace)
        return (place, cover(of: node, at: place))
    }

    /// The view that receives the touches at an element's position instead of it.
    private func cover(of node: AccessibilityTree.Node, at place: CGPoint) -> UIView? {
        var responder: UIResponder? = node.responder
        while let current = responder, !(current is UIView) { responder = current.next }
        guard let view = responder as? UIView, let hit = window.hitTest(place, with: nil) else { return nil }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit) ? nil : hit
    }

    /// The names of the visible elements, for messages, without duplicates.
    var names: String {
        var known: Set<String> = []
        let names = nodes.filter { $0.kind != .part }.map(\.words).filter { !$0.isEmpty && known.insert($0).inserted }
        guard !names.isEmpty else { return "there are no elements" }
        let more = names.count > 30 ? ", and \(names.count - 30) more" : ""
        return "there are: " + names.prefix(30).joined(separator: ", ") + more
    }
}
