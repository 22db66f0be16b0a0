import CoreGraphics

extension CGContext {
    /// Draws a silhouette filled with a paint, with drop shadows behind it and inner shadows inside it.
    func paint(_ base: Paint, _ shadows: [PaintShadow], place: CGRect, area: CGRect, _ silhouette: () -> Void) {
        for shadow in shadows where !shadow.isInner { set(shadow) }
        beginTransparencyLayer(auxiliaryInfo: nil)
        paint(base, place: place, area: area, silhouette)
        for shadow in shadows where shadow.isInner { drawInside(shadow, area: area, silhouette) }
        endTransparencyLayer()
    }

    private func set(_ shadow: PaintShadow) {
        // Quartz's blur is twice the standard deviation.
        setShadow(offset: shadow.offset, blur: 2 * shadow.radius, color: shadow.color)
    }

    /// Draws the inner shadow: the shadow that everything outside the silhouette casts on it.
    private func drawInside(_ shadow: PaintShadow, area: CGRect, _ silhouette: () -> Void) {
        saveGState()
        defer { restoreGState() }
        let reach = 3 * shadow.radius + abs(shadow.offset.width) + abs(shadow.offset.height)
        setBlendMode(.sourceAtop)
        set(shadow)
        beginTransparencyLayer(auxiliaryInfo: nil)
        setFillColor(.opaqueBlack)
        fill(area.insetBy(dx: -reach, dy: -reach))
        setBlendMode(.destinationOut)
        silhouette()
        endTransparencyLayer()
    }
}
