import Foundation

/// One change of a list's data that code announces. What is deleted, reloaded or moved is named by its place before all
/// of the changes, what is inserted and where things move by the place after them.
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

/// The words in which a kind of list speaks of its data.
struct ListVocabulary {
    let item: String
    let items: String
    let view: String

    static let table = ListVocabulary(item: "row", items: "rows", view: "table view")
    static let collection = ListVocabulary(item: "item", items: "items", view: "collection view")
}

/// Why changes that were announced can't be those that the data went through.
struct ListUpdateError: Error, Equatable {
    /// What UIKit says in its exception.
    let message: String
}
