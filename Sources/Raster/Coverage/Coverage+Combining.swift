extension Coverage {
    /// The product of two coverages: their intersection.
    package func intersection(_ other: Coverage) -> Coverage {
        let common = bounds.intersection(other.bounds)
        guard !common.isEmpty else { return .none }
        if case .solid = other.storage { return offsetBy(x: 0, y: 0, clip: common) }
        if case .solid = storage { return other.offsetBy(x: 0, y: 0, clip: common) }
        // Most drawing is far from a clip's edges.
        if other.covers(common) { return offsetBy(x: 0, y: 0, clip: common) }
        let product = withExtendedLifetime((storage, other.storage)) {
            StripProduct(view, other.view, bounds: common).strips()
        }
        return Coverage(.strips(product), bounds: common)
    }

    /// The level of every pixel of `rect`.
    func levels(in rect: PixelRect) -> AlphaMask {
        let count = rect.width * rect.height
        let levels = [UInt8](unsafeUninitializedCapacity: count) { out, initialized in
            if let base = out.baseAddress { view.writeLevels(of: rect, to: base, stride: rect.width) }
            initialized = count
        }
        return AlphaMask(bounds: rect, levels: levels)
    }

    /// True when every pixel of `rect` is fully covered.
    package func covers(_ rect: PixelRect) -> Bool { rect.isEmpty || view.covers(rect) }
}
