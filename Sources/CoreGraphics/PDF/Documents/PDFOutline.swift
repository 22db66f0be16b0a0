import Foundation
import PDFSyntax

/// Reads a document's outline. PDF 32000-1, 12.3.3.
struct PDFOutline {
    private let file: PDFFile
    private let pageNumbers: [PDFReference: Int]

    init(_ file: PDFFile) {
        self.file = file
        var numbers: [PDFReference: Int] = [:]
        for (index, reference) in PageTree.references(file).enumerated() { numbers[reference] = index + 1 }
        pageNumbers = numbers
    }

    /// The maximum number of entries in one document.
    private static let maxCount = 1 << 16

    /// The outline's dictionary; nil when there is none.
    var root: CFDictionary? {
        guard let outlines = file.catalog["Outlines"].dictionary else { return nil }
        var seen: Set<PDFReference> = []
        let children = children(of: outlines, depth: 0, &seen)
        return children.isEmpty ? nil : [kCGPDFOutlineChildren: children]
    }

    private func children(of node: PDFDictionary, depth: Int, _ seen: inout Set<PDFReference>) -> [CFDictionary] {
        guard depth < 32 else { return [] }
        var children: [CFDictionary] = []
        var next = node.entries["First"]
        while case .reference(let place)? = next, seen.count < PDFOutline.maxCount, seen.insert(place).inserted,
            let item = file.object(place).dictionary
        {
            var entry: CFDictionary = [kCGPDFOutlineTitle: PDFText.string(item["Title"].string ?? [])]
            if let destination = destination(of: item) { entry[kCGPDFOutlineDestination] = destination }
            if let part = array(item["Dest"]) ?? array(item["A"].dictionary?["D"] ?? .null) {
                entry[kCGPDFOutlineDestinationRect] = PDFOutline.rectangle(part)
            }
            let below = self.children(of: item, depth: depth + 1, &seen)
            if !below.isEmpty { entry[kCGPDFOutlineChildren] = below }
            children.append(entry)
            next = item.entries["Next"]
        }
        return children
    }

    /// Returns a page number, or a URL.
    private func destination(of item: PDFDictionary) -> Any? {
        if let action = item["A"].dictionary {
            if action["S"].name == "URI" {
                return action["URI"].string.flatMap { URL(string: String(decoding: $0, as: UTF8.self)) }
            }
            if action["S"].name == "GoTo" { return page(action["D"]) }
        }
        return page(item["Dest"])
    }

    private func page(_ destination: PDFObject) -> Int? {
        guard let array = array(destination) else { return nil }
        if case .reference(let place)? = array.elements.first { return pageNumbers[place] }
        return array[0].integer.map { $0 + 1 }
    }

    /// Returns a destination's array, resolving named destinations.
    private func array(_ destination: PDFObject, depth: Int = 0) -> PDFArray? {
        if let array = destination.array { return array }
        guard depth < 4 else { return nil }
        if let dictionary = destination.dictionary { return array(dictionary["D"], depth: depth + 1) }
        if let name = destination.name {
            return array(file.catalog["Dests"].dictionary?[name] ?? .null, depth: depth + 1)
        }
        guard let name = destination.string, let tree = file.catalog["Names"].dictionary?["Dests"].dictionary else {
            return nil
        }
        return NameTree.value(of: name, in: tree).flatMap { array($0, depth: depth + 1) }
    }

    /// Returns the part of the page that a destination fits into the window; nil for the whole page, or none in
    /// particular.
    private static func rectangle(_ destination: PDFArray) -> CFDictionary? {
        guard destination[1].name == "FitR" else { return nil }
        let corners = (2..<6).compactMap { destination[$0].number }
        guard corners.count == 4 else { return nil }
        return [
            "X": corners[0], "Y": corners[1], "Width": corners[2] - corners[0], "Height": corners[3] - corners[1],
        ]
    }
}
