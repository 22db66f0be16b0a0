/// The default type of `#imageLiteral(resourceName:)`.
public typealias _ImageLiteralType = UIImage

/// A type that image literals create.
///
/// The initializer is a protocol's, as subclasses of `UIImage` need not provide it.
public protocol _UIImageLiteral: _ExpressibleByImageLiteral {}

extension UIImage: _UIImageLiteral {}

extension _UIImageLiteral {
    /// Creates the image of a name; the image must exist, as on iOS.
    public init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) as? Self else { fatalError("There is no image named \(name)") }
        self = image
    }
}
