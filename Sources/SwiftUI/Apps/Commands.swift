/// Commands of a program: menus of buttons, whose keyboard shortcuts work in every window of a scene.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/commands)
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the body.
    associatedtype Body: Commands

    /// The commands that this type is composed of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

    /// Collects the controls. Custom commands need not implement it.
    static func _collect(_ commands: Self, into items: _CommandItems)
}

extension Commands {
    public static func _collect(_ commands: Self, into items: _CommandItems) {
        var commands = commands
        items.install(in: &commands)
        items.enter(0) { Body._collect(commands.body, into: items) }
    }
}

extension Commands where Body == Never {
    /// Never called: primitive commands have no body.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: Commands {
    public static func _collect(_ commands: Never, into items: _CommandItems) {}
}

/// Collects the controls of commands.
@MainActor
public final class _CommandItems: ContentCollector {
    let node: _ViewNode
    private(set) var views: [CommandControls] = []
    var storedProperties: [ChildPath: Any]
    var path = ChildPath()

    init(_ node: _ViewNode, properties: [ChildPath: Any]) { (self.node, storedProperties) = (node, properties) }

    func add<V: View>(_ view: V) { views.append(CommandControls(id: path, view: AnyView(view))) }
}

/// The controls of a menu, or of a group of a menu.
struct CommandControls: Identifiable {
    let id: ChildPath
    let view: AnyView
}

/// Builds commands.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/commandsbuilder)
@resultBuilder
@MainActor @preconcurrency
public struct CommandsBuilder {
    /// Wraps single commands.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Returns single commands unchanged.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Combines several commands.
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> _CommandsTuple<repeat each Content> { _CommandsTuple(repeat each content) }

    /// Commands that are present if a condition is true.
    public static func buildIf<Content: Commands>(_ content: Content?) -> _CommandsBranch<Content, EmptyCommands> {
        content.map { .first($0) } ?? .second(EmptyCommands())
    }

    /// The commands of an `if`.
    public static func buildEither<First: Commands, Second: Commands>(
        first: First
    ) -> _CommandsBranch<First, Second> { .first(first) }

    /// The commands of an `else`.
    public static func buildEither<First: Commands, Second: Commands>(
        second: Second
    ) -> _CommandsBranch<First, Second> { .second(second) }

    /// Commands that are present if the platform supports them.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content { content }
}

/// Several commands, in order.
public struct _CommandsTuple<each Content: Commands>: Commands {
    public typealias Body = Never

    private let contents: (repeat each Content)

    init(_ contents: repeat each Content) { self.contents = (repeat each contents) }

    public static func _collect(_ commands: Self, into items: _CommandItems) {
        var index = 0
        for part in repeat each commands.contents {
            collect(part, index, items)
            index += 1
        }
    }

    private static func collect<Part: Commands>(_ part: Part, _ index: Int, _ items: _CommandItems) {
        items.enter(index) { Part._collect(part, into: items) }
    }
}

/// One of two alternative commands.
public enum _CommandsBranch<First: Commands, Second: Commands>: Commands {
    /// The commands of an `if`.
    case first(First)
    /// The commands of an `else`, or none.
    case second(Second)

    public typealias Body = Never

    public static func _collect(_ commands: Self, into items: _CommandItems) {
        switch commands {
        case .first(let first): items.enter(true) { First._collect(first, into: items) }
        case .second(let second): items.enter(false) { Second._collect(second, into: items) }
        }
    }
}
