import CoreGraphics
public import Foundation

extension UIAccessibility {
    /// Converts a rectangle from a view's coordinates to its bounding box on the screen.
    @MainActor
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: UIScreen.main.coordinateSpace)
    }

    /// Converts a path from a view's coordinates to those of the screen.
    @MainActor
    public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
        let origin = view.convert(CGPoint.zero, to: UIScreen.main.coordinateSpace)
        let (x, y) = (
            view.convert(CGPoint(x: 1, y: 0), to: UIScreen.main.coordinateSpace),
            view.convert(CGPoint(x: 0, y: 1), to: UIScreen.main.coordinateSpace)
        )
        let moved = UIBezierPath(cgPath: path.cgPath)
        moved.apply(
            CGAffineTransform(
                a: x.x - origin.x, b: x.y - origin.y, c: y.x - origin.x, d: y.y - origin.y, tx: origin.x, ty: origin.y))
        return moved
    }
}
