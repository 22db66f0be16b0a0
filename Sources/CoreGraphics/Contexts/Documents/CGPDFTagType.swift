/// What an element of a document is: the standard structure types of PDF 32000-1, 14.8.4.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpdftagtype)
public enum CGPDFTagType: Int32, Sendable {
    /// The whole document, a large part of it, or a text that stands for itself.
    case document = 100
    /// A part of a document.
    case part
    /// An article.
    case art
    /// A section.
    case section
    /// A group of elements.
    case div
    /// A text that somebody else has written, in paragraphs.
    case blockQuote
    /// What is said about a picture or a table.
    case caption
    /// A table of contents.
    case TOC
    /// An entry of a table of contents.
    case TOCI
    /// An index.
    case index
    /// A group that has no meaning for whoever reads.
    case nonStructure
    /// What only the program that made it understands.
    case `private`
    /// A paragraph.
    case paragraph = 200
    /// A heading, whose level follows from where it stands.
    case header
    /// A heading of the first level.
    case header1
    /// A heading of the second level.
    case header2
    /// A heading of the third level.
    case header3
    /// A heading of the fourth level.
    case header4
    /// A heading of the fifth level.
    case header5
    /// A heading of the sixth level.
    case header6
    /// A list.
    case list = 300
    /// An item of a list.
    case listItem
    /// A bullet or a number of an item.
    case label
    /// What an item says.
    case listBody
    /// A table.
    case table = 400
    /// A row of a table.
    case tableRow
    /// A cell that says what its row or column is.
    case tableHeaderCell
    /// A cell of data.
    case tableDataCell
    /// The rows at a table's head.
    case tableHeader
    /// The rows between head and foot.
    case tableBody
    /// The rows at a table's foot.
    case tableFooter
    /// A part of a text.
    case span = 500
    /// Words of somebody else within a text.
    case quote
    /// A note.
    case note
    /// A reference to another place of the document.
    case reference
    /// An entry of a bibliography.
    case bibliography
    /// A text of a program.
    case code
    /// A link: links that are set while it is open belong to it.
    case link
    /// An annotation.
    case annotation
    /// A text with small text beside it.
    case ruby = 600
    /// The text that ruby stands beside.
    case rubyBaseText
    /// The small text.
    case rubyAnnotationText
    /// What encloses the small text where it stands in the line.
    case rubyPunctuation
    /// A comment in two small lines within a line.
    case warichu
    /// The comment's text.
    case warichuText
    /// What encloses the comment.
    case warichuPunctiation
    /// A picture.
    case figure = 700
    /// A formula.
    case formula
    /// A form field.
    case form

    /// PDF's name of the type: `H1` for the first level of headings.
    public var name: UnsafePointer<CChar>? {
        names[rawValue].map { UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self) }
    }

    /// The same as a string.
    var pdfName: String { names[rawValue].map { "\($0)" } ?? "NonStruct" }
}

/// In the order of the cases, by their numbers.
private let names: [Int32: StaticString] = {
    let groups: [(Int32, [StaticString])] = [
        (
            100,
            [
                "Document", "Part", "Art", "Sect", "Div", "BlockQuote", "Caption", "TOC", "TOCI", "Index", "NonStruct",
                "Private",
            ]
        ),
        (200, ["P", "H", "H1", "H2", "H3", "H4", "H5", "H6"]),
        (300, ["L", "LI", "Lbl", "LBody"]),
        (400, ["Table", "TR", "TH", "TD", "THead", "TBody", "TFoot"]),
        (500, ["Span", "Quote", "Note", "Reference", "BibEntry", "Code", "Link", "Annot"]),
        (600, ["Ruby", "RB", "RT", "RP", "Warichu", "WT", "WP"]),
        (700, ["Figure", "Formula", "Form"]),
    ]
    return Dictionary(
        uniqueKeysWithValues: groups.flatMap { first, names in names.enumerated().map { (first + Int32($0), $1) } })
}()
