import CoreGraphics
import Foundation
import Raster

/// A built-in blend kernel.
// `@unchecked Sendable`: its composition never changes.
final class BuiltinBlendKernel: CIBlendKernel, @unchecked Sendable {
    enum Composition: Sendable {
        case formula(BlendFormula)
        /// The formula with foreground and background exchanged.
        case exchanged(BlendFormula)
        case foreground, background, clear
        /// The expression that the kernel's body computes from foreground `s` and background `b`.
        case language(String)
    }

    private let composition: Composition

    private init(_ program: KernelProgram, _ composition: Composition) {
        self.composition = composition
        super.init(program)
    }

    override func apply(foreground: CIImage, background: CIImage) -> CIImage? {
        switch composition {
        case .formula(let formula): CIImage(BlendNode(foreground.node, over: background.node, formula))
        case .exchanged(let formula): CIImage(BlendNode(background.node, over: foreground.node, formula))
        case .foreground: foreground
        case .background: background
        case .clear: .clear.cropped(to: foreground.extent.joined(with: background.extent))
        case .language: super.apply(foreground: foreground, background: background)
        }
    }

    override func apply(
        extent: CGRect, roiCallback callback: @escaping CIKernelROICallback, arguments args: [Any]?
    ) -> CIImage? {
        // Without a program: it only provides the name and the parameters.
        if case .language = composition {
            return super.apply(extent: extent, roiCallback: callback, arguments: args)
        }
        guard bound(args ?? []) != nil, let foreground = Self.image(args?.first),
            let background = Self.image(args?.last)
        else { return nil }
        return apply(foreground: foreground, background: background)?.cropped(to: extent)
    }

    private static func image(_ value: Any?) -> CIImage? { value as? CIImage ?? (value as? CISampler)?.image }

    // MARK: Kernels

    static func named(_ name: String) -> CIBlendKernel {
        guard let kernel = all[name] else { preconditionFailure("no kernel of that name") }
        return kernel
    }

    private static let all: [String: BuiltinBlendKernel] = {
        var kernels: [String: BuiltinBlendKernel] = [:]
        for (name, composition) in compositions {
            let body = if case .language(let body) = composition { body } else { "return s;" }
            let source = "\(functions)kernel vec4 \(name)(__sample s, __sample b) { \(body) }"
            guard let program = (try? KernelProgram.programs(in: source))?.first else {
                preconditionFailure("\(name) is not a kernel")
            }
            kernels[name] = BuiltinBlendKernel(program, composition)
        }
        return kernels
    }()

    private static let functions = """
        vec3 straight(vec4 c) { return unpremultiply(c).rgb; }
        float luminance(vec3 c) { return dot(c, vec3(0.3, 0.59, 0.11)); }

        """

    /// A colour where both images overlap, and each image's own colour where only one of them is present.
    private static func overlapping(_ color: String) -> String {
        "return s * (1.0 - b.a) + b * (1.0 - s.a) + vec4(\(color), 1.0) * (s.a * b.a);"
    }

    private static let compositions: [String: Composition] = [
        "componentAdd": .formula(.addition),
        "componentMultiply": .formula(.multiplication),
        "componentMin": .formula(.minimum),
        "componentMax": .formula(.maximum),
        "clear": .clear,
        "source": .foreground,
        "destination": .background,
        "sourceOver": .formula(.sourceOver),
        "destinationOver": .exchanged(.sourceOver),
        "sourceIn": .formula(.sourceIn),
        "destinationIn": .exchanged(.sourceIn),
        "sourceOut": .formula(.sourceOut),
        "destinationOut": .exchanged(.sourceOut),
        "sourceAtop": .formula(.sourceAtop),
        "destinationAtop": .exchanged(.sourceAtop),
        "exclusiveOr": .language("return s * (1.0 - b.a) + b * (1.0 - s.a);"),
        "multiply": .formula(.multiply),
        "screen": .formula(.screen),
        "overlay": .formula(.overlay),
        "darken": .formula(.darken),
        "lighten": .formula(.lighten),
        "colorDodge": .formula(.colorDodge),
        "colorBurn": .formula(.colorBurn),
        "hardLight": .formula(.hardLight),
        "softLight": .formula(.softLight),
        "difference": .formula(.difference),
        "exclusion": .formula(.exclusion),
        "hue": .formula(.hue),
        "saturation": .formula(.saturation),
        "color": .formula(.color),
        "luminosity": .formula(.luminosity),
        "subtract": .formula(.subtract),
        "divide": .formula(.divide),
        "linearBurn": .formula(.linearBurn),
        "linearDodge": .formula(.linearDodge),
        "vividLight": .formula(.vividLight),
        "linearLight": .formula(.linearLight),
        "pinLight": .formula(.pinLight),
        "hardMix": .language(overlapping("step(1.0, straight(s) + straight(b))")),
        "darkerColor":
            .language(overlapping("luminance(straight(s)) < luminance(straight(b)) ? straight(s) : straight(b)")),
        "lighterColor":
            .language(overlapping("luminance(straight(s)) > luminance(straight(b)) ? straight(s) : straight(b)")),
    ]
}
