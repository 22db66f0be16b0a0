internal import CPixelKernels

/// A colour prepared for the kernels.
struct SolidColor: BitwiseCopyable {
    /// The nearest pixel, premultiplied.
    let pixel: UInt32
    /// The colour with its fractional bits, before rounding to a pixel.
    let lowp: pk_lowp_color

    static let clear = SolidColor(PaintColor.clear, opacity: 0)

    /// - Parameter opacity: multiplies the alpha; clamped to 0...1.
    init(_ paint: PaintColor, opacity: Float) {
        let unit = UnitColor(paint, opacity: min(max(opacity, 0), 1))
        pixel = unit.pixel
        lowp = unit.lowp
    }

    var isClear: Bool { lowp.alpha == 0 }
    var isOpaque: Bool { pixel >> 24 == 255 }

    static func == (a: SolidColor, b: SolidColor) -> Bool {
        a.pixel == b.pixel && a.lowp.red == b.lowp.red && a.lowp.green == b.lowp.green && a.lowp.blue == b.lowp.blue
            && a.lowp.alpha == b.lowp.alpha
    }
}
