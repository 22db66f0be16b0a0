import CoreGraphics
import Foundation
import Raster

extension FilterCatalogue {
    static let colorAdjustments: [FilterSpec] = [
        FilterSpec(
            "CIColorControls", "Color Controls", kCICategoryColorAdjustment,
            [
                .image, .scalar("inputSaturation", 1, 0...2), .scalar("inputBrightness", 0, -1...1),
                .scalar("inputContrast", 1, 0.25...4),
            ]
        ) { inputs in
            matrix(
                inputs,
                .saturation(inputs.float("inputSaturation")).then(.brightness(inputs.float("inputBrightness")))
                    .then(.contrast(inputs.float("inputContrast"))))
        },
        FilterSpec(
            "CIColorMatrix", "Color Matrix", kCICategoryColorAdjustment,
            [
                .image, .vector("inputRVector", [1, 0, 0, 0]), .vector("inputGVector", [0, 1, 0, 0]),
                .vector("inputBVector", [0, 0, 1, 0]), .vector("inputAVector", [0, 0, 0, 1]),
                .vector("inputBiasVector", [0, 0, 0, 0]),
            ]
        ) { inputs in
            matrix(
                inputs,
                ColorMatrix(
                    red: inputs.row("inputRVector"), green: inputs.row("inputGVector"),
                    blue: inputs.row("inputBVector"), alpha: inputs.row("inputAVector"),
                    bias: inputs.row("inputBiasVector")))
        },
        FilterSpec("CIHueAdjust", "Hue Adjust", kCICategoryColorAdjustment, [.image, .angle("inputAngle", 0)]) {
            matrix($0, .hueRotation($0.number("inputAngle")))
        },
        FilterSpec(
            "CIExposureAdjust", "Exposure Adjust", kCICategoryColorAdjustment,
            [.image, .scalar("inputEV", 0, -10...10)]
        ) { inputs in
            let gain = power(2, max(-100, min(inputs.float("inputEV"), 100)))
            return matrix(inputs, .multiplication(by: SIMD4(gain, gain, gain, 1)))
        },
        FilterSpec(
            "CIGammaAdjust", "Gamma Adjust", kCICategoryColorAdjustment, [.image, .scalar("inputPower", 1, 0.25...4)]
        ) { inputs in
            let exponent = inputs.float("inputPower")
            return inputs.image().map { ColorKernelNode($0) { _ in GammaKernel(exponent: exponent) } }
        },
        FilterSpec(
            "CIVibrance", "Vibrance", kCICategoryColorAdjustment, [.image, .scalar("inputAmount", 0, -1...1)]
        ) { inputs in
            let amount = inputs.float("inputAmount")
            return inputs.image().map { ColorKernelNode($0) { _ in VibranceKernel(amount: amount) } }
        },
        FilterSpec(
            "CIToneCurve", "Tone Curve", kCICategoryColorAdjustment,
            [
                .image, .position("inputPoint0", 0, 0), .position("inputPoint1", 0.25, 0.25),
                .position("inputPoint2", 0.5, 0.5), .position("inputPoint3", 0.75, 0.75),
                .position("inputPoint4", 1, 1),
            ]
        ) { inputs in
            let points = (0..<5).map { inputs.vector("inputPoint\($0)").cgPointValue }
            return inputs.image().map { ColorKernelNode($0) { CurveKernel(points, space: $0) } }
        },
    ]

