import CoreImage
import CoreText
import XCTest

/// Codes, text, lights and halftones.
final class MakingTests: XCTestCase {
    func testCodesHaveTheSizesOfTheirStandards() throws {
        let message = Data("Kasane".utf8)
        let aztec = try CIFilter.output("CIAztecCodeGenerator", ["inputMessage": message])
        // A compact code of one layer.
        XCTAssertEqual(aztec.extent.size, CGSize(width: 15, height: 15))
        let plane = Plane(aztec)
        // The rings around the centre.
        XCTAssertEqual((0..<5).map { plane[7 + $0, 7].x > 0.5 }, [false, true, false, true, false])
        let large = try CIFilter.output("CIAztecCodeGenerator", ["inputMessage": message, "inputLayers": 5])
        XCTAssertEqual(large.extent.width, 37)
        // Start, one each for 6 characters, check and stop, of 11 modules; 2 more for the stop; margins of 10.
        let code = try CIFilter.output("CICode128BarcodeGenerator", ["inputMessage": message])
        XCTAssertEqual(code.extent.size, CGSize(width: 9 * 11 + 2 + 20, height: 32))
        let bars = Plane(code)
        XCTAssertEqual((8..<13).map { bars[$0, 3].x > 0.5 }, [true, true, false, false, true])
        for x in 0..<bars.width { XCTAssertEqual(bars[x, 0], bars[x, 31]) }
        XCTAssertNil(
            CIFilter(name: "CICode128BarcodeGenerator", parameters: ["inputMessage": Data("é".utf8)])?.outputImage)
        let pdf = try CIFilter.output("CIPDF417BarcodeGenerator", ["inputMessage": message, "inputDataColumns": 3])
        // Three columns of data and two row indicators, start and stop, and margins of two.
        let modules: Int = 17 * (3 + 2) + 17 + 18 + 4
        XCTAssertEqual(pdf.extent.width, CGFloat(modules))
        let compact = CIFilter.pdf417BarcodeGenerator()
        (compact.message, compact.dataColumns, compact.compactStyle) = (message, 3, 1)
        XCTAssertLessThan(try XCTUnwrap(compact.outputImage).extent.width, pdf.extent.width)
        let typed = CIFilter.aztecCodeGenerator()
        (typed.message, typed.correctionLevel) = (Data(repeating: 75, count: 60), 10)
        let weak = try XCTUnwrap(typed.outputImage).extent.width
        typed.correctionLevel = 60
        XCTAssertGreaterThan(try XCTUnwrap(typed.outputImage).extent.width, weak)
        for name in ["CIAztecCodeGenerator", "CICode128BarcodeGenerator", "CIPDF417BarcodeGenerator"] {
            XCTAssertNil(CIFilter(name: name, parameters: ["inputMessage": Data(count: 100_000)])?.outputImage, name)
            XCTAssertNil(CIFilter(name: name, parameters: ["inputMessage": Data()])?.outputImage, name)
        }
    }

    func testTextsAreAsLargeAsTheyAreSet() throws {
        let filter = CIFilter.textImageGenerator()
        (filter.text, filter.fontName, filter.fontSize) = ("Kasane", "Helvetica", 24)
        let one = try XCTUnwrap(filter.outputImage)
        filter.scaleFactor = 3
        let three = try XCTUnwrap(filter.outputImage)
        XCTAssertEqual(three.extent.width / one.extent.width, 3, accuracy: 0.1)
        let plane = Plane(one)
        // White on nothing.
        XCTAssertGreaterThan(plane.sum.w, 100)
        XCTAssertEqual(plane.sum.x, plane.sum.w, accuracy: 0.01 * plane.sum.w)
        let attributed = CIFilter.attributedTextImageGenerator()
        attributed.text = NSAttributedString(
            string: "Kasane",
            attributes: [
                NSAttributedString.Key(kCTForegroundColorAttributeName): CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            ])
        let red = Plane(try XCTUnwrap(attributed.outputImage))
        XCTAssertGreaterThan(red.sum.x, 10)
        XCTAssertEqual(red.sum.y, 0, accuracy: 1e-6)
        XCTAssertNil(CIFilter.textImageGenerator().copy() as? CIAztecCodeGenerator)
    }

