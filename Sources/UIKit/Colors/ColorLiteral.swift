/// What `#colorLiteral(red:green:blue:alpha:)` is where nothing says otherwise.
public typealias _ColorLiteralType = UIColor

/// What a colour literal makes.
///
/// `UIColor` may have subclasses, which need not know of literals, so the initializer is a protocol's.
public protocol _UIColorLiteral: _ExpressibleByColorLiteral {}

extension UIColor: _UIColorLiteral {}

extension _UIColorLiteral {
    /// Creates the colour of a literal, in extended sRGB.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        let color = UIColor(
            red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
        guard let made = color as? Self else { fatalError("A colour literal makes no \(Self.self)") }
        self = made
    }
}
