/// Changes the transaction of changes in a view.
public struct _TransactionModifier: ViewModifier {
    public typealias Body = Never

    /// Whether the modifier applies now, given its previous value.
    let isActive: (_TransactionModifier?) -> Bool
    /// The value compared to determine that.
    let value: Any?
    let change: (inout Transaction) -> Void

    public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }

    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode {
        let node = TransactionNode(view.modifier, context)
        let wrapped = ModifiedContent(content: view.content, modifier: TransactionWrapper(source: node))
        node.takeContent(type(of: wrapped)._makeNode(wrapped, node.childContext))
        return node
    }

    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        guard let node = node as? TransactionNode, let content = node.content else { return }
        node.update(view.modifier)
        let wrapped = ModifiedContent(content: view.content, modifier: TransactionWrapper(source: node))
        node.updateContent { type(of: wrapped)._updateNode(content, with: wrapped) }
    }
}

/// The node of a view with changed transactions.
package final class TransactionNode: ContentNode {
    private var modifier: _TransactionModifier
    /// Whether the change applies until the end of the update.
    private var isInForce = false

    init(_ modifier: _TransactionModifier, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    func update(_ newModifier: _TransactionModifier) {
        let wasInForce = isInForce
        isInForce = isInForce || newModifier.isActive(modifier)
        modifier = newModifier
        if isInForce, !wasInForce { graph.whenUpdated { [weak self] in self?.isInForce = false } }
    }

    package override var adjustsTransactions: Bool { true }

    package override func adjust(_ transaction: inout Transaction) {
        // A modifier without a value always applies.
        if isInForce || modifier.value == nil { modifier.change(&transaction) }
    }
}

/// Places elements with the transaction of their update.
struct TransactionWrapper: PrimitiveModifier {
    typealias Body = Never

    let source: TransactionNode

    package func makeWrapper(around child: LayoutNode, _ context: _NodeContext) -> WrapperNode {
        TransactionWrapperNode(source, around: child, context)
    }

    package func updateWrapper(_ wrapper: WrapperNode) {}
}

private final class TransactionWrapperNode: WrapperNode {
    private unowned let source: TransactionNode

    init(_ source: TransactionNode, around child: LayoutNode, _ context: _NodeContext) {
        self.source = source
        super.init(around: child, context)
    }

    package override func placeContent(_ pass: PlacementPass) {
        var pass = pass
        source.adjust(&pass.transaction)
        super.placeContent(pass)
    }
}

extension View {
    /// Animates changes in the view when a value changes; without animation if `animation` is nil.
    public func animation<V: Equatable>(
        _ animation: Animation?, value: V
    ) -> ModifiedContent<Self, _TransactionModifier> {
        modifier(
            _TransactionModifier(isActive: { ($0?.value as? V) != value }, value: value) {
                if !$0.disablesAnimations { $0.animation = animation }
            })
    }

    /// Animates all changes in the view.
    public func animation(_ animation: Animation?) -> ModifiedContent<Self, _TransactionModifier> {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Changes the transaction of all changes in the view.
    public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> ModifiedContent<Self, _TransactionModifier> {
        modifier(_TransactionModifier(isActive: { _ in true }, value: nil, change: transform))
    }

    /// Changes the transaction of changes in the view when a value changes.
    public func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> ModifiedContent<Self, _TransactionModifier> {
        modifier(
            _TransactionModifier(isActive: { ($0?.value as? V) != value }, value: value, change: transform))
    }
}
