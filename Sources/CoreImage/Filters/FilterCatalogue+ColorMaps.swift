import CoreGraphics
import Foundation
import Raster

extension FilterCatalogue {
    /// Maps of single channels, or of luminance.
    static let colorMaps: [FilterSpec] = [
        FilterSpec(
            "CIColorClamp", "Color Clamp", kCICategoryColorAdjustment,
            [
                .image, .vector("inputMinComponents", [0, 0, 0, 0]), .vector("inputMaxComponents", [1, 1, 1, 1]),
            ]
        ) { inputs in
            let kernel = ClampKernel(low: inputs.row("inputMinComponents"), high: inputs.row("inputMaxComponents"))
            return inputs.image().map { ColorKernelNode($0) { _ in kernel } }
        },
        FilterSpec(
            "CIColorPolynomial", "Color Polynomial", kCICategoryColorAdjustment,
            [
                .image, .vector("inputRedCoefficients", [0, 1, 0, 0]), .vector("inputGreenCoefficients", [0, 1, 0, 0]),
                .vector("inputBlueCoefficients", [0, 1, 0, 0]), .vector("inputAlphaCoefficients", [0, 1, 0, 0]),
            ]
        ) { inputs in
            let channels = ["Red", "Green", "Blue", "Alpha"].map { inputs.row("input\($0)Coefficients") }
            return inputs.image().map { ColorKernelNode($0) { _ in PolynomialKernel(channels) } }
        },
        FilterSpec(
            "CIColorCurves", "Color Curves", kCICategoryColorAdjustment,
            [
                .image, .data("inputCurvesData"), .vector("inputCurvesDomain", [0, 1]), .colorSpace("inputColorSpace"),
            ], curves),
        FilterSpec("CILinearToSRGBToneCurve", "Linear to sRGB", kCICategoryColorAdjustment, [.image]) { inputs in
            inputs.image().map { ColorKernelNode($0) { _ in ToneKernel(encodes: true) } }
        },
        FilterSpec("CISRGBToneCurveToLinear", "sRGB to Linear", kCICategoryColorAdjustment, [.image]) { inputs in
            inputs.image().map { ColorKernelNode($0) { _ in ToneKernel(encodes: false) } }
        },
        FilterSpec(
            "CIWhitePointAdjust", "White Point Adjust", kCICategoryColorAdjustment,
            [.image, .color("inputColor", .white)]
        ) { inputs in
            let color = inputs.color("inputColor")
            return inputs.image().map {
                ColorKernelNode($0) { MatrixKernel(matrix: .multiplication(by: color.components(in: $0))) }
            }
        },
        FilterSpec(
            "CIFalseColor", "False Color", kCICategoryColorEffect,
            [
                .image, .color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)),
                .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
            ]
        ) { inputs in
            let (dark, bright) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
            return inputs.image().map {
                ColorKernelNode($0) {
                    FalseColorKernel(dark: dark.components(in: $0), bright: bright.components(in: $0))
                }
            }
        },
        FilterSpec("CIMaximumComponent", "Maximum Component", kCICategoryColorEffect, [.image]) { inputs in
            inputs.image().map { ColorKernelNode($0) { _ in ComponentKernel(isMaximum: true) } }
        },
        FilterSpec("CIMinimumComponent", "Minimum Component", kCICategoryColorEffect, [.image]) { inputs in
            inputs.image().map { ColorKernelNode($0) { _ in ComponentKernel(isMaximum: false) } }
        },
    ]

    @Sendable
    private static func curves(_ inputs: FilterInputs) -> ImageNode? {
        guard let image = inputs.image() else { return nil }
        let data = inputs.values["inputCurvesData"] as? Data ?? Data()
        let domain = inputs.vector("inputCurvesDomain")
        guard data.count >= 24, data.count <= 1 << 20, domain.y > domain.x else {
            inputs.report("inputCurvesData must hold at least two colours of three floats, over an increasing domain")
            return nil
        }
        let table = data.withUnsafeBytes { bytes in
            (0..<data.count / 12).map { place -> SIMD4<Float> in
                let color = (0..<3).map { bytes.loadUnaligned(fromByteOffset: place * 12 + $0 * 4, as: Float.self) }
                return SIMD4(color[0], color[1], color[2], 0).limited(to: 1e6)
            }
        }
        let range = (Float(domain.x), Float(domain.y))
        let isEncoded = inputs.isEncodedSpace
        return ColorKernelNode(image) {
            CurvesKernel(table: table, domain: range, space: WorkingSpace(isLinear: isEncoded && $0.isLinear))
        }
    }
}
