/// Views whose content is processed view by view, as by a container that adds dividers between them.
public enum _VariadicView {
    /// Processes the content.
    public typealias Root = _VariadicView_Root
    /// Builds a view from the content's views.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// Builds a single view from the content's views.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// Builds several views from the content's views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The views of the content.
    public typealias Children = _VariadicView_Children

    /// A root and the content that it processes.
    public struct Tree<Root, Content> {
        /// The root, which builds a view from the content's views.
        public var root: Root
        /// The content.
        public var content: Content

        init(root: Root, content: Content) { (self.root, self.content) = (root, content) }

        /// Creates a tree from a root and its content.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public var body: some View { root.body(children: _VariadicView_Children(content.childViews())) }
}

/// A type that processes the views of its content.
public protocol _VariadicView_Root {}

/// A type that builds a view from the views of its content.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the view.
    associatedtype Body: View

    /// Returns the view built from the content's views.
    @MainActor @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that builds a single view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that can build several views, each of which the enclosing container lays out.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views of a root's content.
public struct _VariadicView_Children: View, @preconcurrency RandomAccessCollection {
    /// One of the views.
    public struct Element: View, @preconcurrency Identifiable {
        /// The view's identity among the others.
        public let id: AnyHashable
        let view: AnyView
        private let traits: [ObjectIdentifier: Any]

        init(_ child: ChildView) {
            (id, view, traits) = (child.id, child.view, child.view.viewTraits)
            explicitID = (child.id.base as? ChildPath)?.last
        }

        private let explicitID: AnyHashable?

        /// Returns the identity set by `id(_:)` or a `ForEach`; nil if there is none of that type.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
            view.explicitID as? ID ?? explicitID?.base as? ID
        }

        /// Returns the trait of the view set by `_trait(_:_:)`.
        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            traits[ObjectIdentifier(key)] as? Trait.Value ?? Trait.defaultValue
        }

        public var body: some View { view }
    }

    private let elements: [Element]

    init(_ children: [ChildView]) { elements = children.map(Element.init) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { elements.count }
    /// One of the views.
    public subscript(index: Int) -> Element { elements[index] }

    public var body: some View { ForEach(elements) { $0 } }
}

/// The key of a trait that a view passes to the container that processes it.
public protocol _ViewTraitKey {
    /// The type of the trait.
    associatedtype Value
    /// The value of views that don't set the trait.
    static var defaultValue: Value { get }
}

/// Sets a trait of a view for the container that processes it.
public struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier {
    /// The trait's value.
    public let value: Trait.Value

    /// Creates a modifier that sets a trait.
    public init(value: Trait.Value) { self.value = value }

    public func body(content: Content) -> some View { content }
}

extension View {
    /// Sets a trait of the view for the container that processes it.
    public func _trait<Key: _ViewTraitKey>(
        _ key: Key.Type, _ value: Key.Value
    ) -> ModifiedContent<Self, _TraitWritingModifier<Key>> { modifier(_TraitWritingModifier(value: value)) }
}

// MARK: - Reading

/// A wrapper view with its own traits.
@MainActor
private protocol TraitBearing {
    /// The traits that the wrapper itself sets.
    var ownTraits: [ObjectIdentifier: Any] { get }
    var ownID: AnyHashable? { get }
    var traitedContent: any View { get }
}

extension View {
    /// The traits of the view and its wrapped views; outer ones take precedence.
    fileprivate var viewTraits: [ObjectIdentifier: Any] {
        guard let bearing = self as? any TraitBearing else { return [:] }
        return bearing.traitedContent.viewTraits.merging(bearing.ownTraits) { $1 }
    }

    /// The outermost identity set for the view.
    fileprivate var explicitID: Any? {
        guard let bearing = self as? any TraitBearing else { return nil }
        return bearing.ownID?.base ?? bearing.traitedContent.explicitID
    }
}

extension AnyView: TraitBearing {
    var ownTraits: [ObjectIdentifier: Any] { [:] }
    var ownID: AnyHashable? { nil }
    var traitedContent: any View { view }
}

extension _IDView: TraitBearing {
    var ownTraits: [ObjectIdentifier: Any] { [:] }
    var ownID: AnyHashable? { AnyHashable(id) }
    var traitedContent: any View { content }
}

extension ModifiedContent: TraitBearing where Content: View, Modifier: ViewModifier {
    var ownTraits: [ObjectIdentifier: Any] { (modifier as? any TraitWriting)?.traits ?? [:] }
    var ownID: AnyHashable? { nil }
    var traitedContent: any View { content }
}

@MainActor
private protocol TraitWriting {
    var traits: [ObjectIdentifier: Any] { get }
}

extension _TraitWritingModifier: TraitWriting {
    var traits: [ObjectIdentifier: Any] { [ObjectIdentifier(Trait.self): value] }
}
