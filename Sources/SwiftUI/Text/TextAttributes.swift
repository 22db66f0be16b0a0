public import CoreGraphics
public import Foundation

extension AttributeScopes {
    /// The attributes that texts show.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/attributescopes/swiftuiattributes)
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributedString.Runs.Run {
    /// What the run's attributes do to a text.
    var textModifiers: [Text.Modifier] {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        let modifiers: [Text.Modifier?] = [
            self[Scope.FontAttribute.self].map { .font($0) },
            self[Scope.ForegroundColorAttribute.self].map { .style(AnyShapeStyle($0)) },
            self[Scope.StrikethroughStyleAttribute.self].map { .strikethrough($0) },
            self[Scope.UnderlineStyleAttribute.self].map { .underline($0) },
            self[Scope.KerningAttribute.self].map { .kerning($0) },
            self[Scope.TrackingAttribute.self].map { .tracking($0) },
            self[Scope.BaselineOffsetAttribute.self].map { .baselineOffset($0) },
        ]
        return modifiers.compactMap { $0 }
    }
}
