import CoreImage
import XCTest

/// The values that inputs accept and reject, and copies of filters.
final class FilterInputTests: XCTestCase {
    private func filter(_ name: String) throws -> CIFilter { try XCTUnwrap(CIFilter(name: name), name) }

    func testNumbersOfAllKindsAreTaken() throws {
        let blur = try filter("CIGaussianBlur")
        let numbers: [(Any, Double)] = [
            (3, 3), (2.5, 2.5), (Float(1.5), 1.5), (CGFloat(4.5), 4.5), (NSNumber(value: 6), 6), (true, 1), (0, 0),
        ]
        for (number, expected) in numbers {
            blur.setValue(number, forKey: "inputRadius")
            XCTAssertEqual((blur.value(forKey: "inputRadius") as? NSNumber)?.doubleValue, expected, "\(number)")
        }
    }

    func testVectorsAreTakenFromGeometry() throws {
        let twirl = try filter("CITwirlDistortion")
        twirl.setValue(CGPoint(x: 3, y: 4), forKey: kCIInputCenterKey)
        XCTAssertEqual(twirl.value(forKey: kCIInputCenterKey) as? CIVector, CIVector(x: 3, y: 4))
        let average = try filter("CIAreaAverage")
        average.setValue(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: kCIInputExtentKey)
        XCTAssertEqual(average.value(forKey: kCIInputExtentKey) as? CIVector, CIVector(x: 1, y: 2, z: 3, w: 4))
        let affine = try filter("CIAffineTransform")
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6)
        affine.setValue(CIVector(cgAffineTransform: turn), forKey: kCIInputTransformKey)
        XCTAssertEqual(affine.value(forKey: kCIInputTransformKey) as? CGAffineTransform, turn)
    }

    func testColoursAreTakenFromCoreGraphics() throws {
        let constant = try filter("CIConstantColorGenerator")
        constant.setValue(CGColor(red: 0, green: 1, blue: 0, alpha: 1), forKey: kCIInputColorKey)
        XCTAssertEqual((constant.value(forKey: kCIInputColorKey) as? CIColor)?.green, 1)
    }

    func testValuesOfAnotherKindLeaveTheOldOne() throws {
        let wrong: [(String, String, [Any])] = [
            ("CIGaussianBlur", "inputRadius", ["4", CIVector(x: 1), Double.infinity, -Double.nan, Data()]),
            ("CIGaussianBlur", "inputImage", [CIColor.red, "image", 3]),
            (
                "CITwirlDistortion", "inputCenter",
                [3, "0 0", CIVector(x: .nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)]
            ),
            ("CIConstantColorGenerator", "inputColor", [1, "red", CIColor(red: .nan, green: 0, blue: 0)]),
            ("CIAffineTransform", "inputTransform", [2, CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)]),
            ("CIQRCodeGenerator", "inputMessage", ["text", 1]), ("CIQRCodeGenerator", "inputCorrectionLevel", [3]),
        ]
        for (name, key, values) in wrong {
            let filter = try filter(name)
            let old = filter.value(forKey: key) as? NSObject
            for value in values {
                filter.setValue(value, forKey: key)
                XCTAssertEqual(filter.value(forKey: key) as? NSObject, old, "\(name).\(key) = \(value)")
            }
        }
    }

    func testNilRemovesAnInput() throws {
        let blur = try filter("CIGaussianBlur")
        blur.setValue(Plane.sample.image, forKey: kCIInputImageKey)
        XCTAssertNotNil(blur.outputImage)
        blur.setValue(nil, forKey: kCIInputImageKey)
        XCTAssertNil(blur.outputImage)
        blur.setValue(Plane.sample.image, forKey: kCIInputImageKey)
        blur.setValue(NSNull(), forKey: kCIInputImageKey)
        XCTAssertNil(blur.value(forKey: kCIInputImageKey))
    }

    func testUnknownKeysAreNeitherSetNorRead() throws {
        let blur = try filter("CIGaussianBlur")
        blur.setValue(4, forKey: "inputWidth")
        blur.setValue(4, forKey: "radius")
        XCTAssertNil(blur.value(forKey: "inputWidth"))
        XCTAssertNil(blur.value(forKey: "radius"))
        XCTAssertNil(CIFilter(name: "", parameters: ["inputRadius": 3]))
        let known = try XCTUnwrap(CIFilter(name: "CIGaussianBlur", parameters: ["none": 1, "inputRadius": 3]))
        XCTAssertEqual((known.value(forKey: "inputRadius") as? NSNumber)?.intValue, 3)
        XCTAssertNotNil(try XCTUnwrap(CIFilter(name: "CIGaussianBlur", parameters: nil)).value(forKey: "inputRadius"))
    }

    func testTheOutputIsAValueToo() throws {
        let constant = try filter("CIConstantColorGenerator")
        XCTAssertEqual((constant.value(forKey: kCIOutputImageKey) as? CIImage)?.extent.isInfinite, true)
        constant.setValue(CIImage.red, forKey: kCIOutputImageKey)
        let red = Plane(try XCTUnwrap(constant.outputImage), CGRect(x: 0, y: 0, width: 1, height: 1))[0, 0]
        XCTAssertEqual(red.x, 1, accuracy: 1e-6)
        XCTAssertEqual(red.y, 0, accuracy: 1e-6)
    }

    /// An output depends on the inputs at the time.
    func testAnOutputKeepsItsInputs() throws {
        let gamma = try filter("CIGammaAdjust")
        gamma.setValue(Plane.constant(1, 1, 0.5, 0.5, 0.5).image, forKey: kCIInputImageKey)
        gamma.setValue(2, forKey: "inputPower")
        let output = try XCTUnwrap(gamma.outputImage)
        gamma.setValue(1, forKey: "inputPower")
        XCTAssertEqual(Plane(output)[0, 0].x, 0.25, accuracy: 1e-5)
        XCTAssertEqual(Plane(try XCTUnwrap(gamma.outputImage))[0, 0].x, 0.5, accuracy: 1e-6)
    }

    func testCopiesHaveInputsOfTheirOwn() throws {
        let typed = CIFilter.gaussianBlur()
        for filter in [try filter("CIGaussianBlur"), typed] {
            filter.setValue(4, forKey: "inputRadius")
            filter.name = "soft"
            filter.isEnabled = false
            let copy = try XCTUnwrap(filter.copy() as? CIFilter)
            XCTAssertEqual((copy.value(forKey: "inputRadius") as? NSNumber)?.intValue, 4)
            XCTAssertEqual(copy.name, "soft")
            XCTAssertFalse(copy.isEnabled)
            copy.setValue(9, forKey: "inputRadius")
            copy.name = "softer"
            XCTAssertEqual((filter.value(forKey: "inputRadius") as? NSNumber)?.intValue, 4)
            XCTAssertEqual(filter.name, "soft")
        }
        XCTAssertTrue(typed.copy() is CIGaussianBlur)
    }

    func testDefaultsComeBackAllAtOnce() throws {
        for name in CIFilter.filterNames(inCategory: nil) {
            let (filter, fresh) = (try filter(name), try filter(name))
            for key in filter.inputKeys { filter.setValue(nil, forKey: key) }
            filter.setDefaults()
            for key in filter.inputKeys {
                XCTAssertEqual(
                    filter.value(forKey: key) as? NSObject, fresh.value(forKey: key) as? NSObject, "\(name).\(key)")
            }
        }
    }
}
