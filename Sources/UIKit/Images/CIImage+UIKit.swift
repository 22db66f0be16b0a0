public import CoreImage

extension CIImage {
    /// Creates an image from a UIKit image, ignoring its orientation; returns nil if it has no content.
    public convenience init?(image: UIImage) { self.init(image: image, options: nil) }

    /// Creates an image from a UIKit image, upright with `.applyOrientationProperty`; returns nil if it has no content.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
        let isTurned = options?[.applyOrientationProperty] as? Bool ?? false
        guard let pixels = isTurned ? image.content.uprightPixels : image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }
}
