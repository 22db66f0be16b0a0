import CoreGraphics

extension CGPath {
    /// Returns a rectangle with some corners rounded, clockwise from the top left, with the top first, with y down.
    ///
    /// Corners are as smooth as the sides have room for; where a radius is half a side, they are arcs.
    static func rounded(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) -> CGPath {
        let rect = rect.standardized
        func radius(_ wanted: CGFloat, _ side: CGFloat) -> CGFloat { min(max(wanted.isNaN ? 0 : wanted, 0), side / 2) }
        var (x, y) = (radius(radii.width, rect.width), radius(radii.height, rect.height))
        // Equal radii stay equal: one that is too large makes a capsule, not an ellipse.
        if radii.width == radii.height { (x, y) = (min(x, y), min(x, y)) }
        guard x > 0, y > 0, rect.width.isFinite, rect.height.isFinite else { return CGPath(rect: rect, transform: nil) }
        // Both sides of a corner are as smooth as the one with less room.
        let smoothness = RoundedCorner.smoothness(room: min(rect.width / 2 / x, rect.height / 2 / y))
        let rounded = RoundedCorner(
            radii: CGSize(width: x, height: y),
            curve: .continuous(smoothness: CGSize(width: smoothness, height: smoothness)))
        let clockwise: [UIRectCorner] = [.topRight, .bottomRight, .bottomLeft, .topLeft]
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, corners: clockwise.map { corners.contains($0) ? rounded : .square }, startsWithSide: true)
        return path
    }
}
