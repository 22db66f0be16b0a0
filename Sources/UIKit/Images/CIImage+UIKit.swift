public import CoreImage

extension CIImage {
    /// The picture of an image, as it is stored; nil where there is none.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    /// The picture of an image, as it is stored, or upright with `.applyOrientationProperty`; nil where there is none.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
        let isTurned = options?[.applyOrientationProperty] as? Bool ?? false
        guard let pixels = isTurned ? image.content.uprightPixels : image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }
}
