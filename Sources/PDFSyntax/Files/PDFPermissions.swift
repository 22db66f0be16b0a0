import CPDFStructure

/// What a document allows whoever opened it. PDF 32000-1, 7.6.3.2.
package struct PDFPermissions: Sendable, Hashable {
    package var isEncrypted: Bool
    /// Opened with the owner's password, which allows everything.
    package var isOwner: Bool
    package var lowQualityPrinting: Bool
    package var highQualityPrinting: Bool
    package var documentChanges: Bool
    package var documentAssembly: Bool
    package var contentCopying: Bool
    package var contentAccessibility: Bool
    package var commenting: Bool
    package var formFieldEntry: Bool

    init(_ found: pdf_file_permissions) {
        isEncrypted = found.is_encrypted
        isOwner = found.is_owner
        lowQualityPrinting = found.low_quality_printing
        highQualityPrinting = found.high_quality_printing
        documentChanges = found.document_changes
        documentAssembly = found.document_assembly
        contentCopying = found.content_copying
        contentAccessibility = found.content_accessibility
        commenting = found.commenting
        formFieldEntry = found.form_field_entry
    }
}
