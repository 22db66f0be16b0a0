import CoreGraphics
import Foundation

/// The outline of a rectangle with rounded corners, to be added to a path.
struct RoundedOutline {
    private let rect: CGRect
    private let style: RoundedCornerStyle
    /// Clockwise from the top trailing corner.
    private let corners: [CGSize]

    init(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
        self.rect = rect.standardized
        self.style = style
        var half = CGSize(width: self.rect.width / 2, height: self.rect.height / 2)
        // Equal radii stay equal: one that is too large makes a capsule, not an ellipse.
        if cornerSize.width == cornerSize.height {
            let shorter = min(half.width, half.height)
            half = CGSize(width: shorter, height: shorter)
        }
        let size = CGSize(
            width: Self.usable(cornerSize.width, half: half.width),
            height: Self.usable(cornerSize.height, half: half.height))
        corners = Array(repeating: size.width > 0 && size.height > 0 ? size : .zero, count: 4)
    }

    init(_ rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle) {
        self.rect = rect.standardized
        self.style = style
        let (width, height) = (self.rect.width, self.rect.height)
        var radii = [
            cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
        ].map { Self.usable($0, half: min(width, height)) }
        // Two corners share a side; the side that they overfill most determines the scale of all.
        var scale: CGFloat = 1
        for index in 0..<4 {
            let sum = radii[index] + radii[(index + 1) % 4]
            let side = index.isMultiple(of: 2) ? height : width
            if sum > side { scale = min(scale, side / sum) }
        }
        radii = radii.map { $0 * scale }
        corners = radii.map { CGSize(width: $0, height: $0) }
    }

    private static func usable(_ length: CGFloat, half: CGFloat) -> CGFloat {
        length.isNaN ? 0 : max(0, min(length, half))
    }

    func append(to path: inout Path, _ transform: CGAffineTransform) {
        guard !rect.isNull else { return }
        guard corners.contains(where: { $0 != .zero }) else { return path.addRect(rect, transform: transform) }
        let curves = corners.indices.map { RoundedCorner(radii: corners[$0], curve: curve($0)) }
        path.change { $0.addRoundedRect(in: rect, corners: curves, transform: transform) }
    }

    private func curve(_ index: Int) -> RoundedCorner.Curve {
        guard style == .continuous, corners[index] != .zero else { return .circular }
        // A continuous corner is longer than a circular one; if a side has no room for it, it becomes circular.
        return .continuous(
            smoothness: CGSize(
                width: RoundedCorner.smoothness(room: room(index, vertical: false)),
                height: RoundedCorner.smoothness(room: room(index, vertical: true))))
    }

    /// Returns the length of a side available to a corner, in radii, in proportion to its size relative to the other
    /// corner of the side.
    private func room(_ index: Int, vertical: Bool) -> CGFloat {
        let neighbour = corners[vertical ? [1, 0, 3, 2][index] : [3, 2, 1, 0][index]]
        let own = vertical ? corners[index].height : corners[index].width
        let other = vertical ? neighbour.height : neighbour.width
        return (vertical ? rect.height : rect.width) * own / (own + other) / own
    }
}
