import CoreGraphics

extension UIColor {
    /// Creates a pattern of tiled copies of an image, the first at the top left corner of the drawing area. An image
    /// without pixels yields clear.
    public convenience init(patternImage image: UIImage) {
        self.init(cgColor: image.pattern.flatMap { CGColor(pattern: $0) } ?? .clear)
    }
}
