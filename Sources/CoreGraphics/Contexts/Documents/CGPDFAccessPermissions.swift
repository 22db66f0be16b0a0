/// The operations that a document allows its readers.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpdfaccesspermissions)
public struct CGPDFAccessPermissions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates permissions from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Printing at low quality.
    public static let allowsLowQualityPrinting = CGPDFAccessPermissions(rawValue: 1 << 0)
    /// Printing at full quality.
    public static let allowsHighQualityPrinting = CGPDFAccessPermissions(rawValue: 1 << 1)
    /// Changing the contents.
    public static let allowsDocumentChanges = CGPDFAccessPermissions(rawValue: 1 << 2)
    /// Inserting, removing and rotating pages.
    public static let allowsDocumentAssembly = CGPDFAccessPermissions(rawValue: 1 << 3)
    /// Copying text and images.
    public static let allowsContentCopying = CGPDFAccessPermissions(rawValue: 1 << 4)
    /// Extracting the contents for accessibility.
    public static let allowsContentAccessibility = CGPDFAccessPermissions(rawValue: 1 << 5)
    /// Adding annotations.
    public static let allowsCommenting = CGPDFAccessPermissions(rawValue: 1 << 6)
    /// Filling in forms.
    public static let allowsFormFieldEntry = CGPDFAccessPermissions(rawValue: 1 << 7)
}
