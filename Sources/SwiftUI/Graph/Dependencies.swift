// For `withObservationTracking(_:willSet:didSet:)`, which also reports when a value has been set.
@_spi(SwiftUI) import Observation
import QuartzCore

/// A source of values that invalidates the nodes that have read it.
@MainActor
protocol DependencySource: AnyObject {
    func forget(_ node: _ViewNode)
}

/// The nodes that have read a source, to be invalidated when it changes.
@MainActor
struct Readers {
    private var nodes: [ObjectIdentifier: Handle<_ViewNode>] = [:]

    mutating func insert(_ node: _ViewNode) { nodes[ObjectIdentifier(node)] = node.handle }
    mutating func remove(_ node: _ViewNode) { nodes[ObjectIdentifier(node)] = nil }

    func forEach(_ body: (_ViewNode) -> Void) {
        for reader in nodes.values { if let node = reader.object { body(node) } }
    }

    /// Invalidates all readers, in no particular order: the graph evaluates them by depth.
    func invalidate() {
        for reader in nodes.values { reader.object?.invalidate() }
    }
}

extension _ViewNode {
    /// Requests another evaluation of the node.
    package final func invalidate() { graphHandle.object?.invalidate(self) }

    /// Called before a value that the node reads changes.
    final func readsWillChange() { graphHandle.object?.willChange(nil) }

    /// Runs `body` and tracks the state that it reads: when that changes, the node is evaluated again.
    package final func track<Result>(_ body: () -> Result) -> Result {
        forget()
        evaluation += 1
        for read in persistentReads { read(self) }
        return trackMore(body)
    }

    /// Adds a read that is repeated at each evaluation, until the node's properties are installed again.
    final func readsAgain(_ read: @escaping (_ViewNode) -> Void) { persistentReads.append(read) }

    /// Tracks further reads, in addition to earlier ones.
    package final func trackMore<Result>(_ body: () -> Result) -> Result {
        let outer = graph.reader
        graph.reader = self
        defer { graph.reader = outer }
        let invalidator = Invalidator(self)
        return withObservationTracking(
            body,
            willSet: { _ in invalidator.willSet() },
            didSet: { tracking in invalidator.didSet { tracking.cancel() } })
    }

    /// Records a source that the node has read.
    final func depend(on source: any DependencySource) { sources[ObjectIdentifier(source)] = source }

    final func forget() {
        guard !sources.isEmpty else { return }
        for source in sources.values { source.forget(self) }
        sources.removeAll(keepingCapacity: true)
    }
}

/// Invalidates a node when an observed object changes, on any thread.
private final class Invalidator: Sendable {
    private let node: Handle<_ViewNode>
    private let evaluation: Int

    @MainActor
    init(_ node: _ViewNode) { (self.node, evaluation) = (node.handle, node.evaluation) }

    func willSet() {
        if MainActor.isCurrent { invalidateIfCurrent() } else { invalidateLater() }
    }

    /// Changes are tracked until the node is evaluated: one in another transaction is a separate update.
    ///
    /// The main thread may have evaluated the node after `willSet()` on another thread, before the new value was set:
    /// then it is evaluated once more.
    func didSet(_ cancel: @escaping @Sendable () -> Void) {
        guard MainActor.isCurrent else {
            cancel()
            return invalidateLater()
        }
        MainActor.assumeIsolated {
            guard let node = node.object, node.needsUpdate, node.evaluation == evaluation else { return cancel() }
            node.trackings[ObjectIdentifier(self)] = cancel
        }
    }

    private func invalidateIfCurrent() {
        MainActor.assumeIsolated { if node.object?.evaluation == evaluation { invalidate() } }
    }

    private func invalidateLater() { DispatchQueue.main.async { self.invalidate() } }

    @MainActor
    private func invalidate() { node.object?.invalidate() }
}
