import CoreGraphics
import Foundation
import QuartzCore

/// The view that dims the secondary column while others cover it, and handles the taps beside them.
final class SplitDimView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor(white: 0, alpha: 0.1)
        alpha = 0
    }

    required init?(coder: NSCoder) { nil }
}

extension UISplitViewController {
    /// The duration of showing and hiding columns, in seconds.
    private static let duration: TimeInterval = 0.35

    final var geometry: SplitGeometry {
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        let isRightToLeft = viewIfLoaded?.isRightToLeft ?? false
        return SplitGeometry(
            size: size,
            primaryWidth: SplitGeometry.width(
                preferred: preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
                least: minimumPrimaryColumnWidth, greatest: maximumPrimaryColumnWidth, of: size.width),
            supplementaryWidth: style != .tripleColumn
                ? nil
                : SplitGeometry.width(
                    preferred: preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
                    least: minimumSupplementaryColumnWidth, greatest: maximumSupplementaryColumnWidth, of: size.width),
            isMirrored: (primaryEdge == .trailing) != isRightToLeft)
    }

    // MARK: Changes

    /// Applies changed settings, immediately or alongside a current animation block.
    final func columnsDidChange() {
        guard isViewLoaded else { return }
        placeColumns()
        view.setNeedsLayout()
    }

    final func viewDidResize() {
        adapt()
        if !isCollapsed, modeSize != view.bounds.size {
            let known = modeSize
            modeSize = view.bounds.size
            // A chosen mode stays until the available space changes.
            if known != .zero || ownMode == .automatic { modeSizeDidChange(from: ownMode) }
        }
        placeColumns()
    }

    private func modeSizeDidChange(from old: DisplayMode) {
        let new = proposedMode
        if old == .automatic { ownMode = new } else { change(to: new, animated: false) }
        buttonsDidChange()
    }

    /// Moves the columns from their frames in an old mode to those in the current one.
    final func move(from old: DisplayMode, animated: Bool) {
        guard isViewLoaded else { return }
        let geometry = self.geometry
        for column in columns where !isShown(column, in: old) {
            if let own = controller(at: column)?.view, own.superview == nil, isShown(column, in: ownMode) {
                own.frame = geometry.frame(of: column, in: old)
            }
        }
        buttonsDidChange()
        guard animated, view.window != nil else { return placeColumns() }
        arrange(keeping: old)
        view.layoutIfNeeded()
        UIView.animate(
            withDuration: UISplitViewController.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
        ) {
            self.placeFrames()
        } completion: { _ in
            self.placeColumns()
        }
    }

    // MARK: Column placement

    /// Adds the views of the visible columns and lays them out, and removes the others.
    final func placeColumns() {
        guard isViewLoaded else { return }
        arrange(keeping: nil)
        placeFrames()
    }

    private func arrange(keeping old: DisplayMode?) {
        let mode = displayMode
        var order: [UIView] = []
        if isCollapsed {
            if let root = collapsedRoot { order = [root.view] }
        } else {
            for column in columns.reversed() {
                guard let controller = controller(at: column) else { continue }
                let stays = isShown(column, in: mode) || old.map { isShown(column, in: $0) } ?? false
                guard stays, let own = controller.view else { continue }
                order.append(own)
                if column == .secondary { order.append(dim) }
            }
            order += lines
        }
        for controller in children {
            if let own = controller.viewIfLoaded, own.superview === view, !order.contains(own) {
                own.removeFromSuperview()
            }
        }
        for own in [dim] + lines where !order.contains(own) { own.removeFromSuperview() }
        for (index, own) in order.enumerated() where view.subviews.firstIndex(of: own) != index {
            view.insertSubview(own, at: index)
        }
        passTraits()
    }

    /// The columns at the side are horizontally compact; the secondary column has the container's size class.
    private func passTraits() {
        for column in columns {
            guard let controller = controller(at: column) else { continue }
            let isNarrow = !isCollapsed && column != .secondary
            let known = childTraits[ObjectIdentifier(controller)] != nil
            guard isNarrow != known else { continue }
            setOverrideTraitCollection(
                isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: controller)
        }
    }

