import CoreGraphics
import Foundation
import Raster

/// A rectangle with rounded corners, to be added to a path.
struct RoundedOutline {
    private let rect: CGRect
    private let style: RoundedCornerStyle
    /// From the top trailing corner clockwise.
    private let corners: [CGSize]

    init(_ rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
        self.rect = rect.standardized
        self.style = style
        let size = CGSize(
            width: Self.usable(cornerSize.width, half: self.rect.width / 2),
            height: Self.usable(cornerSize.height, half: self.rect.height / 2))
        corners = Array(repeating: size.width > 0 && size.height > 0 ? size : .zero, count: 4)
    }

    init(_ rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle) {
        self.rect = rect.standardized
        self.style = style
        let (width, height) = (self.rect.width, self.rect.height)
        var radii = [
            cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading, cornerRadii.topLeading,
        ].map { Self.usable($0, half: min(width, height)) }
        // Two corners share a side; the fullest one says by how much all shrink.
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
        // Clockwise on the screen: each corner with the directions in which its two sides leave it.
        let places: [(at: CGPoint, from: CGVector, to: CGVector)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        path.change { path in
            for (index, place) in places.enumerated() {
                let points = outline(index).map { along, across in
                    CGPoint(
                        x: place.at.x + place.from.dx * along.width + place.to.dx * across.width,
                        y: place.at.y + place.from.dy * along.height + place.to.dy * across.height)
                }
                if index == 0 {
                    path.move(to: points[0], transform: transform)
                } else {
                    path.addLine(to: points[0], transform: transform)
                }
                for i in stride(from: 1, to: points.count, by: 3) {
                    path.addCurve(
                        to: points[i + 2], control1: points[i], control2: points[i + 1], transform: transform)
                }
            }
            path.closeSubpath()
        }
    }

    /// A corner's points, as distances along its first side and its second.
    private func outline(_ index: Int) -> [(along: CGSize, across: CGSize)] {
        let size = corners[index]
        guard size != .zero else { return [(.zero, .zero)] }
        guard style == .continuous else { return RoundedBox.circularCorner.map { scaled(size, $0.0, $0.1) } }
        // A continuous corner is longer than a circular one; a side without the room for that bends like a circle.
        let smoothness = CGSize(
            width: smoothness(size.width, room: room(index, vertical: false)),
            height: smoothness(size.height, room: room(index, vertical: true)))
        let isAlongX = index.isMultiple(of: 2)
        let (along, across) =
            isAlongX ? (smoothness.width, smoothness.height) : (smoothness.height, smoothness.width)
        return zip(Self.circleOfThree, RoundedBox.continuousCorner).map { circular, continuous in
            scaled(
                size, circular.along + (continuous.0 - circular.along) * Double(along),
                circular.across + (continuous.1 - circular.across) * Double(across))
        }
    }

    private func scaled(_ size: CGSize, _ along: Double, _ across: Double) -> (along: CGSize, across: CGSize) {
        (
            CGSize(width: size.width * CGFloat(along), height: size.height * CGFloat(along)),
            CGSize(width: size.width * CGFloat(across), height: size.height * CGFloat(across))
        )
    }

    /// 1 where there is room for a continuous corner, 0 where there is none beyond the radius.
    private func smoothness(_ radius: CGFloat, room: CGFloat) -> CGFloat {
        max(0, min((room / radius - 1) / (CGFloat(RoundedBox.continuousReach) - 1), 1))
    }

    /// How much of a side a corner has to itself: the more, the larger it is than the one it shares the side with.
    private func room(_ index: Int, vertical: Bool) -> CGFloat {
        let neighbour = corners[vertical ? [1, 0, 3, 2][index] : [3, 2, 1, 0][index]]
        let own = vertical ? corners[index].height : corners[index].width
        let other = vertical ? neighbour.height : neighbour.width
        return (vertical ? rect.height : rect.width) * own / (own + other)
    }

    /// A quarter of a circle as three cubics, to match the continuous corner's.
    private static let circleOfThree: [(along: Double, across: Double)] = {
        let step = Double.pi / 6
        let handle = 4 / 3 * tan(step / 4)
        var points = [(along: 1.0, across: 0.0)]
        for i in 0..<3 {
            let (from, to) = (Double(i) * step, Double(i + 1) * step)
            points.append((1 - sin(from) - handle * cos(from), 1 - cos(from) + handle * sin(from)))
            points.append((1 - sin(to) + handle * cos(to), 1 - cos(to) - handle * sin(to)))
            points.append((1 - sin(to), 1 - cos(to)))
        }
        return points
    }()
}
