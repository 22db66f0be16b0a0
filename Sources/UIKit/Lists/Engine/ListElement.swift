import Foundation

/// An element that a list shows: a cell, a supplementary view such as a header, or a decoration.
struct ListElement: Hashable {
    enum Category: UInt8 { case cell, supplementary, decoration }

    let category: Category
    /// The kind of a supplementary or decoration view; empty for cells.
    let kind: String
    /// The index path in the data source's current counts.
    let path: IndexPath

    static func cell(_ path: IndexPath) -> ListElement { ListElement(category: .cell, kind: "", path: path) }

    static func supplementary(_ kind: String, _ path: IndexPath) -> ListElement {
        ListElement(category: .supplementary, kind: kind, path: path)
    }

    /// The same element at another index path.
    func at(_ path: IndexPath) -> ListElement { ListElement(category: category, kind: kind, path: path) }
}
