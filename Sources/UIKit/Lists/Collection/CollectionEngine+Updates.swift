import CoreGraphics
import Foundation

// Animated updates from one state of the data to the next.
extension CollectionEngine {
    /// The duration of insertions, deletions and moves, in seconds. Apple doesn't document it; this is
    /// estimated by eye.
    static let updateDuration: TimeInterval = 0.3

    func performUpdates(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        if updateDepth == 0 { prepareLayout() }
        updateDepth += 1
        if let completion { pendingCompletions.append(completion) }
        updates?()
        updateDepth -= 1
        if updateDepth == 0 { commit() }
    }

    func update(_ updates: [ListUpdate]) { performUpdates({ self.pendingUpdates += updates }, nil) }

    private func commit() {
        let (updates, completions, paths) = (pendingUpdates, pendingCompletions, reconfiguredPaths)
        (pendingUpdates, pendingCompletions, reconfiguredPaths) = ([], [], [])
        let complete = { (finished: Bool) in completions.forEach { $0(finished) } }
        guard !needsReload else { return complete(true) }
        do {
            let change = try ListChange(updates, from: counts, to: askCounts(), .collection)
            apply(change, updates, complete)
        } catch {
            reportOnce(
                "\((error as? ListUpdateError)?.message ?? "\(error)") \(collection.layoutLabel) reloads all data"
            )
            reload()
            complete(false)
        }
        if !paths.isEmpty { reconfigure(paths) }
    }

    /// Captures the layout attributes before the update of the visible elements and those around them.
    private func capture() -> [ListElement: UICollectionViewLayoutAttributes] {
        guard !plan.isInvalid else { return [:] }
        let bounds = collection.bounds
        let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        let all = plan.layoutAttributesForElements(in: around) ?? []
        return Dictionary(all.map { ($0.placement.element, $0.duplicate) }, uniquingKeysWith: { first, _ in first })
    }

    func apply(_ change: ListChange, _ updates: [ListUpdate], _ complete: @escaping (Bool) -> Void) {
        let old = capture()
        // The item that a scroll leads to may have moved.
        collection.motion?.goal = nil
        counts = change.newCounts
        selection.follow(change)
        touchedPath = touchedPath.flatMap(change.newPath)
        movement.follow(change)
        prefetcher.reset()
        let context = plan.makeContext()
        context.invalidatesCounts = !updates.isEmpty
        plan.dataDidChange(change)
        plan.invalidateLayout(with: context)
        UIView.performWithoutAnimation { prepareLayout(keepingSize: true) }
        moveScrollers(change)
        addScrollers()
        let size = plan.collectionViewContentSize
        noteTransition(old, change)
        plan.prepare(forCollectionViewUpdates: updates.map { UICollectionViewUpdateItem($0, change) })
        let visible = CGRect(origin: settledOffset(size), size: collection.bounds.size)
        let newElement = { (element: ListElement) -> ListElement? in self.newElement(element, change) }
        elements.update(
            VisibleElements.Transition(
                newElement: newElement,
                shows: settledPlacements(in: visible, change),
                start: { [self] placement in start(placement, old, change) },
                departure: { [self] element, placement in
                    plan.attributes(of: element).map { mirrored($0.shown) } ?? placement
                },
                end: { [self] placement in end(placement) },
                duration: CollectionEngine.updateDuration,
                alongside: { [self] in
                    updateContentSize()
                    updateScrollers()
                    if visible.origin != collection.bounds.origin { collection.moveContent(to: visible.origin) }
                    for (path, cell) in visibleCells { (cell as? UICollectionViewListCell)?.follow(self, path) }
                    plan.finalizeCollectionViewUpdates()
                }),
            completion: complete)
        prepared = [:]
        plan.appearing = []
        plan.disappearing = [:]
        collection.setNeedsLayout()
    }

    private func prepareLayout(keepingSize: Bool) {
        guard plan.isInvalid else { return }
        plan.isInvalid = false
        plan.prepare()
    }

