import CoreGraphics
import CoreText
import Foundation
import QuartzCore

extension UITextView {
    /// The archived properties of text views.
    static let fieldsOfTextViews: [ArchivedField] = [
        ArchivedField("font", object: \UITextView.font),
        ArchivedField("textColor", object: \UITextView.textColor),
        ArchivedField("textAlignment", choice: \UITextView.textAlignment),
        ArchivedField("editable", \UITextView.isEditable),
        ArchivedField("selectable", \UITextView.isSelectable),
        ArchivedField("textContainerInset", \UITextView.textContainerInset),
        ArchivedField("dataDetectorTypes", choice: \UITextView.dataDetectorTypes),
        ArchivedField("keyboardType", choice: \UITextView.keyboardType),
        ArchivedField("returnKeyType", choice: \UITextView.returnKeyType),
        ArchivedField("autocapitalizationType", choice: \UITextView.autocapitalizationType),
        ArchivedField("autocorrectionType", choice: \UITextView.autocorrectionType),
        ArchivedField(of: UITextView.self) { view, archive in
            archive.write(styled: StyledText(view.editor.storage).attributedString, "attributedText")
        } read: { (view, archive) throws(ArchiveError) in
            if let text = try archive.styledText("attributedText") { view.attributedText = text }
        },
    ]
}
