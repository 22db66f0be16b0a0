package import Foundation
package import QuartzCore
package import UIKit

/// The nodes of one view hierarchy, and their pending work.
///
/// Changes accumulate until the transaction's commit, when the hosting view is laid out: bodies whose dependencies
/// have changed are evaluated, layout is done where sizes may have changed, and layers are updated. Preferences and
/// actions that follow may cause more changes, which are handled at once, in rounds.
@MainActor
package final class ViewGraph {
    /// Called to request a call of `flush()` soon.
    package var requestFlush: () -> Void = {}
    /// Called when preferences of the whole hierarchy have changed.
    package var rootPreferencesChanged: (RootNode) -> Void = { _ in }
    /// The number of pixels per point, to which the corners of layers are aligned. Greater than 0.
    var displayScale: CGFloat = 1 {
        didSet { if displayScale != oldValue { root.setNeedsLayoutBelow() } }
    }
    /// The colour scheme that views request from the hosting view; nil for none.
    var preferredColorScheme: ColorScheme?
    /// The window that the scheme is applied to.
    weak var styledWindow: UIWindow?
    /// The UIKit view that shows the hierarchy.
    package weak var hostingView: UIView?
    /// The UIKit view for the next item that is created.
    package var itemContainer: UIView?
    /// The binding to the hierarchy's edit mode.
    package private(set) lazy var rootEditMode = Binding(location: StateLocation(EditMode.inactive, self))
    /// The node reading state, of this graph or another: a pushed screen reads the state of the one that pushed it.
    var reader: _ViewNode? {
        get { ViewGraph.reader }
        set { ViewGraph.reader = newValue }
    }
    private static var reader: _ViewNode?
    static var currentReader: _ViewNode? { reader }
    /// The transaction of the current change.
    package private(set) var transaction = Transaction()
    /// The number of body evaluations by type; nil when not counted.
    package var bodyCounts: [ObjectIdentifier: Int]?
    /// The nesting depth of views being inserted.
    var arrivalDepth = 0
    let frames: FrameDriver
    /// A reference to this graph that doesn't keep it alive.
    let handle = Handle<ViewGraph>()
    let appearances = Appearances()
    var guides = ExplicitGuides()
    let matches = MatchedGeometry()
    /// The interaction for context menus, once a view has one.
    var contextMenus: AnyObject?
    /// The drag coordinator, once a view can be dragged or accepts drops, and the observer of accessibility settings.
    var drags: AnyObject?, settingsObserver: AnyObject?
    /// The handler of text touches, once a text has a link or is selectable.
    var textTouches: AnyObject?

    package let rootLayer: CALayer
    private var root: RootNode!
    /// The environment changes made by the container of a nested hierarchy; nil if the hierarchy isn't nested.
    private(set) var placeScope: EnvironmentScope?
    /// The graph that contains a nested hierarchy; nil if the hierarchy isn't nested.
    private(set) var outerGraph: Handle<ViewGraph>?
    private var pending = PendingWork()
    /// The transaction of the pending changes; nil for none.
    private var pendingTransaction: Transaction?
    private var isUpdating = false
    private var isFlushing = false
    private var isRequested = false
    private var stack = StackGuard()
    private var lastNumber = 0

    /// The maximum number of rounds before the tree is considered never to settle.
    static let maxRoundCount = 32

    package convenience init(rootLayer: CALayer, environment: EnvironmentValues = EnvironmentValues()) {
        self.init(rootLayer: rootLayer, scope: EnvironmentScope(nil) { $0 = environment })
    }

    /// Creates the graph of a nested hierarchy, which inherits its environment from a node of another.
    convenience init(
        rootLayer: CALayer, inside node: _ViewNode, change: @escaping (inout EnvironmentValues) -> Void
    ) {
        let outer = EnvironmentScope(node.scope, change: change)
        self.init(rootLayer: rootLayer, scope: EnvironmentScope(outer) { _ in })
        (placeScope, outerGraph) = (outer, node.graphHandle)
    }

    private init(rootLayer: CALayer, scope: EnvironmentScope) {
        self.rootLayer = rootLayer
        frames = FrameDriver()
        root = RootNode(rootLayer, _NodeContext(graph: self, parent: nil, scope: scope))
        handle.object = self
        frames.graph = handle
        appearances.graph = handle
        if scope.values.displayScale > 0 { displayScale = scope.values.displayScale }
        scope.directionChanged = { [handle] in handle.object?.root.setNeedsLayoutBelow() }
    }

    // On the main thread, since it calls views' disappearance actions.
    isolated deinit {
        // Their changes no longer cause updates.
        handle.object = nil
        appearances.end()
    }

    /// The root node.
    package var rootNode: RootNode { root }
}

// MARK: - Pending work

