import Foundation
import PDFSyntax

/// Adds the parts that Cairo can't write to a document that Cairo has written.
struct DocumentFinisher {
    private let file: PDFFile
    private let extras: DocumentExtras
    private let pages: [PDFReference]
    private let catalog: Int

    init(_ document: Data, _ extras: DocumentExtras) throws(PDFError) {
        file = try PDFFile(document)
        self.extras = extras
        pages = PageTree.references(file)
        guard let catalog = file.trailer.reference("Root")?.number, pages.count == extras.pages.count else {
            throw .damaged("its pages differ from those that were drawn")
        }
        self.catalog = catalog
    }

    /// Writes the document with all additional parts.
    func write(to write: (UnsafeRawBufferPointer) throws -> Void) throws {
        var structure = extras.tags.isEmpty ? nil : try StructureWriter(file, extras.tags)
        for (index, page) in extras.pages.enumerated() {
            try structure?.add(page: index, pages[index], after: page.lastMark)
            try addBoxes(of: page, to: pages[index])
            try addLinks(of: page, to: pages[index], index, &structure)
        }
        try structure?.finish(catalog: catalog)
        try addDestinations()
        try addOutline()
        try addIntents()
        try addMetadata()
        try file.write(
            isLinearized: extras.options.isLinearized, encryption: extras.options.encryption, to: write)
    }

    // MARK: Pages

    private func addBoxes(of page: PageExtras, to reference: PDFReference) throws(PDFError) {
        for (name, box) in page.boxes.sorted(by: { $0.key < $1.key }) {
            try file.set(name, of: reference.number, to: .numbers(box.corners))
        }
    }

    private func addLinks(
        of page: PageExtras, to reference: PDFReference, _ index: Int, _ structure: inout StructureWriter?
    ) throws(PDFError) {
        guard !page.links.isEmpty else { return }
        var numbers: [PDFObject] = []
        for link in page.links {
            var entries: [String: PDFObject] = [
                "Type": .name("Annot"), "Subtype": .name("Link"), "Rect": .numbers(link.rect.corners),
                "Border": .numbers([0, 0, 0]),
                // Print flag: the annotation is printed with the page.
                "F": .integer(4),
            ]
            switch link.target {
            case .url(let url): entries["A"] = url.action
            case .destination(let name): entries["Dest"] = .text(name)
            }
            let number = try file.add(.dictionary(entries))
            if let element = link.element, let key = structure?.add(link: number, of: reference, index, to: element) {
                try file.set("StructParent", of: number, to: .integer(key))
            }
            numbers.append(.object(number))
        }
        try file.set("Annots", of: reference.number, to: .array(numbers))
    }

    private func addDestinations() throws(PDFError) {
        var places: [(name: PDFObject, place: PDFObject)] = []
        for (page, reference) in zip(extras.pages, pages) {
            for (name, point) in page.destinations {
                let place: [PDFObject] = [
                    .reference(reference), .name("XYZ"), .real(Double(point.x)), .real(Double(point.y)), .null,
                ]
                places.append((.text(name), .array(place)))
            }
        }
        guard !places.isEmpty else { return }
        let sorted = places.sorted { ($0.name.string ?? []).lexicographicallyPrecedes($1.name.string ?? []) }
        let tree = try file.add(.dictionary(["Names": .array(sorted.flatMap { [$0.name, $0.place] })]))
        try file.set("Names", of: catalog, to: .dictionary(["Dests": .object(tree)]))
    }

    // MARK: Outline

    private func addOutline() throws(PDFError) {
        guard !extras.outline.isEmpty else { return }
        let root = try file.add(.null)
        let ends = try add(extras.outline, below: root)
        try file.replace(
            root,
            with: .dictionary([
                "Type": .name("Outlines"), "First": .object(ends.first), "Last": .object(ends.last),
                "Count": .integer(extras.outline.count),
            ]))
        try file.set("Outlines", of: catalog, to: .object(root))
    }

