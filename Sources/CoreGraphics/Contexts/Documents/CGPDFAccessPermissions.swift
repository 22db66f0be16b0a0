/// What a document allows its reader.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpdfaccesspermissions)
public struct CGPDFAccessPermissions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes permissions from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Printing coarsely.
    public static let allowsLowQualityPrinting = CGPDFAccessPermissions(rawValue: 1 << 0)
    /// Printing as finely as the page is.
    public static let allowsHighQualityPrinting = CGPDFAccessPermissions(rawValue: 1 << 1)
    /// Changing the contents.
    public static let allowsDocumentChanges = CGPDFAccessPermissions(rawValue: 1 << 2)
    /// Adding, removing and turning pages.
    public static let allowsDocumentAssembly = CGPDFAccessPermissions(rawValue: 1 << 3)
    /// Copying text and pictures.
    public static let allowsContentCopying = CGPDFAccessPermissions(rawValue: 1 << 4)
    /// Reading the contents to users who can't see them.
    public static let allowsContentAccessibility = CGPDFAccessPermissions(rawValue: 1 << 5)
    /// Adding notes.
    public static let allowsCommenting = CGPDFAccessPermissions(rawValue: 1 << 6)
    /// Filling in forms.
    public static let allowsFormFieldEntry = CGPDFAccessPermissions(rawValue: 1 << 7)
}
