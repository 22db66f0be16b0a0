import CoreGraphics
import Foundation

// Highlighting and selecting items.
extension CollectionEngine {
    private var allowsMultiple: Bool {
        collection.isEditing ? collection.allowsMultipleSelectionDuringEditing : collection.allowsMultipleSelection
    }

    private var allowsAny: Bool {
        collection.isEditing
            ? collection.allowsSelectionDuringEditing || collection.allowsMultipleSelectionDuringEditing
            : collection.allowsSelection || collection.allowsMultipleSelection
    }

    // MARK: Programmatic selection

    func select(_ path: IndexPath?, _ animated: Bool, _ position: UICollectionView.ScrollPosition) {
        load()
        guard let path else { return deselectAll() }
        guard contains(path) else { return }
        if !allowsMultiple { for old in selection.paths where old != path { deselect(old) } }
        selection.insert(path)
        collection.cellForItem(at: path)?.isSelected = true
        if !position.isEmpty { scroll(to: path, position, animated) }
    }

    func deselect(_ path: IndexPath) {
        selection.remove(path)
        collection.cellForItem(at: path)?.isSelected = false
    }

    func deselectAll() { for path in selection.paths { deselect(path) } }

    func editingDidChange() {
        deselectAll()
        for (path, cell) in visibleCells {
            cell.change(\.isEditing, collection.isEditing)
            (cell as? UICollectionViewListCell)?.follow(self, path)
            cell.setNeedsLayout()
        }
    }

    // MARK: Touch selection

    private func cellAround(_ view: UIView) -> UICollectionViewCell? {
        var current: UIView? = view
        while let view = current, view !== collection {
            if let cell = view as? UICollectionViewCell, elements.element(of: cell) != nil { return cell }
            current = view.superview
        }
        return nil
    }

    func touchesBegan(_ touches: Set<UITouch>) {
        if swipes.isOpen { return swipes.close(animated: true) }
        guard touchedPath == nil, let touch = touches.first, let view = touch.view, let cell = cellAround(view),
            let path = collection.indexPath(for: cell), allowsAny || collection.isEditing == false,
            delegate?.collectionView(collection, shouldHighlightItemAt: path) != false
        else { return }
        touchedPath = path
        cell.isHighlighted = true
        delegate?.collectionView(collection, didHighlightItemAt: path)
    }

    func touchesCancelled() {
        guard let path = touchedPath else { return }
        touchedPath = nil
        unhighlight(path)
    }

    private func unhighlight(_ path: IndexPath) {
        collection.cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(collection, didUnhighlightItemAt: path)
    }

    func touchesEnded(_ touches: Set<UITouch>) {
        guard let path = touchedPath else { return }
        touchedPath = nil
        let cell = collection.cellForItem(at: path)
        let isInside = touches.first.flatMap { touch in cell.map { $0.bounds.contains(touch.location(in: $0)) } }
        if isInside != false, allowsAny, contains(path) { selectByTouch(path) }
        unhighlight(path)
    }

    func selectByTouch(_ path: IndexPath) {
        // The header of an outline expands and collapses it.
        if let outlines = collection.dataSource as? any OutlineSource, outlines.outlineState(path)?.hasChildren == true,
            let cell = collection.cellForItem(at: path) as? UICollectionViewListCell,
            cell.accessories.contains(where: { $0.accessoryType == .outlineDisclosure && $0.options.style != .cell })
        {
            return outlines.toggle(path)
        }
        if selection.contains(path), allowsMultiple {
            guard delegate?.collectionView(collection, shouldDeselectItemAt: path) != false else { return }
            deselect(path)
            delegate?.collectionView(collection, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(collection, shouldSelectItemAt: path) != false else { return }
        if !allowsMultiple {
            for old in selection.paths where old != path {
                deselect(old)
                delegate?.collectionView(collection, didDeselectItemAt: old)
            }
        }
        selection.insert(path)
        collection.cellForItem(at: path)?.isSelected = true
        collection.cellForItem(at: path)?.onSelection?()
        delegate?.collectionView(collection, didSelectItemAt: path)
        if let delegate, delegate.collectionView(collection, canPerformPrimaryActionForItemAt: path) {
            delegate.collectionView(collection, performPrimaryActionForItemAt: path)
        }
    }

    // MARK: Interactive reordering

    var mayMove: Bool {
        guard movesByGesture, let path = item(at: movePress.location(in: collection)) else { return false }
        return collection.dataSource?.collectionView(collection, canMoveItemAt: path) ?? false
    }

    func pressDidChange() {
        let place = movePress.location(in: collection)
        switch movePress.state {
        case .began: if let path = item(at: place) { _ = movement.begin(path) }
        case .changed: movement.move(to: place)
        case .ended: movement.end(isCancelled: false)
        case .cancelled: movement.end(isCancelled: true)
        default: break
        }
    }
}
