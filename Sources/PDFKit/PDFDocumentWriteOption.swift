import CoreGraphics

/// An option for writing a document.
///
/// [Apple's reference](https://developer.apple.com/documentation/pdfkit/pdfdocumentwriteoption)
public struct PDFDocumentWriteOption: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The owner password, which grants all permissions, a string; the user password by default.
    public static let ownerPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentOwnerPasswordOption")
    /// The user password, which is needed to open the document, a string. Without one anybody can read it.
    public static let userPasswordOption = PDFDocumentWriteOption(rawValue: "PDFDocumentUserPasswordOption")

    /// The passwords among the options; nil if there are none.
    static func passwords(_ options: [AnyHashable: Any]) -> PageAssembly.Passwords? {
        func word(_ option: PDFDocumentWriteOption) -> String? {
            (options[option] ?? options[option.rawValue]) as? String
        }
        let (owner, user) = (word(.ownerPasswordOption), word(.userPasswordOption))
        guard let either = owner ?? user, !either.isEmpty else { return nil }
        return PageAssembly.Passwords(owner: either, user: user ?? "")
    }
}
