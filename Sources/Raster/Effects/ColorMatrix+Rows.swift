internal import CPixelKernels

extension ColorMatrix {
    package typealias Pixel = SIMD4<Float>

    /// Applies the map to premultiplied pixels, by their unpremultiplied colours. NaN becomes the lower bound.
    ///
    /// - Parameter bounds: the range to which the channels are clamped; by default 0...1 for all.
    package func apply(
        to pixels: UnsafePointer<Pixel>, count: Int, into out: UnsafeMutablePointer<Pixel>,
        bounds: (least: Row, most: Row) = (.zero, .one)
    ) {
        // The contributions of each input channel to the result.
        func column(_ i: Int) -> Row { Row(red[i], green[i], blue[i], alpha[i]) }
        let columns = (column(0), column(1), column(2), column(3), bias, bounds.least, bounds.most)
        withUnsafeBytes(of: columns) { matrix in
            Kernels.current.pointee.recolor(
                FloatImage.floats(out), FloatImage.floats(pixels), Int32(truncatingIfNeeded: count),
                matrix.baseAddress!.assumingMemoryBound(to: Float.self))
        }
    }
}
