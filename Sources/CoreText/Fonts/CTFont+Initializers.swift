public import CoreGraphics

extension CTFont {
    /// Creates the font with a name at a size in points, 0 for 12, as `CTFontCreateWithName(_:_:_:)` does.
    public convenience init(_ name: CFString, size: CGFloat) {
        var attributes = FontAttributes()
        attributes.name = name
        self.init(attributes, size: size, matrix: nil)
    }

    /// Creates the font with a name at 12 points, with its glyphs mapped about their origins.
    public convenience init(_ name: CFString, transform: CGAffineTransform) {
        var attributes = FontAttributes()
        attributes.name = name
        self.init(attributes, size: 0, matrix: transform)
    }

    /// Creates the font that best matches a descriptor, at a size in points, 0 for the descriptor's or 12.
    public convenience init(_ descriptor: CTFontDescriptor, size: CGFloat) {
        self.init(descriptor.attributes, size: size, matrix: nil)
    }

    /// Creates the font that best matches a descriptor, at its size, with glyphs mapped about their origins.
    public convenience init(_ descriptor: CTFontDescriptor, transform: CGAffineTransform) {
        self.init(descriptor.attributes, size: 0, matrix: transform)
    }

    /// Creates the system font for a purpose, at a size in points, 0 for the purpose's default; `none` yields the
    /// system font.
    public convenience init(_ uiType: CTFontUIFontType, size: CGFloat, language: CFString? = nil) {
        let type = uiType == .none ? .system : uiType
        self.init(CTFontCreateUIFontForLanguage(type, size, language) ?? .standard, textStyle: nil)
    }

    /// Creates the font for a range of a string: `font`, or a fallback if it lacks the characters.
    public convenience init(font: CTFont, string: CFString, range: CFRange) {
        self.init(CTFontCreateForString(font, string, range), textStyle: nil)
    }

    /// Creates the font for a range of a string in a language (BCP 47).
    public convenience init(font: CTFont, string: CFString, range: CFRange, language: CFString?) {
        self.init(CTFontCreateForStringWithLanguage(font, string, range, language), textStyle: nil)
    }
}
