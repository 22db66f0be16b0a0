/// What a document says of itself.
///
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfdocumentattribute)
public struct PDFDocumentAttribute: RawRepresentable, Hashable, Sendable {
    /// The name in the file.
    public let rawValue: String
    /// Makes an attribute of the name in the file.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title, a string.
    public static let titleAttribute = PDFDocumentAttribute(rawValue: "Title")
    /// The author, a string.
    public static let authorAttribute = PDFDocumentAttribute(rawValue: "Author")
    /// What the document is about, a string.
    public static let subjectAttribute = PDFDocumentAttribute(rawValue: "Subject")
    /// The program that made the original, a string.
    public static let creatorAttribute = PDFDocumentAttribute(rawValue: "Creator")
    /// The program that made the PDF, a string.
    public static let producerAttribute = PDFDocumentAttribute(rawValue: "Producer")
    /// When the document was made, a `Date`.
    public static let creationDateAttribute = PDFDocumentAttribute(rawValue: "CreationDate")
    /// When the document was last changed, a `Date`.
    public static let modificationDateAttribute = PDFDocumentAttribute(rawValue: "ModDate")
    /// Words to find it by, an array of strings.
    public static let keywordsAttribute = PDFDocumentAttribute(rawValue: "Keywords")
}
