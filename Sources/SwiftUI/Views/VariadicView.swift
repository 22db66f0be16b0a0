/// Views whose content is taken apart: what a container makes of each of several views, as lines between them.
public enum _VariadicView {
    /// What makes something of the content.
    public typealias Root = _VariadicView_Root
    /// What makes a view of the content.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// What makes one view of the content.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// What makes several views of the content.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The views of the content.
    public typealias Children = _VariadicView_Children

    /// A root with the content that it takes apart.
    public struct Tree<Root, Content> {
        /// What makes a view of the content's views.
        public var root: Root
        /// The content.
        public var content: Content

        init(root: Root, content: Content) { (self.root, self.content) = (root, content) }

        /// Makes a tree of a root and its content.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.init(root: root, content: content())
        }
    }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
    public var body: some View { root.body(children: _VariadicView_Children(content.childViews())) }
}

/// What makes something of a content that is taken apart.
public protocol _VariadicView_Root {}

/// What makes a view of the views of a content.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of the view.
    associatedtype Body: View

    /// Makes a view of the content's views.
    @MainActor @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose view is one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose view may be several views, which the container around lays out.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views of a content that is taken apart.
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

        /// The identity that `id(_:)` or a `ForEach` gives the view; nil for none of that type.
        public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
            view.explicitID as? ID ?? explicitID?.base as? ID
        }

        /// What the view says by `_trait(_:_:)`.
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

/// The key of something that a view says of itself to the container that takes it apart.
public protocol _ViewTraitKey {
    /// The type of what is said.
    associatedtype Value
    /// What is meant where nothing is said.
    static var defaultValue: Value { get }
}

/// Says something of a view to the container that takes it apart.
public struct _TraitWritingModifier<Trait: _ViewTraitKey>: ViewModifier {
    /// What is said.
    public let value: Trait.Value

    /// Makes a modifier that says something of a view.
    public init(value: Trait.Value) { self.value = value }

    public func body(content: Content) -> some View { content }
}

extension View {
    /// Says something of the view to the container that takes it apart.
    public func _trait<Key: _ViewTraitKey>(
        _ key: Key.Type, _ value: Key.Value
    ) -> ModifiedContent<Self, _TraitWritingModifier<Key>> { modifier(_TraitWritingModifier(value: value)) }
}

// MARK: - Reading

/// A view around another whose traits are its own.
@MainActor
private protocol TraitBearing {
    /// What it adds itself.
    var ownTraits: [ObjectIdentifier: Any] { get }
    var ownID: AnyHashable? { get }
    var traitedContent: any View { get }
}

extension View {
    /// What the view and those that it modifies say; the outermost counts.
    fileprivate var viewTraits: [ObjectIdentifier: Any] {
        guard let bearing = self as? any TraitBearing else { return [:] }
        return bearing.traitedContent.viewTraits.merging(bearing.ownTraits) { $1 }
    }

    /// The outermost identity that the view has been given.
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
