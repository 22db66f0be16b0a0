import CoreGraphics

/// How a document is written.
///
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfdocumentwriteoption)
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Makes an option of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The password that allows everything, a string. The user's, where there is none.
    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentOwnerPasswordOption")
    /// The password that opens the document, a string. Without one everybody can read it.
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentUserPasswordOption")

    /// The passwords among options; nil when there are none.
    static func passwords(_ options: [AnyHashable: Any]) -> PageAssembly.Passwords? {
        func word(_ option: PDFDocumentWriteOption) -> String? {
            (options[option] ?? options[option.rawValue]) as? String
        }
        let (owner, user) = (word(.ownerPasswordOption), word(.userPasswordOption))
        guard let either = owner ?? user, !either.isEmpty else { return nil }
        return PageAssembly.Passwords(owner: either, user: user ?? "")
    }
}
