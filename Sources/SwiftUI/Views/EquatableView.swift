/// A view that is updated only if its new value is not equal to the previous one.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/equatableview)
@frozen
public struct EquatableView<Content: View & Equatable> {
    /// The compared view.
    public var content: Content

    /// Creates a view that is updated only if its content is not equal to the previous one.
    public init(content: Content) { self.content = content }
}

extension EquatableView: View, PrimitiveView {
    public typealias Body = Never

    package func makeNode(_ context: _NodeContext) -> EquatableNode<Content> { EquatableNode(content, context) }
    package func updateNode(_ node: EquatableNode<Content>) { node.update(with: content) }
}

/// The node of an equatable view.
package final class EquatableNode<Content: View & Equatable>: ContentNode {
    private var view: Content

    init(_ view: Content, _ context: _NodeContext) {
        self.view = view
        super.init(context)
        takeContent(Content._makeNode(view, childContext))
    }

    func update(with newView: Content) {
        guard newView != view, let content else { return }
        view = newView
        Content._updateNode(content, with: newView)
    }
}

extension View where Self: Equatable {
    /// Updates the view only if its new value is not equal to the previous one.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
