internal import CPixelKernels

extension BlendMode {
    var kernelMode: pk_mode {
        switch self {
        case .sourceOver: pk_source_over
        case .copy: pk_copy
        case .clear: pk_clear
        case .sourceIn: pk_source_in
        case .sourceOut: pk_source_out
        case .sourceAtop: pk_source_atop
        case .destinationOver: pk_destination_over
        case .destinationIn: pk_destination_in
        case .destinationOut: pk_destination_out
        case .destinationAtop: pk_destination_atop
        case .xor: pk_xor
        case .plusLighter: pk_plus_lighter
        case .multiply: pk_multiply
        case .screen: pk_screen
        case .overlay: pk_overlay
        case .darken: pk_darken
        case .lighten: pk_lighten
        case .colorDodge: pk_color_dodge
        case .colorBurn: pk_color_burn
        case .softLight: pk_soft_light
        case .hardLight: pk_hard_light
        case .difference: pk_difference
        case .exclusion: pk_exclusion
        case .hue: pk_hue
        case .saturation: pk_saturation
        case .color: pk_color
        case .luminosity: pk_luminosity
        case .plusDarker: pk_plus_darker
        }
    }

    package var ignoresClearSource: Bool { kernelMode.ignoresClearSource }
}

extension pk_mode {
    /// True when a transparent source leaves the destination unchanged, so that partial coverage is equivalent to a
    /// source with reduced alpha.
    var ignoresClearSource: Bool {
        // These modes are affine in the premultiplied source S and give back the destination D where S is zero, so S
        // times a coverage c yields D + c (result - D), as interpolation would. (The two clamped sums, plusLighter and
        // plusDarker, differ where they saturate.) A blend function sees the straight colour, which c does not change,
        // with c times the alpha.
        switch self {
        case pk_copy, pk_clear, pk_source_in, pk_source_out, pk_destination_in, pk_destination_atop: false
        default: true
        }
    }
}
