import CoreGraphics

/// Solves the constraints of a view hierarchy, whose root view owns the engine.
///
/// Changes are collected; `update(before:)` solves them and requests layout for the views whose subviews have moved.
@MainActor
final class LayoutEngine {
    /// The root view: its size is given, unless a fitting size is computed.
    unowned let root: UIView
    /// The size that the root should fit, if a fitting size is computed.
    let fitting: FittingTarget?

    let solver = ConstraintSolver()
    var items: [ObjectIdentifier: LayoutItem] = [:]

    /// The constraints in the solver, and those still to be added.
    private var solved: [ObjectIdentifier: SolvedConstraint] = [:]
    private var waiting: [NSLayoutConstraint] = []
    /// Constraints whose constants depend on the position of views' text.
    private var textual: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// The origins of the solver's constraints, by identifier.
    private var sources: [Int: Source] = [:]
    /// Items whose implied constraints may have changed.
    private var staleItems: [LayoutItem] = []
    private var idleItems: [LayoutItem] = []
    private var isDirty = false
    private var isUpdating = false

    struct FittingTarget {
        var size: CGSize
        var priorities: AxisPair<UILayoutPriority>
    }

    private struct SolvedConstraint {
        var constraint: NSLayoutConstraint
        var id: Int
        var linear: LinearConstraint
        var items: [LayoutItem]
    }

    /// The origin of a solver constraint.
    enum Source {
        case constraint(NSLayoutConstraint)
        case implied(LayoutItem)
    }

