public import CoreGraphics
public import Foundation

extension AttributeScopes {
    /// The attributes that text views render.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes)
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The text colour.
        public let foregroundColor: ForegroundColorAttribute
        /// The background colour.
        public let backgroundColor: BackgroundColorAttribute
        /// Foundation's attributes, of which text renders links and inline presentation intents.
        public let foundation: AttributeScopes.FoundationAttributes
        /// The strikethrough style.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The underline style.
        public let underlineStyle: UnderlineStyleAttribute
        /// The space added after each character, in points, keeping ligatures.
        public let kern: KerningAttribute
        /// The space added after each character, in points, without ligatures.
        public let tracking: TrackingAttribute
        /// The distance of the text above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute

        /// The font attribute.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        /// The text colour attribute.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The background colour attribute.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The strikethrough attribute.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The underline attribute.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The kerning attribute, in points.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        /// The tracking attribute, in points.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        /// The baseline offset attribute, in points.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The SwiftUI attributes.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Returns a SwiftUI attribute by name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributedString.Runs.Run {
    /// The text modifiers of the run's attributes.
    var textModifiers: [Text.Modifier] {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        let link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        let modifiers: [Text.Modifier?] = [
            link.map { _ in .style(AnyShapeStyle(.tint)) }, link.map { .link($0) },
            self[Scope.FontAttribute.self].map { .font($0) },
            self[Scope.ForegroundColorAttribute.self].map { .style(AnyShapeStyle($0)) },
            self[Scope.BackgroundColorAttribute.self].map { .background($0) },
            self[Scope.StrikethroughStyleAttribute.self].map { .strikethrough($0) },
            self[Scope.UnderlineStyleAttribute.self].map { .underline($0) },
            self[Scope.KerningAttribute.self].map { .kerning($0) },
            self[Scope.TrackingAttribute.self].map { .tracking($0) },
            self[Scope.BaselineOffsetAttribute.self].map { .baselineOffset($0) },
        ]
        let intent = self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self]
        return modifiers.compactMap { $0 } + (intent?.textModifiers ?? [])
    }
}
