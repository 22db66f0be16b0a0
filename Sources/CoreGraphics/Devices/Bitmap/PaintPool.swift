import Raster

/// Reuses the boxes of paints that are no longer needed, so that repeating a drawing allocates no memory.
struct PaintPool {
    private var images = Boxes<ImagePaint>()
    private var linear = Boxes<LinearGradient>()
    private var radial = Boxes<RadialGradient>()
    private var conic = Boxes<ConicGradient>()

    /// Boxes that have released the values of their former paints.
    private struct Boxes<Value: Sendable & Equatable> {
        private var unused: [Boxed<Value>] = []

        mutating func box(_ value: consuming Value) -> Boxed<Value> {
            guard var box = unused.popLast() else { return Boxed(value) }
            box.renew(value)
            return box
        }

        /// Keeps a box that has no other owner; `release` releases what its value refers to.
        mutating func recycle(_ box: consuming Boxed<Value>, _ release: (inout Value) -> Void) {
            if box.updateIfUnshared(release) { unused.append(box) }
        }
    }

    // MARK: Acquiring paints

    mutating func paint(_ image: consuming ImagePaint) -> Paint { .image(images.box(image)) }
    mutating func paint(_ gradient: consuming LinearGradient) -> Paint { .linear(linear.box(gradient)) }
    mutating func paint(_ gradient: consuming RadialGradient) -> Paint { .radial(radial.box(gradient)) }
    mutating func paint(_ gradient: consuming ConicGradient) -> Paint { .conic(conic.box(gradient)) }

    // MARK: Recycling paints

    mutating func recycle(_ paint: consuming Paint) {
        switch consume paint {
        case .color: break
        case .image(let box):
            guard let pixel = Self.pixel else { return }
            images.recycle(consume box) { $0.bitmap = pixel }
        case .linear(let box): linear.recycle(consume box) { $0.stops = Self.noStops }
        case .radial(let box): radial.recycle(consume box) { $0.stops = Self.noStops }
        case .conic(let box): conic.recycle(consume box) { $0.stops = Self.noStops }
        }
    }

    private static let noStops = GradientStops([])
    /// A placeholder bitmap; nil when memory is short.
    private static let pixel = PixelBuffer(width: 1, height: 1).map { Bitmap($0) }
}
