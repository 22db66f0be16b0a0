public import CoreGraphics
public import CoreText

/// An immutable font of a certain size.
///
/// Inter substitutes for San Francisco where it is installed. The type is the same as Core Text's `CTFont`; `as`
/// converts without a copy.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uifont)
public typealias UIFont = CTFont

extension UIFont {
    /// Creates a font from a PostScript name, a full name or a family name, in a size in points.
    ///
    /// Returns nil for a font that is not installed, except that iOS's own fonts are substituted by free ones of the
    /// same kind.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let font = CTFontCreateWithName(fontName, fontSize, nil)
        guard font.answers(to: fontName) || FontSubstitutes.families(for: fontName) != nil else { return nil }
        self.init(font, textStyle: nil)
    }

    /// Creates the font that best matches a descriptor. A size of 0 or less selects the descriptor's size, or 12
    /// points.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let font = CTFontCreateWithFontDescriptor(descriptor.ctDescriptor, max(pointSize, 0), nil)
        self.init(font, textStyle: descriptor.textStyle?.rawValue)
    }

    // MARK: Metrics

    /// The family name, such as "Liberation Sans".
    public final var familyName: String { CTFontCopyFamilyName(self) }

    /// The PostScript name, such as "LiberationSans-Bold".
    public final var fontName: String { CTFontCopyPostScriptName(self) }

    /// The size in points.
    public final var pointSize: CGFloat { CTFontGetSize(self) }

    /// The ascent, in points above the baseline.
    public final var ascender: CGFloat { CTFontGetAscent(self) }

    /// The descender, in points: negative, as it is below the baseline.
    public final var descender: CGFloat { -CTFontGetDescent(self) }

    /// The height of capital letters, in points.
    public final var capHeight: CGFloat { CTFontGetCapHeight(self) }

    /// The x-height, that of lowercase letters without ascenders, in points.
    public final var xHeight: CGFloat { CTFontGetXHeight(self) }

    /// The line height, in points: from the ascender to the descender.
    public final var lineHeight: CGFloat { ascender - descender }

    /// The leading, the font's recommended space between lines, in points.
    public final var leading: CGFloat { CTFontGetLeading(self) }

    /// A descriptor of the font.
    public final var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(CTFontCopyFontDescriptor(self), textStyle: textStyle.map { TextStyle(rawValue: $0) })
    }

    /// Returns the font in another size, in points.
    public final func withSize(_ fontSize: CGFloat) -> UIFont {
        CTFontCreateCopyWithAttributes(self, fontSize, nil, nil)
    }

    /// Whether the font actually has a name, rather than being a substitute for the font of that name.
    fileprivate func answers(to name: String) -> Bool {
        func plain(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
        let own = [CTFontCopyPostScriptName(self), CTFontCopyFullName(self), CTFontCopyFamilyName(self)]
        return own.contains { plain($0) == plain(name) }
    }
}
