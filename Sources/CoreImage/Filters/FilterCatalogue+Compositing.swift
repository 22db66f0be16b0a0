import CoreGraphics
import Raster

extension FilterCatalogue {
    private static let background = FilterSpec.Input.image(kCIInputBackgroundImageKey)

    static let compositing: [FilterSpec] =
        [
            ("CISourceOverCompositing", "Source Over", BlendFormula.sourceOver),
            ("CISourceInCompositing", "Source In", .sourceIn),
            ("CISourceOutCompositing", "Source Out", .sourceOut),
            ("CISourceAtopCompositing", "Source Atop", .sourceAtop),
            ("CIAdditionCompositing", "Addition", .addition),
            ("CIMultiplyCompositing", "Multiply", .multiplication),
            ("CIMaximumCompositing", "Maximum", .maximum),
            ("CIMinimumCompositing", "Minimum", .minimum),
        ].map { joining($0.0, $0.1, $0.2) }
        + [
            ("Multiply", BlendFormula.multiply), ("Screen", .screen), ("Overlay", .overlay), ("Darken", .darken),
            ("Lighten", .lighten), ("ColorDodge", .colorDodge), ("ColorBurn", .colorBurn),
            ("SoftLight", .softLight), ("HardLight", .hardLight), ("Difference", .difference),
            ("Exclusion", .exclusion), ("Hue", .hue), ("Saturation", .saturation), ("Color", .color),
            ("Luminosity", .luminosity), ("LinearBurn", .linearBurn), ("LinearDodge", .linearDodge),
            ("LinearLight", .linearLight), ("VividLight", .vividLight), ("PinLight", .pinLight),
            ("Subtract", .subtract), ("Divide", .divide),
        ].map { joining("CI\($0.0)BlendMode", "\($0.0) Blend Mode", $0.1) }

    static let transitions: [FilterSpec] = [
        FilterSpec(
            "CIDissolveTransition", "Dissolve", kCICategoryTransition,
            [.image, .image(kCIInputTargetImageKey), .scalar(kCIInputTimeKey, 0, 0...1)]
        ) { inputs in
            guard let image = inputs.image(), let target = inputs.image(kCIInputTargetImageKey) else { return nil }
            let kernel = MixKernel(part: max(0, min(inputs.float(kCIInputTimeKey), 1)))
            return BinaryKernelNode(image, target, kernel, extent: image.extent.joined(with: target.extent))
        }
    ]

    static let blending: [FilterSpec] = [
        masking("CIBlendWithMask", "Blend With Mask", readsAlpha: false),
        masking("CIBlendWithAlphaMask", "Blend With Alpha Mask", readsAlpha: true),
    ]

    private static func joining(_ name: String, _ display: String, _ formula: BlendFormula) -> FilterSpec {
        FilterSpec(name, display, kCICategoryCompositeOperation, [.image, background]) { inputs in
            guard let image = inputs.image() else { return nil }
            // Without a background there is nothing to composite with.
            guard let behind = inputs.optionalImage(kCIInputBackgroundImageKey) else { return image }
            return BlendNode(image, over: behind, formula)
        }
    }

    private static func masking(_ name: String, _ display: String, readsAlpha: Bool) -> FilterSpec {
        FilterSpec(
            name, display, kCICategoryStylize, [.image, background, .image(kCIInputMaskImageKey)]
        ) { inputs in
            guard let image = inputs.image(), let mask = inputs.image(kCIInputMaskImageKey) else { return nil }
            let behind = inputs.optionalImage(kCIInputBackgroundImageKey) ?? EmptyNode.shared
            return MaskNode(image, over: behind, by: mask, readsAlpha: readsAlpha)
        }
    }
}
