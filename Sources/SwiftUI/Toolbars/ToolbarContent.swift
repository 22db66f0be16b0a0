/// What a toolbar contains: items, and structures whose body are such.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toolbarcontent)
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the content's parts.
    associatedtype Body: ToolbarContent

    /// The parts of the content.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Collects the items. Custom contents need not implement it.
    static func _collect(_ content: Self, into items: _ToolbarItems)
}

extension ToolbarContent {
    public static func _collect(_ content: Self, into items: _ToolbarItems) {
        var content = content
        items.install(in: &content)
        items.enter(0) { Body._collect(content.body, into: items) }
    }
}

extension ToolbarContent where Body == Never {
    /// What nobody asks for: the content has no parts.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
    public static func _collect(_ content: Never, into items: _ToolbarItems) {}
}

/// Toolbar content that people could customize elsewhere. On iPhones it is as it is written.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent)
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// The items of a toolbar while they are collected.
@MainActor
public final class _ToolbarItems {
    /// The node of the view that the toolbar belongs to.
    private let node: _ViewNode
    private(set) var entries: [ToolbarEntry] = []
    private var path = ChildPath()
    /// The stored properties of custom contents, by where they stand.
    private var properties: [ChildPath: Any]

    init(_ node: _ViewNode, properties: [ChildPath: Any]) {
        self.node = node
        self.properties = properties
    }

    var storedProperties: [ChildPath: Any] { properties }

    func enter(_ step: some Hashable, _ body: () -> Void) {
        let outer = path
        path = path.appending(step)
        body()
        path = outer
    }

    func install<Content>(in content: inout Content) {
        var known = properties[path] as? DynamicProperties<Content> ?? DynamicProperties<Content>()
        known.install(in: &content, for: node)
        properties[path] = known
    }

    /// Where all items go that are collected meanwhile; nil for their own places.
    private var place: ToolbarItemPlacement?

    /// Collects items, all of them for one place.
    func moving(to newPlace: ToolbarItemPlacement, _ body: () -> Void) {
        let outer = place
        place = place ?? newPlace
        body()
        place = outer
    }

    func add<V: View>(_ view: V, id: AnyHashable?, _ own: ToolbarItemPlacement) {
        let placement = place ?? own
        entries.append(ToolbarEntry(id: id ?? AnyHashable(path), placement: placement, view: AnyView(view), node: node))
    }

    func addGroup<V: View>(_ view: V, _ placement: ToolbarItemPlacement) {
        for child in view.childViews(path) { add(child.view, id: child.id, placement) }
    }
}

/// One item of a toolbar.
struct ToolbarEntry {
    let id: AnyHashable
    let placement: ToolbarItemPlacement
    let view: AnyView
    /// The node of the view that the toolbar belongs to.
    let node: _ViewNode

    /// What tells items of several toolbars apart.
    var key: [AnyHashable] { [ObjectIdentifier(node), id] }
}

/// Builds the content of toolbars.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder)
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
    /// Takes one content.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Takes one content as it is.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Combines several contents.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarTuple<repeat each Content> { _ToolbarTuple(repeat each content) }

    /// A content that is there if a condition holds.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarBranch<Content, _ToolbarTuple<>>
    {
        content.map { .first($0) } ?? .second(_ToolbarTuple())
    }

    /// The content of an `if`.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ToolbarBranch<First, Second> { .first(first) }

    /// The content of an `else`.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ToolbarBranch<First, Second> { .second(second) }

    /// A content that is there where the system has what it needs.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several contents of a toolbar in order.
public struct _ToolbarTuple<each Content: ToolbarContent>: CustomizableToolbarContent {
    public typealias Body = Never

    private let contents: (repeat each Content)

    init(_ contents: repeat each Content) { self.contents = (repeat each contents) }

    public static func _collect(_ content: Self, into items: _ToolbarItems) {
        var index = 0
        for part in repeat each content.contents {
            collect(part, index, items)
            index += 1
        }
    }

    private static func collect<Part: ToolbarContent>(_ part: Part, _ index: Int, _ items: _ToolbarItems) {
        items.enter(index) { Part._collect(part, into: items) }
    }
}

/// One of two contents of a toolbar.
public enum _ToolbarBranch<First: ToolbarContent, Second: ToolbarContent>: CustomizableToolbarContent {
    /// The content of an `if`.
    case first(First)
    /// The content of an `else`, or none.
    case second(Second)

    public typealias Body = Never

    public static func _collect(_ content: Self, into items: _ToolbarItems) {
        switch content {
        case .first(let first): items.enter(true) { First._collect(first, into: items) }
        case .second(let second): items.enter(false) { Second._collect(second, into: items) }
        }
    }
}
