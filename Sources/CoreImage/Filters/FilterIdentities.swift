import Foundation

/// The values of inputs with which a filter returns the image unchanged.
enum FilterIdentities {
    /// By filter and key. The filter's other inputs may have any value.
    private static let numbers: [String: [String: Double]] = [
        "CIGaussianBlur": ["inputRadius": 0], "CIBoxBlur": ["inputRadius": 0], "CIDiscBlur": ["inputRadius": 0],
        "CIMotionBlur": ["inputRadius": 0], "CIZoomBlur": ["inputAmount": 0],
        "CISharpenLuminance": ["inputSharpness": 0],
        "CIUnsharpMask": ["inputIntensity": 0], "CIBloom": ["inputIntensity": 0], "CIVignette": ["inputIntensity": 0],
        "CIMorphologyRectangleMaximum": ["inputWidth": 1, "inputHeight": 1],
        "CIMorphologyRectangleMinimum": ["inputWidth": 1, "inputHeight": 1], "CIPixellate": ["inputScale": 1],
        "CIColorControls": ["inputSaturation": 1, "inputBrightness": 0, "inputContrast": 1],
        "CIHueAdjust": ["inputAngle": 0], "CIExposureAdjust": ["inputEV": 0], "CIGammaAdjust": ["inputPower": 1],
        "CIVibrance": ["inputAmount": 0], "CIColorMonochrome": ["inputIntensity": 0],
        "CISepiaTone": ["inputIntensity": 0],
        "CITwirlDistortion": ["inputAngle": 0], "CIBumpDistortion": ["inputScale": 0],
        "CIPinchDistortion": ["inputScale": 0], "CIHoleDistortion": ["inputRadius": 0],
        "CILanczosScaleTransform": ["inputScale": 1, "inputAspectRatio": 1],
    ]

    static func value(_ filter: String, _ key: String) -> NSNumber? {
        numbers[filter]?[key].map { NSNumber(value: $0) }
    }
}
