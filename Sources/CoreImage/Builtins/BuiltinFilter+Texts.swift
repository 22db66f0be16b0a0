import Foundation

/// The filter that creates an image of plain text.
final class TextFilter: BuiltinFilter, CITextImageGenerator {
    convenience init() { self.init("CITextImageGenerator") }

    var text: String {
        get { value(forKey: "inputText") as? String ?? "" }
        set { setValue(newValue, forKey: "inputText") }
    }
}

/// The filter that creates an image of attributed text.
final class AttributedTextFilter: BuiltinFilter, CIAttributedTextImageGenerator {
    convenience init() { self.init("CIAttributedTextImageGenerator") }

    var text: NSAttributedString {
        get { value(forKey: "inputText") as? NSAttributedString ?? NSAttributedString() }
        set { setValue(newValue, forKey: "inputText") }
    }
}
