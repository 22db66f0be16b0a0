extension Coverage {
    /// The coverage blurred as by `AlphaMask.blurred`, clipped to `clip`. `arena` is for coverages that live for one
    /// frame.
    package func blurred(deviation: Double, clip: PixelRect, in arena: CoverageArena? = nil) -> Coverage {
        guard !bounds.isEmpty else { return .none }
        if AlphaMask.isBlurredDownsampled(deviation: deviation) {
            return Coverage(
                AlphaMask.blurredDownsampled(bounds, deviation: deviation, clip: clip) { rows, out in
                    view.writeLevels(of: rows, to: out, stride: rows.width)
                })
        }
        guard let arena, AlphaMask.isBlurredAtFullSize(deviation: deviation) else {
            // Otherwise pixels far outside the clip would be retained as well.
            return Coverage(AlphaMask(self).blurred(deviation: deviation).cropped(to: clip))
        }
        return CoverageWorkspace.borrow(from: arena) { workspace in
            let blur = GaussianBlur(workspace.pointee.blur.kernel(deviation: deviation))
            let silhouette = workspace.pointee.blur.silhouette.reserve(bounds.width * bounds.height)
            view.writeLevels(of: bounds, to: silhouette, stride: bounds.width)
            // The kernels write whole blocks: the last one may extend beyond the last row, hence the spare bytes.
            let grown = blur.grown(bounds)
            let block = workspace.pointee.block(
                for: grown.width * grown.height + GaussianBlur.spare, isLasting: false)
            let plane = MaskPlane(bounds: grown, spare: GaussianBlur.spare, in: block) {
                blur.apply(silhouette, bounds, to: $0, &workspace.pointee.blur)
            }
            return Coverage(.plane(plane), bounds: grown.intersection(clip))
        }
    }
}
