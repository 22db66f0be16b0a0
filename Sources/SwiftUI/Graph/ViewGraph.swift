package import Foundation
package import QuartzCore
package import UIKit

/// The nodes of one view hierarchy, and what is to be done about them.
///
/// Changes gather until the transaction's commit, when the hosting view is laid out: then bodies are asked for again where
/// what they read changed, layout is done where sizes may be others, and layers are brought up to date. What follows from
/// that, preferences and actions, may change more, which is done at once, in rounds.
@MainActor
package final class ViewGraph {
    /// Is asked to have `flush()` called soon.
    package var requestFlush: () -> Void = {}
    /// Called when preferences of the whole hierarchy have changed.
    package var rootPreferencesChanged: (RootNode) -> Void = { _ in }
    /// The UIKit view that shows the hierarchy.
    package weak var hostingView: UIView?
    /// The node that reads state now.
    var reader: _ViewNode?
    /// How the change that is being worked in is to move.
    package private(set) var transaction = Transaction()
    /// How often bodies were asked for, by type; nil while nobody counts.
    package var bodyCounts: [ObjectIdentifier: Int]?
    /// How many views that come are being made, each inside the one before.
    var arrivalDepth = 0
    let frames: FrameDriver
    /// The way to this graph for those who must not keep it alive.
    let handle = Handle<ViewGraph>()
    let appearances = Appearances()
    var guides = ExplicitGuides()
    let matches = MatchedGeometry()

    package let rootLayer: CALayer
    private var root: RootNode!
    private var pending = PendingWork()
    /// What the changes that wait go along with; nil while none do.
    private var pendingTransaction: Transaction?
    private var isUpdating = false
    private var isFlushing = false
    private var isRequested = false
    private var stack = StackGuard()
    private var lastNumber = 0

    /// How often what a change changed is looked after before the tree counts as one that never settles.
    static let maxRoundCount = 32

    package init(rootLayer: CALayer, environment: EnvironmentValues = EnvironmentValues()) {
        self.rootLayer = rootLayer
        frames = FrameDriver()
        let scope = EnvironmentScope(nil) { $0 = environment }
        root = RootNode(rootLayer, _NodeContext(graph: self, parent: nil, scope: scope))
        handle.object = self
        frames.graph = handle
        appearances.graph = handle
    }

    // On the main thread, as views hear that they disappear.
    isolated deinit {
        // Nothing that they change leads to an update any more.
        handle.object = nil
        appearances.end()
    }

    /// The node that holds everything.
    package var rootNode: RootNode { root }
}

// MARK: - What is to be done

extension ViewGraph {
    /// Said before a value that nodes read changes. What waits from another transaction is done first, without it.
    func willChange(_ transaction: Transaction?) {
        let transaction = transaction ?? Transaction.current
        if let reader {
            reportOnce("State was changed while the body of \(type(of: reader)) was asked for; change it in an action")
        }
        if let waiting = pendingTransaction, waiting.number != transaction.number, !isUpdating, root.isPlaced {
            update()
        }
        guard !isUpdating else { return }
        for completion in transaction.completions { completion.isTaken = true }
        pendingTransaction = transaction
    }

    func invalidate(_ node: _ViewNode) {
        guard !node.needsUpdate, !node.isRemoved else { return }
        // What objects tell of themselves goes along with what is being done.
        if pendingTransaction == nil || pendingTransaction?.number != Transaction.current.number { willChange(nil) }
        node.needsUpdate = true
        pending.dirty.append(node)
        setNeedsFlush()
    }

    func setNeedsDisplay(_ node: LayoutNode, _ transaction: Transaction? = nil) {
        let known = pending.display[ObjectIdentifier(node)]?.transaction
        let transaction = transaction ?? known ?? (isUpdating ? self.transaction : nil)
        pending.display[ObjectIdentifier(node)] = (node, transaction)
        setNeedsFlush()
    }

    func setNeedsLayers(_ node: LayoutNode) {
        pending.layers[ObjectIdentifier(node)] = node
        setNeedsFlush()
    }

