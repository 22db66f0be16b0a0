import CoreGraphics
import Foundation

/// The positions of a table's rows, headers and footers, from its top.
struct TableLayout {
    /// A header or footer.
    struct Edge {
        var height: CGFloat
        /// Whether the height is final.
        var isMeasured: Bool
        /// The padding above it that isn't pinned, in points.
        var padding: CGFloat = 0

        static let none = Edge(height: 0, isMeasured: true)

        var length: CGFloat { height + padding }
    }

    struct Section {
        var header: Edge
        var footer: Edge
        var rows: FenwickTree

        var length: CGFloat { header.length + rows.total + footer.length }
    }

    private(set) var sections: [Section]
    private var tops: [CGFloat] = []
    /// The heights of the table's own header and footer views.
    var headerLength: CGFloat { didSet { place(from: 0) } }
    var footerLength: CGFloat

    init(_ sections: [Section] = [], header: CGFloat = 0, footer: CGFloat = 0) {
        (self.sections, headerLength, footerLength) = (sections, header, footer)
        place(from: 0)
    }

    private mutating func place(from first: Int) {
        tops.removeSubrange(min(first, tops.count)...)
        var top = first > 0 ? tops[first - 1] + sections[first - 1].length : headerLength
        for section in sections[min(first, sections.count)...] {
            tops.append(top)
            top += section.length
        }
    }

    /// Changes a section, and moves the following ones.
    mutating func change(_ section: Int, _ body: (inout Section) -> Void) {
        body(&sections[section])
        place(from: section + 1)
    }

    // MARK: Spans

    /// Where the sections end.
    var end: CGFloat {
        sections.isEmpty ? headerLength : tops[sections.count - 1] + sections[sections.count - 1].length
    }

    var length: CGFloat { end + footerLength }

    func span(section: Int) -> Span { Span(tops[section], sections[section].length) }

    func span(row path: IndexPath) -> Span {
        let section = sections[path.section]
        return Span(
            tops[path.section] + section.header.length + section.rows.start(of: path.row),
            section.rows.lengths[path.row])
    }

    func span(header section: Int) -> Span {
        let edge = sections[section].header
        return Span(tops[section] + edge.padding, edge.height)
    }

    func span(footer section: Int) -> Span {
        let edge = sections[section].footer
        return Span(tops[section] + sections[section].length - edge.height, edge.height)
    }

    /// A vertical range.
    struct Span {
        let low: CGFloat
        let length: CGFloat

        init(_ low: CGFloat, _ length: CGFloat) { (self.low, self.length) = (low, length) }

        var high: CGFloat { low + length }
    }

    // MARK: Lookup

    /// The section at a vertical position: the last one that begins at or above it; nil if there are no sections.
    func section(at y: CGFloat) -> Int? {
        guard !tops.isEmpty else { return nil }
        var (low, high) = (0, tops.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if tops[middle] <= y { low = middle } else { high = middle }
        }
        return low
    }

    /// The row at a vertical position; nil for headers, footers, and positions outside all sections.
    func row(at y: CGFloat) -> IndexPath? {
        guard let section = section(at: y) else { return nil }
        let rows = sections[section].rows
        let place = y - tops[section] - sections[section].header.length
        guard place >= 0, place < rows.total, let row = rows.index(at: place) else { return nil }
        return IndexPath(row: row, section: section)
    }

    /// The first row at or below a vertical position; nil if there is none.
    func firstRow(from y: CGFloat) -> IndexPath? {
        guard let first = section(at: y) else { return nil }
        for section in first..<sections.count where sections[section].rows.count > 0 {
            let place = y - tops[section] - sections[section].header.length
            if place >= sections[section].rows.total { continue }
            return IndexPath(row: sections[section].rows.index(at: max(0, place)) ?? 0, section: section)
        }
        return nil
    }

    func row(after path: IndexPath) -> IndexPath? {
        if path.row + 1 < sections[path.section].rows.count {
            return IndexPath(row: path.row + 1, section: path.section)
        }
        let next = (path.section + 1..<sections.count).first { sections[$0].rows.count > 0 }
        return next.map { IndexPath(row: 0, section: $0) }
    }

    func contains(_ path: IndexPath) -> Bool {
        path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
            && path.row < sections[path.section].rows.count
    }

    var counts: [Int] { sections.map(\.rows.count) }
}

extension TableLayout {
    func row(before path: IndexPath) -> IndexPath? {
        if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
        let previous = (0..<path.section).last { sections[$0].rows.count > 0 }
        return previous.map { IndexPath(row: sections[$0].rows.count - 1, section: $0) }
    }
}
