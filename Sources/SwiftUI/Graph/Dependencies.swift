import Observation
import QuartzCore

/// Something that nodes read and that tells them when it changes.
@MainActor
protocol DependencySource: AnyObject {
    func forget(_ node: _ViewNode)
}

/// The nodes that have read something, to be told when it changes.
@MainActor
struct Readers {
    private var nodes: [ObjectIdentifier: Handle<_ViewNode>] = [:]

    mutating func insert(_ node: _ViewNode) { nodes[ObjectIdentifier(node)] = node.handle }
    mutating func remove(_ node: _ViewNode) { nodes[ObjectIdentifier(node)] = nil }

    func forEach(_ body: (_ViewNode) -> Void) {
        for reader in nodes.values { if let node = reader.object { body(node) } }
    }

    /// In no particular order: the graph takes them by their depth.
    func invalidate() {
        for reader in nodes.values { reader.object?.invalidate() }
    }
}

extension _ViewNode {
    /// Asks for the node to be evaluated again.
    package final func invalidate() { graphHandle.object?.invalidate(self) }

    /// Said before something that the node reads changes.
    final func readsWillChange() { graphHandle.object?.willChange(nil) }

    /// Runs what reads state, so that the node is evaluated again when what it read changes.
    package final func track<Result>(_ body: () -> Result) -> Result {
        forget()
        evaluation += 1
        for read in persistentReads { read(self) }
        return trackMore(body)
    }

    /// Notes something that the node reads at each evaluation, until its properties are installed anew.
    final func readsAgain(_ read: @escaping (_ViewNode) -> Void) { persistentReads.append(read) }

    /// The same, with what was read before still counting.
    package final func trackMore<Result>(_ body: () -> Result) -> Result {
        let outer = graph.reader
        graph.reader = self
        defer { graph.reader = outer }
        let invalidator = Invalidator(self)
        return withObservationTracking(body) { invalidator.run() }
    }

    /// Notes that the node read something.
    final func depend(on source: any DependencySource) { sources[ObjectIdentifier(source)] = source }

    final func forget() {
        guard !sources.isEmpty else { return }
        for source in sources.values { source.forget(self) }
        sources.removeAll(keepingCapacity: true)
    }
}

/// Tells a node of a change of an observed object, which may happen on any thread.
private final class Invalidator: Sendable {
    private let node: Handle<_ViewNode>
    private let evaluation: Int

    @MainActor
    init(_ node: _ViewNode) { (self.node, evaluation) = (node.handle, node.evaluation) }

    func run() {
        guard MainActor.isCurrent else {
            // The node may have been evaluated since, before the new value was there: it always is again.
            DispatchQueue.main.async { self.invalidate() }
            return
        }
        MainActor.assumeIsolated { if node.object?.evaluation == evaluation { invalidate() } }
    }

    @MainActor
    private func invalidate() { node.object?.invalidate() }
}