    /// Has something called when the tree has settled, which may change state.
    func afterUpdate(_ action: @escaping () -> Void) {
        var transaction = transaction
        transaction.completions = []
        pending.actions.append { withTransaction(transaction, action) }
        setNeedsFlush()
    }

    /// Does something that may change state: now, or when the tree has settled where it is being brought up to date.
    func act(_ action: @escaping () -> Void) {
        if isUpdating { afterUpdate(action) } else { action() }
    }

    /// Has something called when the views are placed, in the transaction that they came with.
    func afterLayout(_ action: @escaping () -> Void) {
        let transaction = transaction
        pending.afterLayout.append { [unowned self] in with(transaction, action) }
        setNeedsFlush()
    }

    /// Has something called when the update is over, which must change nothing.
    func whenUpdated(_ action: @escaping () -> Void) { pending.afterwards.append(action) }

    /// Has a node told at the end of each round that has placed views, as long as it is in the tree.
    func observePlacement(_ observer: any PlacementObserver) { pending.observers.append(WeakObserver(observer)) }

    /// Asks a node for its reaction to preferences, when views are placed.
    func setNeedsPreferences(_ node: _ViewNode) { pending.preferences[ObjectIdentifier(node)] = node }

    func setNeedsFlush() {
        guard !isRequested, !isFlushing else { return }
        isRequested = true
        requestFlush()
    }

    /// Runs something with another transaction.
    func with(_ transaction: Transaction, _ body: () -> Void) {
        let outer = self.transaction
        self.transaction = transaction
        body()
        self.transaction = outer
    }
}

/// A node that looks at where views are once they are placed.
@MainActor
protocol PlacementObserver: AnyObject {
    var isGone: Bool { get }
    func viewsWerePlaced()
}

private struct WeakObserver {
    weak var observer: (any PlacementObserver)?
    init(_ observer: any PlacementObserver) { self.observer = observer }
}

/// What changes have left to do.
private struct PendingWork {
    /// Gives the root a newer view.
    var show: (() -> Void)?
    var dirty: [_ViewNode] = []
    var display: [ObjectIdentifier: (node: LayoutNode, transaction: Transaction?)] = [:]
    var layers: [ObjectIdentifier: LayoutNode] = [:]
    var preferences: [ObjectIdentifier: _ViewNode] = [:]
    var afterLayout: [() -> Void] = []
    var actions: [() -> Void] = []
    var afterwards: [() -> Void] = []
    var observers: [WeakObserver] = []

    var isSettled: Bool { dirty.isEmpty && preferences.isEmpty && afterLayout.isEmpty && show == nil }
}

// MARK: - Doing it

