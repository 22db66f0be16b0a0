public import Foundation

extension NSAttributedString {
    /// Creates the same text with the attributes of UIKit's scope, and links.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attributedString: StyledText(attrStr).attributedString)
    }
}

extension AttributedString {
    /// Creates the same text with the attributes of UIKit's scope, and links. Other attributes are left out.
    public init(_ nsStr: NSAttributedString) {
        typealias Scope = AttributeScopes.UIKitAttributes
        self.init()
        let text = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            var container = AttributeContainer()
            func decoration(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
                (attributes[key] as? Int).map { NSUnderlineStyle(rawValue: $0) }
            }
            func number(_ key: NSAttributedString.Key) -> CGFloat? {
                attributes[key] as? CGFloat ?? (attributes[key] as? NSNumber).map { CGFloat($0.doubleValue) }
            }
            container[Scope.FontAttribute.self] = attributes[.font] as? UIFont
            container[Scope.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? UIColor
            container[Scope.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? UIColor
            container[Scope.KernAttribute.self] = number(.kern)
            container[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
            container[Scope.UnderlineStyleAttribute.self] = decoration(.underlineStyle)
            container[Scope.StrikethroughStyleAttribute.self] = decoration(.strikethroughStyle)
            container.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
            append(AttributedString(text.substring(with: range), attributes: container))
        }
    }
}
