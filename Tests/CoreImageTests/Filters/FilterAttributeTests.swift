import CoreImage
import XCTest

/// The attributes of filters, and their documented defaults.
final class FilterAttributeTests: XCTestCase {
    private let names = CIFilter.filterNames(inCategory: nil)

    func testEveryFilterDescribesEveryInput() throws {
        for name in names {
            let filter = try XCTUnwrap(CIFilter(name: name))
            let attributes = filter.attributes
            XCTAssertEqual(attributes[kCIAttributeFilterName] as? String, name)
            let display = try XCTUnwrap(attributes[kCIAttributeFilterDisplayName] as? String, name)
            XCTAssertEqual(CIFilter.localizedName(forFilterName: name), display)
            XCTAssertEqual(Set(filter.inputKeys).count, filter.inputKeys.count, name)
            for key in filter.inputKeys {
                XCTAssertTrue(key.hasPrefix("input"), "\(name).\(key)")
                let input = try XCTUnwrap(attributes[key] as? [String: Any], "\(name).\(key)")
                XCTAssertNotNil(input[kCIAttributeClass] as? String, "\(name).\(key)")
                // A new filter has the default values.
                let (initial, value) = (input[kCIAttributeDefault], filter.value(forKey: key))
                XCTAssertEqual(initial == nil, value == nil, "\(name).\(key)")
                if let initial = initial as? NSObject { XCTAssertEqual(initial, value as? NSObject, "\(name).\(key)") }
                guard let low = (input[kCIAttributeSliderMin] as? NSNumber)?.doubleValue else { continue }
                let high = try XCTUnwrap((input[kCIAttributeSliderMax] as? NSNumber)?.doubleValue)
                XCTAssertLessThan(low, high, "\(name).\(key)")
            }
        }
        XCTAssertNil(CIFilter.localizedName(forFilterName: "CINoSuchFilter"))
    }

    /// The defaults of Apple's Core Image Filter Reference.
    func testDocumentedDefaults() throws {
        let defaults: [(String, String, Double)] = [
            ("CIGaussianBlur", "inputRadius", 10), ("CIBoxBlur", "inputRadius", 10), ("CIDiscBlur", "inputRadius", 8),
            ("CIMotionBlur", "inputRadius", 20), ("CIMotionBlur", "inputAngle", 0), ("CIZoomBlur", "inputAmount", 20),
            ("CIColorControls", "inputSaturation", 1), ("CIColorControls", "inputBrightness", 0),
            ("CIColorControls", "inputContrast", 1), ("CIHueAdjust", "inputAngle", 0),
            ("CIColorMonochrome", "inputIntensity", 1), ("CIColorPosterize", "inputLevels", 6),
            ("CISepiaTone", "inputIntensity", 1), ("CIVignette", "inputRadius", 1),
            ("CIVignette", "inputIntensity", 0), ("CIBumpDistortion", "inputRadius", 300),
            ("CIBumpDistortion", "inputScale", 0.5), ("CIHoleDistortion", "inputRadius", 150),
            ("CIPinchDistortion", "inputRadius", 300), ("CIPinchDistortion", "inputScale", 0.5),
            ("CITwirlDistortion", "inputRadius", 300), ("CITwirlDistortion", "inputAngle", .pi),
            ("CICheckerboardGenerator", "inputWidth", 80), ("CIStripesGenerator", "inputSharpness", 1),
            ("CILanczosScaleTransform", "inputScale", 1), ("CILanczosScaleTransform", "inputAspectRatio", 1),
            ("CIRadialGradient", "inputRadius0", 5), ("CIRadialGradient", "inputRadius1", 100),
            ("CIGaussianGradient", "inputRadius", 300), ("CIAreaHistogram", "inputCount", 64),
            ("CISharpenLuminance", "inputSharpness", 0.4), ("CIUnsharpMask", "inputRadius", 2.5),
            ("CIUnsharpMask", "inputIntensity", 0.5), ("CIBloom", "inputRadius", 10),
            ("CIEdges", "inputIntensity", 1), ("CIPixellate", "inputScale", 8), ("CICrystallize", "inputRadius", 20),
            ("CIDissolveTransition", "inputTime", 0), ("CIVibrance", "inputAmount", 0),
        ]
        for (name, key, expected) in defaults {
            let value = try XCTUnwrap(CIFilter(name: name)?.value(forKey: key) as? NSNumber, "\(name).\(key)")
            XCTAssertEqual(value.doubleValue, expected, accuracy: 1e-6, "\(name).\(key)")
        }
        let vectors: [(String, String, CIVector)] = [
            ("CITwirlDistortion", "inputCenter", CIVector(x: 150, y: 150)),
            ("CILinearGradient", "inputPoint1", CIVector(x: 200, y: 200)),
            ("CIColorMatrix", "inputGVector", CIVector(x: 0, y: 1, z: 0, w: 0)),
            ("CIColorClamp", "inputMaxComponents", CIVector(x: 1, y: 1, z: 1, w: 1)),
            ("CIColorPolynomial", "inputRedCoefficients", CIVector(x: 0, y: 1, z: 0, w: 0)),
            ("CIToneCurve", "inputPoint3", CIVector(x: 0.75, y: 0.75)),
            ("CIPerspectiveTransform", "inputTopLeft", CIVector(x: 118, y: 484)),
            ("CIAreaAverage", "inputExtent", CIVector(x: 0, y: 0, z: 640, w: 80)),
        ]
        for (name, key, expected) in vectors {
            XCTAssertEqual(CIFilter(name: name)?.value(forKey: key) as? CIVector, expected, "\(name).\(key)")
        }
        XCTAssertEqual(CIFilter(name: "CIQRCodeGenerator")?.value(forKey: "inputCorrectionLevel") as? String, "M")
    }

