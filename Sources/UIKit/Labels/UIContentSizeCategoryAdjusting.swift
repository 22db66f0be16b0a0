import CoreText
public import Foundation

/// A view whose font follows the size that the user prefers for text.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting)
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether a font of a text style, as `UIFont.preferredFont(forTextStyle:)` returns it, is replaced when the preferred
    /// size changes. False by default.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// How a view makes room for letters.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiletterformawaresizingrule)
public enum UILetterformAwareSizingRule: Int, Sendable {
    /// By the font's ascent and descent.
    case typographic
    /// By the letters that reach farther, too.
    case oversize
}

/// A view that makes room for letters by a rule. Kept without effect: letters that reach out of lines are drawn.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiletterformawareadjusting)
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
    /// The rule. By the font's measures by default.
    var sizingRule: UILetterformAwareSizingRule { get set }
}

/// How much of what is behind a label shows through, where a screen has that: not here.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilabelvibrancy)
public enum UILabelVibrancy: Int, Sendable {
    /// Nothing.
    case none
    /// As the system sees fit.
    case automatic
}

extension UIFont {
    /// The font of the same text style in the size for some traits; nil for a font without a style, or of that size.
    final func adjusted(to traits: UITraitCollection) -> UIFont? {
        guard let style = textStyle else { return nil }
        let font = UIFont.preferredFont(forTextStyle: TextStyle(rawValue: style), compatibleWith: traits)
        return font.pointSize == pointSize ? nil : font
    }
}
