import CoreGraphics
import CoreText
public import Foundation

/// A tab stop: its position in a line and the alignment of text at it.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstexttab)
// Safe to share: it is immutable.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// The key of a tab stop's option.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The characters, besides tabs and line breaks, that end a column.
        public static let columnTerminators = OptionKey(rawValue: kCTTabColumnTerminatorsAttributeName)
    }

    final let ctTab: CTTextTab

    /// Creates a tab stop at the leading margin, with natural alignment.
    public override init() { ctTab = CTTextTabCreate(NSTextAlignment.natural.coreText, 0, [:]) }

    /// Creates a tab stop at a distance from the leading margin, in points.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        let options = CFDictionary(
            options.map { (AnyHashable($0.key.rawValue), $0.value) }, uniquingKeysWith: { first, _ in first })
        ctTab = CTTextTabCreate(alignment.coreText, Double(location), options)
    }

    init(_ tab: CTTextTab) { ctTab = tab }

    /// Returns the characters that end a column of numbers: the decimal separator of a locale, the user's for nil.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: (aLocale ?? .current).decimalSeparator ?? ".")
    }

    /// The alignment of text at the stop.
    open var alignment: NSTextAlignment { NSTextAlignment(CTTextTabGetAlignment(ctTab)) }

    /// The distance of the stop from the leading margin, in points.
    open var location: CGFloat { CGFloat(CTTextTabGetLocation(ctTab)) }

    /// The options of the stop.
    open var options: [OptionKey: Any] {
        let own = CTTextTabGetOptions(ctTab) ?? [:]
        return own[kCTTabColumnTerminatorsAttributeName].map { [.columnTerminators: $0] } ?? [:]
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.ctTab == ctTab }

    open override var hash: Int { ctTab.hashValue }

    /// Returns the tab stop itself, as it is immutable.
    open func copy(with zone: NSZone?) -> Any { self }
}

/// The line breaking, alignment and spacing of a paragraph. Distances are in points.
///
/// Core Text accepts these in place of `CTParagraphStyle`.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsparagraphstyle)
// Safe to share: only an `NSMutableParagraphStyle` changes, and strings keep copies, as Foundation's do.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, CTParagraphStyleConvertible, @unchecked Sendable {
    private let mark = AttributeValueHeader()
    final var settings: ParagraphSettings
    fileprivate final var extras = ParagraphExtras()

    /// The default style, which applies to text without one.
    public class var `default`: NSParagraphStyle { standard }

    private static let standard = NSParagraphStyle()

    /// Creates a style with the defaults.
    public override init() { settings = ParagraphSettings() }

    init(_ other: NSParagraphStyle) {
        settings = other.settings
        extras = other.extras
    }

    package final var ctParagraphStyle: CTParagraphStyle {
        guard extras.usesDefaultHyphenation, settings.hyphenationFactor == 0 else { return CTParagraphStyle(settings) }
        var settings = settings
        settings.hyphenationFactor = 1
        return CTParagraphStyle(settings)
    }

    /// The writing direction of a language; that of the user's language if it is nil or unknown.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? Locale.current.language.languageCode?.identifier ?? "en"
        return Locale.Language(identifier: language).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    // MARK: Reading

    /// The spacing between lines. 0 by default.
    open var lineSpacing: CGFloat { settings.lineSpacing }
    /// The spacing after the paragraph. 0 by default.
    open var paragraphSpacing: CGFloat { settings.paragraphSpacing }
    /// The alignment of lines. Natural by default.
    open var alignment: NSTextAlignment { NSTextAlignment(settings.alignment) }
    /// The indent of lines after the first, from the leading margin. 0 by default.
    open var headIndent: CGFloat { settings.headIndent }
    /// The end of lines: from the leading margin if positive, otherwise from the trailing one. 0 by default.
    open var tailIndent: CGFloat { settings.tailIndent }
    /// The indent of the first line, from the leading margin. 0 by default.
    open var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
    /// The line break mode. By word wrapping by default.
    open var lineBreakMode: NSLineBreakMode { NSLineBreakMode(settings.lineBreakMode) }
    /// The minimum line height. 0 by default.
    open var minimumLineHeight: CGFloat { settings.minimumLineHeight }
    /// The maximum line height; 0, the default, for no limit.
    open var maximumLineHeight: CGFloat { settings.maximumLineHeight }
    /// The base writing direction. Natural by default.
    open var baseWritingDirection: NSWritingDirection {
        NSWritingDirection(rawValue: Int(settings.baseWritingDirection.rawValue)) ?? .natural
    }
    /// The factor applied to the natural line height if positive. 0 by default.
    open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
    /// The spacing before the paragraph. 0 by default.
    open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
    /// The hyphenation threshold, in 0...1: a word is hyphenated where the line without it would be narrower than this
    /// fraction of its width. 0 by default, which leaves hyphenation to the layout; 1 hyphenates words wherever that
    /// fills a line.
    ///
    /// Words are hyphenated by the patterns of their language, which is given by `kCTLanguageAttributeName` or the
    /// user's settings, if patterns for it are installed.
    open var hyphenationFactor: Float { Float(settings.hyphenationFactor) }
    /// Whether words are hyphenated as the system does, which equals a factor of 1. False by default.
    open var usesDefaultHyphenation: Bool { extras.usesDefaultHyphenation }
    /// Whether letter spacing may be tightened before a line is truncated. False by default. Stored without effect.
    open var allowsDefaultTighteningForTruncation: Bool { extras.allowsTightening }
    /// The strategy for choosing line breaks among those that Unicode allows. Empty by default.
    open var lineBreakStrategy: LineBreakStrategy { LineBreakStrategy(rawValue: settings.lineBreakStrategy.rawValue) }
    /// The lists that contain the paragraph as an item, outermost first. None by default. TextKit 2 shows their
    /// markers.
    open var textLists: [NSTextList] { extras.textLists }
    /// The tab stops in order; by default twelve at intervals of 28 points.
    open var tabStops: [NSTextTab] { settings.tabStops.map { NSTextTab($0) } }
    /// The interval of tabs after the last stop; 0, the default, for none.
    open var defaultTabInterval: CGFloat { settings.defaultTabInterval }

    // MARK: Equality and copying

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other.settings == settings && other.extras == extras
    }

    open override var hash: Int { settings.hashValue }

    open func copy(with zone: NSZone?) -> Any { NSParagraphStyle(self) }

    open func mutableCopy(with zone: NSZone?) -> Any { NSMutableParagraphStyle(self) }

    // MARK: Setters for the mutable subclass

    fileprivate final func setDistance(
        _ path: WritableKeyPath<ParagraphSettings, CGFloat>, _ value: CGFloat, mayBeNegative: Bool = false
    ) {
        guard value.isFinite else { return reportOnce("NSParagraphStyle: \(value) is not finite; the old one is kept") }
        settings[keyPath: path] = mayBeNegative ? value : max(value, 0)
    }
}

