import PDFSyntax

/// Writes a document's structure tree: its elements and their content on the pages. PDF 32000-1, 14.7.
struct StructureWriter {
    private let file: PDFFile
    private let tags: TagTree
    private let root: Int
    /// The objects of the elements.
    private let numbers: [Int]
    /// The content of each element apart from child elements, with its position among them.
    private var contents: [[(place: Place, object: PDFObject)]]
    /// The parent tree: for each stream or link, by its key, the elements that it belongs to.
    private var owners: [PDFObject] = []

    /// The position of content in an element: the preceding mark, the page, and the order on the page.
    private typealias Place = (mark: Int, page: Int, order: Int)

    init(_ file: PDFFile, _ tags: TagTree) throws(PDFError) {
        self.file = file
        self.tags = tags
        root = try file.add(.null)
        var numbers: [Int] = []
        for _ in tags.elements { numbers.append(try file.add(.null)) }
        self.numbers = numbers
        contents = Array(repeating: [], count: tags.elements.count)
    }

    /// Marks the contents of a page.
    /// - mark: the last mark before the page.
    mutating func add(page index: Int, _ page: PDFReference, after mark: Int) throws(PDFError) {
        guard let dictionary = file.object(page).dictionary else { return }
        var marker = ContentMarker(file, tags, after: mark)
        try marker.mark(dictionary)
        for stream in marker.streams where !stream.parts.isEmpty {
            try file.set(
                "StructParents", of: stream.isPage ? page.number : stream.number, to: .integer(owners.count))
            owners.append(.array(stream.parts.map { .object(numbers[$0.element]) }))
            for (number, part) in stream.parts.enumerated() {
                var entries: [String: PDFObject] = [
                    "Type": .name("MCR"), "Pg": .reference(page), "MCID": .integer(number),
                ]
                if !stream.isPage { entries["Stm"] = .object(stream.number) }
                contents[part.element].append(((part.mark, index, part.order), .dictionary(entries)))
            }
        }
        try file.set("Tabs", of: page.number, to: .name("S"))
    }

    /// Makes a link part of an element; returns the link's key in the parent tree.
    mutating func add(link: Int, of page: PDFReference, _ index: Int, to element: Int) -> Int {
        let entries: [String: PDFObject] = [
            "Type": .name("OBJR"), "Pg": .reference(page), "Obj": .object(link),
        ]
        contents[element].append(((.max, index, 0), .dictionary(entries)))
        owners.append(.object(numbers[element]))
        return owners.count - 1
    }

    /// Writes the elements into the catalog.
    func finish(catalog: Int) throws(PDFError) {
        var kids = contents
        var top: [PDFObject] = []
        for (index, element) in tags.elements.enumerated() {
            if let parent = element.parent {
                kids[parent].append(((element.mark, -1, 0), .object(numbers[index])))
            } else {
                top.append(.object(numbers[index]))
            }
        }
        for (index, element) in tags.elements.enumerated() {
            var entries: [String: PDFObject] = [
                "Type": .name("StructElem"), "S": .name(element.type),
                "P": .object(element.parent.map { numbers[$0] } ?? root),
                "K": .array(kids[index].sorted { $0.place < $1.place }.map(\.object)),
            ]
            for (key, text) in element.properties { entries[key] = .text(text) }
            try file.replace(numbers[index], with: .dictionary(entries))
        }
        let keys = owners.enumerated().flatMap { [PDFObject.integer($0), $1] }
        try file.replace(
            root,
            with: .dictionary([
                "Type": .name("StructTreeRoot"), "K": .array(top),
                "ParentTree": .dictionary(["Nums": .array(keys)]), "ParentTreeNextKey": .integer(owners.count),
            ]))
        try file.set("StructTreeRoot", of: catalog, to: .object(root))
        try file.set("MarkInfo", of: catalog, to: .dictionary(["Marked": .boolean(true)]))
    }
}
