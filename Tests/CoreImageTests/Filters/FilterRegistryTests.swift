import CoreImage
import XCTest

/// Custom filters, by name.
final class FilterRegistryTests: XCTestCase {
    private final class Darkening: CIFilter {
        var inputImage: CIImage?
        var amount = 1.0

        override var inputKeys: [String] { ["inputImage", "inputAmount"] }

        override func setValue(_ value: Any?, forKey key: String) {
            if key == kCIInputImageKey { inputImage = value as? CIImage } else { amount = value as? Double ?? 1 }
        }

        override var outputImage: CIImage? {
            inputImage?.applyingFilter("CIExposureAdjust", parameters: ["inputEV": -amount])
        }
    }

    private final class Constructor: CIFilterConstructor {
        func filter(withName name: String) -> CIFilter? { name == "KasaneDarkening" ? Darkening() : nil }
    }

    func testARegisteredFilterIsMadeByName() throws {
        CIFilter.registerName(
            "KasaneDarkening", constructor: Constructor(),
            classAttributes: [
                kCIAttributeFilterDisplayName: "Darkening", kCIAttributeFilterCategories: ["KasaneOwn"],
                kCIAttributeDescription: "Makes it dark",
            ])
        defer { CIFilter.removeName("KasaneDarkening") }
        let filter = try XCTUnwrap(CIFilter(name: "KasaneDarkening", parameters: ["inputAmount": 2.0]))
        XCTAssertEqual(filter.name, "KasaneDarkening")
        XCTAssertEqual(filter.inputKeys, ["inputImage", "inputAmount"])
        filter.setValue(CIImage.white, forKey: kCIInputImageKey)
        let plane = Plane(try XCTUnwrap(filter.outputImage), CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(plane[0, 0].x, 0.25, accuracy: 1e-6)
        XCTAssertEqual(CIFilter.filterNames(inCategory: "KasaneOwn"), ["KasaneDarkening"])
        XCTAssertEqual(filter.attributes[kCIAttributeFilterDisplayName] as? String, "Darkening")
        XCTAssertEqual(CIFilter.localizedDescription(forFilterName: "KasaneDarkening"), "Makes it dark")
        // Core Image's own names can't be replaced.
        CIFilter.registerName("CIGaussianBlur", constructor: Constructor())
        XCTAssertEqual(CIFilter(name: "CIGaussianBlur")?.inputKeys, ["inputImage", "inputRadius"])
        XCTAssertEqual(Darkening().name, "Darkening")
    }

    func testDescriptions() {
        XCTAssertEqual(CIFilter.localizedName(forCategory: kCICategoryColorAdjustment), "Color Adjustment")
        XCTAssertEqual(CIFilter.localizedName(forCategory: "mine"), "mine")
        XCTAssertEqual(
            CIFilter.localizedDescription(forFilterName: "CIGaussianBlur"), "Gaussian Blur: Blur (Radius)")
        XCTAssertNil(CIFilter.localizedDescription(forFilterName: "CINoSuchFilter"))
        let page = CIFilter.localizedReferenceDocumentation(forFilterName: "CIGaussianBlur")
        XCTAssertEqual(page?.fragment, "//apple_ref/doc/filter/ci/CIGaussianBlur")
        XCTAssertNil(CIFilter.localizedReferenceDocumentation(forFilterName: "CINoSuchFilter"))
        let all = CIFilter.filterNames(inCategories: [kCICategoryInterlaced, kCICategoryColorEffect])
        XCTAssertTrue(all.contains("CISepiaTone"))
        XCTAssertFalse(CIFilter.filterNames(inCategory: kCICategoryInterlaced).contains("CIGaussianBlur"))
        XCTAssertTrue(CIFilter.filterNames(inCategory: kCICategoryHighDynamicRange).contains("CIGaussianBlur"))
    }
}
