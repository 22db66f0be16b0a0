/// What `#imageLiteral(resourceName:)` is where nothing says otherwise.
public typealias _ImageLiteralType = UIImage

/// What an image literal makes.
///
/// `UIImage` may have subclasses, which need not know of literals, so the initializer is a protocol's.
public protocol _UIImageLiteral: _ExpressibleByImageLiteral {}

extension UIImage: _UIImageLiteral {}

extension _UIImageLiteral {
    /// Creates the image of a name, which must be there, as on iOS.
    public init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) as? Self else { fatalError("There is no image named \(name)") }
        self = image
    }
}
