public import CoreGraphics
public import Foundation

/// A selection of one or more ranges of a document's text.
///
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfselection)
public class PDFSelection: NSObject, NSCopying {
    /// The ranges of each page's text, in the order in which they were added.
    private var parts: [(page: PDFPage, ranges: [NSRange])] = []

    /// Creates an empty selection.
    public init(document: PDFDocument) {}

    init(_ page: PDFPage, _ ranges: [NSRange]) { parts = [(page, ranges)] }

    /// Returns a selection of the same text.
    public func copy(with zone: NSZone? = nil) -> Any {
        guard let first = parts.first else { return PDFSelection(document: PDFDocument()) }
        let copy = PDFSelection(first.page, first.ranges)
        copy.parts = parts
        return copy
    }

    /// The pages that contain selected text.
    public var pages: [PDFPage] { parts.map(\.page) }

    /// The selected text, with each range on its own lines. Nil if the selection is empty.
    public var string: String? {
        guard !parts.isEmpty else { return nil }
        return parts.flatMap { part in part.ranges.map { part.page.text.substring(with: $0) } }.joined(separator: "\n")
    }

    /// The selected text, without attributes. Nil if the selection is empty.
    public var attributedString: NSAttributedString? { string.map { NSAttributedString(string: $0) } }

    /// Returns the bounds of the selected characters of a page, in page space; empty for other pages.
    public func bounds(for page: PDFPage) -> CGRect {
        let boxes = page.characterBoxes
        let all = ranges(on: page).reduce(CGRect.null) { all, range in
            boxes[range.lowerBound..<range.upperBound].reduce(all) { $0.union($1) }
        }
        return all.isNull ? .zero : all
    }

    /// Returns the number of selected ranges of a page's text.
    public func numberOfTextRanges(on page: PDFPage) -> Int { ranges(on: page).count }

    /// Returns a selected range of a page's text; `NSNotFound`, with zero length, beyond the last.
    public func range(at index: Int, on page: PDFPage) -> NSRange {
        let ranges = ranges(on: page)
        return ranges.indices.contains(index) ? ranges[index] : NSRange(location: NSNotFound, length: 0)
    }

    private func ranges(on page: PDFPage) -> [NSRange] { parts.first { $0.page === page }?.ranges ?? [] }

    /// Returns the selection divided into one selection per line.
    public func selectionsByLine() -> [PDFSelection] {
        parts.flatMap { part in
            part.ranges.flatMap { range in
                let page = part.page
                var lines: [PDFSelection] = []
                page.text.enumerateSubstrings(in: range, options: [.byLines, .substringNotRequired]) {
                    _, line, _, _ in
                    // Foundation on Linux includes the line terminators, and extends to the end of the text.
                    let part = NSIntersectionRange(line, range)
                    if part.length > 0 { lines.append(PDFSelection(page, [part])) }
                }
                return lines
            }
        }
    }

    /// Adds another selection; overlapping text is included only once.
    public func add(_ selection: PDFSelection) {
        for part in selection.parts {
            guard let index = parts.firstIndex(where: { $0.page === part.page }) else {
                parts.append(part)
                continue
            }
            let all = IndexSet((parts[index].ranges + part.ranges).flatMap { $0.lowerBound..<$0.upperBound })
            parts[index].ranges = all.rangeView.map { NSRange($0) }
        }
    }

    /// Adds other selections.
    public func add(_ selections: [PDFSelection]) { selections.forEach { add($0) } }
}

extension PDFDocument {
    /// A selection of all text of the document; nil if there is none.
    public var selectionForEntireDocument: PDFSelection? {
        let all = PDFSelection(document: self)
        for page in (0..<pageCount).compactMap({ page(at: $0) }) where page.numberOfCharacters > 0 {
            all.add(PDFSelection(page, [NSRange(location: 0, length: page.numberOfCharacters)]))
        }
        return all.pages.isEmpty ? nil : all
    }

    /// Returns all occurrences of a string, page by page, with options for comparing strings.
    public func findString(_ string: String, withOptions options: NSString.CompareOptions = []) -> [PDFSelection] {
        guard !string.isEmpty else { return [] }
        let forwards = options.subtracting([.backwards, .anchored])
        return (0..<pageCount).flatMap { index -> [PDFSelection] in
            guard let page = page(at: index) else { return [] }
            let text = page.text
            var found: [PDFSelection] = []
            var rest = NSRange(location: 0, length: text.length)
            while rest.length > 0 {
                let range = text.range(of: string, options: forwards, range: rest)
                guard range.location != NSNotFound, range.length > 0 else { break }
                found.append(PDFSelection(page, [range]))
                rest = NSRange(location: range.upperBound, length: text.length - range.upperBound)
            }
            return found
        }
    }
}
