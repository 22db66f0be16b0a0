import CoreGraphics
import Raster

/// The thresholds of a halftone screen, evenly distributed over 0...1.
struct ScreenPattern: Sendable {
    enum Kind: Sendable { case dots, lines, hatches, circles }

    let kind: Kind
    let turn: Turn
    let width: Double

    @inline(__always)
    func threshold(_ x: Double, _ y: Double) -> Double {
        let p = turn.inward(x, y)
        switch kind {
        case .lines: return wave(p.y)
        case .circles: return wave((p.x * p.x + p.y * p.y).squareRoot())
        case .dots:
            let phase = 2 * Double.pi / width
            return 0.5 + (cosine(p.x * phase) + cosine(p.y * phase)) / 4
        case .hatches:
            // Bright tones get lines in one direction, dark ones in both.
            let (along, across) = (wave(p.x), wave(p.y))
            return across > 0.5 ? 0.5 + (across - 0.5) : along / 2
        }
    }

    /// A triangle wave between 0 and 1 with a period of one width.
    @inline(__always)
    private func wave(_ v: Double) -> Double { 1 - abs(2 * (v / width - (v / width).rounded(.down)) - 1) }

    /// The ink for a tone from 0 to 1: 0 or 1, antialiased around the threshold.
    @inline(__always)
    func tone(_ value: Double, _ x: Double, _ y: Double, sharpness: Double) -> Double {
        let threshold = threshold(x, y)
        guard sharpness < 0.999 else { return value > threshold ? 1 : 0 }
        return unit((value - threshold) / (1 - sharpness) + 0.5)
    }
}

/// Black and white by a screen, based on the perceptual luminance.
struct ScreenShading: Shading {
    let pattern: ScreenPattern
    let sharpness: Double
    let space: WorkingSpace

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let pixel = inputs.nearest(0, x, y)
        guard pixel.w > 0 else { return .zero }
        let light = Float(pixel.unpremultiplied.luminance)
        let value = Double(space.encoded(SIMD4(light, light, light, 1)).x)
        let tone = Float(pattern.tone(value, x, y, sharpness: sharpness))
        return SIMD4(tone, tone, tone, 1) * pixel.w
    }
}

/// Dots of cyan, magenta, yellow and black.
struct InkShading: Shading {
    /// The screens of cyan, magenta, yellow and black.
    let screens: [ScreenPattern]
    let sharpness: Double
    /// The fraction of gray that is printed in black, and the fraction removed from the colours.
    let black, removal: Double
    let space: WorkingSpace

    @inline(__always)
    func color(_ x: Double, _ y: Double, _ inputs: ShadingInputs) -> SIMD4<Float> {
        let pixel = inputs.nearest(0, x, y)
        guard pixel.w > 0 else { return .zero }
        let seen = space.encoded(pixel.unpremultiplied).clamped(lowerBound: .zero, upperBound: .one)
        let inks = SIMD3(1 - Double(seen.x), 1 - Double(seen.y), 1 - Double(seen.z))
        let gray = inks.min()
        let key = gray * black
        var paper = SIMD4<Float>(1, 1, 1, 1)
        for i in 0..<3 {
            let ink = unit(inks[i] - key * removal)
            paper[i] = Float(1 - screens[i].tone(ink, x, y, sharpness: sharpness))
        }
        let light = Float(1 - screens[3].tone(key, x, y, sharpness: sharpness))
        paper *= SIMD4(light, light, light, 1)
        return space.decoded(paper) * pixel.w
    }
}
