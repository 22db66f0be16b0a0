import CLayerRuntime
import CoreGraphics
import Foundation

/// What one thread has open: its transactions, the trees that wait for a commit, its clock.
///
/// Nothing here is shared between threads, as the model tree belongs to one thread at a time.
final class TransactionContext {
    /// The calling thread's context, made on first use and dropped when the thread ends.
    static var current: TransactionContext {
        if let slot = kasane_thread_slot() {
            return Unmanaged<TransactionContext>.fromOpaque(slot).takeUnretainedValue()
        }
        let context = TransactionContext()
        kasane_set_thread_slot(Unmanaged.passRetained(context).toOpaque()) { slot in
            guard let slot else { return }
            Unmanaged<TransactionContext>.fromOpaque(slot).release()
        }
        return context
    }

    /// Open transactions, the innermost last. The first may be the implicit one.
    private(set) var levels: [TransactionLevel] = []
    /// The time of a clock set by hand; nil while the system's clock counts.
    var manualTime: CFTimeInterval?
    /// Roots of trees that changed. Weak, for a change alone must not keep a layer alive.
    private var pendingRoots: [WeakLayer] = []
    private var isCommitting = false
    private var isCommitScheduled = false
    /// Asked for while an explicit transaction was open inside the implicit one.
    private var flushesWhenNestedEnds = false

    private struct WeakLayer {
        weak var layer: CALayer?
    }

    // MARK: Opening and closing

    func begin() {
        levels.append(TransactionLevel(isImplicit: false))
    }

    func commit() {
        guard let level = levels.last, !level.isImplicit else {
            report("CATransaction.commit() without begin(); ignored.")
            return
        }
        close()
        if flushesWhenNestedEnds, levels.count == 1, levels[0].isImplicit { flush() }
    }

    /// Commits the implicit transaction, or notes to do so when the explicit ones inside it have ended.
    func flush() {
        guard !isCommitting, let outermost = levels.first, outermost.isImplicit else { return }
        guard levels.count == 1 else {
            flushesWhenNestedEnds = true
            return
        }
        flushesWhenNestedEnds = false
        close()
    }

    /// Ends the innermost transaction; the outermost takes what changed with it.
    private func close() {
        if levels.count == 1 { commitPendingTrees() }
        levels.removeLast()
    }

    /// Makes sure that there is a transaction for a change to belong to.
    func openImplicitly() {
        guard levels.isEmpty else { return }
        levels.append(TransactionLevel(isImplicit: true))
        guard !isCommitScheduled else { return }
        isCommitScheduled = true
        // Only this thread's run loop runs the block, so the context it finds is this one.
        RunLoop.current.perform(inModes: [.common]) {
            let context = TransactionContext.current
            context.isCommitScheduled = false
            context.flush()
        }
    }

    // MARK: Committing

    /// Notes that the tree under `root` has something to commit.
    func register(_ root: CALayer) {
        openImplicitly()
        pendingRoots.append(WeakLayer(layer: root))
    }

    /// Commits the tree that `layer` belongs to even though no transaction of this thread knows of it.
    func commitTree(of layer: CALayer) {
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        let root = layer.root
        root.prepareForCommit()
        root.encodeTree()
    }

    /// Layout, then display, of every changed tree, then their render trees all at once.
    private func commitPendingTrees() {
        guard !isCommitting else { return }
        isCommitting = true
        defer { isCommitting = false }
        var roots: [CALayer] = []
        var rounds = 0
        // Layout and drawing may touch other trees, which then belong to this commit too.
        while !pendingRoots.isEmpty, rounds < Self.mostRounds {
            let round = pendingRoots
            pendingRoots.removeAll(keepingCapacity: true)
            for entry in round {
                guard let layer = entry.layer, layer.outerLayer == nil else { continue }
                layer.prepareForCommit()
                roots.append(layer)
            }
            rounds += 1
        }
        for root in roots { root.encodeTree() }
    }

    /// How often a commit looks again for trees that its own layout touched before it leaves them to the next one.
    private static let mostRounds = 16
}

/// One open transaction.
struct TransactionLevel {
    let isImplicit: Bool
}
