import CoreGraphics
package import CoreText
public import Foundation

/// A font in a size. It never changes.
///
/// Inter stands in for San Francisco where it is installed. Core Text takes these where it takes `CTFont`s.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uifont)
// Guarded by itself: nothing in it can be set.
open class UIFont: NSObject, NSSecureCoding, NSCopying, CTFontConvertible, @unchecked Sendable {
    private let mark = AttributeValueMark()
    /// The font as Core Text has it.
    package final let ctFont: CTFont
    /// The style that the font was asked for by, if it was.
    final let textStyle: TextStyle?

    package init(_ font: CTFont, textStyle: TextStyle? = nil) {
        ctFont = font
        self.textStyle = textStyle
    }

    /// The font of a PostScript name, a full name or a family in a size in points.
    ///
    /// Nil for one that is not installed; but iOS's own fonts are stood in for, by free ones of the same kind.
    public init?(name fontName: String, size fontSize: CGFloat) {
        let font = CTFontCreateWithName(fontName, fontSize, nil)
        guard font.answers(to: fontName) || FontStandIns.families(for: fontName) != nil else { return nil }
        ctFont = font
        textStyle = nil
    }

    /// The font that comes nearest to a descriptor. A size of 0 or less means the descriptor's, or 12 points.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        ctFont = CTFontCreateWithFontDescriptor(descriptor.ctDescriptor, max(pointSize, 0), nil)
        textStyle = descriptor.textStyle
    }

    // MARK: Metrics

    /// The name of the family, such as "Liberation Sans".
    open var familyName: String { CTFontCopyFamilyName(ctFont) }

    /// The name for programs, such as "LiberationSans-Bold".
    open var fontName: String { CTFontCopyPostScriptName(ctFont) }

    /// The size in points.
    open var pointSize: CGFloat { CTFontGetSize(ctFont) }

    /// How far letters reach above the baseline, in points.
    open var ascender: CGFloat { CTFontGetAscent(ctFont) }

    /// How far letters reach below the baseline, in points: a negative number.
    open var descender: CGFloat { -CTFontGetDescent(ctFont) }

    /// The height of capital letters, in points.
    open var capHeight: CGFloat { CTFontGetCapHeight(ctFont) }

    /// The height of small letters without ascenders, in points.
    open var xHeight: CGFloat { CTFontGetXHeight(ctFont) }

    /// The height of a line, in points: from the ascender to the descender.
    open var lineHeight: CGFloat { ascender - descender }

    /// The space that the font wants between lines, in points.
    open var leading: CGFloat { CTFontGetLeading(ctFont) }

    /// The descriptor that makes the font again.
    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(CTFontCopyFontDescriptor(ctFont), textStyle: textStyle)
    }

    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(CTFontCreateCopyWithAttributes(ctFont, fontSize, nil, nil))
    }

    // MARK: Being equal

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.ctFont == ctFont }

    open override var hash: Int { ctFont.hashValue }

    /// The same font: it never changes.
    open func copy(with zone: NSZone?) -> Any { self }

    open override var description: String { "<UIFont \(fontName) \(pointSize)>" }

    // MARK: Archiving

    open class var supportsSecureCoding: Bool { true }

    /// A font from an archive; nil where there is none.
    public required init?(coder: NSCoder) {
        guard let name = coder.decodeObject(of: NSString.self, forKey: "UIFontName") else { return nil }
        let size = coder.decodeDouble(forKey: "UIFontPointSize")
        ctFont = CTFontCreateWithName(name as String, CGFloat(size), nil)
        textStyle = nil
    }

    /// Archives the font's name and size.
    open func encode(with coder: NSCoder) {
        coder.encode(fontName as NSString, forKey: "UIFontName")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    }
}

extension CTFont {
    /// Whether the font is called so, and does not only stand in for one that is.
    fileprivate func answers(to name: String) -> Bool {
        func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
        let own = [CTFontCopyPostScriptName(self), CTFontCopyFullName(self), CTFontCopyFamilyName(self)]
        return own.contains { plain($0) == plain(name) }
    }
}
