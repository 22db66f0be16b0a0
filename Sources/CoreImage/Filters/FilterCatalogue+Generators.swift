import CoreGraphics
import Foundation
import Raster

extension FilterCatalogue {
    static let gradients: [FilterSpec] = [
        FilterSpec(
            "CILinearGradient", "Linear Gradient", kCICategoryGradient,
            [
                .position("inputPoint0", 0, 0), .position("inputPoint1", 200, 200), .color("inputColor0", .white),
                .color("inputColor1", .black),
            ]
        ) { inputs in
            let (p0, p1) = (inputs.vector("inputPoint0").cgPointValue, inputs.vector("inputPoint1").cgPointValue)
            return pattern(inputs) { LinearPattern(p0, p1, $0, $1) }
        },
        FilterSpec(
            "CISmoothLinearGradient", "Smooth Linear Gradient", kCICategoryGradient,
            [
                .position("inputPoint0", 0, 0), .position("inputPoint1", 200, 200), .color("inputColor0", .white),
                .color("inputColor1", .black),
            ]
        ) { inputs in
            let (p0, p1) = (inputs.vector("inputPoint0").cgPointValue, inputs.vector("inputPoint1").cgPointValue)
            return pattern(inputs) { SmoothLinearPattern(line: LinearPattern(p0, p1, $0, $1)) }
        },
        FilterSpec(
            "CIRadialGradient", "Radial Gradient", kCICategoryGradient,
            [
                .center, .distance("inputRadius0", 5, 0...800), .distance("inputRadius1", 100, 0...800),
                .color("inputColor0", .white), .color("inputColor1", .black),
            ]
        ) { inputs in
            let center = inputs.point("inputCenter")
            let (r0, r1) = (inputs.number("inputRadius0"), inputs.number("inputRadius1"))
            return pattern(inputs) {
                RadialPattern(center: center, radius0: r0, radius1: r1, color0: $0, color1: $1)
            }
        },
        FilterSpec(
            "CIGaussianGradient", "Gaussian Gradient", kCICategoryGradient,
            [
                .center, .color("inputColor0", .white), .color("inputColor1", .clear),
                .distance("inputRadius", 300, 0...800),
            ]
        ) { inputs in
            let (center, radius) = (inputs.point("inputCenter"), inputs.number("inputRadius"))
            return pattern(inputs) { GaussianPattern(center: center, radius: radius, color0: $0, color1: $1) }
        },
    ]

    static let generators: [FilterSpec] = [
        FilterSpec(
            "CICheckerboardGenerator", "Checkerboard", kCICategoryGenerator,
            [
                .center, .color("inputColor0", .white), .color("inputColor1", .black),
                .distance("inputWidth", 80, 0...800), .scalar("inputSharpness", 1, 0...1),
            ]
        ) { checks($0, isStriped: false) },
        FilterSpec(
            "CIStripesGenerator", "Stripes", kCICategoryGenerator,
            [
                .center, .color("inputColor0", .white), .color("inputColor1", .black),
                .distance("inputWidth", 80, 0...800), .scalar("inputSharpness", 1, 0...1),
            ]
        ) { checks($0, isStriped: true) },
        FilterSpec(
            "CIConstantColorGenerator", "Constant Color", kCICategoryGenerator, [.color("inputColor", .red)]
        ) { ColorNode($0.color("inputColor")) },
        FilterSpec("CIRandomGenerator", "Random Generator", kCICategoryGenerator, []) { _ in
            PatternNode { _ in NoisePattern() }
        },
        FilterSpec(
            "CIQRCodeGenerator", "QR Code Generator", kCICategoryGenerator,
            [.data("inputMessage"), .string("inputCorrectionLevel", "M")]
        ) { inputs in
            guard let message = inputs.values["inputMessage"] as? Data else {
                inputs.report("inputMessage is missing")
                return nil
            }
            let level = inputs.values["inputCorrectionLevel"] as? String ?? "M"
            guard let bitmap = QRCode.bitmap(of: message, level: level) else {
                inputs.report("\(message.count) bytes at correction level \"\(level)\" can't be encoded")
                return nil
            }
            return BitmapNode(bitmap)
        },
    ]

    private static func pattern<P: Pattern>(
        _ inputs: FilterInputs, _ make: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> P
    ) -> ImageNode {
        let (color0, color1) = (inputs.color("inputColor0"), inputs.color("inputColor1"))
        return PatternNode { space in
            make(color0.components(in: space).premultiplied, color1.components(in: space).premultiplied)
        }
    }

    private static func checks(_ inputs: FilterInputs, isStriped: Bool) -> ImageNode {
        let (center, width) = (inputs.point("inputCenter"), inputs.number("inputWidth"))
        let sharpness = max(0, min(inputs.number("inputSharpness"), 1))
        return pattern(inputs) {
            CheckPattern(
                center: center, width: width, sharpness: sharpness, isStriped: isStriped, color0: $0, color1: $1)
        }
    }
}
