/// One of two views, built from an `if` with an `else`.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    package func updateNode(_ node: SwitchNode) {
        switch storage {
        case .first(let view): node.show(view, key: true)
        case .second(let view): node.show(view, key: false)
        }
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    public typealias Body = Never

    package func updateNode(_ node: SwitchNode) {
        switch self {
        case .some(let view): node.show(view, key: true)
        case .none: node.show(EmptyView(), key: false)
        }
    }
}
