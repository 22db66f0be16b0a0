/// Does something when a view comes and when it goes.
public struct _AppearanceModifier: StructuralModifier {
    public typealias Body = Never

    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    package func makeNode(_ context: _NodeContext) -> AppearanceNode { AppearanceNode(self, context) }
    package func updateNode(_ node: AppearanceNode) { node.modifier = self }
}

/// The node of a view whose coming and going is told.
package final class AppearanceNode: ContentNode {
    var modifier: _AppearanceModifier
    private var hasAppeared = false
    /// Tells what comes after what: views come after those in them, in the order they are written.
    private(set) var order = 0

    init(_ modifier: _AppearanceModifier, _ context: _NodeContext) {
        self.modifier = modifier
        super.init(context)
    }

    package override func takeContent(_ node: _ViewNode) {
        super.takeContent(node)
        order = graph.nextNumber()
        graph.appearances.add(self)
    }

    /// The view is in sight, or out of it.
    func visibilityChanged(_ isVisible: Bool) {
        guard isVisible != hasAppeared else { return }
        hasAppeared = isVisible
        if isVisible { modifier.appear?() } else { modifier.disappear?() }
    }

    package override func willRemove() {
        graph.appearances.remove(self)
        guard hasAppeared else { return }
        graph.afterUpdate { self.visibilityChanged(false) }
    }
}

/// The views that want to hear when they come into sight: once they are placed, in a window.
@MainActor
final class Appearances {
    var graph: Handle<ViewGraph>?
    private var nodes: [ObjectIdentifier: AppearanceNode] = [:]
    /// Whether the hierarchy can be seen.
    var isVisible = false {
        didSet {
            guard isVisible != oldValue else { return }
            let nodes = inOrder
            graph?.object?.afterUpdate { [isVisible] in for node in nodes { node.visibilityChanged(isVisible) } }
        }
    }

    private var inOrder: [AppearanceNode] { nodes.values.sorted { $0.order < $1.order } }

    /// The hierarchy goes, and with it all views that are still there.
    func end() {
        for node in inOrder { node.visibilityChanged(false) }
        nodes = [:]
    }

    func add(_ node: AppearanceNode) {
        nodes[ObjectIdentifier(node)] = node
        guard isVisible else { return }
        graph?.object?.afterUpdate { if !node.isRemoved { node.visibilityChanged(true) } }
    }

    func remove(_ node: AppearanceNode) { nodes[ObjectIdentifier(node)] = nil }
}

/// Runs something asynchronous for as long as a view is there.
struct TaskModifier<ID: Equatable>: ViewModifier {
    let id: ID
    let priority: TaskPriority
    let action: @MainActor () async -> Void
    @State private var holder = TaskHolder()

    func body(content: Content) -> some View {
        content
            .onAppear { holder.start(priority, action) }
            .onDisappear { holder.cancel() }
            .onChange(of: id) { holder.start(priority, action) }
    }
}

/// The task of a view.
@MainActor
private final class TaskHolder {
    private var task: Task<Void, Never>?

    nonisolated init() {}

    func start(_ priority: TaskPriority, _ action: @escaping @MainActor () async -> Void) {
        task?.cancel()
        task = Task(priority: priority) { await action() }
    }

    func cancel() {
        task?.cancel()
        task = nil
    }
}

extension View {
    /// Does something when the view has come into sight: when it is in the tree and placed, and the hierarchy in a window.
    public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceModifier> {
        modifier(_AppearanceModifier(appear: action, disappear: nil))
    }

    /// Does something when the view has gone out of sight, after any transition.
    public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceModifier> {
        modifier(_AppearanceModifier(appear: nil, disappear: action))
    }

    /// Runs something asynchronous when the view comes, and cancels it when the view goes.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// The same, and anew whenever a value changes.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
