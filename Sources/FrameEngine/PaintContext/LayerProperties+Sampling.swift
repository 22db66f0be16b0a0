import Raster

extension LayerProperties {
    /// How images are sampled that are shown larger, or smaller, than they are.
    ///
    /// Inlined, as a call would be handed a copy of all properties.
    @inline(__always)
    func filter(isEnlarged: Bool) -> ImagePaint.Filter {
        switch (isEnlarged ? magnificationFilter : minificationFilter).known {
        case .nearest: .nearest
        case .linear: .linear
        case .trilinear: isEnlarged ? .linear : .trilinear(bias: minificationFilterBias)
        }
    }
}