    /// Adds sibling entries, which are not empty, and returns the objects of the first and the last.
    private func add(_ items: [OutlineItem], below parent: Int) throws(PDFError) -> (first: Int, last: Int) {
        var numbers: [Int] = []
        for _ in items { numbers.append(try file.add(.null)) }
        for (index, item) in items.enumerated() {
            var entries: [String: PDFObject] = ["Title": .text(item.title), "Parent": .object(parent)]
            if index > 0 { entries["Prev"] = .object(numbers[index - 1]) }
            if index + 1 < items.count { entries["Next"] = .object(numbers[index + 1]) }
            if !item.children.isEmpty {
                let ends = try add(item.children, below: numbers[index])
                (entries["First"], entries["Last"]) = (.object(ends.first), .object(ends.last))
                // Closed: the children are shown once it is opened.
                entries["Count"] = .integer(-item.children.count)
            }
            switch item.target {
            case .page(let number, let rect):
                if let destination = destination(number, rect) { entries["Dest"] = destination }
            case .url(let url): entries["A"] = url.action
            case nil: break
            }
            try file.replace(numbers[index], with: .dictionary(entries))
        }
        return (numbers[0], numbers[numbers.count - 1])
    }

    private func destination(_ number: Int, _ rect: CGRect?) -> PDFObject? {
        guard pages.indices.contains(number - 1) else {
            reportOnce("CGPDFContextSetOutline: there is no page \(number)")
            return nil
        }
        let page = PDFObject.reference(pages[number - 1])
        guard let rect else { return .array([page, .name("Fit")]) }
        return .array([page, .name("FitR")] + rect.corners.map { .real($0) })
    }

    // MARK: Document-level entries

    private func addIntents() throws(PDFError) {
        var intents = extras.options.outputIntents
        if extras.options.isArchival, !intents.contains(where: { $0.subtype == OutputIntent.archival }) {
            intents.append(.archivalSRGB)
        }
        guard !intents.isEmpty else { return }
        var objects: [PDFObject] = []
        for intent in intents {
            var entries: [String: PDFObject] = ["Type": .name("OutputIntent"), "S": .name(intent.subtype)]
            for (key, text) in intent.texts { entries[key] = .text(text) }
            if let profile = intent.profile {
                let number = try file.add(Array(profile), ["N": .integer(intent.componentCount)])
                entries["DestOutputProfile"] = .object(number)
            }
            objects.append(.dictionary(entries))
        }
        try file.set("OutputIntents", of: catalog, to: .array(objects))
    }

    private func addMetadata() throws(PDFError) {
        let isArchival = extras.options.isArchival
        if isArchival { try forbidInterpolation() }
        let information = file.trailer["Info"].dictionary
        guard let packet = extras.metadata ?? (isArchival ? ArchivalMetadata.packet(like: information) : nil) else {
            return
        }
        let number = try file.add(Array(packet), ["Type": .name("Metadata"), "Subtype": .name("XML")])
        try file.set("Metadata", of: catalog, to: .object(number))
    }

    /// Archival documents must not leave interpolation to the viewer.
    private func forbidInterpolation() throws(PDFError) {
        for number in 1...max(file.objectCount, 1) {
            let object = file.object(PDFReference(number: number, generation: 0))
            guard let image = object.stream?.dictionary, image["Subtype"].name == "Image",
                image["Interpolate"].boolean == true
            else { continue }
            try file.set("Interpolate", of: number, to: .boolean(false))
        }
    }
}

extension CGRect {
    /// The rectangle in PDF's format.
    fileprivate var corners: [Double] { [minX, minY, maxX, maxY].map { Double($0) } }
}

extension URL {
    fileprivate var action: PDFObject {
        .dictionary(["S": .name("URI"), "URI": .string(Array(asciiText.utf8))])
    }

    /// The URL with percent-encoding of all characters that are invalid in a URL or special in a PDF string.
    private var asciiText: String {
        absoluteString.unicodeScalars.map { scalar in
            scalar.isASCII && scalar.value > 0x20 && !"()\\".unicodeScalars.contains(scalar)
                ? String(scalar) : String(scalar).utf8.map { String(format: "%%%02X", $0) }.joined()
        }.joined()
    }
}
