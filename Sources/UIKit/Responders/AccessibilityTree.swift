import CoreGraphics
import Foundation

/// What assistive technologies and touch scripts find in a view: elements and their containers, in the order in which
/// they are listed or drawn.
@MainActor
package struct AccessibilityTree {
    package struct Node {
        package enum Kind: Sendable {
            /// What is reached and spoken.
            case element
            /// What has a name, or is of some kind, and holds elements.
            case container
            /// What an element is made of, such as the labels of a cell.
            case part
        }

        package let responder: UIResponder
        package let kind: Kind
        /// On the screen, in points: the frame, and what its containers leave to see of it.
        package let frame: CGRect
        package let visibleFrame: CGRect
        package fileprivate(set) var children: [Node] = []

        /// Whether something of it is to be seen.
        package var isVisible: Bool { !visibleFrame.isEmpty }
    }

    package private(set) var nodes: [Node] = []
    /// What was met, as lists of elements may name anything.
    private var met: Set<ObjectIdentifier> = []

    /// How deep elements are looked for in lists of elements.
    private static let maxDepth = 400

    /// Reads the tree of a view and all that is in it.
    package init(of view: UIView) {
        let clip = UIAccessibility.convertToScreenCoordinates(view.bounds, in: view)
        nodes = read(view, clip: clip, isPart: false, depth: 0)
    }

    /// All nodes, containers before what they hold.
    package var all: [Node] {
        func flat(_ nodes: [Node]) -> [Node] { nodes.flatMap { [$0] + flat($0.children) } }
        return flat(nodes)
    }

    private mutating func read(_ responder: UIResponder, clip: CGRect, isPart: Bool, depth: Int) -> [Node] {
        guard depth < AccessibilityTree.maxDepth, met.insert(ObjectIdentifier(responder)).inserted else { return [] }
        let view = responder as? UIView
        if let view, view.isHidden || view.alpha < 0.01 { return [] }
        let frame = responder.accessibilityFrame
        let visible = frame.intersection(clip)
        let shown = visible.isNull ? .zero : visible
        let isElement = responder.isAccessibilityElement
        var node = Node(
            responder: responder, kind: isPart ? .part : isElement ? .element : .container, frame: frame,
            visibleFrame: shown)
        if !responder.accessibilityElementsHidden {
            var inner = clip
            if let view, view.clipsToBounds {
                let bounds = clip.intersection(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view))
                inner = bounds.isNull ? .zero : bounds
            }
            for child in AccessibilityTree.children(of: responder, isElement: isElement) {
                node.children += read(child, clip: inner, isPart: isPart || isElement, depth: depth + 1)
            }
        }
        if isElement || responder.isNamedContainer { return [node] }
        return node.children
    }

    /// What is inside: the elements that are listed, or else the subviews; only the last modal one, if there is one.
    private static func children(of responder: UIResponder, isElement: Bool) -> [UIResponder] {
        let listed =
            responder.accessibilityElements
            ?? (0..<min(responder.accessibilityElementCount(), 10_000)).compactMap {
                responder.accessibilityElement(at: $0)
            }
        let elements = listed.compactMap { $0 as? UIResponder }
        if responder.accessibilityElements != nil || !elements.isEmpty { return elements }
        guard let view = responder as? UIView else { return [] }
        let subviews = view.subviews
        if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01 }) {
            return [modal]
        }
        return subviews
    }
}

extension UIResponder {
    /// Whether a container is worth mentioning.
    fileprivate final var isNamedContainer: Bool {
        accessibilityIdentifier != nil || accessibilityLabel != nil || accessibilityContainerType != .none
    }
}

extension AccessibilityTree.Node {
    /// What a person would call it: `"Save" button`, `"Name" text field`.
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
