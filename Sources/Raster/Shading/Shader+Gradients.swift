internal import CPixelKernels

extension Shader {
    init(linear paint: LinearGradient, opacity: Float, _ segments: inout GradientSegments) {
        self.init(
            pk_linear, paint.stops, paint.toPaint, extendsStart: paint.extendsStart, extendsEnd: paint.extendsEnd,
            opacity: opacity, &segments)
        isConstantAcross = toKernel.isAffine && toKernel.m11 == 0
    }

    init(conic paint: ConicGradient, opacity: Float, _ segments: inout GradientSegments) {
        self.init(
            pk_conic, paint.stops, paint.toPaint, extendsStart: true, extendsEnd: true, opacity: opacity, &segments)
    }

    /// Circles of a negative radius, or two identical ones, paint nothing.
    init(radial paint: RadialGradient, opacity: Float, _ segments: inout GradientSegments) {
        let (c0, c1) = (paint.startCenter, paint.endCenter)
        let (r0, r1) = (paint.startRadius, paint.endRadius)
        let apart = c1 - c0
        // Coordinates are normalized to about 1, where the squares of floats are precise.
        let size = max(max(r0, r1), apart.length)
        guard size.isFinite, GradientGeometry.circles(from: c0, radius: r0, to: c1, radius: r1) != nil else {
            self.init()
            return
        }
        let toUnit = paint.toPaint.then(.translation(-c0.x, -c0.y)).then(.scale(1 / size, 1 / size))
        let isConcentric = apart.length < 1e-6 * size
        self.init(
            isConcentric ? pk_concentric : pk_two_circles, paint.stops, toUnit, extendsStart: paint.extendsStart,
            extendsEnd: paint.extendsEnd, opacity: opacity, &segments)
        let growth = (r1 - r0) / size
        let start = r0 / size
        if isConcentric {
            gradient.scale = Float(1 / growth)
            gradient.bias = Float(-start / growth)
            return
        }
        let (cx, cy) = (apart.x / size, apart.y / size)
        let a = cx * cx + cy * cy - growth * growth
        gradient.r0 = Float(start)
        gradient.dr = Float(growth)
        gradient.cx = Float(cx)
        gradient.cy = Float(cy)
        // Internally tangent circles give a linear equation, whose lost root would lie at infinity.
        gradient.a = abs(a) < 1e-7 ? 0 : Float(a)
        // Circles farther out have radii that a float cannot distinguish.
        gradient.low = max(gradient.low, -1e6)
        gradient.high = min(gradient.high, 1e6)
        // Outside the cone of the circles nothing is painted.
        isOpaque = false
    }

    private init(
        _ kind: pk_gradient_kind, _ stops: GradientStops, _ toKernel: Projection, extendsStart: Bool, extendsEnd: Bool,
        opacity: Float, _ segments: inout GradientSegments
    ) {
        self.init()
        let range = segments.append(stops, opacity: opacity)
        guard toKernel.isFinite, !range.isEmpty else { return }
        self.kind = .gradient
        self.toKernel = toKernel
        gradient.kind = kind
        gradient.segment_count = Int32(truncatingIfNeeded: range.count)
        firstSegment = range.lowerBound
        // A non-finite parameter paints nothing.
        gradient.low = extendsStart ? -.greatestFiniteMagnitude : 0
        gradient.high = extendsEnd ? .greatestFiniteMagnitude : 1
        let hasOpaqueStops = stops.stops.allSatisfy { UnitColor($0.color, opacity: opacity).alpha == 1 }
        // Interpolating between alphas of 1 gives 1 whatever the rounding: the slope is zero.
        isOpaque = extendsStart && extendsEnd && hasOpaqueStops
    }
}
