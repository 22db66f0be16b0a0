import CoreGraphics
package import Raster

/// How a layer is composited with what its superlayer has painted so far.
package enum CompositingMode: Sendable, Equatable {
    case kernel(BlendMode)
    /// A mode that the rasterizer's kernels don't implement.
    case formula(BlendFormula)

    /// The modes by name, iOS's and Core Image's.
    package static let modes: [String: CompositingMode] = {
        var modes: [String: CompositingMode] = [
            "sourceOver": .kernel(.sourceOver), "copy": .kernel(.copy), "clear": .kernel(.clear),
            "sourceIn": .kernel(.sourceIn), "sourceOut": .kernel(.sourceOut), "sourceAtop": .kernel(.sourceAtop),
            "destOver": .kernel(.destinationOver), "destIn": .kernel(.destinationIn),
            "destOut": .kernel(.destinationOut), "destAtop": .kernel(.destinationAtop), "xor": .kernel(.xor),
            "plusL": .kernel(.plusLighter), "plusD": .kernel(.plusDarker),
            "multiply": .formula(.multiplication), "maximum": .formula(.maximum), "minimum": .formula(.minimum),
            "dest": .formula(.destination), "subtractS": .formula(.destinationLessSource),
            "subtractD": .formula(.sourceLessDestination),
            "CISourceOverCompositing": .kernel(.sourceOver), "CISourceInCompositing": .kernel(.sourceIn),
            "CISourceOutCompositing": .kernel(.sourceOut), "CISourceAtopCompositing": .kernel(.sourceAtop),
            "CIAdditionCompositing": .kernel(.plusLighter), "CIMultiplyCompositing": .formula(.multiplication),
            "CIMaximumCompositing": .formula(.maximum), "CIMinimumCompositing": .formula(.minimum),
        ]
        let mixing: [(String, CompositingMode)] = [
            ("normal", .kernel(.sourceOver)), ("multiply", .kernel(.multiply)), ("screen", .kernel(.screen)),
            ("overlay", .kernel(.overlay)), ("darken", .kernel(.darken)), ("lighten", .kernel(.lighten)),
            ("colorDodge", .kernel(.colorDodge)), ("colorBurn", .kernel(.colorBurn)),
            ("softLight", .kernel(.softLight)), ("hardLight", .kernel(.hardLight)),
            ("difference", .kernel(.difference)), ("exclusion", .kernel(.exclusion)), ("hue", .kernel(.hue)),
            ("saturation", .kernel(.saturation)), ("color", .kernel(.color)), ("luminosity", .kernel(.luminosity)),
            ("linearBurn", .formula(.linearBurn)), ("linearDodge", .formula(.linearDodge)),
            ("linearLight", .formula(.linearLight)), ("vividLight", .formula(.vividLight)),
            ("pinLight", .formula(.pinLight)), ("subtract", .formula(.subtract)), ("divide", .formula(.divide)),
        ]
        // iOS's "multiplyBlendMode" is Core Image's "CIMultiplyBlendMode".
        for (name, mode) in mixing {
            modes[name + "BlendMode"] = mode
            modes["CI" + name.prefix(1).uppercased() + name.dropFirst() + "BlendMode"] = mode
        }
        return modes
    }()
}
