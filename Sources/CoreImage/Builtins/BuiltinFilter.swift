import CoreGraphics
import Foundation

/// A filter whose inputs are properties. It has the properties of all filters; each factory method exposes only its own
/// filter's.
class BuiltinFilter: CIFilter {
    /// Creates a filter; the name is one in the catalogue.
    required init(_ name: String) { super.init(spec: FilterCatalogue.all[name]!) }

    /// Returns nil also for an archive of another class's filter.
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        if spec.name.isEmpty { return nil }
    }

    override func copy(with zone: NSZone?) -> Any {
        let copy = Self(spec.name)
        for key in inputKeys { copy.setValue(value(forKey: key), forKey: key) }
        copy.name = name
        copy.isEnabled = isEnabled
        return copy
    }

    func number(_ key: String) -> Double { (value(forKey: key) as? NSNumber)?.doubleValue ?? 0 }
    func vector(_ key: String) -> CIVector { value(forKey: key) as? CIVector ?? CIVector([]) }
    func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }
    func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .black }

    // MARK: CIImage

    var inputImage: CIImage? {
        get { image("inputImage") }
        set { setValue(newValue, forKey: "inputImage") }
    }

    var backgroundImage: CIImage? {
        get { image("inputBackgroundImage") }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }

    var maskImage: CIImage? {
        get { image("inputMaskImage") }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }

    var inputMeans: CIImage? {
        get { image("inputMeans") }
        set { setValue(newValue, forKey: "inputMeans") }
    }

    // MARK: Float

    var radius: Float {
        get { Float(number("inputRadius")) }
        set { setValue(newValue, forKey: "inputRadius") }
    }

    var angle: Float {
        get { Float(number("inputAngle")) }
        set { setValue(newValue, forKey: "inputAngle") }
    }

    var amount: Float {
        get { Float(number("inputAmount")) }
        set { setValue(newValue, forKey: "inputAmount") }
    }

    var sharpness: Float {
        get { Float(number("inputSharpness")) }
        set { setValue(newValue, forKey: "inputSharpness") }
    }

    var intensity: Float {
        get { Float(number("inputIntensity")) }
        set { setValue(newValue, forKey: "inputIntensity") }
    }

    var scale: Float {
        get { Float(number("inputScale")) }
        set { setValue(newValue, forKey: "inputScale") }
    }

    var saturation: Float {
        get { Float(number("inputSaturation")) }
        set { setValue(newValue, forKey: "inputSaturation") }
    }

    var brightness: Float {
        get { Float(number("inputBrightness")) }
        set { setValue(newValue, forKey: "inputBrightness") }
    }

    var contrast: Float {
        get { Float(number("inputContrast")) }
        set { setValue(newValue, forKey: "inputContrast") }
    }

    var ev: Float {
        get { Float(number("inputEV")) }
        set { setValue(newValue, forKey: "inputEV") }
    }

    var power: Float {
        get { Float(number("inputPower")) }
        set { setValue(newValue, forKey: "inputPower") }
    }

    var levels: Float {
        get { Float(number("inputLevels")) }
        set { setValue(newValue, forKey: "inputLevels") }
    }

    var cubeDimension: Float {
        get { Float(number("inputCubeDimension")) }
        set { setValue(newValue, forKey: "inputCubeDimension") }
    }

    var radius0: Float {
        get { Float(number("inputRadius0")) }
        set { setValue(newValue, forKey: "inputRadius0") }
    }

    var radius1: Float {
        get { Float(number("inputRadius1")) }
        set { setValue(newValue, forKey: "inputRadius1") }
    }

    var width: Float {
        get { Float(number("inputWidth")) }
        set { setValue(newValue, forKey: "inputWidth") }
    }

    var aspectRatio: Float {
        get { Float(number("inputAspectRatio")) }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }

    var passes: Float {
        get { Float(number("inputPasses")) }
        set { setValue(newValue, forKey: "inputPasses") }
    }

    // MARK: CGPoint

    var center: CGPoint {
        get { vector("inputCenter").cgPointValue }
        set { setValue(newValue, forKey: "inputCenter") }
    }

    var point0: CGPoint {
        get { vector("inputPoint0").cgPointValue }
        set { setValue(newValue, forKey: "inputPoint0") }
    }

    var point1: CGPoint {
        get { vector("inputPoint1").cgPointValue }
        set { setValue(newValue, forKey: "inputPoint1") }
    }

    var point2: CGPoint {
        get { vector("inputPoint2").cgPointValue }
        set { setValue(newValue, forKey: "inputPoint2") }
    }

    var point3: CGPoint {
        get { vector("inputPoint3").cgPointValue }
        set { setValue(newValue, forKey: "inputPoint3") }
    }

    var point4: CGPoint {
        get { vector("inputPoint4").cgPointValue }
        set { setValue(newValue, forKey: "inputPoint4") }
    }

    var topLeft: CGPoint {
        get { vector("inputTopLeft").cgPointValue }
        set { setValue(newValue, forKey: "inputTopLeft") }
    }

    var topRight: CGPoint {
        get { vector("inputTopRight").cgPointValue }
        set { setValue(newValue, forKey: "inputTopRight") }
    }

    var bottomRight: CGPoint {
        get { vector("inputBottomRight").cgPointValue }
        set { setValue(newValue, forKey: "inputBottomRight") }
    }

    var bottomLeft: CGPoint {
        get { vector("inputBottomLeft").cgPointValue }
        set { setValue(newValue, forKey: "inputBottomLeft") }
    }

    // MARK: CIVector

    var rVector: CIVector {
        get { vector("inputRVector") }
        set { setValue(newValue, forKey: "inputRVector") }
    }

    var gVector: CIVector {
        get { vector("inputGVector") }
        set { setValue(newValue, forKey: "inputGVector") }
    }

    var bVector: CIVector {
        get { vector("inputBVector") }
        set { setValue(newValue, forKey: "inputBVector") }
    }

    var aVector: CIVector {
        get { vector("inputAVector") }
        set { setValue(newValue, forKey: "inputAVector") }
    }

    var biasVector: CIVector {
        get { vector("inputBiasVector") }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }

    // MARK: CIColor

    var color: CIColor {
        get { color("inputColor") }
        set { setValue(newValue, forKey: "inputColor") }
    }

    var color0: CIColor {
        get { color("inputColor0") }
        set { setValue(newValue, forKey: "inputColor0") }
    }

    var color1: CIColor {
        get { color("inputColor1") }
        set { setValue(newValue, forKey: "inputColor1") }
    }

    // MARK: Data

    var cubeData: Data {
        get { value(forKey: "inputCubeData") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputCubeData") }
    }

    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }

    // MARK: CGColorSpace

    var colorSpace: CGColorSpace? {
        get { value(forKey: "inputColorSpace") as? CGColorSpace }
        set { setValue(newValue, forKey: "inputColorSpace") }
    }

    // MARK: CGAffineTransform

    var transform: CGAffineTransform {
        get { value(forKey: "inputTransform") as? CGAffineTransform ?? .identity }
        set { setValue(newValue, forKey: "inputTransform") }
    }

    // MARK: CGRect

    var extent: CGRect {
        get { vector("inputExtent").cgRectValue }
        set { setValue(newValue, forKey: "inputExtent") }
    }

    // MARK: Int

    var count: Int {
        get { Int(number("inputCount")) }
        set { setValue(newValue, forKey: "inputCount") }
    }

    // MARK: Bool

    var perceptual: Bool {
        get { number("inputPerceptual") != 0 }
        set { setValue(newValue, forKey: "inputPerceptual") }
    }
}

extension BuiltinFilter: CICompositeOperation, CIGaussianBlur, CIBoxBlur, CIMotionBlur, CIZoomBlur, CISharpenLuminance,
    CIUnsharpMask, CIBloom, CIEdges, CIPixellate, CIVignette, CIColorControls, CIColorMatrix, CIHueAdjust,
    CIExposureAdjust, CIGammaAdjust, CIVibrance, CIToneCurve, CIColorInvert, CIColorMonochrome, CISepiaTone,
    CIColorPosterize, CIColorCube, CIColorCubeWithColorSpace, CITwirlDistortion, CIBumpDistortion, CIPinchDistortion,
    CIHoleDistortion, CILinearGradient, CIRadialGradient, CIGaussianGradient, CICheckerboardGenerator,
    CIStripesGenerator, CIConstantColorGenerator, CIBlendWithMask, CILanczosScaleTransform,
    CIPerspectiveTransform, CIAffineClamp, CIAffineTile, CIAreaReductionFilter, CIAreaHistogram, CIKMeans
{}
