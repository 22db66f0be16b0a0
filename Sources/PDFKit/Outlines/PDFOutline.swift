import CoreGraphics
public import Foundation

/// An entry of a document's outline, with those below it.
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfoutline)
public class PDFOutline: NSObject {
    /// The document that the outline is of.
    public private(set) weak var document: PDFDocument?
    /// The entry that this one is below; nil for the root.
    public private(set) weak var parent: PDFOutline?
    /// What the entry says; nil for the root.
    public var label: String?
    /// Whether the entries below are shown.
    public var isOpen = false
    /// Where the entry leads; nil for the root, and for addresses of other documents.
    public var destination: PDFDestination?
    private var children: [PDFOutline] = []

    /// Makes an entry without a label, or a root.
    public override init() {}

    init(_ entry: CFDictionary, of document: PDFDocument) {
        self.document = document
        label = entry[kCGPDFOutlineTitle] as? String
        super.init()
        if let number = entry[kCGPDFOutlineDestination] as? Int, let page = document.page(at: number - 1) {
            let open = CGPoint(x: kPDFDestinationUnspecifiedValue, y: kPDFDestinationUnspecifiedValue)
            destination = PDFDestination(page: page, at: open)
        }
        for child in entry[kCGPDFOutlineChildren] as? [CFDictionary] ?? [] {
            insertChild(PDFOutline(child, of: document), at: children.count)
        }
    }

    /// How many entries are below.
    public var numberOfChildren: Int { children.count }

    /// The entry's place among those of its parent.
    public var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }

    /// An entry below; nil beyond the last.
    public func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }

    /// Puts an entry below, before the one at `index`. Beyond the last it is the last.
    public func insertChild(_ child: PDFOutline, at index: Int) {
        child.removeFromParent()
        child.parent = self
        children.insert(child, at: min(max(index, 0), children.count))
    }

    /// Takes the entry out of its parent.
    public func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}

extension PDFDocument {
    /// The entry above a page in the outline: the last one that leads to the page, or to one before it.
    public func outlineItem(for selection: PDFSelection) -> PDFOutline? {
        guard let page = selection.pages.first else { return nil }
        let limit = index(for: page)
        func last(in outline: PDFOutline) -> PDFOutline? {
            var found: PDFOutline?
            for child in (0..<outline.numberOfChildren).compactMap({ outline.child(at: $0) }) {
                if let page = child.destination?.page, index(for: page) <= limit { found = child }
                found = last(in: child) ?? found
            }
            return found
        }
        return outlineRoot.flatMap(last)
    }
}