    init(_ root: UIView, fitting: FittingTarget? = nil) {
        self.root = root
        self.fitting = fitting
    }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        waiting.append(constraint)
        isDirty = true
        if fitting == nil { constraint.holder?.constraintsNeedLayout() }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        isDirty = true
        guard let known = solved.removeValue(forKey: ObjectIdentifier(constraint)) else {
            return waiting.removeAll { $0 === constraint }
        }
        textual[ObjectIdentifier(constraint)] = nil
        solver.remove(known.id)
        sources[known.id] = nil
        for item in known.items { release(item) }
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        constraint.holder?.constraintsNeedLayout()
        guard let known = solved[ObjectIdentifier(constraint)] else { return }
        isDirty = true
        let linear = makeLinear(constraint).constraint
        solver.setConstant(known.id, linear.constant)
        solved[ObjectIdentifier(constraint)]?.linear = linear
    }

    func shapeDidChange(of constraint: NSLayoutConstraint) {
        guard solved[ObjectIdentifier(constraint)] != nil else { return }
        remove(constraint)
        add(constraint)
    }

    /// Called when layout directions have changed.
    func directionDidChange() {
        for known in inOrder(solved.values) {
            if makeLinear(known.constraint).constraint.hasSameShape(as: known.linear) {
                constantDidChange(of: known.constraint)
            } else {
                shapeDidChange(of: known.constraint)
            }
        }
    }

    /// Returns constraints in order of creation, so that a choice between equal solutions doesn't depend on memory
    /// addresses.
    private func inOrder(_ constraints: some Sequence<SolvedConstraint>) -> [SolvedConstraint] {
        constraints.sorted { $0.id < $1.id }
    }

    // MARK: Items

    func item(for element: any LayoutElement) -> LayoutItem {
        if let known = items[ObjectIdentifier(element)] {
            if known.element === element {
                // The view may have left the hierarchy and returned since.
                if fitting == nil { known.view?.layoutFlags.insert(.isInEngine) }
                return known
            }
            // The item belonged to a deallocated element.
            drop(known)
        }
        func pair(isSize: Bool) -> AxisPair<Symbol> {
            AxisPair(
                horizontal: solver.makeVariable(isSize: isSize), vertical: solver.makeVariable(isSize: isSize))
        }
        let item = LayoutItem(element, low: pair(isSize: false), length: pair(isSize: true))
        items[ObjectIdentifier(element)] = item
        if let view = element.framedView {
            if view.hasContentArea { item.scroll = (pair(isSize: false), pair(isSize: true)) }
            if fitting == nil { view.layoutFlags.insert(.isInEngine) }
        }
        refresh(item)
        return item
    }

    /// Called when something that a view's or guide's implied constraints depend on may have changed.
    func note(_ element: any LayoutElement) {
        guard let item = items[ObjectIdentifier(element)] else { return }
        isDirty = true
        guard !item.isStale else { return }
        item.isStale = true
        staleItems.append(item)
    }

    /// Called before a view is laid out: its size and its subviews' frames may have changed.
    func recordSurroundings(of view: UIView) {
        recordIfChanged(view)
        for child in view.children where child.layoutFlags.contains(.isInEngine) { recordIfChanged(child) }
        for guide in view.layoutState?.systemGuides ?? [] { recordIfChanged(guide) }
    }

    private func recordIfChanged(_ element: any LayoutElement) {
        guard let item = items[ObjectIdentifier(element)] else { return }
        // Changes of the content size are reported; only scroll views have other implied constraints.
        let view = item.view
        guard view == nil || view === root || item.scroll != nil || view?.isConstrained == false
        else { return }
        let wanted = impliedConstraints(of: item)
        let isSame =
            wanted.count == item.implied.count
            && zip(wanted, item.implied).allSatisfy {
                $0.hasSameShape(as: $1.constraint)
                    && abs($0.constant - $1.constraint.constant) <= LayoutEngine.minMove
            }
        if !isSame { note(element) }
    }

    /// The smallest change, in points, that counts.
    nonisolated static let minMove = 1e-5

    /// Updates the implied constraints.
    private func refresh(_ item: LayoutItem) {
        let base = item.element?.baseItem(in: self)
        if base !== item.base {
            base?.uses += 1
            if let old = item.base { release(old) }
            item.base = base
        }
        let wanted = impliedConstraints(of: item)
        let isSame =
            wanted.count == item.implied.count
            && zip(wanted, item.implied).allSatisfy { $0.hasSameShape(as: $1.constraint) }
        if isSame {
            for (index, constraint) in wanted.enumerated()
            where constraint.constant != item.implied[index].constraint.constant {
                solver.setConstant(item.implied[index].id, constraint.constant)
                item.implied[index].constraint = constraint
            }
            return
        }
        for old in item.implied {
            solver.remove(old.id)
            sources[old.id] = nil
        }
        item.implied = wanted.map { constraint in
            let id = solver.add(constraint)
            sources[id] = .implied(item)
            return (id, constraint)
        }
    }

    /// Invalidates the height computed for a width.
    func forgetFitting(of view: UIView) { items[ObjectIdentifier(view)]?.fittedWidth = nil }

    private func release(_ item: LayoutItem) {
        item.uses -= 1
        if item.uses == 0 { idleItems.append(item) }
    }

    private func drop(_ item: LayoutItem) {
        for implied in item.implied {
            solver.remove(implied.id)
            sources[implied.id] = nil
        }
        for symbol in item.symbols { solver.removeVariable(symbol) }
        items[item.key] = nil
        if fitting == nil { item.view?.layoutFlags.remove(.isInEngine) }
        if let base = item.base { release(base) }
    }

    /// Drops the items that nothing refers to any more.
    private func dropIdleItems() {
        while let item = idleItems.popLast() {
            if item.uses == 0, items[item.key] === item { drop(item) }
        }
    }

    /// Detaches the engine from the views.
    func retire() {
        for item in items.values { item.view?.layoutFlags.remove(.isInEngine) }
        items = [:]
    }

    // MARK: Solving

    /// Solves what has changed, and requests layout for the views whose subviews have moved, except for the one that
    /// is about to be laid out.
    func update(before current: UIView? = nil) {
        guard isDirty, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        isDirty = false
        let stale = staleItems
        staleItems = []
        for item in stale where items[item.key] === item {
            item.isStale = false
            refresh(item)
        }
        if !stale.isEmpty { refreshTextual() }
        translateWaiting()
        dropIdleItems()
        report(solver.solve())
        fitHeights()
        if fitting == nil { publish(current) }
    }

    private func translateWaiting() {
        let added = waiting
        waiting = []
        for constraint in added where constraint.isActive { translate(constraint) }
    }

    /// Updates constraints on baselines, which may have moved with changed text.
    private func refreshTextual() {
        for known in inOrder(textual.keys.compactMap { solved[$0] }) {
            let linear = makeLinear(known.constraint).constraint
            if !linear.hasSameShape(as: known.linear) {
                remove(known.constraint)
                waiting.append(known.constraint)
            } else if linear.constant != known.linear.constant {
                solver.setConstant(known.id, linear.constant)
                solved[ObjectIdentifier(known.constraint)]?.linear = linear
            }
        }
    }

    private func translate(_ constraint: NSLayoutConstraint) {
        let (linear, items) = makeLinear(constraint)
        let id = solver.add(linear)
        sources[id] = .constraint(constraint)
        for item in items { item.uses += 1 }
        if constraint.isAboutText { textual[ObjectIdentifier(constraint)] = constraint }
        solved[ObjectIdentifier(constraint)] = SolvedConstraint(
            constraint: constraint, id: id, linear: linear, items: items)
    }

    /// Updates the heights of views whose height depends on their width.
    private func fitHeights() {
        for _ in 0..<LayoutEngine.maxFittingRoundCount {
            var isChanged = false
            for item in items.values.sorted(by: { $0.low.horizontal < $1.low.horizontal }) {
                guard let view = item.view, view.isConstrained || view === root else { continue }
                let width = CGFloat(solver.value(of: item.length.horizontal))
                guard abs((item.fittedWidth ?? -1) - width) > LayoutEngine.minMove,
                    view.contentSize(fittingWidth: width) != nil
                else { continue }
                item.fittedWidth = width
                refresh(item)
                isChanged = true
            }
            guard isChanged else { return }
            refreshTextual()
            translateWaiting()
            report(solver.solve())
        }
    }

    /// Heights can affect widths, and those heights in turn; the number of rounds is limited.
    private static let maxFittingRoundCount = 4

    private func publish(_ current: UIView?) {
        for item in items.values {
            if item.scroll != nil { item.view?.takeSolvedContentSize(solvedContentSize(item)) }
            let rect = solvedRect(item)
            guard !rect.isClose(to: item.rect) else { continue }
            item.rect = rect
            guard let view = item.view else { continue }
            if view === root { view.takeSolvedSize(rect.size) }
            guard view.isConstrained, let parent = view.parent else { continue }
            if parent !== current { parent.setNeedsLayout() }
        }
    }

    private func solvedRect(_ item: LayoutItem) -> CGRect {
        func value(_ symbol: Symbol) -> CGFloat { CGFloat(solver.value(of: symbol)) }
        return CGRect(
            x: value(item.low.horizontal), y: value(item.low.vertical), width: max(0, value(item.length.horizontal)),
            height: max(0, value(item.length.vertical)))
    }

    /// Returns the size of a scroll view's content along the axes that constraints determine.
    private func solvedContentSize(_ item: LayoutItem) -> AxisPair<CGFloat?> {
        func value(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
            guard let symbol = item.scroll?.content[axis], !solver.tableau.isUnused(symbol) else { return nil }
            return CGFloat(solver.value(of: symbol))
        }
        return AxisPair(horizontal: value(.horizontal), vertical: value(.vertical))
    }

    // MARK: Results

    /// Returns the frame of a guide, in its view's coordinates.
    func frame(of guide: UILayoutGuide) -> CGRect? {
        update()
        return items[ObjectIdentifier(guide)].map(solvedRect)
    }

    /// The solved size of the root's alignment rectangle.
    var fittedSize: CGSize {
        let rootItem = item(for: root)
        isDirty = true
        update()
        return solvedRect(rootItem).size
    }

    /// Returns whether the constraints leave an element's position ambiguous: it depends on a symbol that can change
    /// at no cost.
    func isAmbiguous(_ element: any LayoutElement) -> Bool {
        update()
        guard let item = items[ObjectIdentifier(element)] else { return false }
        return item.symbols.prefix(4).contains { solver.isOpen($0) }
    }

    /// Returns the active constraints that determine an element's position and size along an axis.
    func constraints(affecting element: any LayoutElement, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        update()
        guard let item = items[ObjectIdentifier(element)] else { return [] }
        let ids = [item.low[axis], item.length[axis]].reduce(into: Set<Int>()) { $0.formUnion(solver.owners(of: $1)) }
        return ids.sorted().compactMap { id in
            guard case .constraint(let constraint)? = sources[id] else { return nil }
            return constraint
        }
    }

    // MARK: Messages

    private func report(_ conflicts: [ConstraintConflict]) {
        guard fitting == nil else { return }
        for conflict in conflicts {
            let lines = conflict.members.map { "    " + describe($0) }.joined(separator: "\n")
            reportOnce(
                "Unable to simultaneously satisfy constraints; one of them may be unintended:\n\(lines)\n"
                    + "Will attempt to recover by breaking constraint\n    \(describe(conflict.broken))")
        }
    }

    private func describe(_ id: Int) -> String {
        switch sources[id] {
        case .constraint(let constraint)?: return constraint.label
        case .implied(let item)?: return describe(implied: id, of: item)
        case nil: return "<a deallocated constraint>"
        }
    }
}

extension CGRect {
    fileprivate func isClose(to other: CGRect) -> Bool {
        guard !other.isNull else { return false }
        return abs(minX - other.minX) <= LayoutEngine.minMove && abs(minY - other.minY) <= LayoutEngine.minMove
            && abs(width - other.width) <= LayoutEngine.minMove
            && abs(height - other.height) <= LayoutEngine.minMove
    }
}