    func testCategoriesAreSetsOfFilters() {
        let categories = [
            kCICategoryBlur, kCICategoryColorAdjustment, kCICategoryColorEffect, kCICategoryCompositeOperation,
            kCICategoryDistortionEffect, kCICategoryGenerator, kCICategoryGeometryAdjustment, kCICategoryGradient,
            kCICategoryHalftoneEffect,
            kCICategoryReduction, kCICategorySharpen, kCICategoryStylize, kCICategoryTileEffect,
            kCICategoryTransition,
        ]
        var found: Set<String> = []
        for category in categories {
            let members = CIFilter.filterNames(inCategory: category)
            XCTAssertFalse(members.isEmpty, category)
            XCTAssertEqual(members, members.sorted())
            XCTAssertTrue(found.isDisjoint(with: members), category)
            found.formUnion(members)
            XCTAssertEqual(CIFilter.filterNames(inCategories: [category, kCICategoryBuiltIn]), members)
        }
        XCTAssertEqual(found, Set(names))
        XCTAssertEqual(CIFilter.filterNames(inCategory: "none"), [])
        XCTAssertEqual(CIFilter.filterNames(inCategories: [kCICategoryBlur, kCICategoryGradient]), [])
        XCTAssertEqual(CIFilter.filterNames(inCategories: nil), names)
    }

    func testDistancesHaveALeastAndTypesAreNamed() throws {
        let blur = try XCTUnwrap(CIFilter(name: "CIGaussianBlur")?.attributes["inputRadius"] as? [String: Any])
        XCTAssertEqual(blur[kCIAttributeMin] as? Double, 0)
        XCTAssertEqual(blur[kCIAttributeType] as? String, kCIAttributeTypeDistance)
        let types: [(String, String, String, String)] = [
            ("CITwirlDistortion", "inputCenter", kCIAttributeTypePosition, "CIVector"),
            ("CITwirlDistortion", "inputAngle", kCIAttributeTypeAngle, "NSNumber"),
            ("CIFalseColor", "inputColor0", kCIAttributeTypeColor, "CIColor"),
            ("CIAreaAverage", "inputExtent", kCIAttributeTypeRectangle, "CIVector"),
            ("CIBlendWithMask", "inputMaskImage", kCIAttributeTypeImage, "CIImage"),
            ("CIKMeans", "inputPerceptual", kCIAttributeTypeBoolean, "NSNumber"),
            ("CIKMeans", "inputCount", kCIAttributeTypeCount, "NSNumber"),
        ]
        for (name, key, type, kind) in types {
            let input = try XCTUnwrap(CIFilter(name: name)?.attributes[key] as? [String: Any], "\(name).\(key)")
            XCTAssertEqual(input[kCIAttributeType] as? String, type, "\(name).\(key)")
            XCTAssertEqual(input[kCIAttributeClass] as? String, kind, "\(name).\(key)")
        }
    }
}
