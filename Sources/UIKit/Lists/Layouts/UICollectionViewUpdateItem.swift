public import Foundation

/// One change of a collection view's data, as its layout receives it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem)
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem/action)
    public enum Action: Int, Sendable {
        /// Inserted.
        case insert
        /// Deleted.
        case delete
        /// Reloaded.
        case reload
        /// Moved.
        case move
        /// No change.
        case none
    }

    /// The index path before the update; nil for an insertion. A section's has `NSNotFound` as its item.
    open var indexPathBeforeUpdate: IndexPath? { change.before }
    /// The index path after the update; nil for a deletion.
    open var indexPathAfterUpdate: IndexPath? { change.after }
    /// The kind of the change.
    open var updateAction: Action { change.action }

    private let change: (before: IndexPath?, after: IndexPath?, action: Action)

    /// Creates an update of nothing, for subclasses that specify the change.
    public override init() {
        change = (nil, nil, .none)
        super.init()
    }

    init(_ update: ListUpdate, _ change: ListChange) {
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        self.change =
            switch update {
            case .insertItem(let path): (nil, path, .insert)
            case .deleteItem(let path): (path, nil, .delete)
            case .reloadItem(let path): (path, change.newPath(path), .reload)
            case .moveItem(let from, let to): (from, to, .move)
            case .insertSection(let index): (nil, section(index), .insert)
            case .deleteSection(let index): (section(index), nil, .delete)
            case .reloadSection(let index): (section(index), change.newSection(index).map(section), .reload)
            case .moveSection(let from, let to): (section(from), section(to), .move)
            }
        super.init()
    }
}
