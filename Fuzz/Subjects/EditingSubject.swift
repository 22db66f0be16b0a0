import CoreGraphics
import Foundation
import PDFKit

/// Reads the first bytes as changes to a document, and the rest as the document; writes the result and reads it back.
func editDocument(_ bytes: UnsafeRawBufferPointer) {
    var stream = ByteStream(bytes)
    let changes = (0..<stream.choice(8)).map { _ in [stream.byte(), stream.byte(), stream.byte()] }
    guard let document = PDFDocument(data: Data(stream.rest)) else { return }
    // Bounds the work: going through a document takes as long as its page count, which may be huge.
    guard document.pageCount <= 64 else { return }
    if document.isLocked { _ = document.unlock(withPassword: "a") }
    for change in changes { apply(change, to: document) }
    var options: [AnyHashable: Any] = [:]
    if changes.first?[0].isMultiple(of: 3) ?? false {
        options = [PDFDocumentWriteOption.userPasswordOption: "a", PDFDocumentWriteOption.ownerPasswordOption: "b"]
    }
    guard let written = document.dataRepresentation(options: options), let again = PDFDocument(data: written) else {
        return
    }
    _ = (again.isLocked && again.unlock(withPassword: "a"), again.pageCount, again.documentAttributes)
    _ = again.page(at: 0)?.string
}

private func apply(_ change: [UInt8], to document: PDFDocument) {
    let count = document.pageCount
    let (first, second) = (Int(change[1]) % max(count, 1), Int(change[2]) % max(count, 1))
    guard count > 0, let page = document.page(at: first) else { return }
    switch change[0] % 9 {
    case 0: document.removePage(at: first)
    case 1: document.exchangePage(at: first, withPageAt: second)
    case 2:
        guard let copy = page.copy() as? PDFPage else { return }
        document.insert(copy, at: second)
    case 3: document.insert(page, at: second)
    case 4: page.rotation = Int(change[2]) * 90
    case 5:
        let side = CGFloat(change[2])
        let bounds = CGRect(x: side, y: -side, width: side, height: 2)
        page.setBounds(bounds, for: change[1] & 1 == 0 ? .cropBox : .mediaBox)
    case 6: _ = document.findString(change[2] & 1 == 0 ? "a" : "bi", withOptions: .caseInsensitive).map(\.string)
    case 7:
        let point = CGPoint(x: Int(change[1]), y: Int(change[2]))
        _ = (page.selectionForWord(at: point)?.string, page.selectionForLine(at: point)?.bounds(for: page))
        _ = page.selection(from: .zero, to: point)?.selectionsByLine().count
    default:
        _ = (document.selectionForEntireDocument?.string, page.label, page.string)
    }
}
