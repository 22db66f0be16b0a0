import CoreGraphics
import Foundation

extension UISplitViewController {
    /// Collapses or expands the columns, as the size class requires.
    final func adapt() {
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        guard isNarrow != isCollapsed, !isAdapting else { return }
        isAdapting = true
        if isNarrow { collapse() } else { expand() }
        isAdapting = false
    }

    // MARK: Collapsing

    final func collapse() {
        isCollapsed = true
        if style == .unspecified { collapsePair() } else { collapseColumns() }
        buttonsDidChange()
        delegate?.splitViewControllerDidCollapse(self)
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    private func collapseColumns() {
        let proposed: Column =
            columnControllers[.compact] != nil
            ? .compact : [.secondary, .supplementary].first { columnStacks[$0] != nil } ?? .primary
        let top =
            delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
        if top == .compact, let compact = columnControllers[.compact] { return showCollapsed(compact) }
        keptStacks = [:]
        for column in columns { keptStacks[column] = columnStacks[column]?.stack }
        guard let base = columns.compactMap({ columnStacks[$0] }).first else { return showCollapsed(nil) }
        for column in columns where columnStacks[column] !== base {
            columnStacks[column]?.take([], .none, animated: false)
        }
        base.take(mergedStack(upTo: top), .none, animated: false)
        showCollapsed(base)
    }

    /// The controllers of all columns up to one.
    private func mergedStack(upTo top: Column) -> [UIViewController] {
        let place = columns.firstIndex(of: top) ?? columns.count - 1
        let merged = columns[...place].flatMap { keptStacks[$0] ?? [] }
        return merged.isEmpty ? columns.compactMap { keptStacks[$0] }.first { !$0.isEmpty } ?? [] : merged
    }

    private func collapsePair() {
        guard let first = delegate?.primaryViewController(forCollapsing: self) ?? pair.first else {
            return showCollapsed(nil)
        }
        let second = pair.count > 1 ? pair[1] : nil
        swapChild(nil, first)
        if let second, second !== first {
            second.viewIfLoaded?.removeFromSuperview()
            if !(delegate?.splitViewController(self, collapseSecondary: second, onto: first) ?? false) {
                first.collapseSecondaryViewController(second, for: self)
            }
        }
        showCollapsed(first)
    }

    /// Shows a controller in place of the columns.
    final func showCollapsed(_ controller: UIViewController?) {
        collapsedRoot = controller
        placeColumns()
    }

    // MARK: Expanding

    final func expand() {
        isCollapsed = false
        if style == .unspecified { expandPair() } else { expandColumns() }
        collapsedRoot = nil
        modeSize = view.bounds.size
        let proposed = proposedMode
        let mode =
            delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
        ownMode = mode == .automatic ? proposed : mode
        placeColumns()
        buttonsDidChange()
        delegate?.splitViewControllerDidExpand(self)
        NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self)
    }

    private func expandColumns() {
        guard let base = collapsedRoot as? UINavigationController,
            base === columns.compactMap({ columnStacks[$0] }).first
        else { return }
        // Controllers pushed onto a column's own belong to that column.
        var rest = base.stack
        var parts: [Column: [UIViewController]] = [:]
        for column in columns.reversed() where columnStacks[column] !== base {
            guard let root = keptStacks[column]?.first, let place = rest.firstIndex(of: root) else {
                parts[column] = keptStacks[column]
                continue
            }
            parts[column] = Array(rest[place...])
            rest.removeSubrange(place...)
        }
        base.take(rest, .none, animated: false)
        for (column, part) in parts { columnStacks[column]?.take(part, .none, animated: false) }
        keptStacks = [:]
    }

    private func expandPair() {
        guard let first = delegate?.primaryViewController(forExpanding: self) ?? collapsedRoot ?? pair.first else {
            return
        }
        let second =
            delegate?.splitViewController(self, separateSecondaryFrom: first)
            ?? first.separateSecondaryViewController(for: self) ?? pair.first { $0 !== first }
        let old = pair
        pair = [first] + (second.map { [$0] } ?? [])
        for gone in old + [collapsedRoot].compactMap({ $0 }) where !pair.contains(gone) { swapChild(gone, nil) }
        for come in pair { swapChild(nil, come) }
        forgetCollapsed()
    }

    /// Restores the original contents of the navigation stacks, before other controllers take their place.
    final func forgetCollapsed() {
        if let other = collapsedSecondary as? UINavigationController, other.stack.isEmpty,
            let kept = keptStacks[.secondary]
        {
            if let stack = collapsedRoot as? UINavigationController {
                stack.take(stack.stack.filter { !kept.contains($0) }, .none, animated: false)
            }
            other.take(kept, .none, animated: false)
        }
        (collapsedSecondary, keptStacks) = (nil, [:])
    }

    // MARK: Merged navigation stack

    /// The navigation controller that shows all columns; nil while something else is shown.
    private var mergedController: UINavigationController? {
        let base = columns.compactMap { columnStacks[$0] }.first
        return collapsedRoot === base ? base : nil
    }

