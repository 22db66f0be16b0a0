/// The content of a toolbar: items, and types whose body is composed of them.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toolbarcontent)
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the body.
    associatedtype Body: ToolbarContent

    /// The content that this type is composed of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Collects the items. Custom content types need not implement it.
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
    /// Never called: primitive content has no body.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: ToolbarContent {
    public static func _collect(_ content: Never, into items: _ToolbarItems) {}
}

/// Toolbar content that the user can customize on other platforms. On iPhone, it is fixed.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent)
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

/// Collects the items of a toolbar.
@MainActor
public final class _ToolbarItems: ContentCollector {
    /// The node of the view that declares the toolbar.
    let node: _ViewNode
    private(set) var entries: [ToolbarEntry] = []
    var path = ChildPath()
    var storedProperties: [ChildPath: Any]

    init(_ node: _ViewNode, properties: [ChildPath: Any]) { (self.node, storedProperties) = (node, properties) }

    /// The placement that overrides those of the items being collected; nil for their own.
    private var place: ToolbarItemPlacement?

    /// Collects items, all with the same placement.
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
    /// The node of the view that declares the toolbar.
    let node: _ViewNode

    /// The item's identity among those of several toolbars.
    var key: [AnyHashable] { [ObjectIdentifier(node), id] }
}

/// Builds toolbar content.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/toolbarcontentbuilder)
@resultBuilder
@MainActor @preconcurrency
public struct ToolbarContentBuilder {
    /// Wraps a single content.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Returns a single content unchanged.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Combines several contents.
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarTuple<repeat each Content> { _ToolbarTuple(repeat each content) }

    /// Content that is present if a condition is true.
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

    /// Content that is present if the platform supports it.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Several contents of a toolbar, in order.
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

/// One of two alternative contents of a toolbar.
public enum _ToolbarBranch<First: ToolbarContent, Second: ToolbarContent>: CustomizableToolbarContent {
    /// The content of an `if`.
    case first(First)
    /// The content of an `else`, or empty.
    case second(Second)

    public typealias Body = Never

    public static func _collect(_ content: Self, into items: _ToolbarItems) {
        switch content {
        case .first(let first): items.enter(true) { First._collect(first, into: items) }
        case .second(let second): items.enter(false) { Second._collect(second, into: items) }
        }
    }
}
