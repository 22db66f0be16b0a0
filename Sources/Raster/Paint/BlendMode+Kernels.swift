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
        }
    }

    var ignoresClearSource: Bool { kernelMode.ignoresClearSource }
}

extension pk_mode {
    /// True when a transparent source leaves the destination as it is; then painting with partial coverage is painting
    /// with a weaker source.
    var ignoresClearSource: Bool {
        switch self {
        case pk_source_over, pk_source_atop, pk_destination_over, pk_destination_out, pk_xor, pk_plus_lighter: true
        default: false
        }
    }
}
