internal import CPixelKernels

/// The linear light of sRGB bytes as a piecewise quadratic with segments of 16 levels, which kernels evaluate in
/// registers, and a table of the same numbers for kernels that can't. The maximum error is a quarter of a level; black
/// and white are exact.
enum LightSegments {
    /// The maximum number of entries whose sum fits 31 bits.
    static let mostPixels = 512

    static let (segments, entries) = make()

    /// The scale of light, such that neither a segment's chord, which lies above its curve, nor white exceeds 32767.
    private static let scale = 32_700.0

    private static func make() -> (pk_light_segments, [UInt32]) {
        var segments = pk_light_segments()
        var entries = [UInt32](repeating: 0, count: 256)
        let bows = (0..<16).map { $0 * (16 - $0) }
        for segment in 0..<16 {
            func light(_ step: Int) -> Double {
                scale * LinearLightKernels.light(of: Double(segment * 16 + step) / 255)
            }
            let begin = Int(light(0).rounded())
            let slope = Int((64 * (light(16) - Double(begin)) / 16).rounded())
            // Rounded as by pmulhrsw.
            let chord = (0..<16).map { begin + (slope * $0 * 512 + 1 << 14) >> 15 }
            // The least-squares fit of the bend.
            let (product, square) = (0..<16).reduce(into: (0.0, 0.0)) { sums, step in
                sums.0 += Double(bows[step]) * 64 * (light(step) - Double(chord[step]))
                sums.1 += Double(bows[step] * bows[step])
            }
            let bend = Int((product / square).rounded())
            withUnsafeMutableBytes(of: &segments.begin_low) { $0[segment] = UInt8(begin & 255) }
            withUnsafeMutableBytes(of: &segments.begin_high) { $0[segment] = UInt8(begin >> 8) }
            withUnsafeMutableBytes(of: &segments.slope_low) { $0[segment] = UInt8(slope & 255) }
            withUnsafeMutableBytes(of: &segments.slope_high) { $0[segment] = UInt8(slope >> 8) }
            withUnsafeMutableBytes(of: &segments.bend) { $0[segment] = UInt8(bitPattern: Int8(bend)) }
            withUnsafeMutableBytes(of: &segments.bow) { $0[segment] = UInt8(bows[segment]) }
            for step in 0..<16 { entries[segment * 16 + step] = UInt32(chord[step] * 64 + bend * bows[step]) }
        }
        return (segments, entries)
    }
}
