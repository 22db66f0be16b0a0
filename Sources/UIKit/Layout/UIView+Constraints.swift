import CoreGraphics
import QuartzCore

extension UIView {
    final var neededLayoutState: ViewLayoutState {
        if let layoutState { return layoutState }
        let state = ViewLayoutState(hugging: Self.standardHugging)
        layoutState = state
        return state
    }

    final var outermostView: UIView {
        var view = self
        while let parent = view.parent { view = parent }
        return view
    }

    /// The engine that solves the constraints of the view's hierarchy, if there is one.
    final var layoutEngine: LayoutEngine? { outermostView.layoutState?.engine }

    private final var neededEngine: LayoutEngine {
        let root = outermostView
        let state = root.neededLayoutState
        if let engine = state.engine { return engine }
        let engine = LayoutEngine(root)
        state.engine = engine
        return engine
    }

    // MARK: Constraints

    final func hold(_ constraint: NSLayoutConstraint) {
        constraint.holder = self
        neededLayoutState.constraints.append(constraint)
        neededEngine.add(constraint)
    }

    final func release(_ constraint: NSLayoutConstraint) {
        guard let state = layoutState, let place = state.constraints.lastIndex(where: { $0 === constraint }) else {
            return
        }
        state.constraints.remove(at: place)
        layoutEngine?.remove(constraint)
        constraint.holder = nil
        constraintsNeedLayout()
    }

