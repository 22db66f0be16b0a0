package import Foundation
import PDFSyntax

/// A document assembled from pages of other documents, in any order.
package struct PageAssembly {
    /// A page and its modifications.
    package struct Part {
        package var page: CGPDFPage
        /// Degrees clockwise.
        package var rotation: Int?
        package var boxes: [CGPDFBox: CGRect]

        package init(_ page: CGPDFPage, rotation: Int?, boxes: [CGPDFBox: CGRect]) {
            (self.page, self.rotation, self.boxes) = (page, rotation, boxes)
        }
    }

    /// The passwords that open the document. The owner password allows everything, the user password what the
    /// permissions allow.
    package struct Passwords {
        package var owner: String
        package var user: String

        package init(owner: String, user: String) { (self.owner, self.user) = (owner, user) }
    }

    /// The document whose outline, names, forms and metadata are kept; nil for none.
    package var base: CGPDFDocument?
    package var parts: [Part]
    /// Entries of the document's information dictionary; nil removes one.
    package var information: [String: String?]
    /// Nil keeps the encryption of `base`.
    package var passwords: Passwords?

    package init(
        base: CGPDFDocument?, parts: [Part], information: [String: String?] = [:], passwords: Passwords? = nil
    ) {
        (self.base, self.parts, self.information, self.passwords) = (base, parts, information, passwords)
    }

    /// The document's bytes.
    package func data() throws -> Data {
        let file = try base.map { try $0.reopened() } ?? PDFFile()
        // The pages of each document; the base's, which has been reopened, before they are removed.
        var places: [ObjectIdentifier: [PDFReference]] = [:]
        if let base { places[ObjectIdentifier(base)] = PageTree.references(file) }
        try file.removePages()
        for part in parts { try append(part, to: file, &places) }
        try setInformation(of: file)
        let encryption = passwords.map {
            PDFEncryption(
                ownerPassword: $0.owner, userPassword: $0.user, has40Bits: false, permissions: PDFPermissions())
        }
        var data = Data()
        try file.write(isLinearized: false, encryption: encryption) { data.append(contentsOf: $0) }
        return data
    }

    private func append(
        _ part: Part, to file: PDFFile, _ places: inout [ObjectIdentifier: [PDFReference]]
    ) throws(PDFError) {
        guard let document = part.page.document else { throw .damaged("a page without a document") }
        let key = ObjectIdentifier(document)
        let references = places[key] ?? PageTree.references(part.page.file)
        places[key] = references
        let index = part.page.pageNumber - 1
        guard references.indices.contains(index) else {
            throw .damaged("page \(part.page.pageNumber) is not an indirect object")
        }
        let source = document === base ? file : part.page.file
        let number = try file.append(references[index], of: source)
        if let rotation = part.rotation { try file.set("Rotate", of: number, to: .integer(rotation)) }
        for (box, rect) in part.boxes {
            try file.set(box.key, of: number, to: .numbers([rect.minX, rect.minY, rect.maxX, rect.maxY]))
        }
    }

    private func setInformation(of file: PDFFile) throws(PDFError) {
        guard !information.isEmpty else { return }
        var entries = file.trailer["Info"].dictionary?.entries ?? [:]
        for (key, text) in information { entries[key] = text.map { .text($0) } }
        if let place = file.trailer.reference("Info") {
            try file.replace(place.number, with: .dictionary(entries))
        } else {
            try file.set("Info", of: 0, to: .object(try file.add(.dictionary(entries))))
        }
    }
}
