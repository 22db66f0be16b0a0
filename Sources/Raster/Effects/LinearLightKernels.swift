internal import CPixelKernels

/// Kernels for rows of pixels: conversion between sRGB bytes and linear light, and colour lookup tables.
///
/// Pixels are premultiplied.
package enum LinearLightKernels {
    package typealias Pixel = SIMD4<Float>

    /// The linear light of each byte.
    private static let light: [Float] = (0...255).map { Float(light(of: Double($0) / 255)) }

    static func light(of level: Double) -> Double {
        level <= 0.04045 ? level / 12.92 : Double(power(Float((level + 0.055) / 1.055), 2.4))
    }

    static func level(of light: Double) -> Double {
        light <= 0.0031308 ? light * 12.92 : 1.055 * Double(power(Float(light), 1 / 2.4)) - 0.055
    }

    /// Converts opaque pixels to light; returns the number of pixels before the first that is not opaque.
    package static func decode(
        _ bytes: UnsafePointer<UInt8>, count: Int, into out: UnsafeMutablePointer<Pixel>
    ) -> Int {
        Int(Kernels.current.pointee.light_of_bytes(FloatImage.floats(out), bytes, Int32(count), light))
    }

    /// Converts pixels to bytes; returns the number of pixels before the first that is translucent and exceeds its
    /// alpha.
    package static func encode(
        _ pixels: UnsafePointer<Pixel>, count: Int, into out: UnsafeMutablePointer<UInt8>
    ) -> Int {
        Int(Kernels.current.pointee.bytes_of_light(out, FloatImage.floats(pixels), Int32(count), SRGBCurve.cubics))
    }

    /// Converts all pixels to bytes, after clamping those that are translucent and exceed their alpha.
    static func encodeBounded(
        _ pixels: UnsafeMutablePointer<Pixel>, count: Int, into out: UnsafeMutablePointer<UInt8>
    ) {
        var i = 0
        while i < count {
            i += encode(pixels + i, count: count - i, into: out + 4 * i)
            guard i < count else { return }
            let alpha = pixels[i].w
            pixels[i] = alpha > 0 ? pixels[i].replacing(with: alpha, where: .!(pixels[i] .<= alpha)) : .zero
        }
    }

    /// Maps unpremultiplied colours by a table of `side` times `side` times `side` unpremultiplied colours, red the
    /// fastest, interpolating between the eight around each, and multiplies them by their original alpha. `side` is
    /// from 2 to 256.
    package static func cube(
        _ pixels: UnsafePointer<Pixel>, count: Int, table: UnsafePointer<Pixel>, side: Int,
        into out: UnsafeMutablePointer<Pixel>
    ) {
        Kernels.current.pointee.cube(
            FloatImage.floats(out), FloatImage.floats(pixels), Int32(count), FloatImage.floats(table), Int32(side))
    }

    /// The table entries of bytes for `light_squares`, and the factor that converts the sum of a square's entries to
    /// its mean light.
    struct Sums {
        var entries: [UInt32]
        var segments: pk_light_segments?
        var weight: Float

        /// Calls `body` with the address of the segments; null if there are none.
        func withSegments(_ body: (UnsafePointer<pk_light_segments>?) -> Void) {
            guard var segments else { return body(nil) }
            body(&segments)
        }
    }

    /// The entries for squares of `count` pixels: computed by the segments if the kernels can use these, for which the
    /// width must be 4 or a multiple of 8; otherwise as exact as 31 bits allow.
    static func sums(count: Int, width: Int) -> Sums {
        if width == 4 || width % 8 == 0, count <= LightSegments.mostPixels {
            let (segments, entries) = (LightSegments.segments, LightSegments.entries)
            return Sums(entries: entries, segments: segments, weight: 1 / (Float(entries[255]) * Float(count)))
        }
        let scale = Double((UInt32(1) << 31) / UInt32(max(count, 1)) - 1)
        return Sums(
            entries: light.map { UInt32(Double($0) * scale) }, segments: nil, weight: Float(1 / (scale * Double(count)))
        )
    }
}
