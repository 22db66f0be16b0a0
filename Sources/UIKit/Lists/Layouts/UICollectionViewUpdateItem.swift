public import Foundation

/// One change of a collection's data that its layout is told of.
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
        /// Set up anew.
        case reload
        /// Moved.
        case move
        /// Nothing.
        case none
    }

    /// The place before the change; nil for what was inserted. That of a section has `NSNotFound` for its item.
    open var indexPathBeforeUpdate: IndexPath? { change.before }
    /// The place after the change; nil for what was deleted.
    open var indexPathAfterUpdate: IndexPath? { change.after }
    /// The kind.
    open var updateAction: Action { change.action }

    private let change: (before: IndexPath?, after: IndexPath?, action: Action)

    /// Makes a change of nothing, for subclasses that say what changes.
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
