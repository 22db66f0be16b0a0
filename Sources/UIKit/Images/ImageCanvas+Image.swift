import CoreGraphics

extension ImageCanvas {
    /// The image drawn so far; empty if there is not enough memory.
    var image: UIImage { madeImage ?? UIImage() }

    fileprivate var madeImage: UIImage? {
        context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}

/// Returns the image drawn so far in the current image context; nil if the current context is not one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { currentImageCanvas()?.madeImage }
