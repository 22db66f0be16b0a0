public import CoreGraphics
import Foundation
import UIKit

extension PDFView {
    /// Returns the page at a point of the view; nil between pages, unless the nearest one is requested.
    public func page(for point: CGPoint, nearest: Bool) -> PDFPage? {
        arrangement.page(at: convert(point, to: paper), nearest: nearest).flatMap { document?.page(at: $0) }
    }

    /// The transform from page space, y up, to the page's frame at a scale of 1; nil if the page is not shown.
    private func placing(of page: PDFPage) -> CGAffineTransform? {
        guard let index = document?.index(for: page), let frame = arrangement.frame(of: index) else { return nil }
        return page.transform(for: displayBox).concatenating(CGAffineTransform(1, 0, 0, -1, frame.minX, frame.maxY))
    }

    /// Converts a point from the view to page space; unchanged if the page is not shown.
    public func convert(_ point: CGPoint, to page: PDFPage) -> CGPoint {
        placing(of: page).map { convert(point, to: paper).applying($0.inverted()) } ?? point
    }

    /// Converts a rectangle from the view to page space; unchanged if the page is not shown.
    public func convert(_ rect: CGRect, to page: PDFPage) -> CGRect {
        placing(of: page).map { convert(rect, to: paper).applying($0.inverted()) } ?? rect
    }

    /// Converts a point from page space to the view; unchanged if the page is not shown.
    public func convert(_ point: CGPoint, from page: PDFPage) -> CGPoint {
        placing(of: page).map { convert(point.applying($0), from: paper) } ?? point
    }

    /// Converts a rectangle from page space to the view; unchanged if the page is not shown.
    public func convert(_ rect: CGRect, from page: PDFPage) -> CGRect {
        placing(of: page).map { convert(rect.applying($0), from: paper) } ?? rect
    }

    /// Returns the displayed size of a page's row, including margins.
    public func rowSize(for page: PDFPage) -> CGSize {
        let rows = PageArrangement.rows(document?.pageCount ?? 0, settings)
        guard let index = document?.index(for: page), let row = rows.first(where: { $0.contains(index) }) else {
            return .zero
        }
        let margins = settings.margins
        let size = row.reduce(CGSize.zero) { size, index in
            let own = document?.page(at: index)?.shownSize(displayBox) ?? .zero
            return CGSize(
                width: size.width + own.width + margins.left + margins.right,
                height: max(size.height, own.height + margins.top + margins.bottom))
        }
        return CGSize(width: size.width * scaleFactor, height: size.height * scaleFactor)
    }

    // MARK: Links

    /// Follows the link at a point of the view.
    func follow(linkAt point: CGPoint) {
        guard let page = page(for: point, nearest: false), let url = page.address(at: convert(point, to: page)) else {
            return
        }
        if let delegate { delegate.pdfViewWillClick(onLink: self, with: url) } else { open(url) }
    }

    func open(_ url: URL) { UIApplication.shared.open(url) }
}

extension PDFPage {
    /// The displayed size of a box, after rotation.
    func shownSize(_ box: PDFDisplayBox) -> CGSize {
        let size = bounds(for: box).size
        return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    /// The URL of the link at a point in page space; nil if there is none.
    func address(at point: CGPoint) -> URL? {
        var list: CGPDFArrayRef?
        guard let entries = pageRef?.dictionary, CGPDFDictionaryGetArray(entries, "Annots", &list), let list else {
            return nil
        }
        // The last annotation is topmost.
        for index in (0..<CGPDFArrayGetCount(list)).reversed() {
            var found: CGPDFDictionaryRef?
            guard CGPDFArrayGetDictionary(list, index, &found), let note = found, let rect = rectangle(of: note),
                rect.contains(point)
            else { continue }
            var (action, address): (CGPDFDictionaryRef?, CGPDFStringRef?) = (nil, nil)
            guard CGPDFDictionaryGetDictionary(note, "A", &action), let action,
                CGPDFDictionaryGetString(action, "URI", &address), let address
            else { continue }
            return CGPDFStringCopyTextString(address).flatMap { URL(string: $0) }
        }
        return nil
    }

    private func rectangle(of note: CGPDFDictionaryRef) -> CGRect? {
        var list: CGPDFArrayRef?
        guard CGPDFDictionaryGetArray(note, "Rect", &list), let list else { return nil }
        var edges: [CGPDFReal] = [0, 0, 0, 0]
        for index in edges.indices where !CGPDFArrayGetNumber(list, index, &edges[index]) { return nil }
        return CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1]).standardized
    }
}
