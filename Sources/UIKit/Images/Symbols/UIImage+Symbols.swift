import CoreGraphics

extension UIImage {
    /// Creates a system symbol; returns nil for an invalid name.
    ///
    /// The drawings are Kasane's own and those of the font Material Icons, with the suffixes of Apple's symbols:
    /// `.fill`, `.slash`, shapes such as `.circle`, and badges. A name without a drawing yields a placeholder, and is
    /// reported once.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a system symbol for the given traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a system symbol with a configuration; size and weight are those of body text by default.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(symbol: name, value: nil, configuration)
    }

    /// Creates a system symbol with a value, shown by the number of its parts that aren't faint: waves, bars, arcs.
    /// Other symbols are shown in full.
    ///
    /// - Parameters:
    ///   - name: the symbol's name.
    ///   - value: from 0 to 1; values outside are clamped.
    ///   - configuration: size and weight; those of body text by default.
    public convenience init?(
        systemName name: String, variableValue value: Double, configuration: Configuration? = nil
    ) {
        self.init(symbol: name, value: value.isNaN ? 0 : min(max(value, 0), 1), configuration)
    }

    private convenience init?(symbol name: String, value: Double?, _ configuration: Configuration?) {
        guard let symbol = SymbolName(name) else {
            reportOnce("UIImage(systemName:): \"\(name)\" is not a symbol name")
            return nil
        }
        if symbol.isPlaceholder { reportOnce("UIImage(systemName:): there is no image for \"\(name)\"") }
        let image = SymbolImage(
            name: symbol, configuration: configuration as? SymbolConfiguration ?? .unspecified, value: value)
        self.init(ImageContent(.symbol(image), scale: UITraitCollection.current.displayScale))
    }
}
