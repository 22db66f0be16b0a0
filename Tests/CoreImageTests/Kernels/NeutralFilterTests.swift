import CoreImage
import XCTest

/// Filters with neutral inputs return the image unchanged.
final class NeutralFilterTests: XCTestCase {
    @MainActor private static let neutral: [(String, [String: Any])] = [
        ("CIGaussianBlur", ["inputRadius": 0]), ("CIBoxBlur", ["inputRadius": 0]), ("CIDiscBlur", ["inputRadius": 0]),
        ("CIMotionBlur", ["inputRadius": 0]), ("CIZoomBlur", ["inputAmount": 0]),
        ("CISharpenLuminance", ["inputSharpness": 0]), ("CIUnsharpMask", ["inputIntensity": 0]),
        ("CIBloom", ["inputIntensity": 0]), ("CIVignette", [:]),
        ("CIMorphologyRectangleMaximum", ["inputWidth": 1, "inputHeight": 1]),
        ("CIMorphologyRectangleMinimum", ["inputWidth": 1, "inputHeight": 1]),
        ("CIPixellate", ["inputScale": 1, "inputCenter": CIVector(x: 0, y: 0)]),
        ("CIColorControls", [:]), ("CIColorMatrix", [:]), ("CIHueAdjust", [:]), ("CIExposureAdjust", ["inputEV": 0]),
        ("CIGammaAdjust", ["inputPower": 1]), ("CIVibrance", [:]), ("CIToneCurve", [:]),
        ("CIColorMonochrome", ["inputIntensity": 0]), ("CISepiaTone", ["inputIntensity": 0]), ("CIColorClamp", [:]),
        ("CIColorPolynomial", [:]), ("CIWhitePointAdjust", [:]), ("CITwirlDistortion", ["inputAngle": 0]),
        ("CIBumpDistortion", ["inputScale": 0]), ("CIPinchDistortion", ["inputScale": 0]),
        ("CITwirlDistortion", ["inputRadius": 0]), ("CIHoleDistortion", ["inputRadius": 0]),
        ("CIAffineTransform", [:]), ("CICrop", [:]), ("CILanczosScaleTransform", [:]),
        ("CIDissolveTransition", ["inputTargetImage": CIImage.red.cropped(to: Plane.sample.image.extent)]),
        ("CISourceOverCompositing", [:]), ("CIMultiplyBlendMode", [:]),
        ("CISourceInCompositing", ["inputBackgroundImage": CIImage.white]),
        ("CISourceOutCompositing", ["inputBackgroundImage": CIImage.clear]),
        ("CIMultiplyCompositing", ["inputBackgroundImage": CIImage.white]),
        ("CIMinimumCompositing", ["inputBackgroundImage": CIImage.white]),
        ("CIBlendWithMask", ["inputMaskImage": CIImage.white]),
        ("CIBlendWithAlphaMask", ["inputMaskImage": CIImage.black]),
    ]

    @MainActor
    func testNeutralInputsChangeNothing() throws {
        let sample = Plane.sample
        for (name, inputs) in Self.neutral {
            let image = try sample.image.filtered(name, inputs)
            let plane = Plane(image, CGRect(x: -2, y: -2, width: 28, height: 22))
            // Hue's matrix and curves' tables round slightly.
            XCTAssertLessThan(plane.difference { sample[$0, $1] }, 2e-3, name)
        }
    }

    func testTwoOppositeStepsGiveTheImageBack() throws {
        let sample = Plane.sample
        let pairs: [((String, [String: Any]), (String, [String: Any]))] = [
            (("CIColorInvert", [:]), ("CIColorInvert", [:])),
            (("CIExposureAdjust", ["inputEV": 2]), ("CIExposureAdjust", ["inputEV": -2])),
            (("CIGammaAdjust", ["inputPower": 2]), ("CIGammaAdjust", ["inputPower": 0.5])),
            (("CILinearToSRGBToneCurve", [:]), ("CISRGBToneCurveToLinear", [:])),
            (
                ("CIAffineTransform", ["inputTransform": CGAffineTransform(translationX: 7, y: 5)]),
                ("CIAffineTransform", ["inputTransform": CGAffineTransform(translationX: -7, y: -5)])
            ),
            (("CIColorControls", ["inputBrightness": 0.25]), ("CIColorControls", ["inputBrightness": -0.25])),
        ]
        for (first, second) in pairs {
            let image = try sample.image.filtered(first.0, first.1).filtered(second.0, second.1)
            XCTAssertLessThan(Plane(image).difference { sample[$0, $1] }, 1e-4, first.0)
        }
    }

    /// Colour filters don't use neighbours: they preserve the extent, infinite or not, and transparency.
    func testFiltersOfColoursKeepExtentAndTransparency() throws {
        let categories = [kCICategoryColorAdjustment, kCICategoryColorEffect]
        // A vignette depends on positions, others need another image or the whole one, and one makes alpha of a mask.
        let others = [
            "CIVignette", "CILabDeltaE", "CIColorAbsoluteDifference", "CIColorThresholdOtsu",
            "CIColorCubesMixedWithMask",
            "CIColorMap", "CIDocumentEnhancer", "CIMaskToAlpha", "CIPaletteCentroid", "CIPalettize",
        ]
        for name in categories.flatMap({ CIFilter.filterNames(inCategory: $0) }) where !others.contains(name) {
            let filter = try XCTUnwrap(CIFilter(name: name))
            if filter.inputKeys.contains("inputCubeData") {
                let white = [Float](repeating: 1, count: 32)
                filter.setValue(white.withUnsafeBytes { Data($0) }, forKey: "inputCubeData")
            }
            if filter.inputKeys.contains("inputCurvesData") {
                let white = [Float](repeating: 1, count: 6)
                filter.setValue(white.withUnsafeBytes { Data($0) }, forKey: "inputCurvesData")
            }
            for image in [CIImage.gray, Plane.sample.image] {
                filter.setValue(image, forKey: kCIInputImageKey)
                let output = try XCTUnwrap(filter.outputImage, name)
                XCTAssertEqual(output.extent, image.extent, name)
                guard !output.extent.isInfinite else { continue }
                let plane = Plane(output)
                XCTAssertEqual(plane[1, 1], .zero, name)
                XCTAssertEqual(plane[20, 5].w, 1, accuracy: 1e-6, name)
                XCTAssertEqual(plane[6, 5].w, Plane.sample[6, 5].w, accuracy: 1e-6, name)
            }
        }
    }
}
