import CoreGraphics

extension UIImage {
    /// Creates a system symbol, drawn for Kasane; returns nil, and reports it, for one that Kasane doesn't have.
    ///
    /// Available are checkmark, xmark, plus, minus, info, heart, star, snowflake, gear, gearshape, person, play, pause,
    /// circle,
    /// square, and chevrons and arrows to the left, right, up and down, with `.fill`, `.circle` and `.square` where
    /// Apple has them.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Creates a system symbol for the given traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates a system symbol with a configuration; size and weight are those of body text by default.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let symbol = SymbolName(name) else {
            reportOnce("UIImage(systemName:): there is no symbol \"\(name)\"")
            return nil
        }
        let own = configuration as? SymbolConfiguration ?? .unspecified
        let image = SymbolImage(name: symbol, configuration: own)
        var content = ImageContent(.symbol(image), scale: UITraitCollection.current.displayScale)
        content.tint = own.color
        self.init(content)
    }
}
