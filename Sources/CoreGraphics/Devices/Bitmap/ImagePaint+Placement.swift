import Raster

extension ImagePaint {
    /// Creates a paint from an image, sampled with an interpolation quality. `toDevice` maps the image's pixels to
    /// device pixels; `region` holds the device pixels of interest. Nil when nothing is to be painted, or memory is
    /// short.
    init?(
        _ bitmap: Bitmap, through toDevice: Projection, over region: PixelRect, _ sampling: Sampling, isTiled: Bool
    ) {
        let placed = ImagePlacement(
            width: bitmap.width, height: bitmap.height, through: toDevice, over: region, sampling, isTiled: isTiled)
        guard let placed, let resized = placed.resizing.map({ bitmap.resized($0) }) ?? bitmap else { return nil }
        self.init(
            bitmap: resized, toPaint: placed.toPicture, filter: placed.filter, edge: isTiled ? .tile : .clamp)
    }
}

extension Bitmap {
    /// Returns the image resized; nil when memory is short.
    fileprivate func resized(_ size: ImagePlacement.Resizing) -> Bitmap? {
        ImageResampler(kernel: size.kernel).resample(self, width: size.width, height: size.height, x: size.x, y: size.y)
    }
}
