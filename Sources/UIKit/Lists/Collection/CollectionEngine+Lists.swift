import CoreGraphics
import Foundation

// Sections that are lists.
extension CollectionEngine: ListSwipesOwner {
    private var compositional: UICollectionViewCompositionalLayout? { plan as? UICollectionViewCompositionalLayout }

    /// The appearance of the first list.
    var listAppearance: UICollectionLayoutListConfiguration.Appearance? { compositional?.list(0)?.appearance }

    /// The background of a section that is a list.
    func listBackground(_ section: Int) -> UIColor? { compositional?.list(section)?.shownBackground }

    /// The appearance of a section that is a list.
    func listAppearance(_ section: Int) -> UICollectionLayoutListConfiguration.Appearance? {
        compositional?.list(section)?.appearance
    }

    /// Tells a cell what it is about to be configured for.
    func prepareToConfigure(_ cell: UICollectionViewCell, _ path: IndexPath) {
        guard let cell = cell as? UICollectionViewListCell else { return }
        let list = compositional?.list(path.section)
        cell.willConfigure(for: list, isHeader: list?.headerMode == .firstItemInSection && path.item == 0)
    }

    /// What a list's cell needs to know about its position; nil where its section is no list.
    func listPlace(_ path: IndexPath) -> ListPlace? {
        guard contains(path), let list = compositional?.list(path.section) else { return nil }
        let hasHeader = list.headerMode == .firstItemInSection
        var separators = list.separatorConfiguration
        if let handler = list.itemSeparatorHandler { separators = handler(path, separators) }
        return ListPlace(
            list: list, separators: separators, isFirst: path.item == (hasHeader ? 1 : 0),
            isLast: path.item == counts[path.section] - 1, isHeader: hasHeader && path.item == 0,
            margin: ViewMargins.side(ofWidth: collection.bounds.width))
    }

    var scroller: UIScrollView { collection }
    var blocksSwipes: Bool { collection.isEditing }

    func swipeRow(at point: CGPoint) -> (cell: any SwipeableCell, path: IndexPath)? {
        guard let path = item(at: point), let cell = collection.cellForItem(at: path) else { return nil }
        return (cell, path)
    }

    func swipePath(of cell: any SwipeableCell) -> IndexPath? { elements.element(of: cell)?.path }

    func swipeActions(_ path: IndexPath, isTrailing: Bool) -> UISwipeActionsConfiguration? {
        guard let list = compositional?.list(path.section),
            delegate?.collectionView(collection, canEditItemAt: path) != false
        else { return nil }
        return isTrailing
            ? list.trailingSwipeActionsConfigurationProvider?(path)
            : list.leadingSwipeActionsConfigurationProvider?(path)
    }

    func swipeWillBegin(_ path: IndexPath) { touchesCancelled() }

    func swipeDidEnd(_ path: IndexPath?) {}
}
