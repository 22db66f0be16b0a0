import CoreGraphics
package import Raster

/// An encoded layer filter.
package struct LayerFilter: Sendable, Equatable {
    /// The filter's function. Equivalent filters of Core Image and of layers share one case.
    package enum FilterKind: Sendable, Equatable {
        case gaussianBlur, bloom, vignette
        case colorControls, colorMatrix, colorMatrixOfVectors, colorInvert, colorMonochrome, hueRotation, sepiaTone
        case saturation, brightness, contrast, multiplication, luminanceToAlpha
        /// A custom function.
        case program
    }

    /// The filter's name in key paths.
    package var name: String?
    package let kind: FilterKind
    package var inputs: [String: AnimationValue]
    /// The function, in the layer's coordinates, of a `program` filter.
    private(set) var program: PixelProgram?

    /// The input that disables a filter when it is 0.
    package static let enabledKey = "enabled"

    /// Creates a filter with the given inputs; the others have their defaults.
    package init(_ kind: FilterKind, name: String?, inputs given: [String: AnimationValue]) {
        (self.kind, self.name) = (kind, name)
        inputs = kind.defaults
        inputs[Self.enabledKey] = .scalar(1)
        inputs.merge(given) { $1 }
    }

    /// Creates a filter from a function.
    package init(_ program: PixelProgram, name: String?) {
        self.init(.program, name: name, inputs: [:])
        self.program = program
    }

    package static func == (a: LayerFilter, b: LayerFilter) -> Bool {
        a.name == b.name && a.kind == b.kind && a.inputs == b.inputs && a.program === b.program
    }

    /// The filter types that layers can draw.
    package static let kinds: [String: FilterKind] = [
        "gaussianBlur": .gaussianBlur, "CIGaussianBlur": .gaussianBlur,
        "bloom": .bloom, "CIBloom": .bloom,
        "vignette": .vignette, "CIVignette": .vignette,
        "CIColorControls": .colorControls,
        "colorMatrix": .colorMatrix, "CIColorMatrix": .colorMatrixOfVectors,
        "colorInvert": .colorInvert, "CIColorInvert": .colorInvert,
        "colorMonochrome": .colorMonochrome, "CIColorMonochrome": .colorMonochrome,
        "colorHueRotate": .hueRotation, "CIHueAdjust": .hueRotation,
        "sepiaTone": .sepiaTone, "CISepiaTone": .sepiaTone,
        "colorSaturate": .saturation, "colorBrightness": .brightness, "colorContrast": .contrast,
        "multiplyColor": .multiplication, "luminanceToAlpha": .luminanceToAlpha,
    ]
}

extension LayerFilter.FilterKind {
    /// The default inputs, from Apple's Core Image Filter Reference.
    fileprivate var defaults: [String: AnimationValue] {
        switch self {
        case .gaussianBlur: ["inputRadius": .scalar(10)]
        case .bloom: ["inputRadius": .scalar(10), "inputIntensity": .scalar(0.5)]
        case .vignette: ["inputRadius": .scalar(1), "inputIntensity": .scalar(0)]
        case .colorControls:
            ["inputSaturation": .scalar(1), "inputBrightness": .scalar(0), "inputContrast": .scalar(1)]
        case .colorMatrix: [:]
        case .colorMatrixOfVectors:
            [
                "inputRVector": .numbers([1, 0, 0, 0]), "inputGVector": .numbers([0, 1, 0, 0]),
                "inputBVector": .numbers([0, 0, 1, 0]), "inputAVector": .numbers([0, 0, 0, 1]),
                "inputBiasVector": .numbers([0, 0, 0, 0]),
            ]
        case .colorInvert, .luminanceToAlpha, .program: [:]
        case .colorMonochrome:
            ["inputColor": .color(CGColor(red: 0.6, green: 0.45, blue: 0.3, alpha: 1)), "inputIntensity": .scalar(1)]
        case .hueRotation: ["inputAngle": .scalar(0)]
        case .sepiaTone: ["inputIntensity": .scalar(1)]
        case .saturation, .contrast: ["inputAmount": .scalar(1)]
        case .brightness: ["inputAmount": .scalar(0)]
        case .multiplication: ["inputColor": .color(CGColor(red: 1, green: 1, blue: 1, alpha: 1))]
        }
    }
}
