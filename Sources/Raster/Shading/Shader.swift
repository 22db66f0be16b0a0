internal import CPixelKernels

/// A paint prepared for the kernels: a value without references, valid as long as the paint.
struct Shader: BitwiseCopyable {
    enum Kind: BitwiseCopyable {
        /// Paints nothing: an empty image, a gradient without stops, a non-finite transform.
        case nothing
        case color
        case gradient
        case image
    }

    var kind = Kind.nothing
    /// True when every pixel of its output is opaque.
    var isOpaque = false
    var color: UInt32 = 0
    /// The colour with its fractional bits, before rounding to a pixel.
    var lowpColor = pk_lowp_color()
    /// From device pixels to the kernel's coordinates.
    var toKernel = Projection.identity
    /// True when each row has a single colour.
    var isConstantAcross = false
    var gradient = pk_gradient()
    /// The index of the gradient's first segment in the list of all.
    var firstSegment = 0
    var image = pk_image()
    /// Whether texels are addressed in fixed point, where the image is not too far away.
    var hasFixedPointRows = false
    /// The number of mipmap levels, whose shaders follow this one; and the bias added to the level of detail.
    var levelCount = 0
    var levelBias: Float = 0
    /// For an image translated by whole pixels: the texel at device pixel (x, y) is (x + offsetX, y + offsetY).
    var isAligned = false
    var offsetX = 0
    var offsetY = 0

    /// Coordinates are computed from the nearest multiple of this to the left, whatever part of a row is drawn, so
    /// that a pixel's colour does not depend on the division into tiles.
    static let anchorSpacing = Int(PK_ANCHOR)

    /// The greatest number of texels in a row or column, and the greatest distance of the image from the surface, for
    /// fixed-point rows: even with the pixels of an anchor spacing added, still far from overflow in 1/32768 texels.
    static let fixedPointReach = 30_000.0

    init() {}

    init(_ paint: Paint, opacity: Float, _ segments: inout GradientSegments) {
        let opacity = min(max(opacity, 0), 1)
        switch paint {
        case .color(let color):
            self.init(SolidColor(color, opacity: opacity))
        case .linear(let gradient):
            self.init(linear: gradient.value, opacity: opacity, &segments)
        case .radial(let gradient):
            self.init(radial: gradient.value, opacity: opacity, &segments)
        case .conic(let gradient):
            self.init(conic: gradient.value, opacity: opacity, &segments)
        case .image(let paint):
            self.init(image: paint.value)
        }
    }

    init(_ solid: SolidColor) {
        color = solid.pixel
        lowpColor = solid.lowp
        kind = solid.isClear ? .nothing : .color
        isOpaque = solid.isOpaque
    }

    private static let gradientOffset = MemoryLayout<Shader>.offset(of: \.gradient)!
    private static let imageOffset = MemoryLayout<Shader>.offset(of: \.image)!

    /// The address of a shader's gradient, which avoids a copy for each of many rows.
    @inline(__always)
    static func gradient(of shader: UnsafePointer<Shader>) -> UnsafePointer<pk_gradient> {
        (UnsafeRawPointer(shader) + gradientOffset).assumingMemoryBound(to: pk_gradient.self)
    }

    /// The address of a shader's image.
    @inline(__always)
    static func image(of shader: UnsafePointer<Shader>) -> UnsafePointer<pk_image> {
        (UnsafeRawPointer(shader) + imageOffset).assumingMemoryBound(to: pk_image.self)
    }

    /// The kernel's coordinates along the row `y`, starting at the anchor `x`.
    ///
    /// Inlined, so that the fields are stored where the kernel reads them: copying the whole structure would make the
    /// loads wait for one another.
    @inline(__always)
    func row(x: Int, y: Int) -> pk_row {
        let m = toKernel
        let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        let u = px * m.m11 + py * m.m21 + m.m31
        let v = px * m.m12 + py * m.m22 + m.m32
        var row = pk_row()
        if m.isAffine {
            let (wholeU, wholeV) = (integerTexels(u), integerTexels(v))
            // A float has 24 bits: without the whole texels, all of them are available for the fraction, wherever the
            // row lies in the image.
            row.base_u = Int32(wholeU)
            row.base_v = Int32(wholeV)
            row.u = Float(u - wholeU)
            row.du = Float(m.m11)
            row.v = Float(v - wholeV)
            row.dv = Float(m.m12)
            row.w = 1
            row.fixed_point =
                hasFixedPointRows && abs(wholeU) < Self.fixedPointReach && abs(wholeV) < Self.fixedPointReach ? 1 : 0
            return row
        }
        let w = px * m.m13 + py * m.m23 + m.m33
        let (wholeU, wholeV) = (integerTexels(u / w), integerTexels(v / w))
        row.base_u = Int32(wholeU)
        row.base_v = Int32(wholeV)
        // (u - n w) / w is u / w - n: whole texels are subtracted before the division, and likewise from the rates of
        // change, so that floats can represent the rest.
        row.u = Float(u - wholeU * w)
        row.du = Float(m.m11 - wholeU * m.m13)
        row.v = Float(v - wholeV * w)
        row.dv = Float(m.m12 - wholeV * m.m13)
        row.w = Float(w)
        row.dw = Float(m.m13)
        row.projective = 1
        return row
    }

    /// The integer part of an image coordinate, which the kernel adds back; zero where it would be out of bounds.
    @inline(__always)
    private func integerTexels(_ coordinate: Double) -> Double {
        guard kind == .image, abs(coordinate) < 1_000_000 else { return 0 }
        let whole = Double(Int(coordinate))
        return whole > coordinate ? whole - 1 : whole
    }
}