extension ViewGraph {
    /// Does all that is to be done.
    package func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        isRequested = false
        defer { isFlushing = false }
        var rounds = 0
        repeat {
            update()
            let actions = pending.actions
            pending.actions = []
            for action in actions { action() }
            rounds += 1
            if rounds == ViewGraph.maxRoundCount {
                return giveUp("preferences, or what is done when views appear or change,")
            }
        } while !pending.isSettled || !pending.actions.isEmpty
    }

    /// The size that the content chooses for a proposal.
    package func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
        flush()
        return root.contentSize(proposal)
    }

    /// Has a view shown, for the first time or a newer value of it.
    package func show<V: View>(_ view: V) {
        willChange(nil)
        pending.show = { [root] in root?.show(view) }
        setNeedsFlush()
    }

    /// Gives the hierarchy another place, at once.
    package func resize(to bounds: CGRect, safeArea: CGRect) {
        guard bounds != root.bounds || safeArea != root.safeArea else { return }
        if pendingTransaction?.number ?? 0 != 0, root.isPlaced { update() }
        (root.bounds, root.safeArea) = (bounds, safeArea)
    }

    /// Brings nodes, places and layers up to date with what has changed.
    private func update() {
        guard !isUpdating else { return }
        isUpdating = true
        let outer = Transaction.current
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        transaction = pendingTransaction ?? Transaction()
        pendingTransaction = nil
        Transaction.current = transaction
        defer {
            for action in pending.afterwards { action() }
            pending.afterwards = []
            startCompletions()
            transaction = Transaction()
            Transaction.current = outer
            CATransaction.commit()
            isUpdating = false
        }
        var rounds = 0
        repeat {
            if let show = pending.show {
                pending.show = nil
                show()
            }
            updateNodes()
            root.layOut(PlacementPass(transaction: transaction))
            let placed = pending.afterLayout
            pending.afterLayout = []
            // They may set out from what shows now.
            if !placed.isEmpty { displayNodes() }
            for action in placed { action() }
            notifyObservers()
            updatePreferences()
            rounds += 1
            if rounds == ViewGraph.maxRoundCount {
                displayNodes()
                return giveUp("layout")
            }
        } while !pending.isSettled || root.needsLayout
        displayNodes()
    }

    private func updateNodes() {
        var rounds = 0
        while !pending.dirty.isEmpty {
            let nodes = pending.dirty.sorted { $0.rank < $1.rank }
            pending.dirty = []
            for node in nodes where node.needsUpdate && !node.isRemoved { evaluate(node) }
            rounds += 1
            if rounds == ViewGraph.maxRoundCount { return giveUp("state that a body changes") }
        }
    }

    /// Evaluates a node in the transaction that the modifiers around it make of the current one.
    private func evaluate(_ node: _ViewNode) {
        var modifiers: [_ViewNode] = []
        var above = node.parent
        while let current = above {
            if current.adjustsTransactions { modifiers.append(current) }
            above = current.parent
        }
        guard !modifiers.isEmpty else { return node.evaluate() }
        var adjusted = transaction
        for modifier in modifiers.reversed() { modifier.adjust(&adjusted) }
        with(adjusted) { node.evaluate() }
    }

    private func notifyObservers() {
        pending.observers.removeAll { $0.observer?.isGone ?? true }
        for observer in pending.observers { observer.observer?.viewsWerePlaced() }
    }

    /// Those furthest down first: what they do may change what those above see.
    private func updatePreferences() {
        while !pending.preferences.isEmpty {
            let nodes = pending.preferences.values.sorted { $0.rank > $1.rank }
            pending.preferences = [:]
            for node in nodes where !node.isRemoved { node.preferencesChanged() }
            if !pending.isSettled { return }
        }
    }

    private func displayNodes() {
        while !pending.display.isEmpty {
            let nodes = pending.display.values.sorted { $0.node.number < $1.node.number }
            pending.display = [:]
            for (node, transaction) in nodes where !node.isRemoved { node.display(transaction ?? self.transaction) }
        }
        let hosts = pending.layers.values
        pending.layers = [:]
        for host in hosts { host.updateSublayers() }
    }

    /// What still waits is left until something else changes.
    private func giveUp(_ reason: String) {
        for node in pending.dirty { node.needsUpdate = false }
        let name = pending.dirty.first?.label ?? pending.preferences.values.first?.label ?? "the tree"
        (pending.dirty, pending.preferences, pending.actions) = ([], [:], [])
        reportOnce("\(name) does not settle: \(reason) led to new changes \(ViewGraph.maxRoundCount) times in a row")
    }

    private func startCompletions() {
        guard !transaction.completions.isEmpty else { return }
        let pace = transaction.animation?.pace
        for completion in transaction.completions {
            let wait = completion.criteria.isLogical ? pace?.logicalDuration : pace?.duration
            let end = CACurrentMediaTime() + min(wait ?? 0, 1e8)
            if wait ?? 0 > 0 {
                MediaClock.call(at: end) { MainActor.assumeIsolated { completion.run() } }
            } else {
                pending.actions.append { completion.run() }
            }
        }
    }
}

// MARK: - Making nodes

extension ViewGraph {
    /// Makes a node, or an empty one where views lie in one another so deep that the stack comes to its end.
    func makeNode(in context: _NodeContext, _ make: () -> _ViewNode) -> _ViewNode {
        guard !stack.isNearEnd() else {
            reportOnce("Views lie in each other too deep; what is deeper is left out")
            return _ViewNode(context)
        }
        return make()
    }

    func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    func countBody(of type: Any.Type) {
        guard bodyCounts != nil else { return }
        bodyCounts?[ObjectIdentifier(type), default: 0] += 1
    }
}
