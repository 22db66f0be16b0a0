import Foundation

extension CGColorSpace {
    /// Whether the space can be a drawing destination: RGB, gray and CMYK spaces can, Lab, XYZ, indexed and pattern
    /// spaces can't.
    public var supportsOutput: Bool { [.monochrome, .rgb, .cmyk].contains(model) }
}

/// Returns whether components of a space may lie outside 0...1.
public func CGColorSpaceUsesExtendedRange(_ space: CGColorSpace) -> Bool {
    guard case .named(let kind) = space.definition else { return false }
    return kind.isExtended
}

/// Returns whether a space uses the perceptual quantizer (PQ) curve.
public func CGColorSpaceIsPQBased(_ s: CGColorSpace) -> Bool { s.transfer == .pq }

/// Returns whether a space uses the hybrid log-gamma (HLG) curve.
public func CGColorSpaceIsHLGBased(_ s: CGColorSpace) -> Bool { s.transfer == .hlg }

/// Returns whether a space uses one of BT.2100's curves for high dynamic range.
public func CGColorSpaceUsesITUR_2100TF(_ space: CGColorSpace) -> Bool { space.isHighDynamicRange }

/// Returns the space with the same primaries and linear components; nil where there is none, as for profiles.
public func CGColorSpaceCreateLinearized(_ space: CGColorSpace) -> CGColorSpace? {
    space.sibling(isLinear: true, isExtended: nil)
}

/// Returns the space with the same primaries and curve, and components that may lie outside 0...1; nil where there is
/// none, as for profiles.
public func CGColorSpaceCreateExtended(_ space: CGColorSpace) -> CGColorSpace? {
    space.sibling(isLinear: nil, isExtended: true)
}

/// Returns the space with the same primaries and linear components that may lie outside 0...1; nil where there is
/// none, as for profiles.
public func CGColorSpaceCreateExtendedLinearized(_ space: CGColorSpace) -> CGColorSpace? {
    space.sibling(isLinear: true, isExtended: true)
}

/// Returns the space with components in 0...1; the same space if it is one.
public func CGColorSpaceCreateCopyWithStandardRange(_ s: CGColorSpace) -> CGColorSpace {
    guard CGColorSpaceUsesExtendedRange(s) else { return s }
    return s.sibling(isLinear: nil, isExtended: false) ?? s
}

extension CGColorSpace {
    /// The transfer function of a space that is defined by its name.
    fileprivate var transfer: TransferFunction? {
        guard case .rgb(_, let transfer)? = encoding else { return nil }
        return transfer
    }

    /// The named space that differs only in these respects; nil leaves one as it is.
    fileprivate func sibling(isLinear: Bool?, isExtended: Bool?) -> CGColorSpace? {
        guard case .named(let kind) = definition else { return nil }
        let wantsExtended = isExtended ?? kind.isExtended
        let wanted: Encoding
        switch kind.encoding {
        case .gray(let transfer): wanted = .gray(isLinear == true ? .linear : transfer)
        case .rgb(let primaries, let transfer): wanted = .rgb(primaries, isLinear == true ? .linear : transfer)
        case .cmyk, .lab, .xyz: return nil
        }
        if kind.encoding == wanted, kind.isExtended == wantsExtended { return self }
        let siblings: [Kind] = [
            .sRGB, .extendedSRGB, .linearSRGB, .extendedLinearSRGB, .displayP3, .extendedDisplayP3, .linearDisplayP3,
            .extendedLinearDisplayP3, .itur_2020, .extendedITUR_2020, .linearITUR_2020, .extendedLinearITUR_2020,
            .genericGrayGamma2_2, .extendedGray, .linearGray, .extendedLinearGray,
        ]
        return siblings.first { $0.encoding == wanted && $0.isExtended == wantsExtended }
            .map { CGColorSpace(kind: $0) }
    }
}
