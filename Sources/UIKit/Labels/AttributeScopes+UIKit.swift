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
        /// The paragraph style.
        public let paragraphStyle: ParagraphStyleAttribute
        /// Whether letters are joined, as the attribute of the same name.
        public let ligature: LigatureAttribute
        /// The extra spacing between characters that ligatures give way to, in points.
        public let tracking: TrackingAttribute
        /// The colour of the outlines.
        public let strokeColor: StrokeColorAttribute
        /// The width of the outlines, in percent of the font size; negative to fill the text too.
        public let strokeWidth: StrokeWidthAttribute
        /// The colour of the underline.
        public let underlineColor: UnderlineColorAttribute
        /// The colour of the strikethrough.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The skew of glyphs, as the tangent of the angle.
        public let obliqueness: ObliquenessAttribute
        /// The horizontal expansion of glyphs, as the logarithm of the factor.
        public let expansion: ExpansionAttribute

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

        /// The paragraph style attribute.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = "NSParagraphStyle"
        }

        /// The ligature attribute.
        public enum LigatureAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = "NSLigature"
        }

        /// The tracking attribute, in points.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "CTTracking"
        }

        /// The stroke colour attribute.
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrokeColor"
        }

        /// The stroke width attribute, in percent of the font size.
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSStrokeWidth"
        }

        /// The underline colour attribute.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSUnderlineColor"
        }

        /// The strikethrough colour attribute.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = "NSStrikethroughColor"
        }

        /// The obliqueness attribute.
        public enum ObliquenessAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSObliqueness"
        }

        /// The expansion attribute.
        public enum ExpansionAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "NSExpansion"
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
