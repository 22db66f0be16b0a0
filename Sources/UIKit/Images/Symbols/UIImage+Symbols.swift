import CoreGraphics

extension UIImage {
    /// A symbol of the system, drawn for Kasane; nil, and reported, for one that it does not have.
    ///
    /// There are checkmark, xmark, plus, minus, info, heart, star, snowflake, gear, gearshape, person, play, pause, circle, square,
    /// and chevrons and arrows to the left, right, up and down, with `.fill`, `.circle` and `.square` where Apple has them.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// A symbol of the system for certain traits.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// A system symbol with the size and weight of a configuration, by default those of body text.
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
