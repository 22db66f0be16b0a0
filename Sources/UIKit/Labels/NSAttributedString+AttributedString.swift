import CoreGraphics
import CoreText
public import Foundation

extension NSAttributedString {
    /// Creates the same text with the attributes of UIKit's scope, and links.
    public convenience init(_ attrStr: AttributedString) {
        self.init(attributedString: StyledText(attrStr).attributedString)
    }

    /// Creates the same text with the attributes of UIKit's scope, and links.
    public convenience init(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws {
        self.init(attrStr)
    }
}

extension AttributedString {
    /// Creates the same text with the attributes of UIKit's scope, and links. Other attributes are left out.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let text = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            append(AttributedString(text.substring(with: range), attributes: AttributeContainer(attributes)))
        }
    }

    /// Creates the same text with the attributes of UIKit's scope, and links. Other attributes are left out.
    public init(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
    ) throws {
        self.init(nsStr)
    }
}

extension AttributeContainer {
    /// Creates a container of the attributes of UIKit's scope, and the link, by their keys in an `NSAttributedString`.
    /// Other attributes are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.UIKitAttributes
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            dictionary[key].flatMap { Double(attribute: $0) }.map { CGFloat($0) }
        }
        func decoration(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            dictionary[key].flatMap { Int(attribute: $0) }.map { NSUnderlineStyle(rawValue: $0) }
        }
        self.init()
        self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
        self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Scope.KernAttribute.self] = number(.kern)
        self[Scope.TrackingAttribute.self] = number(.tracking)
        self[Scope.LigatureAttribute.self] = dictionary[.ligature].flatMap { Int(attribute: $0) }
        self[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
        self[Scope.UnderlineStyleAttribute.self] = decoration(.underlineStyle)
        self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[Scope.StrikethroughStyleAttribute.self] = decoration(.strikethroughStyle)
        self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
        self[Scope.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
        self[Scope.StrokeWidthAttribute.self] = number(.strokeWidth)
        self[Scope.ObliquenessAttribute.self] = number(.obliqueness)
        self[Scope.ExpansionAttribute.self] = number(.expansion)
        self.link = dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
    }

    /// UIKit's attributes and the link, by their keys in an `NSAttributedString`.
    fileprivate var textAttributes: [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = self[Scope.FontAttribute.self]
        attributes[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
        attributes[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        attributes[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        attributes[.kern] = self[Scope.KernAttribute.self]
        attributes[.tracking] = self[Scope.TrackingAttribute.self]
        attributes[.ligature] = self[Scope.LigatureAttribute.self]
        attributes[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        attributes[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
        attributes[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
        attributes[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
        attributes[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
        attributes[.strokeColor] = self[Scope.StrokeColorAttribute.self]
        attributes[.strokeWidth] = self[Scope.StrokeWidthAttribute.self]
        attributes[.obliqueness] = self[Scope.ObliquenessAttribute.self]
        attributes[.expansion] = self[Scope.ExpansionAttribute.self]
        attributes[.link] = self.link
        return attributes
    }
}

extension StyledText {
    /// Creates the same text with UIKit's attributes, and links.
    init(_ string: AttributedString) {
        self.init()
        for run in string.runs {
            append(String(string[run.range].characters), run.attributes.textAttributes)
        }
    }
}
