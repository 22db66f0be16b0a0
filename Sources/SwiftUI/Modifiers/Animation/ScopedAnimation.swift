/// The transaction outside of a part of the tree that has its own.
@MainActor
private final class OuterTransaction {
    private var transaction = Transaction()

    func note(_ outer: Transaction) { transaction = outer }

    /// Restores the values of the outer transaction.
    func restore(_ inner: inout Transaction) {
        inner.animation = transaction.animation
        inner.disablesAnimations = transaction.disablesAnimations
    }
}

extension View {
    /// Animates the changes of the modifiers in a closure, without affecting the view itself.
    ///
    ///     icon.animation(.bouncy) { $0.scaleEffect(isLarge ? 2 : 1) }
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/animation(_:body:))
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
    }

    /// Changes the transaction of the modifiers in a closure, without affecting the view itself.
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
    /// Animates the modifier's changes, without affecting the view that it modifies.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/viewmodifier/animation(_:))
    public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Changes the transaction of the modifier, without affecting the view that it modifies.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/viewmodifier/transaction(_:))
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ScopedModifier(modifier: self, transform: transform)
    }
}

/// A modifier with its own transaction.
private struct ScopedModifier<Modifier: ViewModifier>: ViewModifier {
    let modifier: Modifier
    let transform: (inout Transaction) -> Void

    func body(content: Content) -> some View { content.transaction(transform) { $0.modifier(modifier) } }
}
