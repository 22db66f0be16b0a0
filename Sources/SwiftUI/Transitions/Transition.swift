/// The phase of a transition.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/transitionphase)
@frozen
public enum TransitionPhase: Hashable, Sendable {
    /// Before the insertion.
    case willAppear
    /// The view is present.
    case identity
    /// The view is being removed, or has been.
    case didDisappear

    /// Whether the view is present.
    public var isIdentity: Bool { self == .identity }

    /// -1 before insertion, 0 while the view is present, 1 after removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// The appearance of a view during insertion and removal.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/transition)
@MainActor @preconcurrency
public protocol Transition {
    /// The type of the transformed view.
    associatedtype Body: View
    /// The placeholder for the view.
    typealias Content = PlaceholderContentView<Self>

    /// The properties of the transition.
    static var properties: TransitionProperties { get }

    /// Returns the view in a phase. It should be unchanged in the identity phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Applies the transition to any view, in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView<Self>(view: content), phase: phase)
    }
}

/// The properties of a transition.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/transitionproperties)
public struct TransitionProperties: Sendable {
    /// Whether the transition includes motion. True by default; the user may prefer reduced motion.
    public var hasMotion: Bool

    /// Creates the properties of a transition.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A placeholder for the view in a transition.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/placeholdercontentview)
public struct PlaceholderContentView<Value>: View {
    private enum Source {
        case element(LayoutNode)
        case view(any View)
    }

    private let source: Source

    init(element: LayoutNode) { source = .element(element) }
    init(view: any View) { source = .view(view) }

    public var body: Never { preconditionFailure("\(Self.self) has no body") }

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode {
        switch view.source {
        case .element(let element): context.graph.makeNode(in: context) { PlaceholderNode(element, context) }
        case .view(let view): AnyView._makeNode(AnyView(view), context)
        }
    }

    public static func _updateNode(_ node: _ViewNode, with view: Self) {
        if case .view(let view) = view.source { AnyView._updateNode(node, with: AnyView(view)) }
    }
}

/// The placeholder of an element whose node is elsewhere.
package final class PlaceholderNode: _ViewNode {
    private let shown: LayoutNode

    init(_ element: LayoutNode, _ context: _NodeContext) {
        shown = element
        super.init(context)
    }

    package override func collectElements(into elements: inout [LayoutNode]) { elements.append(shown) }
    package override func collectDrawn(into elements: inout [LayoutNode]) { elements.append(shown) }
}
