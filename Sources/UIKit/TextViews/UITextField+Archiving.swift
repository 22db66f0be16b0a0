import CoreGraphics
import CoreText
import Foundation
import QuartzCore

extension UITextField {
    /// The archived properties of text fields.
    static let fieldsOfTextFields: [ArchivedField] = [
        ArchivedField("font", object: \UITextField.font),
        ArchivedField("textColor", object: \UITextField.textColor),
        ArchivedField("textAlignment", choice: \UITextField.textAlignment),
        ArchivedField("borderStyle", choice: \UITextField.borderStyle),
        ArchivedField("clearButtonMode", choice: \UITextField.clearButtonMode),
        ArchivedField("leftViewMode", choice: \UITextField.leftViewMode),
        ArchivedField("rightViewMode", choice: \UITextField.rightViewMode),
        ArchivedField("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
        ArchivedField("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
        ArchivedField("minimumFontSize", \UITextField.minimumFontSize),
        ArchivedField("secureTextEntry", \UITextField.isSecureTextEntry),
        ArchivedField("keyboardType", choice: \UITextField.keyboardType),
        ArchivedField("returnKeyType", choice: \UITextField.returnKeyType),
        ArchivedField("autocapitalizationType", choice: \UITextField.autocapitalizationType),
        ArchivedField("autocorrectionType", choice: \UITextField.autocorrectionType),
        ArchivedField("background", object: \UITextField.background),
        ArchivedField("disabledBackground", object: \UITextField.disabledBackground),
        ArchivedField("placeholder", \UITextField.placeholder),
        ArchivedField(of: UITextField.self) { field, archive in
            archive.write(styled: StyledText(field.editor.storage).attributedString, "attributedText")
        } read: { (field, archive) throws(ArchiveError) in
            if let text = try archive.styledText("attributedText") { field.attributedText = text }
        },
    ]
}
