import CoreGraphics

/// The line breaking, alignment and spacing of a paragraph.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctparagraphstyle)
public final class CTParagraphStyle: Hashable, Sendable {
    package let settings: ParagraphSettings

    package init(_ settings: ParagraphSettings) { self.settings = settings }

    /// True when both have the same settings.
    public static func == (a: CTParagraphStyle, b: CTParagraphStyle) -> Bool { a.settings == b.settings }

    /// Hashes the settings.
    public func hash(into hasher: inout Hasher) { hasher.combine(settings) }
}

/// The alignment of lines.
public enum CTTextAlignment: UInt8, Sendable {
    /// At the left, at the right, or in the middle between the margins, whatever the direction of the text.
    case left, right, center
    /// Spread over the width, but for a paragraph's last line.
    case justified
    /// At the leading margin: left for text that starts from left to right, right for the other.
    case natural
}

/// How lines are broken or truncated.
public enum CTLineBreakMode: UInt8, Sendable {
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
///
/// Apple's is an enumeration of C's, which lies in memory as its number. One of Swift's does not, so this is a structure.
public struct CTWritingDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int8

    /// Nil for a number that is not one of the three.
    public init?(rawValue: Int8) {
        guard (-1...1).contains(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    private init(_ rawValue: Int8) { self.rawValue = rawValue }

    /// The direction of the first strong character.
    public static let natural = CTWritingDirection(-1)
    /// From the left to the right.
    public static let leftToRight = CTWritingDirection(0)
    /// From the right to the left.
    public static let rightToLeft = CTWritingDirection(1)
}

/// The settings of a paragraph style and their types.
///
/// Distances are `CGFloat`s in points; unless it says otherwise they are not negative and 0 by default.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// A `CTTextAlignment`. Default natural.
    case alignment = 0
    /// From the leading margin to the first line.
    case firstLineHeadIndent = 1
    /// From the leading margin to the other lines.
    case headIndent = 2
    /// To the lines' end: from the leading margin if positive, else from the trailing one. Default 0.
    case tailIndent = 3
    /// A list of `CTTextTab`s in order. Default twelve left tabs, 28 points apart.
    case tabStops = 4
    /// The distance of tabs after the last stop. Default 0, which takes no notice of them.
    case defaultTabInterval = 5
    /// A `CTLineBreakMode`. Default by word.
    case lineBreakMode = 6
    /// What the natural height of a line is multiplied by, if positive, before its limits hold. Default 0.
    case lineHeightMultiple = 7
    /// The greatest height of a line. Default 0, which is no limit.
    case maximumLineHeight = 8
    /// The least height of a line.
    case minimumLineHeight = 9
    /// What is added between two lines of the paragraph. Apple has replaced it by `lineSpacingAdjustment`.
    case lineSpacing = 10
    /// What is added after the paragraph.
    case paragraphSpacing = 11
    /// What is added before the paragraph.
    case paragraphSpacingBefore = 12
    /// A `CTWritingDirection`. Default natural.
    case baseWritingDirection = 13
    /// The greatest space between two lines. Default no limit.
    case maximumLineSpacing = 14
    /// The least space between two lines.
    case minimumLineSpacing = 15
    /// What is added to the space between two lines; it may be negative.
    case lineSpacingAdjustment = 16
    /// A `CTLineBoundsOptions`. Default none.
    case lineBoundsOptions = 17
    /// How many specifiers there are. It names none.
    case count = 18
}

/// One setting of a paragraph style: its specifier and a pointer to its value.
public struct CTParagraphStyleSetting {
    /// The specifier of the setting.
    public var spec: CTParagraphStyleSpecifier
    /// The size of the value's type in bytes.
    public var valueSize: Int
    /// The value, of the specifier's type.
    public var value: UnsafeRawPointer

    /// Says that `spec` has the value of `valueSize` bytes at `value`.
    @_disfavoredOverload
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }

    /// As the other, for tab stops. Where a `CFArray` is an array of Swift's, `&tabStops` would else point to the stops and
    /// not to the array.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafePointer<CFArray>) {
        self.init(spec: spec, valueSize: valueSize, value: UnsafeRawPointer(value))
    }
}

/// A style of `settingCount` settings; what is not set has its default.
///
/// A setting whose size is not that of its type, or whose value makes no sense, is ignored and reported.
public func CTParagraphStyleCreate(
    _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
    var own = ParagraphSettings()
    if let settings {
        for i in 0..<max(settingCount, 0) { own.set(settings[i]) }
    }
    return CTParagraphStyle(own)
}

/// Returns the same style, which is immutable.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle { paragraphStyle }

/// Stores a setting in a buffer of `valueBufferSize` bytes; false, and nothing else, when that is not its type's size.
@_disfavoredOverload
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
    _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    paragraphStyle.settings.get(spec, size: valueBufferSize, valueBuffer)
}

/// As the other, for tab stops. Where a `CFArray` is an array of Swift's, `&tabStops` would else point to the stops and not
/// to the array.
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
    _ valueBuffer: UnsafeMutablePointer<CFArray>
) -> Bool {
    guard spec == .tabStops else { return false }
    valueBuffer.pointee = paragraphStyle.settings.tabStops
    return true
}
