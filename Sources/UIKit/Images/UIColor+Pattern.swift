import CoreGraphics

extension UIColor {
    /// A pattern: copies of an image side by side, the first one's corner at the top left of what is drawn in. An image
    /// without pixels gives clear.
    public convenience init(patternImage image: UIImage) {
        self.init(cgColor: image.pattern.flatMap { CGColor(pattern: $0) } ?? .clear)
    }
}
