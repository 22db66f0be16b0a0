/// A modifier that resolves to another one based on the environment.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentalmodifier)
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of the resolved modifier.
    associatedtype ResolvedModifier: ViewModifier

    /// Returns the modifier for an environment. Called again when environment values that it reads change.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }

    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ context: _NodeContext) -> _ViewNode {
        let resolving = Resolving(content: view.content, modifier: view.modifier)
        return Resolving<V, Self>._makeNode(resolving, context)
    }

    public static func _updateNode<V: View>(_ node: _ViewNode, with view: ModifiedContent<V, Self>) {
        Resolving<V, Self>._updateNode(node, with: Resolving(content: view.content, modifier: view.modifier))
    }
}

/// A view with a resolved modifier.
private struct Resolving<Content: View, Modifier: EnvironmentalModifier>: View {
    let content: Content
    let modifier: Modifier
    @Environment(\.self) private var environment

    var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
