/// The transaction that changes have outside of a part of the tree that has another.
@MainActor
private final class OuterTransaction {
    private var transaction = Transaction()

    func note(_ outer: Transaction) { transaction = outer }

    /// A transaction with what the one outside said.
    func restore(_ inner: inout Transaction) {
        inner.animation = transaction.animation
        inner.disablesAnimations = transaction.disablesAnimations
    }
}

extension View {
    /// Animates what modifiers in a closure change, and nothing in the view itself.
    ///
    ///     icon.animation(.bouncy) { $0.scaleEffect(isLarge ? 2 : 1) }
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/animation(_:body:))
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction of what modifiers in a closure change, and of nothing in the view itself.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/transaction(_:body:))
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        let outer = OuterTransaction()
        let content = PlaceholderContentView<Self>(view: transaction { outer.restore(&$0) })
        return body(content)
            .transaction {
                outer.note($0)
                transform(&$0)
            }
    }
}

extension ViewModifier {
    /// Animates what the modifier changes, and nothing in the view that it modifies.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/viewmodifier/animation(_:))
    public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Changes the transaction of what the modifier changes, and of nothing in the view that it modifies.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/viewmodifier/transaction(_:))
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ScopedModifier(modifier: self, transform: transform)
    }
}

/// A modifier with transactions of its own.
private struct ScopedModifier<Modifier: ViewModifier>: ViewModifier {
    let modifier: Modifier
    let transform: (inout Transaction) -> Void

    func body(content: Content) -> some View { content.transaction(transform) { $0.modifier(modifier) } }
}
