import CoreGraphics

extension ImageCanvas {
    /// What has been drawn; empty where memory has no room for it.
    var image: UIImage { madeImage ?? UIImage() }

    fileprivate var madeImage: UIImage? {
        context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
    }
}

/// What has been drawn in the current image context; nil where the current context is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { currentImageCanvas()?.madeImage }
