public import CoreGraphics
public import Foundation

extension AttributeScopes {
    /// The attributes of an `AttributedString` that UIKit's text supports.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes)
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The text colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The background colour.
        public let backgroundColor: BackgroundColorAttribute
        /// The extra spacing between characters, in points.
        public let kern: KernAttribute
        /// The offset of the text above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// The underline style.
        public let underlineStyle: UnderlineStyleAttribute
        /// The strikethrough style.
        public let strikethroughStyle: StrikethroughStyleAttribute

        /// The font attribute.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = "NSFont"
        }

        /// The text colour attribute.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSColor"
        }

        /// The background colour attribute.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSBackgroundColor"
        }

        /// The attribute for extra spacing between characters, in points.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSKern"
        }

        /// The attribute for the offset above the baseline, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSBaselineOffset"
        }

        /// The underline style attribute.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSUnderline"
        }

        /// The strikethrough style attribute.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = "NSStrikethrough"
        }
    }

    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Accesses UIKit's attributes by key path. If SwiftUI is imported too, its attributes take precedence, except for
    /// values of UIKit's types.
    @_disfavoredOverload
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
}

extension StyledText {
    /// Creates the same text with UIKit's attributes, and links.
    init(_ string: AttributedString) {
        typealias Scope = AttributeScopes.UIKitAttributes
        self.init()
        for run in string.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            attributes[.font] = run[Scope.FontAttribute.self]
            attributes[.foregroundColor] = run[Scope.ForegroundColorAttribute.self]
            attributes[.backgroundColor] = run[Scope.BackgroundColorAttribute.self]
            attributes[.kern] = run[Scope.KernAttribute.self]
            attributes[.baselineOffset] = run[Scope.BaselineOffsetAttribute.self]
            attributes[.underlineStyle] = run[Scope.UnderlineStyleAttribute.self]?.rawValue
            attributes[.strikethroughStyle] = run[Scope.StrikethroughStyleAttribute.self]?.rawValue
            attributes[.link] = run.link
            append(String(string[run.range].characters), attributes)
        }
    }
}

/// Derives text attributes from others.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer)
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// The closure that transforms the attributes.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer

    /// Creates a transformer from a closure.
    public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the transformed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
