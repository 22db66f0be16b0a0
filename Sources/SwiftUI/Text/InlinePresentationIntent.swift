public import Foundation

/// The inline Markdown styles of a run of text, such as emphasis and code.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/inlinepresentationintent)
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, shown in a fixed-width font.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Struck-through text.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A line break in the source only.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A hard line break.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension AttributeScopes.FoundationAttributes {
    /// The attribute that holds the inline Markdown styles of a run of text.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
}

/// The Markdown attributes, by name.
public struct _MarkdownAttributes: AttributeScope {
    /// The inline Markdown styles of a run of text.
    public let inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
}

extension AttributeDynamicLookup {
    /// Returns the Markdown attribute with a name.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<_MarkdownAttributes, T>) -> T {
        self[T.self]
    }
}

extension InlinePresentationIntent {
    /// The text modifiers that show it.
    var textModifiers: [Text.Modifier] {
        let modifiers: [(InlinePresentationIntent, Text.Modifier)] = [
            (.stronglyEmphasized, .weight(.bold)), (.emphasized, .italic(true)), (.code, .monospaced(true)),
            (.strikethrough, .strikethrough(.single)),
        ]
        return modifiers.filter { contains($0.0) }.map(\.1)
    }
}
