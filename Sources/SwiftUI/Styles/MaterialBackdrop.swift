/// The material that a background adds behind a view.
struct MaterialBackdrop: StructuralModifier, Equatable {
    typealias Body = Never

    private enum Source: Equatable {
        case material(Material)
        /// The environment's background style, if that is a material.
        case backgroundStyle
        case otherStyle
    }

    private let source: Source

    /// Creates the backdrop of views in front of a style.
    init<S: ShapeStyle>(_ style: S) {
        switch (style as? AnyShapeStyle)?.base ?? style {
        case let material as Material: source = .material(material)
        case is BackgroundStyle: source = .backgroundStyle
        default: source = .otherStyle
        }
    }

    /// Returns the material in an environment; nil if the background isn't one.
    private func material(in environment: EnvironmentValues) -> Material? {
        switch source {
        case .material(let material): material
        case .backgroundStyle: environment.backgroundStyle?.base as? Material
        case .otherStyle: nil
        }
    }

    private var change: (inout EnvironmentValues) -> Void {
        { environment in
            let material = material(in: environment)
            if environment.backgroundMaterial != material { environment.backgroundMaterial = material }
        }
    }

    func makeNode(_ context: _NodeContext) -> Node { Node(self, change, context) }

    func updateNode(_ node: Node) {
        guard node.backdrop != self else { return }
        node.backdrop = self
        node.contentScope.update(change)
    }

    /// The node of a view with the environment of its backdrop.
    final class Node: ContentNode {
        fileprivate var backdrop: MaterialBackdrop
        fileprivate let contentScope: EnvironmentScope

        init(
            _ backdrop: MaterialBackdrop, _ change: @escaping (inout EnvironmentValues) -> Void, _ context: _NodeContext
        ) {
            self.backdrop = backdrop
            contentScope = EnvironmentScope(context.scope, change: change)
            super.init(context)
        }

        override var contentContext: _NodeContext { childContext.child(of: self, scope: contentScope) }
    }
}

extension View {
    /// Sets the material behind the view if a style is one.
    func lying<S: ShapeStyle>(over style: S) -> ModifiedContent<Self, MaterialBackdrop> {
        modifier(MaterialBackdrop(style))
    }
}
