public import CoreGraphics
public import CoreText

/// An immutable font with a size.
///
/// Inter substitutes for San Francisco where it is installed. It is the same type as Core Text's `CTFont`; `as`
/// converts without a copy.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uifont)
public typealias UIFont = CTFont

extension UIFont {
    /// The font of a PostScript name, a full name or a family in a size in points.
    ///
    /// Nil for one that is not installed; but iOS's own fonts are stood in for, by free ones of the same kind.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let font = CTFontCreateWithName(fontName, fontSize, nil)
        guard font.answers(to: fontName) || FontSubstitutes.families(for: fontName) != nil else { return nil }
        self.init(font, textStyle: nil)
    }

    /// The font that best matches a descriptor. A size of 0 or less stands for the descriptor's, or 12 points.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = CTFontCreateWithFontDescriptor(descriptor.ctDescriptor, max(pointSize, 0), nil)
        self.init(font, textStyle: descriptor.textStyle?.rawValue)
    }

    // MARK: Metrics

    /// The name of the family, such as "Liberation Sans".
    public final var familyName: String { CTFontCopyFamilyName(self) }

    /// The name for programs, such as "LiberationSans-Bold".
    public final var fontName: String { CTFontCopyPostScriptName(self) }

    /// The size in points.
    public final var pointSize: CGFloat { CTFontGetSize(self) }

    /// The ascent above the baseline, in points.
    public final var ascender: CGFloat { CTFontGetAscent(self) }

    /// The descent below the baseline, in points: negative.
    public final var descender: CGFloat { -CTFontGetDescent(self) }

    /// The height of capital letters, in points.
    public final var capHeight: CGFloat { CTFontGetCapHeight(self) }

    /// The height of small letters without ascenders, in points.
    public final var xHeight: CGFloat { CTFontGetXHeight(self) }

    /// The height of a line, in points: from the ascender to the descender.
    public final var lineHeight: CGFloat { ascender - descender }

    /// The space that the font wants between lines, in points.
    public final var leading: CGFloat { CTFontGetLeading(self) }

    /// The descriptor that makes the font again.
    public final var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(CTFontCopyFontDescriptor(self), textStyle: textStyle.map { TextStyle(rawValue: $0) })
    }

    /// The same font in another size.
    public final func withSize(_ fontSize: CGFloat) -> UIFont {
        CTFontCreateCopyWithAttributes(self, fontSize, nil, nil)
    }

    /// Whether the font is called so, and does not only stand in for one that is.
    fileprivate func answers(to name: String) -> Bool {
        func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
        let own = [CTFontCopyPostScriptName(self), CTFontCopyFullName(self), CTFontCopyFamilyName(self)]
        return own.contains { plain($0) == plain(name) }
    }
}
