/// Performs actions when a view appears and disappears.
public struct _AppearanceModifier: StructuralModifier {
    public typealias Body = Never

    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    package func makeNode(_ context: _NodeContext) -> AppearanceNode {
        let node = AppearanceNode(context)
        updateNode(node)
        return node
    }

    package func updateNode(_ node: AppearanceNode) { (node.appear, node.disappear) = (appear, disappear) }
}

/// Runs an asynchronous task while a view is in the hierarchy.
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
    /// Performs an action when the view has appeared: when it is placed, and its hierarchy is in a window.
    public func onAppear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceModifier> {
        modifier(_AppearanceModifier(appear: action, disappear: nil))
    }

    /// Performs an action when the view has disappeared, after any transition.
    public func onDisappear(perform action: (() -> Void)? = nil) -> ModifiedContent<Self, _AppearanceModifier> {
        modifier(_AppearanceModifier(appear: nil, disappear: action))
    }

    /// Runs an asynchronous task when the view appears, and cancels it when the view disappears.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Runs an asynchronous task when the view appears, restarts it whenever a value changes, and cancels it when the
    /// view disappears.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}
