import Raster

extension LayerProperties {
    /// The sampling of images that are magnified or minified.
    ///
    /// Inlined, as a call would copy all properties.
    @inline(__always)
    func filter(isEnlarged: Bool) -> ImagePaint.Filter {
        switch (isEnlarged ? magnificationFilter : minificationFilter).known {
        case .nearest: .nearest
        case .linear: .linear
        case .trilinear: isEnlarged ? .linear : .trilinear(bias: minificationFilterBias)
        }
    }
}
