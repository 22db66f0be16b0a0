import CoreImage
import XCTest

/// Colour, neighbourhood and geometry filters against independently written formulas.
final class EffectTests: XCTestCase {
    private let sample = Plane.sample
    private var area: CGRect { sample.image.extent }

    private func plane(_ name: String, _ inputs: [String: Any] = [:]) throws -> Plane {
        Plane(try sample.image.filtered(name, inputs), area)
    }

    // MARK: Colours

    func testColours() throws {
        let crossed = try plane(
            "CIColorCrossPolynomial",
            ["inputRedCoefficients": CIVector(string: "[0 0 0 0 0 0 1 0 0 0.25]")])
        let difference = try plane(
            "CIColorAbsoluteDifference", ["inputImage2": CIImage(color: CIColor(red: 0, green: 1, blue: 0))])
        let alpha = try plane("CIMaskToAlpha")
        let inverse = try plane("CIDepthToDisparity")
        for (x, y) in [(20, 5), (14, 9), (5, 3)] {
            let p = sample[x, y].straight
            XCTAssertEqual(crossed[x, y].x, (p.x * p.y + 0.25) * p.w, accuracy: 1e-5)
            XCTAssertEqual(alpha[x, y].w, min(p.luminance, 1) * p.w, accuracy: 1e-5)
            XCTAssertEqual(inverse[x, y].y, p.w / p.y, accuracy: 1e-3)
        }
        XCTAssertEqual(difference[20, 5].y, abs(sample[20, 5].y - 1), accuracy: 1e-6)
        // Applied twice, it cancels out.
        let twice = Plane(try sample.image.filtered("CIDepthToDisparity").filtered("CIDisparityToDepth"))
        XCTAssertLessThan(twice.difference { sample[$0, $1] }, 1e-4)
    }

    func testAMapPicksColoursByLuminance() throws {
        let gradient = Plane(5, 1) { x, _ in SIMD4(Double(x) / 4, 0, 1 - Double(x) / 4, 1) }.image
        let found = Plane(
            try Plane.constant(2, 1, 0.3, 0.3, 0.3).image.filtered("CIColorMap", ["inputGradientImage": gradient]))
        XCTAssertLessThan(found.difference { _, _ in SIMD4(0.3, 0, 0.7, 1) }, 1e-5)
    }

