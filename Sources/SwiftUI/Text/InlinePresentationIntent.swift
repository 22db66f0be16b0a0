public import Foundation

/// What Markdown says of a piece of text: emphasis, code, and their like.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/inlinepresentationintent)
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis, in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis, in bold letters.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code, in letters of one width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Text that is crossed out.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// The end of a line in the source alone.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// The end of a line.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
}

extension AttributeScopes.FoundationAttributes {
    /// The attribute of what Markdown says of a piece of text.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = "NSInlinePresentationIntent"
    }
}

/// The attributes of Markdown, by their names.
public struct _MarkdownAttributes: AttributeScope {
    /// What Markdown says of a piece of text.
    public let inlinePresentationIntent: AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute
}

extension AttributeDynamicLookup {
    /// An attribute of Markdown's, by its name.
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<_MarkdownAttributes, T>) -> T {
        self[T.self]
    }
}

extension InlinePresentationIntent {
    /// How text shows it.
    var textModifiers: [Text.Modifier] {
        let modifiers: [(InlinePresentationIntent, Text.Modifier)] = [
            (.stronglyEmphasized, .weight(.bold)), (.emphasized, .italic(true)), (.code, .monospaced(true)),
            (.strikethrough, .strikethrough(.single)),
        ]
        return modifiers.filter { contains($0.0) }.map(\.1)
    }
}
