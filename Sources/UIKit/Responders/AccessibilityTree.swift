import CoreGraphics
import Foundation

/// What assistive technologies and touch scripts find in a view: elements and their containers, in the order in which
/// they are listed, or else read: line by line, each from its leading end.
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
        nodes = AccessibilityTree.inReadingOrder(
            read(view, clip: clip, isPart: false, depth: 0),
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// All nodes, containers before what they hold.
    package var all: [Node] {
        func flat(_ nodes: [Node]) -> [Node] { nodes.flatMap { [$0] + flat($0.children) } }
        return flat(nodes)
    }

    /// Elements that are read one after another, whatever is beside them.
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

    /// Runs from the top to the bottom; those of which one begins above the other's middle are a line.
    private static func inReadingOrder(_ runs: [Run], isRightToLeft: Bool) -> [Node] {
        var placed = runs.map { run in (run: run, frame: run.reduce(CGRect.null) { $0.union($1.frame) }) }
        // The sort is stable: what lies in the same place is read as it is drawn.
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

    /// What is inside: the elements that are listed, or else the subviews; only the last modal one, if there is one.
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
