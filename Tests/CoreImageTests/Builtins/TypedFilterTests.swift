import CoreImage
import XCTest

/// Typed filters: each property is the input of its name.
final class TypedFilterTests: XCTestCase {
    private func number(_ filter: CIFilter, _ key: String) -> Double? {
        (filter.value(forKey: key) as? NSNumber)?.doubleValue
    }

    func testNumbersAreInputs() throws {
        let motion = CIFilter.motionBlur()
        (motion.radius, motion.angle) = (3, 1.5)
        let zoom = CIFilter.zoomBlur()
        zoom.amount = 7
        let controls = CIFilter.colorControls()
        (controls.saturation, controls.brightness, controls.contrast) = (0.5, 0.25, 2)
        let exposure = CIFilter.exposureAdjust()
        exposure.ev = 1.5
        let gamma = CIFilter.gammaAdjust()
        gamma.power = 0.75
        let posterize = CIFilter.colorPosterize()
        posterize.levels = 4
        let sharpen = CIFilter.sharpenLuminance()
        (sharpen.sharpness, sharpen.radius) = (0.5, 2)
        let checks = CIFilter.checkerboardGenerator()
        (checks.width, checks.sharpness) = (12, 0.5)
        let radial = CIFilter.radialGradient()
        (radial.radius0, radial.radius1) = (4, 40)
        let lanczos = CIFilter.lanczosScaleTransform()
        (lanczos.scale, lanczos.aspectRatio) = (0.5, 1.5)
        let histogram = CIFilter.areaHistogram()
        (histogram.count, histogram.scale) = (32, 0.5)
        let dissolve = CIFilter.dissolveTransition()
        dissolve.time = 0.25
        let inputs: [(CIFilter, String, Double)] = [
            (motion, "inputRadius", 3), (motion, "inputAngle", 1.5), (zoom, "inputAmount", 7),
            (controls, "inputSaturation", 0.5), (controls, "inputBrightness", 0.25), (controls, "inputContrast", 2),
            (exposure, "inputEV", 1.5), (gamma, "inputPower", 0.75), (posterize, "inputLevels", 4),
            (sharpen, "inputSharpness", 0.5), (sharpen, "inputRadius", 2), (checks, "inputWidth", 12),
            (checks, "inputSharpness", 0.5), (radial, "inputRadius0", 4), (radial, "inputRadius1", 40),
            (lanczos, "inputScale", 0.5), (lanczos, "inputAspectRatio", 1.5), (histogram, "inputCount", 32),
            (histogram, "inputScale", 0.5), (dissolve, "inputTime", 0.25),
        ]
        for (filter, key, value) in inputs { XCTAssertEqual(number(filter, key), value, "\(filter.name).\(key)") }
        XCTAssertEqual(controls.contrast, 2)
        XCTAssertEqual(exposure.ev, 1.5)
        XCTAssertEqual(lanczos.aspectRatio, 1.5)
    }

