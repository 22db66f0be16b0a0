import CoreText
public import Foundation

/// A view whose font adapts to the user's preferred text size.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting)
@preconcurrency @MainActor
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether a font of a text style, as `UIFont.preferredFont(forTextStyle:)` returns it, is replaced when the preferred
    /// size changes. False by default.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

/// The rule by which a view makes room for letterforms.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiletterformawaresizingrule)
public enum UILetterformAwareSizingRule: Int, Sendable {
    /// By the font's ascent and descent only.
    case typographic
    /// Also by letterforms that extend beyond them.
    case oversize
}

/// A view that makes room for letterforms by a rule. Stored without effect: letterforms that extend beyond lines are
/// drawn.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uiletterformawareadjusting)
@preconcurrency @MainActor
public protocol UILetterformAwareAdjusting: NSObjectProtocol {
    /// The sizing rule. By the font's metrics by default.
    var sizingRule: UILetterformAwareSizingRule { get set }
}

/// The vibrancy of a label over the content behind it, where the device supports it: not here.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uilabelvibrancy)
public enum UILabelVibrancy: Int, Sendable {
    /// No vibrancy.
    case none
    /// The system's choice.
    case automatic
}

extension UIFont {
    /// Returns the font of the same text style in the size for the given traits; nil if the font has no style or has
    /// that size already.
    final func adjusted(to traits: UITraitCollection) -> UIFont? {
        guard let style = textStyle else { return nil }
        let font = UIFont.preferredFont(forTextStyle: TextStyle(rawValue: style), compatibleWith: traits)
        return font.pointSize == pointSize ? nil : font
    }
}
