/// The environment of a subtree.
@MainActor
package final class EnvironmentScope: DependencySource {
    private let parent: EnvironmentScope?
    private var change: (inout EnvironmentValues) -> Void
    private var children: [ObjectIdentifier: WeakScope] = [:]
    private var readers: [ObjectIdentifier: Reader] = [:]
    package private(set) var values: EnvironmentValues {
        didSet {
            let wasRightToLeft = isRightToLeft
            isRightToLeft = values.layoutDirection == .rightToLeft
            if isRightToLeft != wasRightToLeft { directionChanged() }
        }
    }
    /// Whether layouts in the subtree are mirrored.
    private(set) var isRightToLeft = false
    /// Called when the layout direction of the subtree changes.
    var directionChanged: () -> Void = {}

    private struct WeakScope { weak var scope: EnvironmentScope? }

    private struct Reader {
        let handle: Handle<_ViewNode>
        let recorder: EnvironmentRecorder
    }

    /// Creates a scope that changes the enclosing environment.
    package init(_ parent: EnvironmentScope?, change: @escaping (inout EnvironmentValues) -> Void) {
        self.parent = parent
        self.change = change
        values = parent?.values ?? EnvironmentValues()
        change(&values)
        isRightToLeft = values.layoutDirection == .rightToLeft
        parent?.children[ObjectIdentifier(self)] = WeakScope(scope: self)
    }

    /// Returns the values, recording what a node reads so that changes invalidate it.
    package func values(for node: _ViewNode) -> EnvironmentValues {
        let id = ObjectIdentifier(node)
        var copy = values
        if let reader = readers[id], reader.handle === node.handle {
            copy.recorder = reader.recorder
            // The node has cleared its dependencies for this evaluation, so this one is added again.
            node.depend(on: self)
            return copy
        }
        let recorder = EnvironmentRecorder()
        readers[id] = Reader(handle: node.handle, recorder: recorder)
        node.depend(on: self)
        copy.recorder = recorder
        return copy
    }

    /// Changes the environment, and invalidates the readers of changed values.
    package func update(_ change: @escaping (inout EnvironmentValues) -> Void) {
        self.change = change
        refresh()
    }

    private func refresh() {
        let old = values
        var new = parent?.values ?? EnvironmentValues()
        change(&new)
        values = new
        for (id, reader) in readers {
            guard let node = reader.handle.object else {
                readers[id] = nil
                continue
            }
            if !reader.recorder.isSame(old, new) { node.invalidate() }
        }
        for (id, child) in children {
            guard let scope = child.scope else {
                children[id] = nil
                continue
            }
            scope.refresh()
        }
    }

    func forget(_ node: _ViewNode) { readers[ObjectIdentifier(node)] = nil }
}
