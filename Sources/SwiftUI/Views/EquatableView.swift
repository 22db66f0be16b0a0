/// A view that is brought up to date only where a newer value is not equal, whatever its fields are.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/equatableview)
@frozen
public struct EquatableView<Content: View & Equatable> {
    /// What is compared and shown.
    public var content: Content

    /// Updates the content only where it differs from what it was.
    public init(content: Content) { self.content = content }
}

extension EquatableView: View, PrimitiveView {
    public typealias Body = Never

    package func makeNode(_ context: _NodeContext) -> EquatableNode<Content> { EquatableNode(content, context) }
    package func updateNode(_ node: EquatableNode<Content>) { node.update(with: content) }
}

/// The node of a view that is compared.
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
    /// Has the view brought up to date only where a newer value of it is not equal.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
