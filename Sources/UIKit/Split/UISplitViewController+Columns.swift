import CoreGraphics
import Foundation

extension UISplitViewController {
    /// The columns of the style, from the primary edge.
    final var columns: [Column] {
        style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    /// The controller shown in a column.
    final func controller(at column: Column) -> UIViewController? {
        guard style == .unspecified else {
            return column == .compact ? columnControllers[.compact] : columnStacks[column]
        }
        let place = column == .primary ? 0 : column == .secondary ? 1 : pair.count
        return pair.indices.contains(place) ? pair[place] : nil
    }

    final var shownControllers: [UIViewController] {
        if isCollapsed { return collapsedRoot.map { [$0] } ?? [] }
        return columns.compactMap { controller(at: $0) }
    }

    // MARK: Column controllers

    final func take(_ controller: UIViewController?, for column: Column) {
        guard style != .unspecified else {
            return reportOnce("A split view controller without columns can't have a controller for a column")
        }
        guard columns.contains(column) || column == .compact else {
            return reportOnce("A split view controller with two columns has no supplementary column; nothing was set")
        }
        guard controller !== columnControllers[column] else { return }
        let old = self.controller(at: column)
        columnControllers[column] = controller
        if column == .compact {
            swapChild(old, controller)
            if isCollapsed, collapsedRoot === old || old == nil { showCollapsed(controller ?? columnStacks[.primary]) }
            return
        }
        let stack = controller.map { $0 as? UINavigationController ?? UINavigationController(rootViewController: $0) }
        columnStacks[column] = stack
        swapChild(old, stack)
        if isCollapsed { takeIntoCollapsed(stack, for: column, from: old) } else { columnsDidChange() }
    }

    final func takePair(_ controllers: [UIViewController]) {
        guard style == .unspecified else {
            return reportOnce("The controllers of a split view controller with columns must be set per column")
        }
        let wasCollapsed = isCollapsed
        if wasCollapsed { forgetCollapsed() }
        let (old, new) = (pair, Array(controllers.prefix(2)))
        if controllers.count > 2 { reportOnce("A split view controller has two controllers; the others are ignored") }
        pair = new
        for gone in old where !new.contains(gone) { swapChild(gone, nil) }
        for come in new where !old.contains(come) { swapChild(nil, come) }
        if wasCollapsed { collapse() } else { columnsDidChange() }
    }

    final func swapChild(_ old: UIViewController?, _ new: UIViewController?) {
        guard old !== new else { return }
        if let old, old.parent === self {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        if let new, new.parent !== self {
            addChild(new)
            new.didMove(toParent: self)
        }
    }

    // MARK: Display modes

    /// Whether the style and the current behaviour support a display mode.
    private func isPossible(_ mode: DisplayMode) -> Bool {
        if mode.columnCount == 2 { return style == .tripleColumn && mode.behavior == shownBehavior }
        if mode == .oneBesideSecondary { return shownBehavior != .overlay }
        return mode != .automatic && (mode.behavior ?? shownBehavior) == shownBehavior
    }

    final var shownBehavior: SplitBehavior {
        let isDouble = style != .tripleColumn
        switch preferredSplitBehavior {
        case .tile, .overlay: return preferredSplitBehavior
        case .displace where !isDouble: return .displace
        case .automatic, .displace: break
        }
        if let behavior = preferredDisplayMode.behavior, preferredDisplayMode.columnCount < 2 || !isDouble {
            // One column is tiled beside the secondary one even where two would displace it.
            return preferredDisplayMode == .oneBesideSecondary ? automaticBehavior(orElse: .tile) : behavior
        }
        return automaticBehavior(orElse: .overlay)
    }

    /// The automatic behaviour for the available width: tiled in landscape, where three columns need more width.
    private func automaticBehavior(orElse narrow: SplitBehavior) -> SplitBehavior {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        guard size.width > size.height else { return narrow }
        return style == .tripleColumn && size.width < 1194 ? .displace : .tile
    }

    /// The display mode for the available space, according to the preferences.
    final var proposedMode: DisplayMode {
        if isPossible(preferredDisplayMode) { return preferredDisplayMode }
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        switch shownBehavior {
        case .overlay, .automatic: return .secondaryOnly
        case .displace: return .oneBesideSecondary
        case .tile: return style == .tripleColumn && size.width >= 1194 ? .twoBesideSecondary : .oneBesideSecondary
        }
    }

    /// Whether a column is visible in a display mode.
    final func isShown(_ column: Column, in mode: DisplayMode) -> Bool {
        switch column {
        case .secondary: true
        case .compact: false
        case .supplementary: mode.columnCount > 0
        case .primary: mode.columnCount >= (style == .tripleColumn ? 2 : 1)
        }
    }

    /// Changes the display mode, and notifies the delegate.
    final func change(to mode: DisplayMode, animated: Bool) {
        guard !isCollapsed else { return }
        let old = displayMode
        guard mode != old, ownMode != .automatic || isViewLoaded else {
            return columnsDidChange()
        }
        delegate?.splitViewController(self, willChangeTo: mode)
        for column in columns where isShown(column, in: mode) && !isShown(column, in: old) {
            delegate?.splitViewController(self, willShow: column)
        }
        for column in columns where isShown(column, in: old) && !isShown(column, in: mode) {
            delegate?.splitViewController(self, willHide: column)
        }
        ownMode = mode
        move(from: old, animated: animated)
    }

    /// The mode that the display mode button changes to if the delegate doesn't choose one.
    final var nextMode: DisplayMode {
        let most = style == .tripleColumn ? 2 : 1
        let count = displayMode.columnCount
        return shownBehavior.mode(columnCount: count == 0 ? 1 : count < most ? count + 1 : count - 1)
    }

    final func reveal(_ column: Column) {
        guard style != .unspecified else {
            return reportOnce("A split view controller without columns can't show a column")
        }
        guard !isCollapsed else { return revealCollapsed(column) }
        let mode = displayMode
        switch column {
        case .compact: return
        case .secondary:
            guard mode.coversSecondary else { return }
            change(to: shownBehavior == .displace ? .oneBesideSecondary : .secondaryOnly, animated: true)
        case .primary, .supplementary:
            guard columns.contains(column), !isShown(column, in: mode) else { return }
            let count = column == .primary && style == .tripleColumn ? 2 : 1
            change(to: shownBehavior.mode(columnCount: count), animated: true)
        }
    }

    final func conceal(_ column: Column) {
        guard style != .unspecified else {
            return reportOnce("A split view controller without columns can't hide a column")
        }
        guard !isCollapsed else { return concealCollapsed(column) }
        guard columns.contains(column), column != .secondary, isShown(column, in: displayMode) else { return }
        let count = column == .primary && style == .tripleColumn ? 1 : 0
        change(to: shownBehavior.mode(columnCount: count), animated: true)
    }

    // MARK: Presentation

    final func showPrimary(_ controller: UIViewController, _ sender: Any?) {
        if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
        if let stack = (collapsedRoot ?? self.controller(at: .primary)) as? UINavigationController {
            stack.show(controller, sender: sender)
        } else {
            present(controller, animated: true)
        }
    }

    final func showDetail(_ controller: UIViewController, _ sender: Any?) {
        if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false { return }
        if style != .unspecified {
            take(controller, for: .secondary)
            return reveal(.secondary)
        }
        guard isCollapsed else {
            guard let first = pair.first else { return takePair([controller]) }
            return takePair([first, controller])
        }
        guard let stack = collapsedRoot as? UINavigationController else { return present(controller, animated: true) }
        if let other = controller as? UINavigationController {
            collapsedSecondary = other
            let moved = other.stack
            keptStacks[.secondary] = moved
            other.take([], .none, animated: false)
            stack.setViewControllers(stack.stack + moved, animated: true)
        } else {
            stack.show(controller, sender: sender)
        }
    }
}
