import CoreGraphics
public import Foundation

extension UIImage {
    /// The image in another size, in points, as sharp as this one; nil where that can't be drawn.
    public final func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0 else { return nil }
        let box = CGRect(origin: .zero, size: size)
        guard let canvas = ImageCanvas(box, scale: scale) else { return nil }
        canvas.draw { context in
            context.interpolationQuality = .high
            draw(in: box)
        }
        return canvas.image
    }

    /// The same, later.
    public final func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The same, handed to a closure.
    public final func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// The image, ready to be shown: pixels are decoded when an image is made.
    public final func preparingForDisplay() -> UIImage? { self }

    /// The same, later.
    public final func byPreparingForDisplay() async -> UIImage? { self }

    /// The same, handed to a closure.
    public final func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
}
