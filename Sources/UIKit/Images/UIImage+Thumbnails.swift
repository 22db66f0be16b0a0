import CoreGraphics
public import Foundation

extension UIImage {
    /// Returns the image resized to a size in points, at the same scale; nil if it can't be drawn.
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

    /// Returns the image resized to a size in points, asynchronously.
    public final func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// Passes the image resized to a size in points to a closure.
    public final func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// Returns the image itself, as pixels are decoded when an image is created.
    public final func preparingForDisplay() -> UIImage? { self }

    /// Returns the image itself, ready for display.
    public final func byPreparingForDisplay() async -> UIImage? { self }

    /// Passes the image itself, ready for display, to a closure.
    public final func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
}