/// A mutable paragraph style. Non-finite distances are ignored; negative ones are treated as 0.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle)
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { setDistance(\.lineSpacing, newValue) }
    }
    open override var paragraphSpacing: CGFloat {
        get { super.paragraphSpacing }
        set { setDistance(\.paragraphSpacing, newValue) }
    }
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { settings.alignment = newValue.coreText }
    }
    open override var headIndent: CGFloat {
        get { super.headIndent }
        set { setDistance(\.headIndent, newValue) }
    }
    open override var tailIndent: CGFloat {
        get { super.tailIndent }
        set { setDistance(\.tailIndent, newValue, mayBeNegative: true) }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { super.firstLineHeadIndent }
        set { setDistance(\.firstLineHeadIndent, newValue) }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { settings.lineBreakMode = newValue.coreText }
    }
    open override var minimumLineHeight: CGFloat {
        get { super.minimumLineHeight }
        set { setDistance(\.minimumLineHeight, newValue) }
    }
    open override var maximumLineHeight: CGFloat {
        get { super.maximumLineHeight }
        set { setDistance(\.maximumLineHeight, newValue) }
    }
    open override var baseWritingDirection: NSWritingDirection {
        get { super.baseWritingDirection }
        set { settings.baseWritingDirection = CTWritingDirection(rawValue: Int8(newValue.rawValue)) ?? .natural }
    }
    open override var lineHeightMultiple: CGFloat {
        get { super.lineHeightMultiple }
        set { setDistance(\.lineHeightMultiple, newValue) }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { super.paragraphSpacingBefore }
        set { setDistance(\.paragraphSpacingBefore, newValue) }
    }
    open override var hyphenationFactor: Float {
        get { super.hyphenationFactor }
        set { settings.hyphenationFactor = newValue.isNaN ? 0 : CGFloat(min(max(newValue, 0), 1)) }
    }
    open override var usesDefaultHyphenation: Bool {
        get { super.usesDefaultHyphenation }
        set { extras.usesDefaultHyphenation = newValue }
    }
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { super.allowsDefaultTighteningForTruncation }
        set { extras.allowsTightening = newValue }
    }
    open override var lineBreakStrategy: LineBreakStrategy {
        get { super.lineBreakStrategy }
        set { settings.lineBreakStrategy = CoreText.LineBreakStrategy(rawValue: newValue.rawValue) }
    }
    open override var textLists: [NSTextList] {
        get { super.textLists }
        set { extras.textLists = newValue }
    }
    open override var tabStops: [NSTextTab] {
        get { super.tabStops }
        set { settings.tabStops = newValue.map(\.ctTab) }
    }
    open override var defaultTabInterval: CGFloat {
        get { super.defaultTabInterval }
        set { setDistance(\.defaultTabInterval, newValue) }
    }

    /// Copies all settings of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        settings = obj.settings
        extras = obj.extras
    }

    /// Inserts a tab stop in order.
    open func addTabStop(_ anObject: NSTextTab) {
        tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
    }

    /// Removes a tab stop.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }
}