    static let colorEffects: [FilterSpec] = [
        FilterSpec(
            "CIColorThreshold", "Color Threshold", kCICategoryColorAdjustment,
            [.image, .scalar("inputThreshold", 0.5, 0...1)]
        ) { inputs in
            let threshold = inputs.float("inputThreshold")
            return inputs.image().map { ColorKernelNode($0) { _ in ThresholdKernel(threshold: threshold) } }
        },
        FilterSpec(
            "CILabDeltaE", "Lab Delta E", kCICategoryColorAdjustment, [.image, .image("inputImage2")]
        ) { inputs in
            guard let image = inputs.image(), let other = inputs.image("inputImage2") else { return nil }
            return BinaryKernelNode(
                image, other, LabDeltaEKernel(), extent: image.extent.common(with: other.extent))
        },
        FilterSpec("CIColorInvert", "Color Invert", kCICategoryColorEffect, [.image]) { matrix($0, .inversion) },
        FilterSpec(
            "CIColorMonochrome", "Color Monochrome", kCICategoryColorEffect,
            [
                .image, .color("inputColor", CIColor(red: 0.6, green: 0.45, blue: 0.3)),
                .scalar("inputIntensity", 1, 0...1),
            ]
        ) { inputs in
            let (color, amount) = (inputs.color("inputColor"), inputs.float("inputIntensity"))
            return inputs.image().map {
                ColorKernelNode($0) {
                    MatrixKernel(matrix: .monochrome(color.components(in: $0), amount: amount))
                }
            }
        },
        FilterSpec("CISepiaTone", "Sepia Tone", kCICategoryColorEffect, [.image, .scalar("inputIntensity", 1, 0...1)]) {
            matrix($0, .sepia($0.float("inputIntensity")))
        },
        FilterSpec(
            "CIColorPosterize", "Color Posterize", kCICategoryColorEffect, [.image, .scalar("inputLevels", 6, 2...30)]
        ) { inputs in
            let levels = max(1, min(inputs.float("inputLevels"), 1e6))
            return inputs.image().map { ColorKernelNode($0) { _ in PosterizeKernel(levels: levels) } }
        },
        FilterSpec(
            "CIColorCube", "Color Cube", kCICategoryColorEffect,
            [.image, .count("inputCubeDimension", 2, 2...128), .data("inputCubeData")]
        ) { cube($0, isEncoded: false) },
        FilterSpec(
            "CIColorCubeWithColorSpace", "Color Cube with ColorSpace", kCICategoryColorEffect,
            [
                .image, .count("inputCubeDimension", 2, 2...128), .data("inputCubeData"),
                .colorSpace("inputColorSpace"),
            ]
        ) { inputs in
            cube(inputs, isEncoded: inputs.isEncodedSpace)
        },
    ]

    private static func matrix(_ inputs: FilterInputs, _ matrix: ColorMatrix) -> ImageNode? {
        guard matrix.isFinite else {
            inputs.report("the numbers are too large")
            return nil
        }
        return inputs.image().map { ColorKernelNode($0) { _ in MatrixKernel(matrix: matrix) } }
    }

    /// `isEncoded` means that the cube's values are sRGB-encoded.
    private static func cube(_ inputs: FilterInputs, isEncoded: Bool) -> ImageNode? {
        guard let image = inputs.image(), let (size, table) = cubeTable(inputs, "inputCubeData") else { return nil }
        if !isEncoded { return CubeNode(image, size: size, table: table) }
        return ColorKernelNode(image) { CubeKernel(size: size, table: table, isEncoded: $0.isLinear) }
    }

    /// The unpremultiplied colours of a cube. Returns nil, which is reported, if the data is invalid.
    static func cubeTable(_ inputs: FilterInputs, _ key: String) -> (size: Int, table: [SIMD4<Float>])? {
        let size = Int(max(0, min(inputs.number("inputCubeDimension"), 1000)))
        guard let data = inputs.values[key] as? Data, (2...128).contains(size),
            data.count >= size * size * size * 16
        else {
            inputs.report("\(key) must hold \(size) x \(size) x \(size) colours of four floats, of 2 to 128 per side")
            return nil
        }
        let table = data.withUnsafeBytes { bytes in
            (0..<size * size * size).map { place -> SIMD4<Float> in
                let color = bytes.loadUnaligned(fromByteOffset: place * 16, as: SIMD4<Float>.self)
                return color.limited(to: 1e6).unpremultiplied
            }
        }
        return (size, table)
    }
}
