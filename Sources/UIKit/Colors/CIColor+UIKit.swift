public import CoreImage

extension CIColor {
    /// Creates a Core Image colour from a colour under the current traits.
    public convenience init(color: UIColor) {
        let color = color.cgColor
        self.init(cgColor: color.pattern == nil ? color : .clear)
    }
}