    /// Merges a column whose controller was changed into the collapsed stack.
    final func takeIntoCollapsed(_ stack: UINavigationController?, for column: Column, from old: UIViewController?) {
        guard let base = mergedController ?? collapsedRoot as? UINavigationController, collapsedRoot === base else {
            if collapsedRoot == nil || collapsedRoot === old { showCollapsed(stack) }
            return
        }
        guard stack !== base, columnControllers[.compact] !== base else { return }
        let gone = keptStacks[column] ?? []
        keptStacks[column] = stack?.stack ?? []
        if base === old {
            // The column's navigation controller itself was showing: another one takes over its stack.
            let rest = base.stack.filter { !gone.contains($0) }
            base.take([], .none, animated: false)
            guard let heir = stack ?? columns.compactMap({ columnStacks[$0] }).first else { return showCollapsed(nil) }
            heir.take((keptStacks[column] ?? []) + rest, .none, animated: false)
            return showCollapsed(heir)
        }
        let come = keptStacks[column] ?? []
        stack?.take([], .none, animated: false)
        guard let place = base.stack.firstIndex(where: { gone.contains($0) }) else { return }
        var merged = base.stack.filter { !gone.contains($0) }
        merged.insert(contentsOf: come, at: min(place, merged.count))
        base.take(merged, .none, animated: false)
    }

    final func revealCollapsed(_ column: Column) {
        guard let base = mergedController, let place = columns.firstIndex(of: column) else { return }
        keepLateControllers(beside: base)
        let isThere = { (column: Column) in self.keptStacks[column]?.first.map { base.stack.contains($0) } ?? false }
        let above = columns[(place + 1)...].compactMap { keptStacks[$0]?.first }
        var stack = base.stack
        if let cut = stack.firstIndex(where: { above.contains($0) }) { stack.removeSubrange(cut...) }
        for lower in columns[...place] where !isThere(lower) { stack += keptStacks[lower] ?? [] }
        guard stack != base.stack else { return }
        if !isThere(column) { delegate?.splitViewController(self, willShow: column) }
        base.setViewControllers(stack, animated: true)
    }

    /// Keeps controllers that were added to columns' navigation controllers while the columns were collapsed.
    private func keepLateControllers(beside base: UINavigationController) {
        for column in columns {
            guard let stack = columnStacks[column], stack !== base, !stack.stack.isEmpty else { continue }
            keptStacks[column] = stack.stack
            stack.take([], .none, animated: false)
        }
    }

    /// The column that contains a controller; nil if none does.
    package final func column(of controller: UIViewController) -> Column? {
        let around = Array(sequence(first: controller, next: \.parent))
        if isCollapsed, let base = mergedController, let place = base.stack.firstIndex(where: around.contains) {
            // Controllers above a column's root belong to that column.
            return columns.last { column in
                keptStacks[column]?.first.flatMap { base.stack.firstIndex(of: $0) }.map { $0 <= place }
                    ?? (columnStacks[column] === base)
            }
        }
        return columns.first { column in columnStacks[column].map { around.contains($0) } ?? false }
    }

    final func concealCollapsed(_ column: Column) {
        guard column != .primary, let base = mergedController, let root = keptStacks[column]?.first,
            let cut = base.stack.firstIndex(of: root), cut > 0
        else { return }
        delegate?.splitViewController(self, willHide: column)
        base.setViewControllers(Array(base.stack[..<cut]), animated: true)
    }
}

extension UIViewController {
    /// Merges the secondary controller of a collapsing split view controller: a navigation controller takes over its
    /// stack, others do nothing.
    public final func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        guard let stack = self as? UINavigationController else { return }
        splitViewController.collapsedSecondary = secondaryViewController
        var moved = [secondaryViewController]
        if let other = secondaryViewController as? UINavigationController {
            moved = other.stack
            other.take([], .none, animated: false)
        } else if secondaryViewController.parent === splitViewController {
            splitViewController.swapChild(secondaryViewController, nil)
        }
        splitViewController.keptStacks[.secondary] = moved
        stack.take(stack.stack + moved, .none, animated: false)
    }

    /// Returns the secondary controller of an expanding split view controller: a navigation controller gives back what
    /// it has merged, or otherwise its top controller; others return nothing.
    public final func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        guard let stack = self as? UINavigationController else { return nil }
        let kept = splitViewController.keptStacks[.secondary] ?? []
        let known = splitViewController.collapsedSecondary
        defer {
            splitViewController.collapsedSecondary = nil
            splitViewController.keptStacks[.secondary] = nil
        }
        guard let root = kept.first, let cut = stack.stack.firstIndex(of: root), cut > 0 else {
            // The merged controllers have been popped.
            if let other = known as? UINavigationController, other.stack.isEmpty {
                other.take(kept, .none, animated: false)
            }
            if stack.stack.count < 2 { return known }
            let top = stack.stack[stack.stack.count - 1]
            stack.take(stack.stack.dropLast(), .none, animated: false)
            return top
        }
        let part = Array(stack.stack[cut...])
        stack.take(Array(stack.stack[..<cut]), .none, animated: false)
        if let other = known as? UINavigationController {
            other.take(part, .none, animated: false)
            return other
        }
        return part.count == 1 ? part[0] : UINavigationController(of: part)
    }
}

extension UINavigationController {
    fileprivate convenience init(of controllers: [UIViewController]) {
        self.init(nibName: nil, bundle: nil)
        take(controllers, .none, animated: false)
    }
}
