/// The pages of a document in order, with their inherited attributes. PDF 32000-1, 7.7.3.
package struct PageTree: Sendable {
    /// One dictionary per page.
    package let pages: [PDFDictionary]

    private static let inherited = ["Resources", "MediaBox", "CropBox", "Rotate"]

    package init(_ file: PDFFile) {
        var pages: [PDFDictionary] = []
        // A node may list itself or its parent as a child.
        var seen: Set<PDFReference> = []
        var waiting: [(node: PDFObject, inherited: [String: PDFObject])] = []
        if let root = file.catalog.entries["Pages"] { waiting.append((root, [:])) }
        while let (object, given) = waiting.popLast(), pages.count < PDFLimits.pages {
            if case .reference(let reference) = object, !seen.insert(reference).inserted { continue }
            guard case .dictionary(let node) = object.resolved(in: file) else { continue }
            var handed = given
            for key in PageTree.inherited {
                if let value = node.entries[key] { handed[key] = value }
            }
            if let kids = node["Kids"].array, node["Type"].name != "Page" {
                for kid in kids.elements.reversed() { waiting.append((kid, handed)) }
            } else {
                pages.append(PDFDictionary(node.entries.merging(handed) { own, _ in own }, in: file))
            }
        }
        self.pages = pages.isEmpty ? PageTree.strays(in: file) : pages
    }

    /// The pages of a file whose page tree is missing, in order of object number.
    private static func strays(in file: PDFFile) -> [PDFDictionary] {
        (1...max(min(file.objectCount, PDFLimits.pages), 1)).compactMap { number in
            let object = file.object(PDFReference(number: number, generation: 0))
            guard case .dictionary(let node) = object, node["Type"].name == "Page" else { return nil }
            return node
        }
    }
}

extension PageTree {
    /// The references of the page objects, in order.
    package static func references(_ file: PDFFile) -> [PDFReference] {
        var found: [PDFReference] = []
        var seen: Set<PDFReference> = []
        var waiting = file.catalog.entries["Pages"].map { [$0] } ?? []
        while let object = waiting.popLast(), found.count < PDFLimits.pages {
            guard case .reference(let reference) = object, seen.insert(reference).inserted,
                let node = file.object(reference).dictionary
            else { continue }
            if let kids = node["Kids"].array, node["Type"].name != "Page" {
                waiting += kids.elements.reversed()
            } else {
                found.append(reference)
            }
        }
        return found
    }
}
