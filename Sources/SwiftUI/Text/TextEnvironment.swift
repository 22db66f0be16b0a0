public import CoreGraphics

extension EnvironmentValues {
    private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
    private struct ModifiersKey: EnvironmentKey { static var defaultValue: [Text.Modifier] { [] } }
    private struct AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
    private struct LineLimitKey: EnvironmentKey { static var defaultValue: LineLimit { LineLimit() } }
    private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
    private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
    private struct ScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
    private struct CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

    /// How many lines texts have: at least, and at most.
    struct LineLimit: Equatable {
        var least = 1
        var most: Int?
    }

    /// The font of texts that name none; body text's for nil.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// What is done to all texts.
    var textModifiers: [Text.Modifier] {
        get { self[ModifiersKey.self] }
        set { self[ModifiersKey.self] = newValue }
    }

    /// How the lines of a text stand to each other.
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

    /// The room between lines, in points, beyond what their font has.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// Where text that doesn't fit is truncated.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    /// The minimum scale factor of text before it is truncated.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleKey.self] }
        set { self[ScaleKey.self] = newValue }
    }

    /// The letter case; nil leaves it unchanged.
    public var textCase: Text.Case? {
        get { self[CaseKey.self] }
        set { self[CaseKey.self] = newValue }
    }
}

extension View {
    /// Writes texts in the view in a font, unless they name one.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Writes texts in the view in a weight.
    public func fontWeight(_ weight: Font.Weight?) -> some View { textModifier(.weight(weight)) }
    /// Writes texts in the view in a width.
    public func fontWidth(_ width: Font.Width?) -> some View { textModifier(.width(width)) }
    /// Writes texts in the view in a design.
    public func fontDesign(_ design: Font.Design?) -> some View { textModifier(.design(design)) }
    /// Writes texts in the view in bold letters.
    public func bold(_ isActive: Bool = true) -> some View { textModifier(.weight(isActive ? .bold : nil)) }
    /// Writes texts in the view in italic letters.
    public func italic(_ isActive: Bool = true) -> some View { textModifier(.italic(isActive)) }
    /// Writes texts in the view in letters that are all as wide.
    public func monospaced(_ isActive: Bool = true) -> some View { textModifier(.monospaced(isActive)) }
    /// Writes texts in the view with digits that are all as wide.
    public func monospacedDigit() -> some View { textModifier(.monospacedDigit) }
    /// Writes texts in the view with more room after each letter, in points.
    public func kerning(_ kerning: CGFloat) -> some View { textModifier(.kerning(kerning)) }
    /// Writes texts in the view with more room after each letter, in points, each by itself.
    public func tracking(_ tracking: CGFloat) -> some View { textModifier(.tracking(tracking)) }
    /// Writes texts in the view so many points above the line.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View { textModifier(.baselineOffset(baselineOffset)) }

    /// Draws a line under texts in the view.
    public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textModifier(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Draws a line through texts in the view.
    public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textModifier(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Says how the lines of texts in the view stand to each other.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the maximum number of lines of texts in the view; nil for no limit. Fewer than one counts as one.
    public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number.map { max(1, $0) }) }

    /// Gives texts in the view so many lines at most, and the room for them, where wanted, even without them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        let limit = max(1, limit)
        return environment(\.lineLimits, .init(least: reservesSpace ? limit : 1, most: limit))
    }

    /// Gives texts in the view the room for so many lines, and no more than so many.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, .init(least: max(1, limit.lowerBound), most: max(1, limit.upperBound)))
    }

    /// Gives texts in the view the room for so many lines.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, .init(least: max(1, limit.lowerBound)))
    }

    /// Sets the maximum number of lines of texts in the view.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Sets the spacing between lines of texts in the view, in points.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// Says where texts in the view are cut that have no room.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// Sets the minimum scale factor of texts in the view before they are truncated.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    /// Writes texts in the view in capital letters, or in small ones.
    public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    private func textModifier(_ modifier: Text.Modifier) -> some View {
        transformEnvironment(\.textModifiers) { $0.append(modifier) }
    }
}
