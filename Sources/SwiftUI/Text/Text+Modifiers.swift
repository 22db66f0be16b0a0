public import CoreGraphics

extension Text {
    /// The text in a font; the environment's for nil.
    public func font(_ font: Font?) -> Text { with(.font(font)) }
    /// The text in a weight of its font.
    public func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
    /// The text in a width of its font.
    public func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }
    /// The text in a design of the interface's font.
    public func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
    /// The text in bold letters.
    public func bold() -> Text { bold(true) }
    /// The text in bold letters, or not.
    public func bold(_ isActive: Bool) -> Text { with(.weight(isActive ? .bold : nil)) }
    /// The text in italic letters.
    public func italic() -> Text { italic(true) }
    /// The text in italic letters, or not.
    public func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
    /// The text in letters that are all as wide.
    public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced(isActive)) }
    /// The text with digits that are all as wide.
    public func monospacedDigit() -> Text { with(.monospacedDigit) }

    /// The text in a colour; the environment's style for nil.
    public func foregroundColor(_ color: Color?) -> Text { with(.style(color.map { AnyShapeStyle($0) })) }
    /// The text in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.style(AnyShapeStyle(style))) }

    /// The text with a line under it.
    public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// The text with a line through it.
    public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
    ) -> Text {
        with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// The text with more room after each letter, in points; letters that are written as one are so still.
    public func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
    /// The text with more room after each letter, in points, and each letter by itself.
    public func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
    /// The text so many points above the line.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with(.baselineOffset(baselineOffset)) }

    func with(_ modifier: Modifier) -> Text {
        var copy = self
        copy.modifiers.append(modifier)
        return copy
    }
}
