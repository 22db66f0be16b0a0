import CoreGraphics
import CoreText
public import Foundation

/// The alignment of lines.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstextalignment)
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// Spread over the width, but for a paragraph's last line.
    case justified
    /// At the leading margin: left for text that starts from left to right, right for the other.
    case natural
}

/// How lines are broken or truncated.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nslinebreakmode)
public enum NSLineBreakMode: Int, Sendable {
    /// Lines end between words; within one where it alone is too long.
    case byWordWrapping
    /// Lines end between any characters.
    case byCharWrapping
    /// Lines end with the paragraph, and are cut at the margin.
    case byClipping
    /// Lines end with the paragraph; what does not fit is left out at the start, the end or in the middle.
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The writing direction.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nswritingdirection)
public enum NSWritingDirection: Int, Sendable {
    /// As the first letter that has a direction goes.
    case natural = -1
    /// From the left to the right.
    case leftToRight
    /// From the right to the left.
    case rightToLeft
}

/// Where a tab character leads to in a line, and how the text after it stands there.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nstexttab)
// Guarded by itself: nothing in it can be set.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// What may be said of a tab.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The characters, besides tabs and line ends, that end a column.
        public static let columnTerminators = OptionKey(rawValue: kCTTabColumnTerminatorsAttributeName)
    }

    final let ctTab: CTTextTab

    /// A tab stop so many points from the leading margin.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
        let options = CFDictionary(
            options.map { (AnyHashable($0.key.rawValue), $0.value) }, uniquingKeysWith: { first, _ in first })
        ctTab = CTTextTabCreate(alignment.coreText, Double(location), options)
    }

    init(_ tab: CTTextTab) { ctTab = tab }

    /// How text stands at the stop.
    open var alignment: NSTextAlignment { NSTextAlignment(CTTextTabGetAlignment(ctTab)) }

    /// How far the stop lies from the leading margin, in points.
    open var location: CGFloat { CGFloat(CTTextTabGetLocation(ctTab)) }

    /// What was said of the stop.
    open var options: [OptionKey: Any] {
        let own = CTTextTabGetOptions(ctTab) ?? [:]
        return own[kCTTabColumnTerminatorsAttributeName].map { [.columnTerminators: $0] } ?? [:]
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTab)?.ctTab == ctTab }

    open override var hash: Int { ctTab.hashValue }

    /// The same stop: it never changes.
    open func copy(with zone: NSZone?) -> Any { self }
}

/// How a paragraph's lines are broken, stand and follow each other. Distances are in points.
///
/// Core Text takes these where it takes `CTParagraphStyle`s.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/nsparagraphstyle)
// Guarded by its owner: only an `NSMutableParagraphStyle` changes, and strings keep copies as Foundation's do.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, CTParagraphStyleConvertible, @unchecked Sendable {
    private let mark = AttributeValueHeader()
    final var settings: ParagraphSettings
    private final var usesHyphens: Float = 0

    /// The style of text that has none.
    public class var `default`: NSParagraphStyle { standard }

    private static let standard = NSParagraphStyle()

    /// The style with the defaults.
    public override init() { settings = ParagraphSettings() }

    init(_ other: NSParagraphStyle) {
        settings = other.settings
        usesHyphens = other.usesHyphens
    }

    package final var ctParagraphStyle: CTParagraphStyle { CTParagraphStyle(settings) }

    /// The direction that a language is written in; for none, or an unknown one, that of the user's.
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
    /// From the leading margin to the lines but the first. 0 by default.
    open var headIndent: CGFloat { settings.headIndent }
    /// To the lines' end: from the leading margin if positive, else from the trailing one. 0 by default.
    open var tailIndent: CGFloat { settings.tailIndent }
    /// From the leading margin to the first line. 0 by default.
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
    /// The factor of the natural line height, if positive. 0 by default.
    open var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
    /// The spacing before the paragraph. 0 by default.
    open var paragraphSpacingBefore: CGFloat { settings.paragraphSpacingBefore }
    /// How readily words are parted, from 0 to 1. Kept, and without effect: no word is parted by a hyphen.
    open var hyphenationFactor: Float { usesHyphens }
    /// The tab stops in order; by default twelve, 28 points apart.
    open var tabStops: [NSTextTab] { settings.tabStops.map { NSTextTab($0) } }
    /// The distance of tabs after the last stop; 0, the default, for none.
    open var defaultTabInterval: CGFloat { settings.defaultTabInterval }

    // MARK: Copies

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return other.settings == settings && other.usesHyphens == usesHyphens
    }

    open override var hash: Int { settings.hashValue }

    open func copy(with zone: NSZone?) -> Any { NSParagraphStyle(self) }

    open func mutableCopy(with zone: NSZone?) -> Any { NSMutableParagraphStyle(self) }

    // MARK: Setting, for the class below

    fileprivate final func setDistance(
        _ path: WritableKeyPath<ParagraphSettings, CGFloat>, _ value: CGFloat, mayBeNegative: Bool = false
    ) {
        guard value.isFinite else { return reportOnce("NSParagraphStyle: \(value) is no distance; the old one stays") }
        settings[keyPath: path] = mayBeNegative ? value : max(value, 0)
    }

    fileprivate final func setHyphenation(_ factor: Float) { usesHyphens = factor }
}

/// A paragraph style that can be set up. Distances that are not finite are refused, negative ones count as 0.
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
        set { setHyphenation(newValue) }
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
        setHyphenation(obj.hyphenationFactor)
    }

    /// Adds a tab stop at its place among the others.
    open func addTabStop(_ anObject: NSTextTab) {
        tabStops = (tabStops + [anObject]).sorted { $0.location < $1.location }
    }

    /// Takes a tab stop away.
    open func removeTabStop(_ anObject: NSTextTab) { tabStops = tabStops.filter { $0 != anObject } }
}

extension NSTextAlignment {
    fileprivate var coreText: CTTextAlignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }

    fileprivate init(_ alignment: CTTextAlignment) {
        self =
            switch alignment {
            case .left: .left
            case .center: .center
            case .right: .right
            case .justified: .justified
            case .natural: .natural
            }
    }
}

extension NSLineBreakMode {
    // Core Text's modes have the same numbers.
    fileprivate var coreText: CTLineBreakMode { CTLineBreakMode(rawValue: UInt8(rawValue)) ?? .byWordWrapping }

    fileprivate init(_ mode: CTLineBreakMode) {
        self = NSLineBreakMode(rawValue: Int(mode.rawValue)) ?? .byWordWrapping
    }
}
