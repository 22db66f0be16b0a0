package import Foundation
import Raster

/// A corner of a rectangle's outline.
package struct RoundedCorner: Sendable {
    /// The curve of a corner.
    package enum Curve: Sendable {
        /// A quarter of an ellipse as one cubic.
        case circular
        /// The longer curve of iOS, as far as the sides have room for it: see `smoothness(room:)`, along x and along y.
        case continuous(smoothness: CGSize)
    }

    /// Along x and along y, in points; zero for a corner that is not rounded.
    package var radii: CGSize
    package var curve: Curve

    package init(radii: CGSize, curve: Curve) {
        self.radii = radii
        self.curve = curve
    }

    package static let square = RoundedCorner(radii: .zero, curve: .circular)

    /// Returns the fraction of the continuous curve that there is room for: 1 for all of it; 0, which is an arc, where
    /// there is none beyond the radius.
    ///
    /// - Parameter room: the length of a side that the corner may take, in radii.
    package static func smoothness(room: CGFloat) -> CGFloat {
        CornerShape.smoothness(room: room)
    }

    /// Returns the corner's points, as distances from it along the incoming side of the outline and along the outgoing
    /// one.
    ///
    /// - Parameter comesAlongX: whether the incoming side is horizontal.
    fileprivate func outline(comesAlongX: Bool) -> [(along: CGFloat, across: CGFloat)] {
        guard radii != .zero else { return [(0, 0)] }
        let (first, second) = comesAlongX ? (radii.width, radii.height) : (radii.height, radii.width)
        let shape: CornerShape =
            switch curve {
            case .circular: .circular
            case .continuous(let smoothness) where comesAlongX:
                .continuous(along: smoothness.width, across: smoothness.height)
            case .continuous(let smoothness): .continuous(along: smoothness.height, across: smoothness.width)
            }
        return (0..<shape.pointCount).map { (shape[$0].along * first, shape[$0].across * second) }
    }
}

extension CGMutablePath {
    /// Adds a rectangle with rounded corners, clockwise with y down, as a closed subpath.
    ///
    /// - Parameters:
    ///   - corners: four corners, starting at the largest x and smallest y, clockwise with y down.
    ///   - startsWithSide: whether the subpath starts with the side along the smallest y, as `UIBezierPath`'s does;
    ///     otherwise it starts with the first corner, and that side closes it.
    package func addRoundedRect(
        in rect: CGRect, corners: [RoundedCorner], startsWithSide: Bool = false,
        transform: CGAffineTransform = .identity
    ) {
        // Each corner with the directions of its two sides away from it.
        let places: [(at: CGPoint, from: CGVector, to: CGVector)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1)),
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0)),
        ]
        let outlines: [[CGPoint]] = zip(places, corners).map { place, corner in
            corner.outline(comesAlongX: place.from.dy == 0).map { along, across in
                CGPoint(
                    x: place.at.x + place.from.dx * along + place.to.dx * across,
                    y: place.at.y + place.from.dy * along + place.to.dy * across)
            }
        }
        if startsWithSide, let start = outlines.last?.last { move(to: start, transform: transform) }
        for (index, points) in outlines.enumerated() {
            if index == 0, !startsWithSide {
                move(to: points[0], transform: transform)
            } else {
                addLine(to: points[0], transform: transform)
            }
            for i in stride(from: 1, to: points.count, by: 3) {
                addCurve(to: points[i + 2], control1: points[i], control2: points[i + 1], transform: transform)
            }
        }
        closeSubpath()
    }
}
