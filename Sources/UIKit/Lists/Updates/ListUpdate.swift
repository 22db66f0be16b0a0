import Foundation

/// One announced change of a list's data. Deletions, reloads and the origins of moves use index paths before all
/// changes; insertions and the destinations of moves use those after them.
enum ListUpdate: Equatable {
    case insertSection(Int)
    case deleteSection(Int)
    case reloadSection(Int)
    case moveSection(Int, Int)
    case insertItem(IndexPath)
    case deleteItem(IndexPath)
    case reloadItem(IndexPath)
    case moveItem(IndexPath, IndexPath)
}

/// The terms with which a kind of list refers to its data in messages.
struct ListVocabulary {
    let item: String
    let items: String
    let view: String

    static let table = ListVocabulary(item: "row", items: "rows", view: "table view")
    static let collection = ListVocabulary(item: "item", items: "items", view: "collection view")
}

/// The reason why the announced changes don't match the change of the data.
struct ListUpdateError: Error, Equatable {
    /// The message of UIKit's exception.
    let message: String
}