    private func placeFrames() {
        guard !isCollapsed else {
            if let own = collapsedRoot?.viewIfLoaded, own.frame != view.bounds { own.frame = view.bounds }
            return
        }
        let (geometry, mode) = (self.geometry, displayMode)
        let pixel = 1 / max(traitCollection.displayScale, 1)
        for column in columns {
            guard let own = controller(at: column)?.viewIfLoaded, own.superview === view else { continue }
            let frame = geometry.frame(of: column, in: mode)
            if own.frame != frame { own.frame = frame }
        }
        dim.frame = view.bounds
        dim.alpha = mode.coversSecondary ? 1 : 0
        for (line, column) in zip(lines, columns.dropLast().reversed()) {
            let frame = geometry.frame(of: column, in: mode)
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            line.isHidden = controller(at: column) == nil || !isShown(column, in: mode)
            line.frame = CGRect(
                x: geometry.isMirrored ? frame.minX - pixel : frame.maxX, y: 0, width: pixel, height: frame.height)
        }
        for line in lines.dropFirst(columns.count - 1) { line.isHidden = true }
        let isSidebar = primaryBackgroundStyle == .sidebar
        controller(at: .primary)?.viewIfLoaded?.backgroundColor = isSidebar ? .secondarySystemBackground : nil
    }

    // MARK: Buttons

    final func makeDisplayModeButton() -> UIBarButtonItem {
        UIBarButtonItem(
            image: UIImage(systemName: "sidebar.leading"),
            primaryAction: UIAction(title: "") { [weak self] _ in self?.toggleMode() })
    }

    final func makeSecondaryOnlyButton() -> UIBarButtonItem {
        UIBarButtonItem(
            image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
            primaryAction: UIAction(title: "") { [weak self] _ in
                guard let self, !isCollapsed else { return }
                let isAlone = displayMode == .secondaryOnly
                change(to: isAlone ? shownBehavior.mode(columnCount: 1) : .secondaryOnly, animated: true)
            })
    }

    final func toggleMode() {
        guard !isCollapsed else { return }
        let wanted = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        change(to: wanted == .automatic ? nextMode : wanted, animated: true)
    }

    /// Adds the display mode buttons to the navigation bars.
    final func buttonsDidChange() {
        edgeGuard?.recognizer?.isEnabled = presentsWithGesture && !isCollapsed
        guard style != .unspecified else { return }
        let shows =
            displayModeButtonVisibility == .always || displayModeButtonVisibility == .automatic && presentsWithGesture
        let place =
            isCollapsed || !shows ? nil : columns.first { isShown($0, in: displayMode) && columnStacks[$0] != nil }
        for column in columns {
            guard let item = columnStacks[column]?.stack.first?.navigationItem else { continue }
            var items: [UIBarButtonItem] = []
            if column == place { items.append(ownButton) }
            if column == .secondary, showsSecondaryOnlyButton, style == .tripleColumn, !isCollapsed {
                items.append(secondaryOnlyButton)
            }
            if item.containerItems != items { item.containerItems = items }
        }
    }

    // MARK: Gestures

    final func addGestures(to view: UIView) {
        dim.addGestureRecognizer(
            UITapGestureRecognizer { [weak self] _ in
                guard let self else { return }
                change(to: shownBehavior == .displace ? .oneBesideSecondary : .secondaryOnly, animated: true)
            })
        let pan = UIScreenEdgePanGestureRecognizer { [weak self] in self?.edgeDidMove($0) }
        let edgeGuard = SplitGestureGuard(self, pan)
        (pan.edges, pan.delegate, self.edgeGuard) = (geometry.isMirrored ? .right : .left, edgeGuard, edgeGuard)
        view.addGestureRecognizer(pan)
    }

    private func edgeDidMove(_ pan: UIScreenEdgePanGestureRecognizer) {
        switch pan.state {
        case .began: delegate?.splitViewControllerInteractivePresentationGestureWillBegin(self)
        case .ended:
            let way = pan.translation(in: view).x * (geometry.isMirrored ? -1 : 1)
            if way > 50 { change(to: nextMode, animated: true) }
            delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
        case .cancelled, .failed: delegate?.splitViewControllerInteractivePresentationGestureDidEnd(self)
        case .possible, .changed: break
        @unknown default: break
        }
    }
}

/// Decides whether the edge pan may begin: if there is a further column to show, and no controller to pop.
final class SplitGestureGuard: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: UISplitViewController?
    private(set) weak var recognizer: UIGestureRecognizer?

    init(_ controller: UISplitViewController, _ recognizer: UIGestureRecognizer) {
        (self.controller, self.recognizer) = (controller, recognizer)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let controller, !controller.isCollapsed, controller.presentsWithGesture else { return false }
        let most = controller.style == .tripleColumn ? 2 : 1
        guard controller.displayMode.columnCount < most else { return false }
        let edge = controller.columns.first { controller.isShown($0, in: controller.displayMode) } ?? .secondary
        return ((controller.controller(at: edge) as? UINavigationController)?.stack.count ?? 0) < 2
    }
}
