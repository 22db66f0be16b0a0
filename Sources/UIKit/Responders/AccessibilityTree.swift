import CoreGraphics
import Foundation

/// The accessibility tree of a view, for assistive technologies and touch scripts: elements and containers, in the
/// order of `accessibilityElements`, or otherwise in reading order: line by line, each from its leading end.
@MainActor
package struct AccessibilityTree {
    package struct Node {
        package enum Kind: Sendable {
            /// A focusable, spoken element.
            case element
            /// A container with a name or a type, which holds elements.
            case container
            /// A part of an element, such as a label of a cell.
            case part
        }

        package let responder: UIResponder
        package let kind: Kind
        /// In screen coordinates, in points: the frame, and below, the part of it that its containers don't clip.
        package let frame: CGRect
        package let visibleFrame: CGRect
        package fileprivate(set) var children: [Node] = []

        /// Whether any part of it is visible.
        package var isVisible: Bool { !visibleFrame.isEmpty }
    }

    package private(set) var nodes: [Node] = []
    /// The objects already visited, as element lists may contain cycles.
    private var met: Set<ObjectIdentifier> = []

    /// The maximum depth of nested element lists.
    private static let maxDepth = 400

    /// Creates the tree of a view and its descendants.
    package init(of view: UIView) {
        let clip = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
        nodes = AccessibilityTree.inReadingOrder(
            read(view, clip: clip, isPart: false, depth: 0),
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// All nodes, containers before their contents.
    package var all: [Node] {
        func flat(_ nodes: [Node]) -> [Node] { nodes.flatMap { [$0] + flat($0.children) } }
        return flat(nodes)
    }

    /// Elements that are read in sequence, regardless of those beside them.
    private typealias Run = [Node]

    private mutating func read(_ responder: UIResponder, clip: CGRect, isPart: Bool, depth: Int) -> [Run] {
        guard depth < AccessibilityTree.maxDepth, met.insert(ObjectIdentifier(responder)).inserted else { return [] }
        let view = responder as? UIView
        if let view, view.isHidden || view.alpha < 0.01 { return [] }
        let frame = responder.accessibilityFrame
        let visible = frame.intersection(clip)
        let shown = visible.isNull ? .zero : visible
        let isElement = responder.isAccessibilityElement
        var runs: [Run] = []
        var isListed = false
        if !responder.accessibilityElementsHidden {
            var inner = clip
            if let view, view.clipsToBounds {
                let bounds = clip.intersection(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view))
                inner = bounds.isNull ? .zero : bounds
            }
            let (children, areListed) = AccessibilityTree.children(of: responder)
            isListed = areListed
            for child in children {
                runs += read(child, clip: inner, isPart: isPart || isElement, depth: depth + 1)
            }
        }
        let isNode = isElement || responder.isNamedContainer
        guard isNode || isListed || responder.shouldGroupAccessibilityChildren else { return runs }
        let isRightToLeft = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let within =
            isListed ? Array(runs.joined()) : AccessibilityTree.inReadingOrder(runs, isRightToLeft: isRightToLeft)
        guard isNode else { return within.isEmpty ? [] : [within] }
        let kind: Node.Kind = isPart ? .part : isElement ? .element : .container
        return [[Node(responder: responder, kind: kind, frame: frame, visibleFrame: shown, children: within)]]
    }

    /// Sorts runs from top to bottom; runs whose top is above another's centre form a line with it.
    private static func inReadingOrder(_ runs: [Run], isRightToLeft: Bool) -> [Node] {
        var placed = runs.map { run in (run: run, frame: run.reduce(CGRect.null) { $0.union($1.frame) }) }
        // The sort is stable: runs at the same position are read in drawing order.
        placed.sort { $0.frame.minY < $1.frame.minY }
        var ordered: [Node] = []
        var line = placed[..<0]
        func end() {
            let read = line.sorted {
                isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX
            }
            ordered += read.flatMap(\.run)
        }
        for (index, next) in placed.enumerated() {
            if let first = line.first, next.frame.minY < first.frame.midY, !next.frame.contains(first.frame) {
                line = placed[line.startIndex...index]
            } else {
                end()
                line = placed[index...index]
            }
        }
        end()
        return ordered
    }

    /// The children: the listed elements, or otherwise the subviews; only the last modal one, if there is one.
    private static func children(of responder: UIResponder) -> (children: [UIResponder], areListed: Bool) {
        let listed =
            responder.accessibilityElements
            ?? (0..<min(responder.accessibilityElementCount(), 10_000)).compactMap {
                responder.accessibilityElement(at: $0)
            }
        let elements = listed.compactMap { $0 as? UIResponder }
        if responder.accessibilityElements != nil || !elements.isEmpty { return (elements, true) }
        guard let view = responder as? UIView else { return ([], false) }
        let subviews = view.subviews
        if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }) {
            return ([modal], false)
        }
        return (subviews, false)
    }
}

extension UIResponder {
    /// Whether a container is included in the tree.
    fileprivate final var isNamedContainer: Bool {
        accessibilityIdentifier != nil || accessibilityLabel != nil || accessibilityContainerType != .none
    }
}

extension AccessibilityTree.Node {
    /// A readable description of the node: `"Save" button`, `"Name" text field`.
    @MainActor package var words: String {
        let name = responder.accessibilityLabel ?? responder.accessibilityIdentifier
        let value = name == nil ? responder.accessibilityValue : nil
        let kind = responder.accessibilityTraits.words.joined(separator: ", ")
        return ([(name ?? value).map { "\"\($0.prefix(80))\"" }, kind.isEmpty ? nil : kind].compactMap { $0 })
            .joined(separator: " ")
    }
}

extension UIAccessibilityTraits {
    /// The names of the traits, in the order of their values.
    package var words: [String] {
        let names: [(UIAccessibilityTraits, String)] = [
            (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
            (.playsSound, "plays sound"), (.keyboardKey, "key"), (.staticText, "text"),
            (.summaryElement, "summary"), (.notEnabled, "disabled"), (.updatesFrequently, "updates frequently"),
            (.searchField, "search field"), (.startsMediaSession, "starts media"), (.adjustable, "adjustable"),
            (.allowsDirectInteraction, "direct interaction"), (.causesPageTurn, "turns page"), (.tabBar, "tab bar"),
            (.header, "header"), (.supportsZoom, "zoom"), (.toggleButton, "toggle"),
        ]
        return names.filter { contains($0.0) }.map(\.1)
    }
}
