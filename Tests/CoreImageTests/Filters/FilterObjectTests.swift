import CoreImage
import QuartzCore
import XCTest

/// Filters as objects: names, inputs, attributes, invalid values, and as layers' filters.
final class FilterObjectTests: XCTestCase {
    func testInputsDefaultsAndAttributes() throws {
        let filter = try XCTUnwrap(CIFilter(name: "CIGaussianBlur"))
        XCTAssertEqual(filter.name, "CIGaussianBlur")
        XCTAssertEqual(filter.inputKeys, ["inputImage", "inputRadius"])
        XCTAssertEqual(filter.outputKeys, ["outputImage"])
        XCTAssertEqual((filter.value(forKey: "inputRadius") as? NSNumber)?.doubleValue, 10)
        filter.setValue(4, forKey: kCIInputRadiusKey)
        XCTAssertEqual((filter.value(forKey: "inputRadius") as? NSNumber)?.doubleValue, 4)
        filter.setValue("wide", forKey: kCIInputRadiusKey)
        filter.setValue(Double.nan, forKey: kCIInputRadiusKey)
        XCTAssertEqual((filter.value(forKey: "inputRadius") as? NSNumber)?.doubleValue, 4)
        filter.setDefaults()
        XCTAssertEqual((filter.value(forKey: "inputRadius") as? NSNumber)?.doubleValue, 10)
        let radius = try XCTUnwrap(filter.attributes["inputRadius"] as? [String: Any])
        XCTAssertEqual(radius[kCIAttributeClass] as? String, "NSNumber")
        XCTAssertEqual((radius[kCIAttributeDefault] as? NSNumber)?.doubleValue, 10)
        XCTAssertEqual((radius[kCIAttributeSliderMax] as? NSNumber)?.doubleValue, 100)
        XCTAssertEqual(filter.attributes[kCIAttributeFilterDisplayName] as? String, "Gaussian Blur")
        XCTAssertNil(CIFilter(name: "CINoSuchFilter"))
        XCTAssertTrue(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIMotionBlur"))
        XCTAssertGreaterThan(CIFilter.filterNames(inCategory: nil).count, 70)
    }

    func testMissingAndInfiniteInputsGiveNoOutput() throws {
        for name in CIFilter.filterNames(inCategory: nil) {
            let filter = try XCTUnwrap(CIFilter(name: name))
            if filter.inputKeys.contains(kCIInputImageKey) { XCTAssertNil(filter.outputImage, name) }
        }
        for name in [
            "CIVignette", "CIAffineClamp", "CIAffineTile", "CILanczosScaleTransform", "CIPerspectiveTransform",
            "CIZoomBlur",
        ] {
            XCTAssertNil(CIFilter(name: name, parameters: [kCIInputImageKey: CIImage.red])?.outputImage, name)
        }
        let average = CIFilter(
            name: "CIAreaAverage",
            parameters: [kCIInputImageKey: CIImage.red, kCIInputExtentKey: CIVector(cgRect: .infinite)])
        XCTAssertNil(average?.outputImage)
        XCTAssertNil(
            CIFilter(
                name: "CIColorCube", parameters: [kCIInputImageKey: CIImage.red, "inputCubeData": Data(count: 9)])?
                .outputImage)
    }

    /// Strings of numbers use decimal points in every locale, as their readers expect.
    func testStringsOfNumbers() {
        let names = setlocale(LC_NUMERIC, nil).map { String(cString: $0) }
        defer { setlocale(LC_NUMERIC, names) }
        // Locales that are not installed change nothing.
        for language in ["C", "de_DE.UTF-8", "tr_TR.UTF-8", "ar_EG.UTF-8", "fr_FR.UTF-8", "C"] {
            setlocale(LC_NUMERIC, language)
            let vector = CIVector(x: 0.5, y: -1.25, z: 1e-9, w: 1_234_567)
            XCTAssertEqual(vector.stringRepresentation, "[0.5 -1.25 1e-09 1.23457e+06]", language)
            XCTAssertEqual(CIVector(string: vector.stringRepresentation).y, -1.25, language)
            let color = CIColor(red: 0.25, green: 1, blue: 0, alpha: 0.5)
            XCTAssertEqual(color.stringRepresentation, "0.25 1 0 0.5", language)
            XCTAssertEqual(CIColor(string: color.stringRepresentation), color, language)
        }
    }

    /// With any numbers, rendering ends and produces numbers.
    func testRandomInputsOfEveryFilter() throws {
        let seed: UInt64 = 20_261_121
        var generator = Generator(state: seed)
        let numbers: [Double] = [0, 1, -1, 0.5, 3, -20, 300, 1e9, -1e9, 1e-9, 1e30]
        for name in CIFilter.filterNames(inCategory: nil) {
            for _ in 0..<2 {
                let filter = try XCTUnwrap(CIFilter(name: name))
                for key in filter.inputKeys {
                    let kind = (filter.attributes[key] as? [String: Any])?[kCIAttributeClass] as? String
                    func number() -> Double { numbers.randomElement(using: &generator)! }
                    switch kind {
                    case "CIImage": filter.setValue(Plane.sample.image, forKey: key)
                    case "NSNumber": filter.setValue(number(), forKey: key)
                    case "CIVector":
                        let numbers = [number(), number(), number(), number()]
                        filter.setValue(
                            CIVector(x: numbers[0], y: numbers[1], z: numbers[2], w: numbers[3]), forKey: key)
                    case "NSData": filter.setValue(Data(count: 128), forKey: key)
                    case "NSValue":
                        let transform = CGAffineTransform(
                            a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
                        filter.setValue(transform, forKey: key)
                    default: break
                    }
                }
                guard let output = filter.outputImage else { continue }
                let image = CIContext().createCGImage(output, from: CGRect(x: -4, y: -4, width: 12, height: 10))
                XCTAssertTrue(image == nil || image?.width == 12, "\(name), seed \(seed)")
            }
        }
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    func testTypedFiltersAreTheNamedOnes() throws {
        let twirl = CIFilter.twirlDistortion()
        XCTAssertEqual(twirl.name, "CITwirlDistortion")
        XCTAssertEqual(twirl.center, CGPoint(x: 150, y: 150))
        XCTAssertEqual(twirl.radius, 300)
        twirl.inputImage = Plane.sample.image
        twirl.center = CGPoint(x: 12, y: 9)
        twirl.radius = 8
        twirl.angle = 2
        let named = try XCTUnwrap(
            CIFilter(
                name: "CITwirlDistortion",
                parameters: [
                    "inputImage": Plane.sample.image, "inputCenter": CIVector(x: 12, y: 9), "inputRadius": 8,
                    "inputAngle": 2,
                ])?.outputImage)
        let plane = Plane(named)
        XCTAssertEqual(Plane(try XCTUnwrap(twirl.outputImage)).difference { plane[$0, $1] }, 0)
        let means = CIFilter.kMeans()
        means.inputImage = Plane.sample.image
        means.extent = Plane.sample.image.extent
        means.count = 4
        means.passes = 3
        means.perceptual = true
        XCTAssertEqual(means.outputImage?.extent, CGRect(x: 0, y: 0, width: 4, height: 1))
        let multiply = CIFilter.multiplyBlendMode()
        multiply.inputImage = .red
        multiply.backgroundImage = .green
        XCTAssertEqual(multiply.outputImage?.extent.isInfinite, true)
    }

    func testFiltersOfLayers() throws {
        CATransaction.setDisableActions(true)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let invert = try XCTUnwrap(CIFilter(name: "CIColorInvert"))
        invert.name = "opposite"
        let matrix = CIFilter.colorMatrix()
        matrix.gVector = CIVector(x: 0, y: 0.5, z: 0, w: 0)
        layer.filters = [invert, matrix]
        XCTAssertEqual(pixel(of: layer), [0, 128, 255, 255])
        layer.setValue(false, forKeyPath: "filters.opposite.enabled")
        XCTAssertFalse(invert.isEnabled)
        XCTAssertEqual(pixel(of: layer), [255, 0, 0, 255])
    }

    private func pixel(of layer: CALayer) -> [UInt8] {
        let context = CGContext(
            data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 32,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        let renderer = CARenderer(context: context)
        renderer.layer = layer
        renderer.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
        renderer.beginFrame(atTime: 0, timeStamp: nil)
        renderer.render()
        renderer.endFrame()
        let bytes = context.data!.assumingMemoryBound(to: UInt8.self)
        CATransaction.setDisableActions(true)
        return (0..<4).map { bytes[4 * 32 + 4 * 4 + $0] }
    }
}