    /// Creates the cells that become visible, so that their preferred sizes are known.
    private func settledPlacements(in visible: CGRect, _ change: ListChange) -> [ListPlacement] {
        var kept: Set<ListElement> = []
        for element in elements.shown.keys { if let new = newElement(element, change) { kept.insert(new) } }
        var placements = placements(in: visible)
        for _ in 0..<8 {
            for placement in placements where !kept.contains(placement.element) && prepared[placement.element] == nil {
                var placement = placement
                prepared[placement.element] = AnimationContexts.withoutAnimation { makeView(for: &placement) }
            }
            guard plan.isInvalid else { break }
            prepareLayout(keepingSize: true)
            placements = self.placements(in: visible)
        }
        return movement.placed(placements)
    }

    /// Tells the layout's default implementations which elements appear and disappear.
    private func noteTransition(_ old: [ListElement: UICollectionViewLayoutAttributes], _ change: ListChange) {
        plan.disappearing = old.filter { newElement($0.key, change) == nil }
        let all = plan.layoutAttributesForElements(in: collection.bounds.insetBy(dx: 0, dy: -collection.bounds.height))
        plan.appearing = Set((all ?? []).map(\.placement.element).filter { isNew($0, change) })
    }

    private func isNew(_ element: ListElement, _ change: ListChange) -> Bool {
        switch element.category {
        case .cell: change.oldPath(element.path).map { change.reloadedItems.contains($0) } ?? true
        default:
            element.path.count >= 2
                && (change.oldSection(element.path.section).map { change.reloadedSections.contains($0) } ?? true)
        }
    }

    func newElement(_ element: ListElement, _ change: ListChange) -> ListElement? {
        switch element.category {
        case .cell:
            guard !change.reloadedItems.contains(element.path) else { return nil }
            return change.newPath(element.path).map { element.at($0) }
        default:
            // Supplementary views of the whole layout keep their index path.
            guard element.path.count >= 2 else { return element }
            guard !change.reloadedSections.contains(element.path.section),
                let section = change.newSection(element.path.section)
            else { return nil }
            return element.at(IndexPath(item: element.path.item, section: section))
        }
    }

    private func start(
        _ placement: ListPlacement, _ old: [ListElement: UICollectionViewLayoutAttributes], _ change: ListChange
    ) -> ListPlacement {
        let element = placement.element
        let own =
            switch element.category {
            case .cell: plan.initialLayoutAttributesForAppearingItem(at: element.path)
            case .supplementary:
                plan.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: element.path)
            case .decoration:
                plan.initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.path)
            }
        if let own { return mirrored(own.shown).at(element) }
        guard element.category == .cell, let before = change.oldPath(element.path), let known = old[.cell(before)]
        else {
            return placement
        }
        return mirrored(known.shown).at(element)
    }

    private func end(_ placement: ListPlacement) -> ListPlacement {
        let element = placement.element
        let own =
            switch element.category {
            case .cell: plan.finalLayoutAttributesForDisappearingItem(at: element.path)
            case .supplementary:
                plan.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: element.path)
            case .decoration:
                plan.finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.path)
            }
        return own.map { mirrored($0.shown) } ?? placement.with { $0.alpha = 0 }
    }

    /// The content offset after a change.
    func settledOffset(_ size: CGSize) -> CGPoint {
        let (bounds, inset) = (collection.bounds, collection.adjustedContentInset)
        var offset = plan.targetContentOffset(forProposedContentOffset: bounds.origin)
        if let delegate {
            offset = delegate.collectionView(collection, targetContentOffsetForProposedContentOffset: offset)
        }
        guard collection.motion == nil, !collection.isTracking else { return bounds.origin }
        let high = CGPoint(
            x: max(-inset.left, size.width + inset.right - bounds.width),
            y: max(-inset.top, size.height + inset.bottom - bounds.height))
        return CGPoint(x: min(max(offset.x, -inset.left), high.x), y: min(max(offset.y, -inset.top), high.y))
    }
}
