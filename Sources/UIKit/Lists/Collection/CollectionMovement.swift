import CoreGraphics
import Foundation

/// Interactive movement of an item. The data source is told when the touch ends.
@MainActor
final class CollectionMovement {
    private unowned let engine: CollectionEngine
    /// The item's original index path; below it, the one where it is shown now.
    private var source: IndexPath?
    private(set) var path: IndexPath?
    private var position = CGPoint.zero
    private var move: ListChange?

    init(_ engine: CollectionEngine) { self.engine = engine }

    private var collection: UICollectionView { engine.collection }

    /// The item in the data source's order that is shown at an index path.
    func dataPath(_ shown: IndexPath) -> IndexPath { move?.oldPath(shown) ?? shown }

    func begin(_ item: IndexPath) -> Bool {
        guard path == nil, engine.contains(item),
            collection.dataSource?.collectionView(collection, canMoveItemAt: item) == true,
            let cell = collection.cellForItem(at: item)
        else { return false }
        (source, path, move, position) = (item, item, nil, cell.center)
        cell.change(\.isReordering, true)
        collection.setNeedsLayout()
        return true
    }

    /// The placements of the visible elements, with the moving item at the touch.
    func placed(_ placements: [ListPlacement]) -> [ListPlacement] {
        guard let path else { return placements }
        let moving = engine.plan.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: position)
        return placements.filter { $0.element != .cell(path) } + [moving.shown]
    }

    func move(to place: CGPoint) {
        guard let source, let current = path else { return }
        let previous = position
        position = place
        let proposed = engine.plan.targetIndexPath(forInteractivelyMovingItem: current, withPosition: place)
        let target =
            engine.delegate?.collectionView(
                collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: source, atCurrentIndexPath: current,
                toProposedIndexPath: proposed) ?? proposed
        guard target != current,
            engine.contains(target) || target.item == collection.numberOfItems(inSection: target.section)
        else {
            collection.setNeedsLayout()
            return
        }
        show(at: target, from: current, source)
        engine.plan.invalidateLayout(
            with: engine.plan.invalidationContext(
                forInteractivelyMovingItems: [target], withTargetPosition: place, previousIndexPaths: [current],
                previousPosition: previous))
    }

    /// Makes space for the item at another index path.
    private func show(at target: IndexPath, from current: IndexPath, _ source: IndexPath) {
        var counts = engine.counts
        counts[current.section] -= 1
        var original = counts
        original[source.section] += 1
        counts[target.section] += 1
        guard let step = try? ListChange([.moveItem(current, target)], from: engine.counts, to: counts, .collection)
        else {
            return
        }
        move = try? ListChange([.moveItem(source, target)], from: original, to: counts, .collection)
        engine.apply(step, [.moveItem(current, target)]) { _ in }
        path = target
    }

    func end(isCancelled: Bool) {
        guard let source, let target = path else { return }
        if isCancelled, target != source { show(at: source, from: target, source) }
        let final = isCancelled ? source : target
        (self.source, path, move) = (nil, nil, nil)
        collection.cellForItem(at: final)?.change(\.isReordering, false)
        engine.plan.invalidateLayout(
            with: engine.plan.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [final], previousIndexPaths: [source], movementCancelled: isCancelled))
        if !isCancelled, source != final {
            collection.dataSource?.collectionView(collection, moveItemAt: source, to: final)
        }
        UIView.animate(withDuration: 0.2) { self.collection.layoutIfNeeded() }
    }

    /// Follows updates that arrive while the item is being moved.
    func follow(_ change: ListChange) {
        path = path.flatMap(change.newPath)
        if path == nil { (source, move) = (nil, nil) }
    }
}

extension UICollectionViewCell {
    /// Creates the control that moves the cell's item up and down.
    func makeGrip() -> ReorderControl {
        ReorderControl(
            width: 22, in: { [weak self] in self?.engine?.collection },
            begin: { [weak self] _ in
                guard let self, let engine, let path = engine.elements.element(of: self)?.path else { return false }
                return engine.movement.begin(path)
            },
            move: { [weak self] place in
                guard let self else { return }
                engine?.movement.move(to: CGPoint(x: center.x, y: place.y))
            },
            end: { [weak self] isCancelled in self?.engine?.movement.end(isCancelled: isCancelled) })
    }
}
