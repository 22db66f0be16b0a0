internal import CPixelKernels

extension FloatImage {
    /// Bilinear samples at `count` pixel centres of a row, beginning with pixel (x, y), mapped to this image by an
    /// affine map; transparent outside the bounds.
    package func sample(
        _ count: Int, x: Int, y: Int, through map: Projection, into out: UnsafeMutablePointer<Pixel>
    ) {
        let first = map.apply(Point(Double(x) + 0.5, Double(y) + 0.5))
        var image = pk_float_image(pixels: Self.floats(UnsafePointer(base)), width: Int32(width), height: Int32(height))
        Kernels.current.pointee.float_bilinear(
            Self.floats(out), Int32(truncatingIfNeeded: count), &image, first.x - 0.5 - Double(bounds.x),
            first.y - 0.5 - Double(bounds.y), map.m11, map.m12)
    }
}
