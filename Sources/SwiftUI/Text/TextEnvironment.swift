public import CoreGraphics

extension EnvironmentValues {
    private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
    private struct ModifiersKey: EnvironmentKey { static var defaultValue: [Text.Modifier] { [] } }
    private struct AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
    private struct LineLimitKey: EnvironmentKey { static var defaultValue: LineLimit { LineLimit() } }
    private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
    private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
    private struct ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
    private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private struct CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

    /// The minimum and maximum number of lines.
    struct LineLimit: Equatable {
        var least = 1
        var most: Int?
    }

    /// The default font of text; nil for the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The modifiers applied to all text.
    var textModifiers: [Text.Modifier] {
        get { self[ModifiersKey.self] }
        set { self[ModifiersKey.self] = newValue }
    }

    /// The alignment of the lines of a text.
    public var multilineTextAlignment: TextAlignment {
        get { self[AlignmentKey.self] }
        set { self[AlignmentKey.self] = newValue }
    }

    var lineLimits: LineLimit {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The maximum number of lines; nil for no limit.
    public var lineLimit: Int? {
        get { lineLimits.most }
        set { lineLimits = LineLimit(most: newValue) }
    }

    /// The additional space between lines, in points. 0 by default.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Where text that doesn't fit is truncated.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// The minimum factor by which text is scaled down before it is truncated.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }

    /// Whether character spacing is tightened before text is truncated. False by default.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// The letter case; nil leaves it unchanged.
    public var textCase: Text.Case? {
        get { self[CaseKey.self] }
        set { self[CaseKey.self] = newValue }
    }
}

extension View {
    /// Sets the default font of text in the view.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets the font weight of text in the view.
    public func fontWeight(_ weight: Font.Weight?) -> some View { textModifier(.weight(weight)) }
    /// Sets the font width of text in the view.
    public func fontWidth(_ width: Font.Width?) -> some View { textModifier(.width(width)) }
    /// Sets the font design of text in the view.
    public func fontDesign(_ design: Font.Design?) -> some View { textModifier(.design(design)) }
    /// Sets whether text in the view is bold.
    public func bold(_ isActive: Bool = true) -> some View { textModifier(.weight(isActive ? .bold : nil)) }
    /// Sets whether text in the view is italic.
    public func italic(_ isActive: Bool = true) -> some View { textModifier(.italic(isActive)) }
    /// Sets whether text in the view uses a fixed-width font.
    public func monospaced(_ isActive: Bool = true) -> some View { textModifier(.monospaced(isActive)) }
    /// Makes digits of text in the view fixed-width.
    public func monospacedDigit() -> some View { textModifier(.monospacedDigit) }
    /// Adds space after each character of text in the view, in points, keeping ligatures.
    public func kerning(_ kerning: CGFloat) -> some View { textModifier(.kerning(kerning)) }
    /// Adds space after each character of text in the view, in points, without ligatures.
    public func tracking(_ tracking: CGFloat) -> some View { textModifier(.tracking(tracking)) }
    /// Raises text in the view above the baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { textModifier(.baselineOffset(baselineOffset)) }

    /// Underlines text in the view.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textModifier(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Strikes through text in the view.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textModifier(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Sets the alignment of the lines of text in the view.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the maximum number of lines of text in the view; nil for no limit. A number below one is treated as one.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number.map { max(1, $0) }) }

    /// Sets the maximum number of lines of text in the view, and whether space for all of them is reserved.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        let limit = max(1, limit)
        return environment(\.lineLimits, .init(least: reservesSpace ? limit : 1, most: limit))
    }

    /// Sets the minimum number of lines for which text in the view reserves space, and the maximum.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, .init(least: max(1, limit.lowerBound), most: max(1, limit.upperBound)))
    }

    /// Sets the minimum number of lines for which text in the view reserves space.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, .init(least: max(1, limit.lowerBound)))
    }

    /// Sets the maximum number of lines of text in the view.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Sets the additional space between lines of text in the view, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// Sets where text in the view that doesn't fit is truncated.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Sets the minimum factor by which text in the view is scaled down before it is truncated, in 0...1. 1 by default.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    /// Sets whether character spacing in the view is tightened before text is truncated.
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Sets the letter case of text in the view; nil leaves it unchanged.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    private func textModifier(_ modifier: Text.Modifier) -> some View {
        transformEnvironment(\.textModifiers) { $0.append(modifier) }
    }
}
