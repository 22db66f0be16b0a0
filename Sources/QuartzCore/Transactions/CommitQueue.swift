import CoreGraphics

/// The layer trees of one context that changed since its last commit, and the code that commits them.
final class CommitQueue: ContextObject {
    static var slot: ContextSlot { .commits }

    private let pendingRoots = PendingRoots()
    /// Layers whose layout or drawing invalidated them again during the commit.
    private var leftoverLayers: [CALayer] = []
    private(set) var isCommitting = false

    init(of context: ModelContext) {}

    deinit { pendingRoots.abandon() }

    /// Whether trees of this context wait for a commit.
    var hasPendingTrees: Bool { !pendingRoots.isEmpty }

    /// Adds the tree under `root`, which changed.
    func register(_ root: CALayer) {
        TransactionStack.current.openImplicitly()
        pendingRoots.add(root)
    }

    /// Commits the tree that `layer` belongs to even if its changes were made in another context. The queue of the
    /// thread that made them drops it.
    func commitTree(of layer: CALayer) {
        guard !isCommitting else { return }
        isCommitting = true
        let root = layer.root
        PendingRoots.forget(root)
        root.prepareForCommit()
        root.encodeTree()
        isCommitting = false
        finishCommit()
    }

    /// Lays out and displays all changed trees, then encodes all of them.
    func commitPendingTrees() {
        guard !isCommitting else { return }
        isCommitting = true
        var roots: [CALayer] = []
        var rounds = 0
        // Layout and drawing may change other trees, which then belong to this commit too.
        while rounds < Self.maxRounds {
            let pending = pendingRoots.takeAll() + PendingRoots.orphaned.takeAll()
            guard !pending.isEmpty else { break }
            for layer in pending where layer.outerLayer == nil && layer.state.contains(.onDirtyPath) {
                guard !layer.state.contains(.leftTree) else {
                    layer.leaveScreen()
                    continue
                }
                layer.prepareForCommit()
                roots.append(layer)
            }
            rounds += 1
        }
        for root in roots where root.outerLayer == nil && root.state.contains(.onDirtyPath) { root.encodeTree() }
        isCommitting = false
        finishCommit()
    }

    /// Leaves a layer that still asks for layout or display at the end of this commit to the next one.
    func deferToNextCommit(_ layer: CALayer) { leftoverLayers.append(layer) }

    private func finishCommit() {
        let layers = leftoverLayers
        leftoverLayers = []
        for layer in layers { layer.mark([]) }
        AnimationScheduler.current.rescheduleIfNeeded()
        DisplayLinkDriver.current.display?.treesDidChange()
    }

    /// The maximum number of times that a commit looks for trees that its own layout changed.
    private static let maxRounds = 16
}
