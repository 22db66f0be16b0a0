import CoreGraphics
import Foundation

// Transitions between layouts.
extension CollectionEngine {
    func setLayout(_ new: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
        let old = plan
        guard new !== old else {
            completion?(true)
            return
        }
        guard !needsReload, collection.bounds.width > 0 else {
            exchange(old, new)
            completion?(true)
            return
        }
        prepareLayout()
        old.prepareForTransition(to: new)
        new.owner = collection
        new.prepareForTransition(from: old)
        let cells = visibleCells.map(\.cell)
        for cell in cells { cell.willTransition(from: old, to: new) }
        exchange(old, new)
        plan.isInvalid = false
        plan.prepare()
        addScrollers()
        let visible = CGRect(origin: settledOffset(new.collectionViewContentSize), size: collection.bounds.size)
        elements.update(
            VisibleElements.Transition(
                newElement: { element in element.category == .decoration ? nil : element },
                shows: settledPlacements(in: visible),
                start: { [self] placement in
                    old.attributes(of: placement.element).map { mirrored($0.shown) } ?? placement.with { $0.alpha = 0 }
                },
                departure: { [self] element, placement in
                    plan.attributes(of: element).map { mirrored($0.shown) } ?? placement.with { $0.alpha = 0 }
                },
                end: { placement in placement.with { $0.alpha = 0 } },
                duration: animated ? CollectionEngine.updateDuration : 0,
                alongside: { [self] in
                    updateContentSize()
                    updateScrollers()
                    if visible.origin != collection.bounds.origin { collection.moveContent(to: visible.origin) }
                }),
            completion: { [weak self] finished in
                for cell in cells { cell.didTransition(from: old, to: new) }
                old.finalizeLayoutTransition()
                new.finalizeLayoutTransition()
                self?.collection.setNeedsLayout()
                completion?(finished)
            })
        prepared = [:]
        collection.setNeedsLayout()
    }

    private func settledPlacements(in visible: CGRect) -> [ListPlacement] {
        var placements = placements(in: visible)
        for _ in 0..<8 {
            for placement in placements
            where elements.view(placement.element) == nil && prepared[placement.element] == nil {
                var placement = placement
                prepared[placement.element] = AnimationContexts.withoutAnimation { makeView(for: &placement) }
            }
            guard plan.isInvalid else { break }
            plan.isInvalid = false
            plan.prepare()
            placements = self.placements(in: visible)
        }
        return placements
    }

    private func exchange(_ old: UICollectionViewLayout, _ new: UICollectionViewLayout) {
        if !(new is UICollectionViewTransitionLayout) { old.owner = nil }
        new.owner = collection
        collection.ownLayout = new
        new.isInvalid = true
        retireScrollers()
        collection.setNeedsLayout()
    }

    // MARK: Interactive transitions

    func startTransition(
        to new: UICollectionViewLayout, _ done: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        prepareLayout()
        let old = plan
        let between =
            delegate?.collectionView(collection, transitionLayoutForOldLayout: old, newLayout: new)
            ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
        new.owner = collection
        new.isInvalid = false
        new.prepare()
        transition = (between, done)
        exchange(old, between)
        return between
    }

    func endTransition(finishes: Bool) {
        guard let transition else {
            return reportOnce("\(collection.layoutLabel) is not in an interactive transition; nothing to end")
        }
        self.transition = nil
        let (between, done) = transition
        let target = finishes ? between.nextLayout : between.currentLayout
        setLayout(target, animated: true) { completed in done?(completed, finishes) }
        (finishes ? between.currentLayout : between.nextLayout).owner = nil
        target.owner = collection
    }
}
