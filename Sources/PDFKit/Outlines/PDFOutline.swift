import CoreGraphics
public import Foundation

/// An item of a document's outline, with its children.
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfoutline)
public class PDFOutline: NSObject {
    /// The document that the outline belongs to.
    public private(set) weak var document: PDFDocument?
    /// The parent item; nil for the root.
    public private(set) weak var parent: PDFOutline?
    /// The item's label; nil for the root.
    public var label: String?
    /// Whether the children are shown.
    public var isOpen = false
    /// The item's destination; nil for the root, and for destinations in other documents.
    public var destination: PDFDestination?
    private var children: [PDFOutline] = []

    /// Creates an item without a label, or a root.
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

    /// The number of children.
    public var numberOfChildren: Int { children.count }

    /// The item's index among its parent's children.
    public var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }

    /// Returns the child at an index; nil beyond the last.
    public func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }

    /// Inserts a child before the one at `index`. A greater index appends it.
    public func insertChild(_ child: PDFOutline, at index: Int) {
        child.removeFromParent()
        child.parent = self
        children.insert(child, at: min(max(index, 0), children.count))
    }

    /// Removes the item from its parent.
    public func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
}

extension PDFDocument {
    /// Returns the outline item for a selection: the last one whose destination is on the same page or an earlier one.
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
