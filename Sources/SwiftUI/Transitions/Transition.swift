/// Where a view is between coming and going.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/transitionphase)
@frozen
public enum TransitionPhase: Hashable, Sendable {
    /// About to come.
    case willAppear
    /// There.
    case identity
    /// Gone, or on its way out.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// -1 before the view comes, 0 while it is there, 1 when it has gone.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a view looks like on its way in and out.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/transition)
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the changed view.
    associatedtype Body: View
    /// What stands for the view.
    typealias Content = PlaceholderContentView<Self>

    /// The view, changed for a phase. Where it is there, it should not be changed at all.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// What stands for the view in a transition.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/placeholdercontentview)
public struct PlaceholderContentView<Value>: View, PrimitiveView {
    public typealias Body = Never

    let element: LayoutNode

    package func makeNode(_ context: _NodeContext) -> PlaceholderNode { PlaceholderNode(element, context) }
    package func updateNode(_ node: PlaceholderNode) {}
}

/// Stands for an element that has a node elsewhere.
package final class PlaceholderNode: _ViewNode {
    private let shown: LayoutNode

    init(_ element: LayoutNode, _ context: _NodeContext) {
        shown = element
        super.init(context)
    }

    package override func collectElements(into elements: inout [LayoutNode]) { elements.append(shown) }
    package override func collectDrawn(into elements: inout [LayoutNode]) { elements.append(shown) }
}
