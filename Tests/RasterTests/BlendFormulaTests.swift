import CPixelKernels
import XCTest

@testable import Raster

/// The kernels' results equal those of the formulas in floating point, rounded to levels.
final class BlendFormulaTests: XCTestCase {
    /// The greatest deviation from the formula: half a level, and what float arithmetic adds.
    private static let rounding: Float = 0.5 + 0.005
    /// Porter and Duff's modes round the product of each side: the sum of two is off by up to a level.
    private static let roundingOfTwo: Float = 1 + 0.005

    private static let kernelsInFloats: Set<BlendMode> = [
        .plusDarker, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
        .difference, .exclusion, .hue, .saturation, .color, .luminosity,
    ]

    /// Blends rows of equal length by the kernels and by the formula, and returns the greatest difference, in levels.
    private func distance(_ mode: BlendMode, _ source: [SIMD4<UInt8>], over behind: [SIMD4<UInt8>]) -> Float {
        let count = source.count
        var blended = behind
        blended.withUnsafeMutableBytes { out in
            source.withUnsafeBytes { source in
                Kernels.current.pointee.blend(
                    mode.kernelMode, out.bindMemory(to: UInt8.self).baseAddress, 4 * count,
                    source.bindMemory(to: UInt8.self).baseAddress, 4 * count, Int32(count), 1, nil, 0, 65535)
            }
        }
        func unit(_ row: [SIMD4<UInt8>]) -> [SIMD4<Float>] { row.map { SIMD4<Float>($0) / 255 } }
        var expected = unit(behind)
        expected.withUnsafeMutableBufferPointer { out in
            mode.composite(unit(source), over: out.baseAddress!, to: out.baseAddress!, count: count, isExtended: false)
        }
        var greatest: Float = 0
        for (level, color) in zip(blended, expected) {
            let distance = SIMD4<Float>(level) - color * 255
            greatest = max(greatest, distance.max(), -distance.min())
        }
        return greatest
    }

    private func tolerance(of mode: BlendMode) -> Float {
        Self.kernelsInFloats.contains(mode) ? Self.rounding : Self.roundingOfTwo
    }

    /// Every pair of opaque levels in every mode.
    func testOpaqueLevels() {
        let ramp = (UInt8.min...255).map { (level: UInt8) in SIMD4<UInt8>(level, 255 - level, level, 255) }
        for mode in BlendTests.modes {
            for level in UInt8.min...255 {
                let behind = [SIMD4<UInt8>](repeating: SIMD4(level, level, 255 - level, 255), count: 256)
                XCTAssertLessThan(distance(mode, ramp, over: behind), tolerance(of: mode), "\(mode) over \(level)")
            }
        }
    }

    /// Every pair of alphas in every mode, with channels of zero, about half and all of the alpha.
    func testAlphas() {
        for mode in BlendTests.modes {
            for alpha in UInt8.min...255 {
                let behind = [SIMD4<UInt8>](repeating: SIMD4(alpha, alpha / 2, alpha / 3, alpha), count: 256)
                let source = (UInt8.min...255).map { SIMD4<UInt8>($0 / 2, $0, $0 / 5, $0) }
                XCTAssertLessThan(distance(mode, source, over: behind), tolerance(of: mode), "\(mode) over \(alpha)")
            }
        }
    }

    /// The nonseparable modes, on a lattice of opaque colours.
    func testColorsOfAllChannels() {
        let steps: [UInt8] = [0, 1, 60, 128, 203, 255]
        let colors = steps.flatMap { red in
            steps.flatMap { green in steps.map { SIMD4<UInt8>(red, green, $0, 255) } }
        }
        for mode in [BlendMode.hue, .saturation, .color, .luminosity] {
            for color in colors {
                let behind = [SIMD4<UInt8>](repeating: color, count: colors.count)
                XCTAssertLessThan(distance(mode, colors, over: behind), tolerance(of: mode), "\(mode) over \(color)")
            }
        }
    }
}