    func testPlacesColoursAndDataAreInputs() throws {
        let linear = CIFilter.linearGradient()
        (linear.point0, linear.point1) = (CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4))
        (linear.color0, linear.color1) = (.red, .blue)
        XCTAssertEqual(linear.value(forKey: "inputPoint1") as? CIVector, CIVector(x: 3, y: 4))
        XCTAssertEqual(linear.value(forKey: "inputColor0") as? CIColor, .red)
        XCTAssertEqual(linear.point0, CGPoint(x: 1, y: 2))
        let perspective = CIFilter.perspectiveTransform()
        perspective.topLeft = CGPoint(x: 9, y: 8)
        XCTAssertEqual(perspective.value(forKey: "inputTopLeft") as? CIVector, CIVector(x: 9, y: 8))
        XCTAssertEqual(perspective.bottomRight, CGPoint(x: 548, y: 140))
        let tile = CIFilter.affineTile()
        tile.transform = CGAffineTransform(scaleX: 2, y: 3)
        XCTAssertEqual(tile.value(forKey: "inputTransform") as? CGAffineTransform, CGAffineTransform(scaleX: 2, y: 3))
        let average = CIFilter.areaAverage()
        average.extent = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(average.value(forKey: "inputExtent") as? CIVector, CIVector(x: 1, y: 2, z: 3, w: 4))
        let code = CIFilter.qrCodeGenerator()
        (code.message, code.correctionLevel) = (Data("a".utf8), "H")
        XCTAssertEqual(code.value(forKey: "inputMessage") as? Data, Data("a".utf8))
        XCTAssertEqual(code.value(forKey: "inputCorrectionLevel") as? String, "H")
        XCTAssertEqual(code.outputImage?.extent.width, 23)
        let cube = CIFilter.colorCubeWithColorSpace()
        cube.colorSpace = CGColorSpace(name: CGColorSpace.sRGB)
        cube.cubeDimension = 3
        XCTAssertEqual((cube.value(forKey: "inputColorSpace") as? CGColorSpace)?.name, CGColorSpace.sRGB)
        XCTAssertEqual(number(cube, "inputCubeDimension"), 3)
    }

    func testImagesAreInputs() throws {
        let mask = CIFilter.blendWithMask()
        (mask.inputImage, mask.backgroundImage, mask.maskImage) = (.red, .green, .blue)
        XCTAssertTrue(mask.value(forKey: "inputMaskImage") as? CIImage === CIImage.blue)
        XCTAssertTrue(mask.value(forKey: "inputBackgroundImage") as? CIImage === CIImage.green)
        mask.maskImage = nil
        XCTAssertNil(mask.value(forKey: "inputMaskImage"))
        XCTAssertNil(mask.outputImage)
    }

    func testEveryTypedModeIsTheNamedOne() throws {
        let modes: [(CIFilter & CICompositeOperation, String)] = [
            (CIFilter.sourceOverCompositing(), "CISourceOverCompositing"),
            (CIFilter.sourceInCompositing(), "CISourceInCompositing"),
            (CIFilter.sourceOutCompositing(), "CISourceOutCompositing"),
            (CIFilter.sourceAtopCompositing(), "CISourceAtopCompositing"),
            (CIFilter.additionCompositing(), "CIAdditionCompositing"),
            (CIFilter.multiplyCompositing(), "CIMultiplyCompositing"),
            (CIFilter.maximumCompositing(), "CIMaximumCompositing"),
            (CIFilter.minimumCompositing(), "CIMinimumCompositing"),
            (CIFilter.multiplyBlendMode(), "CIMultiplyBlendMode"), (CIFilter.screenBlendMode(), "CIScreenBlendMode"),
            (CIFilter.overlayBlendMode(), "CIOverlayBlendMode"), (CIFilter.darkenBlendMode(), "CIDarkenBlendMode"),
            (CIFilter.lightenBlendMode(), "CILightenBlendMode"),
            (CIFilter.colorDodgeBlendMode(), "CIColorDodgeBlendMode"),
            (CIFilter.colorBurnBlendMode(), "CIColorBurnBlendMode"),
            (CIFilter.softLightBlendMode(), "CISoftLightBlendMode"),
            (CIFilter.hardLightBlendMode(), "CIHardLightBlendMode"),
            (CIFilter.differenceBlendMode(), "CIDifferenceBlendMode"),
            (CIFilter.exclusionBlendMode(), "CIExclusionBlendMode"), (CIFilter.hueBlendMode(), "CIHueBlendMode"),
            (CIFilter.saturationBlendMode(), "CISaturationBlendMode"), (CIFilter.colorBlendMode(), "CIColorBlendMode"),
            (CIFilter.luminosityBlendMode(), "CILuminosityBlendMode"),
            (CIFilter.linearBurnBlendMode(), "CILinearBurnBlendMode"),
            (CIFilter.linearDodgeBlendMode(), "CILinearDodgeBlendMode"),
            (CIFilter.linearLightBlendMode(), "CILinearLightBlendMode"),
            (CIFilter.vividLightBlendMode(), "CIVividLightBlendMode"),
            (CIFilter.pinLightBlendMode(), "CIPinLightBlendMode"),
            (CIFilter.subtractBlendMode(), "CISubtractBlendMode"), (CIFilter.divideBlendMode(), "CIDivideBlendMode"),
        ]
        for (filter, name) in modes {
            XCTAssertEqual(filter.name, name)
            filter.inputImage = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
            filter.backgroundImage = CIImage.blue.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
            XCTAssertEqual(filter.outputImage?.extent, CGRect(x: 0, y: 0, width: 2, height: 2), name)
        }
        XCTAssertEqual(
            Set(modes.map(\.1)), Set(CIFilter.filterNames(inCategory: kCICategoryCompositeOperation)))
    }
}