    func testShapes() throws {
        let rectangle = Plane(
            try CIFilter.output(
                "CIRoundedRectangleGenerator",
                ["inputExtent": CIVector(x: 2, y: 3, z: 40, w: 30), "inputRadius": 8]))
        // The area: a rectangle without four corners of (1 - π/4) r².
        let rounded: Double = 40 * 30 - (4 - .pi) * 64
        XCTAssertEqual(rectangle.sum.w, rounded, accuracy: 1)
        let mesh = Plane(
            try CIFilter.output("CIMeshGenerator", ["inputMesh": [CIVector(x: 5, y: 5, z: 45, w: 5)], "inputWidth": 4]))
        // A line with round ends.
        let line: Double = 40 * 4 + .pi * 4
        XCTAssertEqual(mesh.sum.w, line, accuracy: 2)
        let disc = Plane(try CIFilter.output("CIHueSaturationValueGradient", ["inputRadius": 40, "inputDither": 0]))
        XCTAssertEqual(disc.sum.w, .pi * 1600, accuracy: 10)
        XCTAssertGreaterThan(disc[78, 40].x, 0.9)
        XCTAssertLessThan(disc[78, 40].y, 0.05)
        XCTAssertGreaterThan(disc[40, 40].z, 0.9)
    }

    func testLightsFadeOutwards() throws {
        for name in ["CIStarShineGenerator", "CISunbeamsGenerator"] {
            let plane = Plane(try CIFilter.output(name), CGRect(x: 0, y: 0, width: 300, height: 300))
            XCTAssertGreaterThan(plane[150, 150].x, 0.9, name)
            XCTAssertLessThan(plane[5, 5].x, 0.2, name)
        }
        let halo = Plane(try CIFilter.output("CILenticularHaloGenerator"), CGRect(x: 0, y: 0, width: 300, height: 300))
        XCTAssertLessThan(halo[150, 150].x, 0.1)
        XCTAssertGreaterThan(halo[265, 150].x, 0.3)
    }

    /// The share of white equals the tone's brightness.
    func testScreensKeepTones() throws {
        let area = CGRect(x: 0, y: 0, width: 120, height: 120)
        for name in ["CIDotScreen", "CILineScreen", "CIHatchedScreen"] {
            for tone in [0.25, 0.5, 0.75] {
                let gray = CIImage(color: CIColor(red: tone, green: tone, blue: tone)).cropped(to: area)
                let plane = Plane(
                    try gray.filtered(
                        name, ["inputWidth": 12, "inputSharpness": 1, "inputCenter": CIVector(x: 60, y: 60)]))
                let part = plane.sum.x / (120 * 120)
                XCTAssertEqual(part, tone, accuracy: 0.12, "\(name) \(tone)")
                // Nothing is gray.
                XCTAssertTrue(plane.pixels.allSatisfy { $0.x == 0 || $0.x == 1 }, name)
            }
        }
        let inks = Plane(try CIImage.white.cropped(to: area).filtered("CICMYKHalftone", ["inputSharpness": 1]))
        XCTAssertLessThan(inks.difference { _, _ in SIMD4(1, 1, 1, 1) }, 1e-6)
    }

    func testLensesKeepWhatIsOutside() throws {
        let picture = Plane(64, 64) { x, y in SIMD4(Double(x) / 64, Double(y) / 64, 0, 1) }
        let center = CIVector(x: 32, y: 32)
        for (name, inputs) in [
            ("CIVortexDistortion", ["inputRadius": 20]),
            ("CITorusLensDistortion", ["inputRadius": 12, "inputWidth": 8]),
            ("CIBumpDistortionLinear", ["inputRadius": 10]),
        ] as [(String, [String: Any])] {
            let plane = Plane(try picture.image.filtered(name, inputs.merging(["inputCenter": center]) { $1 }))
            XCTAssertLessThan(plane[3, 3].x - picture[3, 3].x, 1e-6, name)
            XCTAssertGreaterThan(plane.difference { picture[$0, $1] }, 0.02, name)
        }
        let stretched = Plane(
            try picture.image.filtered(
                "CINinePartStretched",
                [
                    "inputBreakpoint0": CIVector(x: 10, y: 10), "inputBreakpoint1": CIVector(x: 50, y: 50),
                    "inputGrowAmount": CIVector(x: 20, y: 0),
                ]))
        XCTAssertEqual([stretched.width, stretched.height], [84, 64])
        XCTAssertEqual(stretched[5, 5].x, picture[5, 5].x, accuracy: 1e-6)
        XCTAssertEqual(stretched[80, 60].x, picture[60, 60].x, accuracy: 1e-6)
        XCTAssertEqual(stretched[40, 30].x, picture[30, 30].x, accuracy: 0.01)
        let moved = Plane(
            try picture.image.filtered(
                "CIDisplacementDistortion",
                ["inputDisplacementImage": Plane.constant(64, 64, 0.75, 0.5, 0).image, "inputScale": 8]))
        XCTAssertEqual(moved[20, 20].x, picture[22, 20].x, accuracy: 1e-6)
    }
}
