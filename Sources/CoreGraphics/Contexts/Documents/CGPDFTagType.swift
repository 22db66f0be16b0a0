/// The type of an element in a tagged document: the standard structure types of PDF 32000-1, 14.8.4.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpdftagtype)
public enum CGPDFTagType: Int32, Sendable {
    /// A complete document, or a self-contained part of one.
    case document = 100
    /// A part of a document.
    case part
    /// An article.
    case art
    /// A section.
    case section
    /// A group of elements.
    case div
    /// A quotation of one or more paragraphs by another author.
    case blockQuote
    /// The caption of a figure or a table.
    case caption
    /// A table of contents.
    case TOC
    /// An entry of a table of contents.
    case TOCI
    /// An index.
    case index
    /// A grouping element without meaning to readers.
    case nonStructure
    /// Content private to the application that created it.
    case `private`
    /// A paragraph.
    case paragraph = 200
    /// A heading whose level follows from its nesting.
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
    /// The label of a list item, such as a bullet or a number.
    case label
    /// The body of a list item.
    case listBody
    /// A table.
    case table = 400
    /// A row of a table.
    case tableRow
    /// A header cell, which describes a row or column.
    case tableHeaderCell
    /// A cell of data.
    case tableDataCell
    /// The header rows of a table.
    case tableHeader
    /// The body rows of a table.
    case tableBody
    /// The footer rows of a table.
    case tableFooter
    /// A span of text.
    case span = 500
    /// An inline quotation of another author.
    case quote
    /// A note.
    case note
    /// A reference to another part of the document.
    case reference
    /// An entry of a bibliography.
    case bibliography
    /// A fragment of program source code.
    case code
    /// A link: links that are added while it is open belong to it.
    case link
    /// An annotation.
    case annotation
    /// Ruby: base text with small annotation text beside it.
    case ruby = 600
    /// The ruby base text.
    case rubyBaseText
    /// The ruby annotation text.
    case rubyAnnotationText
    /// Punctuation that encloses the annotation text when it is set inline.
    case rubyPunctuation
    /// Warichu: a comment set in two small lines within a line.
    case warichu
    /// The warichu text.
    case warichuText
    /// Punctuation that encloses the warichu text.
    case warichuPunctiation
    /// A figure.
    case figure = 700
    /// A formula.
    case formula
    /// A form field.
    case form

    /// The PDF name of the type: `H1` for first-level headings.
    public var name: UnsafePointer<CChar>? {
        names[rawValue].map { UnsafeRawPointer($0.utf8Start).assumingMemoryBound(to: CChar.self) }
    }

    /// The PDF name as a string.
    var pdfName: String { names[rawValue].map { "\($0)" } ?? "NonStruct" }
}

/// Keyed by the cases' raw values, in order.
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
