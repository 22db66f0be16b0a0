import CoreGraphics
import Foundation

/// The screen's coordinate space in portrait orientation, fixed to the device.
@MainActor
final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
    var bounds: CGRect {
        let size = UIScreen.main.bounds.size
        let isTurned = UIScreen.main.model.orientation.isLandscape
        return CGRect(origin: .zero, size: isTurned ? CGSize(width: size.height, height: size.width) : size)
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard !(coordinateSpace is FixedCoordinateSpace) else { return point }
        return UIScreen.main.convert(point.applying(fromInterface.inverted()), to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard !(coordinateSpace is FixedCoordinateSpace) else { return point }
        return UIScreen.main.convert(point, from: coordinateSpace).applying(fromInterface)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard !(coordinateSpace is FixedCoordinateSpace) else { return rect }
        return UIScreen.main.convert(rect.applying(fromInterface.inverted()), to: coordinateSpace)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard !(coordinateSpace is FixedCoordinateSpace) else { return rect }
        return UIScreen.main.convert(rect, from: coordinateSpace).applying(fromInterface)
    }

    /// The transform from the screen's space in the interface orientation, whose top edge is a side of the device in
    /// landscape.
    private var fromInterface: CGAffineTransform {
        let size = UIScreen.main.bounds.size
        return switch UIScreen.main.model.orientation {
        case .landscapeLeft: CGAffineTransform(0, 1, -1, 0, size.height, 0)
        case .landscapeRight: CGAffineTransform(0, -1, 1, 0, 0, size.width)
        case .portraitUpsideDown: CGAffineTransform(-1, 0, 0, -1, size.width, size.height)
        default: .identity
        }
    }
}