    func testThresholdsAndPalettes() throws {
        let halves = Plane(20, 10) { x, _ in x < 7 ? SIMD4(0.2, 0.2, 0.2, 1) : SIMD4(0.6, 0.6, 0.6, 1) }
        let otsu = Plane(try halves.image.filtered("CIColorThresholdOtsu"))
        XCTAssertLessThan(otsu.difference { x, _ in x < 7 ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1) }, 1e-6)
        let palette = Plane(2, 1) { x, _ in x == 0 ? SIMD4(0.1, 0.2, 0.1, 1) : SIMD4(0.7, 0.6, 0.6, 1) }
        for isPerceptual in [false, true] {
            let inputs: [String: Any] = ["inputPaletteImage": palette.image, "inputPerceptual": isPerceptual]
            let quantized = Plane(try halves.image.filtered("CIPalettize", inputs))
            XCTAssertLessThan(quantized.difference { x, _ in palette[x < 7 ? 0 : 1, 0] }, 1e-6)
            let centroid = Plane(try halves.image.filtered("CIPaletteCentroid", inputs))
            XCTAssertEqual(centroid.width, 2)
            XCTAssertEqual(centroid[0, 0].w, 0.35, accuracy: 1e-6)
            XCTAssertEqual(centroid[0, 0].x, 3.5 / 20, accuracy: 1e-6)
            XCTAssertEqual(centroid[1, 0].y, 0.5, accuracy: 1e-6)
        }
    }

    func testWhiteBalance() throws {
        let white = Plane.constant(1, 1, 1, 1, 1).image
        func balanced(_ from: CGFloat, _ to: CGFloat, tint: CGFloat = 0) throws -> SIMD4<Double> {
            Plane(
                try white.filtered(
                    "CITemperatureAndTint",
                    ["inputNeutral": CIVector(x: from, y: 0), "inputTargetNeutral": CIVector(x: to, y: tint)]))[0, 0]
        }
        XCTAssertLessThan(abs(try balanced(6500, 6500).x - 1), 1e-4)
        // The light of a lamp is redder than daylight, that of the shade bluer.
        let (warm, cold) = (try balanced(6500, 3000), try balanced(6500, 9000))
        XCTAssertGreaterThan(warm.x, 1.1)
        XCTAssertLessThan(warm.z, 0.7)
        XCTAssertGreaterThan(cold.z, 1.1)
        XCTAssertLessThan(cold.x, 1)
        let there = try balanced(3000, 6500)
        XCTAssertLessThan(there.x, 1)
        XCTAssertNotEqual(try balanced(6500, 6500, tint: 100).y, 1, accuracy: 0.01)
    }

    func testFilmsWithoutColourAreGray() throws {
        for name in ["CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal"] {
            let plane = try plane(name)
            for x in [14, 20] {
                XCTAssertEqual(plane[x, 5].x, plane[x, 5].y, accuracy: 1e-4, name)
                XCTAssertEqual(plane[x, 5].y, plane[x, 5].z, accuracy: 1e-4, name)
            }
        }
        for name in ["Chrome", "Fade", "Instant", "Process", "Transfer"] {
            XCTAssertGreaterThan(try plane("CIPhotoEffect\(name)").difference { sample[$0, $1] }, 0.03, name)
        }
    }

    // MARK: Neighbourhoods

    func testConvolutions() throws {
        let weights = CIVector(string: "[1 2 3 4 5 6 7 8 9]")
        let image = Plane(
            try sample.image.filtered("CIConvolution3X3", ["inputWeights": weights, "inputBias": 0.25]), area)
        let kept = Plane(try sample.image.filtered("CIConvolutionRGB3X3", ["inputWeights": weights]), area)
        let wide = Plane(
            try sample.image.filtered(
                "CIConvolution9Horizontal", ["inputWeights": CIVector(string: "[1 0 0 0 0 0 0 0 2]")]),
            area)
        let tall = Plane(
            try sample.image.filtered(
                "CIConvolution9Vertical", ["inputWeights": CIVector(string: "[1 0 0 0 0 0 0 0 2]")]),
            area)
        for (x, y) in [(1, 1), (13, 7), (22, 16), (0, 0)] {
            var (sum, straight) = (SIMD4<Double>(repeating: 0.25), SIMD4<Double>.zero)
            for j in -1...1 {
                for i in -1...1 {
                    let weight = Double((j + 1) * 3 + i + 2)
                    sum += sample[x + i, y + j] * weight
                    straight += sample[x + i, y + j].straight * weight
                }
            }
            XCTAssertEqual(image[x, y].x, sum.x, accuracy: 1e-4)
            XCTAssertEqual(image[x, y].w, min(sum.w, 1), accuracy: 1e-6)
            XCTAssertEqual(kept[x, y].y, straight.y * sample[x, y].w, accuracy: 1e-4)
            XCTAssertEqual(kept[x, y].w, sample[x, y].w, accuracy: 1e-6)
            XCTAssertEqual(wide[x, y].x, sample[x - 4, y].x + 2 * sample[x + 4, y].x, accuracy: 1e-5)
            XCTAssertEqual(tall[x, y].x, sample[x, y - 4].x + 2 * sample[x, y + 4].x, accuracy: 1e-5)
        }
    }

    func testMediansAndExtrema() throws {
        let median = try plane("CIMedianFilter")
        let high = try plane("CIMorphologyMaximum", ["inputRadius": 3])
        let low = try plane("CIMorphologyMinimum", ["inputRadius": 3])
        let gradient = try plane("CIMorphologyGradient", ["inputRadius": 3])
        for (x, y) in [(13, 7), (16, 10), (5, 4)] {
            var values: [Double] = []
            for j in -1...1 { for i in -1...1 { values.append(sample[x + i, y + j].z) } }
            XCTAssertEqual(median[x, y].z, values.sorted()[4], accuracy: 1e-6)
            var disc: [Double] = []
            for j in -3...3 {
                for i in -3...3 where i * i + j * j <= 9 { disc.append(sample[x + i, y + j].x) }
            }
            XCTAssertEqual(high[x, y].x, disc.max()!, accuracy: 1e-6)
            XCTAssertEqual(low[x, y].x, disc.min()!, accuracy: 1e-6)
            XCTAssertEqual(gradient[x, y].x, disc.max()! - disc.min()!, accuracy: 1e-6)
        }
    }

    func testAMaskSaysHowFarIsBlurred() throws {
        let mask = Plane(24, 18) { x, _ in x < 12 ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1) }.image
        let masked = try plane("CIMaskedVariableBlur", ["inputMask": mask, "inputRadius": 4])
        XCTAssertLessThan(abs(masked[8, 9].z - sample[8, 9].z), 1e-6)
        let whole = Plane(sample.image.clampedToExtent().applyingGaussianBlur(sigma: 4), area)
        XCTAssertEqual(masked[20, 9].x, whole[20, 9].x, accuracy: 1e-6)
    }

    func testABokehKeepsLight() throws {
        let dot = Plane(41, 41) { x, y in x == 20 && y == 20 ? SIMD4(1, 1, 1, 1) : .zero }
        let plane = Plane(try dot.image.filtered("CIBokehBlur", ["inputRadius": 8, "inputRingAmount": 1]))
        XCTAssertEqual(plane.sum.x, 1, accuracy: 1e-4)
        XCTAssertEqual(plane[20, 31], .zero)
        XCTAssertEqual(plane[20, 20].x, plane[22, 21].x, accuracy: 1e-6)
    }

    func testMixesAndMasks() throws {
        let red = CIImage.red
        let mixed = try plane("CIMix", ["inputBackgroundImage": red, "inputAmount": 0.25])
        XCTAssertEqual(mixed[20, 5].x, 0.25 * sample[20, 5].x + 0.75, accuracy: 1e-6)
        let mask = CIImage(color: CIColor(red: 0, green: 0, blue: 1))
        let blue = try plane("CIBlendWithBlueMask", ["inputBackgroundImage": red, "inputMaskImage": mask])
        XCTAssertLessThan(blue.difference { sample[$0, $1] }, 1e-6)
        let other = try plane("CIBlendWithRedMask", ["inputBackgroundImage": red, "inputMaskImage": mask])
        XCTAssertEqual(other[20, 5], SIMD4(1, 0, 0, 1))
    }

    // MARK: Geometry

    func testPerspectiveIsUndone() throws {
        let corners: [String: Any] = [
            "inputTopLeft": CIVector(x: 3, y: 50), "inputTopRight": CIVector(x: 60, y: 56),
            "inputBottomRight": CIVector(x: 52, y: 4), "inputBottomLeft": CIVector(x: 8, y: 2),
        ]
        let picture = Plane(48, 48) { x, y in SIMD4(Double(x) / 48, Double(y) / 48, 0.5, 1) }
        let seen = try picture.image.filtered("CIPerspectiveTransform", corners)
        let back = try seen.filtered("CIPerspectiveCorrection", corners)
        // The rectangle has the mean lengths of the sides.
        XCTAssertEqual(back.extent.width, 51, accuracy: 1)
        XCTAssertEqual(back.extent.height, 51, accuracy: 2)
        let (width, height) = (Double(back.extent.width), Double(back.extent.height))
        let plane = Plane(back)
        for (x, y) in [(10, 10), (40, 12), (25, 25), (12, 40), (40, 40)] {
            XCTAssertEqual(plane[x, y].x, (Double(x) + 0.5) / width, accuracy: 0.02)
            XCTAssertEqual(plane[x, y].y, (Double(y) + 0.5) / height, accuracy: 0.02)
        }
        let whole = try picture.image.filtered(
            "CIPerspectiveTransformWithExtent",
            corners.merging(["inputExtent": CIVector(cgRect: picture.image.extent)]) { $1 })
        let expected = Plane(seen)
        XCTAssertLessThan(Plane(whole).difference { expected[$0, $1] }, 1e-6)
    }

    func testStraighteningFillsTheExtent() throws {
        let picture = Plane.constant(40, 30, 0.2, 0.4, 0.6)
        let plane = Plane(try picture.image.filtered("CIStraightenFilter", ["inputAngle": 0.3]))
        XCTAssertEqual([plane.width, plane.height], [40, 30])
        // The corners are the image's, except for their antialiased edge.
        for (x, y) in [(1, 1), (38, 1), (1, 28), (38, 28)] { XCTAssertEqual(plane[x, y].w, 1, accuracy: 0.02) }
        XCTAssertLessThan(Plane(try picture.image.filtered("CIStraightenFilter")).difference { picture[$0, $1] }, 1e-6)
    }

    /// A perspective image is rectified when it is corrected by its own corners.
    func testKeystonesAreCorrected() throws {
        let picture = Plane(60, 60) { x, _ in SIMD4((10..<50).contains(x) ? 1 : 0.2, 0, 0, 1) }
        let seen = try picture.image.filtered("CIPerspectiveRotate", ["inputPitch": 0.1])
        // The edges of the bar, which were parallel.
        func edge(_ plane: Plane, _ y: Int, from: Int, to: Int) -> Double {
            let places = stride(from: from, to: to, by: from < to ? 1 : -1)
            return Double(places.first { plane[$0, y].x > 0.6 && plane[$0, y].w > 0.5 } ?? -100)
        }
        let plane = Plane(seen, CGRect(x: -20, y: -20, width: 100, height: 100))
        let (low, high) = (14, 46)
        let left = (edge(plane, low, from: -20, to: 80), edge(plane, high, from: -20, to: 80))
        let right = (edge(plane, low, from: 79, to: -20), edge(plane, high, from: 79, to: -20))
        XCTAssertGreaterThan(abs((right.0 - left.0) - (right.1 - left.1)), 2)
        let corrected = try seen.filtered(
            "CIKeystoneCorrectionVertical",
            [
                "inputTopLeft": CIVector(x: CGFloat(left.1), y: CGFloat(high)),
                "inputTopRight": CIVector(x: CGFloat(right.1), y: CGFloat(high)),
                "inputBottomLeft": CIVector(x: CGFloat(left.0), y: CGFloat(low)),
                "inputBottomRight": CIVector(x: CGFloat(right.0), y: CGFloat(low)),
            ])
        let upright = Plane(corrected, CGRect(x: -40, y: -40, width: 140, height: 140))
        let widths = [15, 45].map { edge(upright, $0, from: 99, to: -40) - edge(upright, $0, from: -40, to: 99) }
        XCTAssertEqual(widths[0], widths[1], accuracy: 2.5)
    }

    func testACubicScaleKeepsConstantsAndEdges() throws {
        let picture = Plane.constant(10, 10, 0.25, 0.5, 0.75)
        let scaled = Plane(
            try picture.image.filtered("CIBicubicScaleTransform", ["inputScale": 2, "inputB": 0.3, "inputC": 0.3]))
        XCTAssertEqual([scaled.width, scaled.height], [20, 20])
        XCTAssertLessThan(scaled.difference { _, _ in SIMD4(0.25, 0.5, 0.75, 1) }, 1e-5)
    }

    func testAnEnlargementFollowsEdges() throws {
        let guide = Plane(32, 32) { x, _ in x < 13 ? SIMD4(0, 0, 0, 1) : SIMD4(1, 1, 1, 1) }
        let small = Plane(8, 8) { x, _ in x < 3 ? SIMD4(0.2, 0.2, 0.2, 1) : SIMD4(0.8, 0.8, 0.8, 1) }
        let plane = Plane(try guide.image.filtered("CIEdgePreserveUpsampleFilter", ["inputSmallImage": small.image]))
        // The edge is where the guide image has it, not where the small image's pixels end.
        XCTAssertLessThan(plane[12, 16].x, 0.3)
        XCTAssertGreaterThan(plane[13, 16].x, 0.7)
    }
}