    final func takeConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive, let nearest = constraint.usableHolder else { return }
        guard nearest.isDescendant(of: self) else {
            return reportOnce(
                "\(constraint.label): \(layoutLabel) does not hold all of its items; the constraint stays inactive")
        }
        hold(constraint)
    }

    /// Deactivates the constraints that refer to certain elements, whatever view holds them.
    final func deactivateConstraints(naming isMeant: (any LayoutElement) -> Bool) {
        var view: UIView? = self
        while let current = view {
            for constraint in current.layoutState?.constraints ?? [] {
                let elements = (constraint.first?.elements ?? []) + (constraint.second?.elements ?? [])
                if elements.contains(where: isMeant) { current.release(constraint) }
            }
            view = current.parent
        }
    }

    // MARK: Hierarchy changes

    /// Called before the view leaves its superview: deactivates constraints between its hierarchy and the rest, and
    /// removes those within it from the engine.
    final func constraintsLeave() {
        guard let parent, parent.layoutEngine != nil else { return }
        parent.deactivateConstraints { $0.nearestView?.isDescendant(of: self) == true }
        guard let engine = parent.layoutEngine else { return }
        forEachDescendant { view in
            for constraint in view.layoutState?.constraints ?? [] { engine.remove(constraint) }
            // The view may return before the next solve, without having reported changes in the meantime.
            engine.note(view)
            view.layoutFlags.remove(.isInEngine)
        }
    }

    /// Called when the view has joined another hierarchy, or has become the root of its own.
    final func constraintsEnter() {
        if let engine = layoutState?.engine, parent != nil {
            engine.retire()
            layoutState?.engine = nil
        }
        forEachDescendant { view in
            guard let constraints = view.layoutState?.constraints, !constraints.isEmpty else { return }
            let engine = view.neededEngine
            for constraint in constraints { engine.add(constraint) }
        }
        passUpdateRequests()
    }

    // MARK: Solving

    /// Updates the engine's information about the view and its subviews, and solves.
    final func solveConstraints() {
        guard let engine = layoutEngine else { return }
        engine.recordSurroundings(of: self)
        engine.update(before: self)
    }

    /// Requests layout, as the input of constraints has changed. During the view's own layout, which may only have
    /// recreated the same state, the constraints are solved at its end instead, and the view is laid out again only if
    /// that moves a view.
    final func constraintsNeedLayout() {
        if layoutFlags.contains(.isLayingOut) { layoutFlags.insert(.isToSettle) } else { setNeedsLayout() }
    }

    /// Solves the constraints changed during layout.
    final func settleConstraints() {
        guard layoutFlags.contains(.isToSettle) else { return }
        runUpdates()
        layoutFlags.remove(.isToSettle)
        guard let engine = layoutEngine else { return }
        engine.recordSurroundings(of: self)
        engine.update()
    }

    /// Applies the engine's solution to the subviews.
    final func placeByConstraints() {
        guard let engine = layoutEngine else { return }
        engine.update(before: self)
        let outer = engine.items[ObjectIdentifier(self)]?.residual ?? .zero
        for child in children where child.layoutFlags.contains(.isInEngine) && child.isConstrained {
            guard let item = engine.items[ObjectIdentifier(child)], !item.rect.isNull else { continue }
            child.place(item, outer)
        }
    }

    /// Applies the solved frame, with its edges aligned to whole pixels of the hierarchy.
    private final func place(_ item: LayoutItem, _ outer: CGPoint) {
        let frame = frame(forAlignmentRect: item.rect).offsetBy(dx: outer.x, dy: outer.y)
        if let scale = parent?.zoomScale(of: self) { return placeZoomed(frame, by: scale) }
        let scale = pixelsPerPoint
        func snapped(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
        let (x, y) = (snapped(frame.minX), snapped(frame.minY))
        let size = CGSize(width: max(0, snapped(frame.maxX) - x), height: max(0, snapped(frame.maxY) - y))
        let residual = CGPoint(x: frame.minX - x, y: frame.minY - y)
        if residual != item.residual {
            item.residual = residual
            if !children.isEmpty { setNeedsLayout() }
        }
        if size != bounds.size { bounds.size = size }
        // A view may keep its own size, as a switch does: then it is placed at the frame's top left corner.
        let center = CGPoint(x: x + anchorPoint.x * bounds.width, y: y + anchorPoint.y * bounds.height)
        guard center != self.center else { return }
        self.center = center
        if ownSafeArea != knownSafeArea { setNeedsLayout() }
    }

    /// A view zoomed by a scroll view has its solved size, and is shown scaled by the zoom scale.
    private final func placeZoomed(_ frame: CGRect, by scale: CGFloat) {
        if frame.size != bounds.size { bounds.size = frame.size }
        center = CGPoint(
            x: (frame.minX + anchorPoint.x * frame.width) * scale,
            y: (frame.minY + anchorPoint.y * frame.height) * scale)
    }

    /// Applies the solved size of a root view whose size constraints determine.
    final func takeSolvedSize(_ size: CGSize) {
        guard isConstrained else { return }
        let origin = layoutFrame.origin
        let size = frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
        guard size != bounds.size else { return }
        bounds.size = size
        center = CGPoint(x: origin.x + anchorPoint.x * size.width, y: origin.y + anchorPoint.y * size.height)
    }

    /// The frame that the view would have without its transform.
    final var layoutFrame: CGRect {
        let (center, size, anchor) = (center, bounds.size, anchorPoint)
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// Sets a part of the frame. Setting the same value is not a change; otherwise layout code that sets frames would
    /// never settle.
    final func noticingChanges(_ set: () -> Void) {
        let (position, bounds) = (layer.position, layer.bounds)
        set()
        let newBounds = layer.bounds
        if newBounds.size != bounds.size { sizeWasSet() }
        if layer.position != position || newBounds != bounds { frameWasSet() }
    }

    /// Requests layout of the superview, unless it is being laid out.
    private final func sizeWasSet() {
        guard let parent, !parent.layoutFlags.contains(.isLayingOut) else { return }
        parent.setNeedsLayout()
    }

    /// Called when the view's frame has been set: constraints that refer to it may move other views.
    final func frameWasSet() {
        guard layoutFlags.contains(.isInEngine), !isConstrained else { return }
        (parent ?? self).constraintsNeedLayout()
    }

    /// Whether constraints determine the view's position. A window sets the size of its root view, and a list the frames
    /// of its elements, whatever the view's own setting.
    final var isConstrained: Bool { layoutFlags.contains(.isConstrained) && !fillsWindow && !isPlacedByList }

    private final var fillsWindow: Bool {
        guard let controller, let parent else { return false }
        return parent.isFilled(by: controller)
    }

    final func setConstrained(_ isConstrained: Bool) {
        guard isConstrained != layoutFlags.contains(.isConstrained) else { return }
        if isConstrained { layoutFlags.insert(.isConstrained) } else { layoutFlags.remove(.isConstrained) }
        passAutoresizing()
        guard let engine = layoutEngine else { return }
        engine.note(self)
        for child in children { engine.note(child) }
        (parent ?? self).constraintsNeedLayout()
    }

    /// Called when the content size or its priorities have changed.
    final func noteContentSize() {
        parent?.contentSizeDidChange(of: self)
        guard layoutFlags.contains(.isInEngine), let engine = layoutEngine else { return }
        engine.forgetFitting(of: self)
        engine.note(self)
    }

    final func setContentPriority(
        _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis,
        _ kind: ReferenceWritableKeyPath<
            ViewLayoutState, (horizontal: UILayoutPriority, vertical: UILayoutPriority)
        >
    ) {
        guard priority.isUsable else {
            return reportOnce("\(layoutLabel) can't have a priority of \(priority.rawValue); the old one is kept")
        }
        let state = neededLayoutState
        let known = state[keyPath: kind]
        guard priority != (axis == .horizontal ? known.horizontal : known.vertical) else { return }
        if axis == .horizontal {
            state[keyPath: kind].horizontal = priority
        } else {
            state[keyPath: kind].vertical = priority
        }
        noteContentSize()
        contentSizeNeedsLayout()
    }

    final func directionDidChange() {
        setNeedsLayout()
        layoutEngine?.directionDidChange()
    }

    // MARK: Baselines

    /// Returns the view that provides this one's baseline.
    final func baselineView(isFirst: Bool) -> UIView {
        var view = self
        while !view.knowsOwnBaselines {
            let next = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard next !== view, next.isDescendant(of: view) else { return view }
            view = next
        }
        return view
    }

    /// Returns the first or last baseline of the view's text below its top edge, for a given height; nil without text.
    package final func baseline(isFirst: Bool, inHeight height: CGFloat) -> CGFloat? {
        let view = baselineView(isFirst: isFirst)
        if view === self {
            return baselineOffsets(inWidth: bounds.width)?.baseline(isFirst: isFirst, inHeight: height)
        }
        layoutIfNeeded()
        return view.baselineOffsets(inWidth: view.bounds.width).map {
            view.convert(.zero, to: self).y + $0.baseline(isFirst: isFirst, inHeight: view.bounds.height)
        }
    }

    // MARK: Fitting

    final func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        guard target.width.isFinite, target.height.isFinite else {
            reportOnce("\(layoutLabel) can't fit \(target); returning its size")
            return bounds.size
        }
        updateConstraintsIfNeeded()
        let engine = LayoutEngine(
            self,
            fitting: LayoutEngine.FittingTarget(
                size: target, priorities: AxisPair(horizontal: horizontal, vertical: vertical)))
        forEachDescendant { view in
            for constraint in view.layoutState?.constraints ?? [] { engine.add(constraint) }
        }
        let size = frame(forAlignmentRect: CGRect(origin: .zero, size: engine.fittedSize)).size
        return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    // MARK: Constraint updates

    /// Marks the ancestors as containing a view that needs `updateConstraints()`.
    final func passUpdateRequests() {
        guard !layoutFlags.isDisjoint(with: [.needsUpdate, .treeNeedsUpdate]) else { return }
        layoutFlags.insert(.treeNeedsUpdate)
        var view = parent
        while let current = view, !current.layoutFlags.contains(.treeNeedsUpdate) {
            current.layoutFlags.insert(.treeNeedsUpdate)
            view = current.parent
        }
    }

    final func requestUpdate() {
        layoutFlags.insert(.needsUpdate)
        passUpdateRequests()
        constraintsNeedLayout()
    }

    /// Calls `updateConstraints()` on the views that need it, subviews first.
    final func runUpdates() {
        guard layoutFlags.contains(.treeNeedsUpdate) else { return }
        layoutFlags.remove(.treeNeedsUpdate)
        for child in children { child.runUpdates() }
        guard layoutFlags.contains(.needsUpdate) else { return }
        layoutFlags.remove(.needsUpdate)
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }
}
