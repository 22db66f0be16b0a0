import CoreGraphics

/// The line breaking, alignment and spacing of a paragraph.
///
/// [Apple's reference](https://developer.apple.com/documentation/coretext/ctparagraphstyle)
public final class CTParagraphStyle: Hashable, Sendable {
    package let settings: ParagraphSettings

    package init(_ settings: ParagraphSettings) { self.settings = settings }

    /// Returns whether both have the same settings.
    public static func == (a: CTParagraphStyle, b: CTParagraphStyle) -> Bool { a.settings == b.settings }

    /// Hashes the settings.
    public func hash(into hasher: inout Hasher) { hasher.combine(settings) }
}

/// The alignment of lines.
public enum CTTextAlignment: UInt8, Sendable {
    /// Left, right or centred between the margins, regardless of the text's direction.
    case left, right, center
    /// Justified to the width, except for a paragraph's last line.
    case justified
    /// At the leading margin: left for left-to-right text, right for right-to-left text.
    case natural
}

/// The way lines are broken or truncated.
public enum CTLineBreakMode: UInt8, Sendable {
    /// Breaks lines between words; within a word only if it alone is too long.
    case byWordWrapping
    /// Breaks lines between any characters.
    case byCharWrapping
    /// Does not break lines within a paragraph; clips them at the margin.
    case byClipping
    /// Does not break lines within a paragraph; truncates them at the start, the end or in the middle.
    case byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The writing direction.
///
/// Apple's is a C enumeration with the memory layout of its raw value. A Swift enumeration has another, so this is a
/// structure.
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
    /// Left to right.
    public static let leftToRight = CTWritingDirection(0)
    /// Right to left.
    public static let rightToLeft = CTWritingDirection(1)
}

/// The settings of a paragraph style and their types.
///
/// Distances are `CGFloat`s in points, not negative and 0 by default unless noted.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
    /// A `CTTextAlignment`. Default natural.
    case alignment = 0
    /// The indent of the first line from the leading margin.
    case firstLineHeadIndent = 1
    /// The indent of the other lines from the leading margin.
    case headIndent = 2
    /// The position of the lines' end: from the leading margin if positive, otherwise from the trailing one. Default
    /// 0.
    case tailIndent = 3
    /// An array of `CTTextTab`s, sorted by location. Default twelve left tabs, 28 points apart.
    case tabStops = 4
    /// The interval of default tabs after the last stop. Default 0, which disables them.
    case defaultTabInterval = 5
    /// A `CTLineBreakMode`. Default word wrapping.
    case lineBreakMode = 6
    /// A factor for the natural line height, applied before its limits if positive. Default 0.
    case lineHeightMultiple = 7
    /// The maximum line height. Default 0, which is no limit.
    case maximumLineHeight = 8
    /// The minimum line height.
    case minimumLineHeight = 9
    /// The space added between two lines of the paragraph. Deprecated by Apple for `lineSpacingAdjustment`.
    case lineSpacing = 10
    /// The space after the paragraph.
    case paragraphSpacing = 11
    /// The space before the paragraph.
    case paragraphSpacingBefore = 12
    /// A `CTWritingDirection`. Default natural.
    case baseWritingDirection = 13
    /// The maximum space between two lines. Default no limit.
    case maximumLineSpacing = 14
    /// The minimum space between two lines.
    case minimumLineSpacing = 15
    /// The space added between two lines; may be negative.
    case lineSpacingAdjustment = 16
    /// A `CTLineBoundsOptions`. Default none.
    case lineBoundsOptions = 17
    /// The number of specifiers; not itself a specifier.
    case count = 18
}

/// One setting of a paragraph style: its specifier and a pointer to its value.
public struct CTParagraphStyleSetting {
    /// The specifier of the setting.
    public var spec: CTParagraphStyleSpecifier
    /// The size of the value's type in bytes.
    public var valueSize: Int
    /// The address of the value, of the specifier's type.
    public var value: UnsafeRawPointer

    /// Creates a setting of `spec` to the value of `valueSize` bytes at `value`.
    @_disfavoredOverload
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
        self.spec = spec
        self.valueSize = valueSize
        self.value = value
    }

    /// Creates a setting of tab stops. As `CFArray` is a Swift array here, `&tabStops` would otherwise point to the
    /// elements instead of the array.
    public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafePointer<CFArray>) {
        self.init(spec: spec, valueSize: valueSize, value: UnsafeRawPointer(value))
    }
}

/// Creates a style from `settingCount` settings; others have their defaults.
///
/// A setting of the wrong size or with an invalid value is ignored and reported.
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

/// Stores a setting in a buffer of `valueBufferSize` bytes; returns false without effect when the size is not the
/// type's.
@_disfavoredOverload
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
    _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
    paragraphStyle.settings.get(spec, size: valueBufferSize, valueBuffer)
}

/// Stores a setting like the other function, for tab stops. As `CFArray` is a Swift array here, `&tabStops` would
/// otherwise point to the elements instead of the array.
public func CTParagraphStyleGetValueForSpecifier(
    _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
    _ valueBuffer: UnsafeMutablePointer<CFArray>
) -> Bool {
    guard spec == .tabStops else { return false }
    valueBuffer.pointee = paragraphStyle.settings.tabStops
    return true
}