extension ViewGraph {
    /// Called before a value that nodes read changes. Pending changes of another transaction are performed first.
    func willChange(_ transaction: Transaction?) {
        let transaction = transaction ?? Transaction.current
        if let reader, reader.graphHandle === handle {
            reportOnce(
                "State was changed during the evaluation of the body of \(reader.reportedName); change it in an action")
        }
        if let waiting = pendingTransaction, waiting.number != transaction.number, !isUpdating, root.isPlaced {
            update()
        }
        guard !isUpdating else { return }
        for completion in transaction.completions { completion.isTaken = true }
        pendingTransaction = transaction
    }

    func invalidate(_ node: _ViewNode) {
        guard !node.isRemoved else { return }
        // Changes of observed objects join the current transaction.
        if pendingTransaction == nil || pendingTransaction?.number != Transaction.current.number { willChange(nil) }
        guard !node.needsUpdate else { return }
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

    /// Calls `action` when the tree has settled; it may change state.
    func afterUpdate(_ action: @escaping () -> Void) {
        var transaction = transaction
        transaction.completions = []
        pending.actions.append { withTransaction(transaction, action) }
        setNeedsFlush()
    }

    /// Calls `action`, which may change state: now, or when the tree has settled if it is being updated.
    func act(_ action: @escaping () -> Void) {
        if isUpdating { afterUpdate(action) } else { action() }
    }

    /// Calls `action` when the views have been placed, in the current transaction.
    func afterLayout(_ action: @escaping () -> Void) {
        let transaction = transaction
        pending.afterLayout.append { [unowned self] in with(transaction, action) }
        setNeedsFlush()
    }

    /// Calls `action` when the update is over; it must not change state.
    func whenUpdated(_ action: @escaping () -> Void) { pending.afterwards.append(action) }

    /// Notifies a node at the end of each round that has placed views, while it is in the tree.
    func observePlacement(_ observer: any PlacementObserver) { pending.observers.append(WeakObserver(observer)) }

    /// Schedules a node's reaction to preferences for when views have been placed.
    func setNeedsPreferences(_ node: _ViewNode) { pending.preferences[ObjectIdentifier(node)] = node }

    func setNeedsFlush() {
        guard !isRequested, !isFlushing else { return }
        isRequested = true
        requestFlush()
    }

    /// Runs `body` with another transaction.
    func with(_ transaction: Transaction, _ body: () -> Void) {
        let outer = self.transaction
        self.transaction = transaction
        body()
        self.transaction = outer
    }
}

private struct WeakObserver {
    weak var observer: (any PlacementObserver)?
    init(_ observer: any PlacementObserver) { self.observer = observer }
}

/// The pending work of changes.
private struct PendingWork {
    /// Updates the root with a newer view.
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

// MARK: - Performing work

extension ViewGraph {
    /// Performs all pending work.
    package func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        isRequested = false
        // A view that creates another hierarchy doesn't read what is read there.
        let outerReader = reader
        reader = nil
        defer {
            isFlushing = false
            reader = outerReader
        }
        var rounds = 0
        repeat {
            update()
            let actions = pending.actions
            pending.actions = []
            for action in actions { action() }
            rounds += 1
            if rounds == ViewGraph.maxRoundCount {
                return giveUp("preferences, or the actions of views that appear or change,")
            }
        } while !pending.isSettled || !pending.actions.isEmpty
    }

    /// Returns the size that the content chooses for a proposal.
    package func fittingSize(_ proposal: ProposedViewSize) -> CGSize {
        flush()
        return root.contentSize(proposal)
    }

    /// Shows a view, or a newer value of it.
    package func show<V: View>(_ view: V) {
        willChange(nil)
        pending.show = { [root] in root?.show(view) }
        setNeedsFlush()
    }

    /// Resizes the hierarchy, immediately.
    package func resize(to bounds: CGRect, safeArea: CGRect) {
        guard bounds != root.bounds || safeArea != root.safeArea else { return }
        if pendingTransaction?.number ?? 0 != 0, root.isPlaced { update() }
        (root.bounds, root.safeArea) = (bounds, safeArea)
    }

    /// Updates nodes, positions and layers.
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
            // Animations may start from the current presentation values.
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

    /// Evaluates a node in the current transaction as adjusted by enclosing modifiers.
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

    /// Deepest nodes first, since they may change the preferences of those above.
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

    /// Abandons the pending work until something else changes.
    private func giveUp(_ reason: String) {
        for node in pending.dirty { node.needsUpdate = false }
        let name = (pending.dirty.first ?? pending.preferences.values.first)?.reportedName ?? "the tree"
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

// MARK: - Creating nodes

extension ViewGraph {
    /// Creates a node, or an empty one if views are nested so deeply that the stack would overflow.
    func makeNode(in context: _NodeContext, _ make: () -> _ViewNode) -> _ViewNode {
        guard !stack.isNearEnd() else {
            reportOnce("Views are nested too deep; deeper ones are omitted")
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
