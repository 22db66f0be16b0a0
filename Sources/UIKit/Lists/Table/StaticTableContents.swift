import CoreGraphics
import Foundation

/// The static sections and cells of a table from a storyboard: the table's data source unless another is set.
@MainActor
final class StaticTableContents: NSObject {
    struct Row {
        let cell: UITableViewCell
        /// Nil for the table's row height.
        let height: CGFloat?
    }

    struct Section {
        let header: String?
        let footer: String?
        let rows: [Row]
    }

    let sections: [Section]

    init(_ sections: [Section]) { self.sections = sections }

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }

    func row(at path: IndexPath) -> Row? {
        guard sections.indices.contains(path.section), sections[path.section].rows.indices.contains(path.row) else {
            return nil
        }
        return sections[path.section].rows[path.row]
    }
}
