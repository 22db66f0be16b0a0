public import CoreGraphics
public import Foundation

extension Text {
    /// Sets the text's font; nil for the environment's.
    public func font(_ font: Font?) -> Text { with(.font(font)) }
    /// Sets the weight of the text's font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    /// Sets the width of the text's font.
    public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }
    /// Sets the font design.
    public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
    /// Makes the text bold.
    public func bold() -> Text { bold(true) }
    /// Sets whether the text is bold.
    public func bold(_ isActive: Bool) -> Text { with(.weight(isActive ? .bold : nil)) }
    /// Makes the text italic.
    public func italic() -> Text { italic(true) }
    /// Sets whether the text is italic.
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    /// Sets whether the text uses a fixed-width font.
    public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
    /// Makes digits fixed-width.
    public func monospacedDigit() -> Text { with(.monospacedDigit) }

    /// Sets the text's colour; nil for the environment's style.
    public func foregroundColor(_ color: Color?) -> Text { with(.style(color.map { AnyShapeStyle($0) })) }
    /// Sets the text's style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.style(AnyShapeStyle(style))) }

    /// Underlines the text in a pattern.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Underlines the text with a solid line.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    /// Strikes the text through in a pattern.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Strikes the text through with a solid line.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    /// Adds space after each character, in points, keeping ligatures.
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
    /// Adds space after each character, in points, without ligatures.
    public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
    /// Raises the text above the baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

    /// Sets the language whose rules shape the text, if enabled.
    ///
    ///     Text("Ѓе").typesettingLanguage(.init(languageCode: .macedonian))
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        typesettingLanguage(TypesettingLanguage.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the language whose rules shape the text, if enabled.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        isEnabled ? with(.language(language)) : self
    }

    func with(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}
