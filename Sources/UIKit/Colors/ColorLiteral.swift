/// The default type of `#colorLiteral(red:green:blue:alpha:)`.
public typealias _ColorLiteralType = UIColor

/// A type that colour literals create.
///
/// The initializer is a protocol's, as subclasses of `UIColor` need not provide it.
public protocol _UIColorLiteral: _ExpressibleByColorLiteral {}

extension UIColor: _UIColorLiteral {}

extension _UIColorLiteral {
    /// Creates the colour of a literal, in extended sRGB.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        let color = UIColor(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        guard let made = color as? Self else { fatalError("A colour literal can't create a \(Self.self)") }
        self = made
    }
}
