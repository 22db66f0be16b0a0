import CPDFStructure

/// The permissions of the user who opened a document. PDF 32000-1, 7.6.3.2.
package struct PDFPermissions: Sendable, Hashable {
    package var isEncrypted = false
    /// Whether it was opened with the owner password, which grants all permissions.
    package var isOwner = false
    package var lowQualityPrinting = true
    package var highQualityPrinting = true
    package var documentChanges = true
    package var documentAssembly = true
    package var contentCopying = true
    package var contentAccessibility = true
    package var commenting = true
    package var formFieldEntry = true

    /// Grants all permissions.
    package init() {}

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

    var forWriting: pdf_file_permissions {
        pdf_file_permissions(
            is_encrypted: true, is_owner: false, low_quality_printing: lowQualityPrinting,
            high_quality_printing: highQualityPrinting, document_changes: documentChanges,
            document_assembly: documentAssembly, content_copying: contentCopying,
            content_accessibility: contentAccessibility, commenting: commenting, form_field_entry: formFieldEntry)
    }
}
