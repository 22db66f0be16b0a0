import CoreGraphics
public import Foundation

/// A coordinate space, such as that of a view or of the screen.
/// [Apple's reference](https://developer.apple.com/documentation/uikit/uicoordinatespace)
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The bounds of the object in its own coordinate space.
    var bounds: CGRect { get }

    /// Converts a point from this space to another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point from another space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle from this space to its bounding box in another.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another space to its bounding box in this one.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Windows are in screen coordinates, so a window's superspace is the screen's. A view outside any window is converted
// within its own hierarchy.

extension UIView: UICoordinateSpace {
    public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        switch coordinateSpace {
        case let view as UIView: layer.convert(point, to: view.layer)
        case is UIScreen: layer.convert(point, to: nil)
        default: coordinateSpace.convert(point, from: self)
        }
    }

    public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        switch coordinateSpace {
        case let view as UIView: layer.convert(point, from: view.layer)
        case is UIScreen: layer.convert(point, from: nil)
        default: coordinateSpace.convert(point, to: self)
        }
    }

    public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case let view as UIView: layer.convert(rect, to: view.layer)
        case is UIScreen: layer.convert(rect, to: nil)
        default: coordinateSpace.convert(rect, from: self)
        }
    }

    public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case let view as UIView: layer.convert(rect, from: view.layer)
        case is UIScreen: layer.convert(rect, from: nil)
        default: coordinateSpace.convert(rect, to: self)
        }
    }
}

extension UIScreen: UICoordinateSpace {
    /// The coordinate space of the screen in the interface's orientation, with the origin at the top left.
    public var coordinateSpace: any UICoordinateSpace { self }

    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, from: self)
    }

    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
    }

    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, from: self)
    }

    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: self)
    }
}
