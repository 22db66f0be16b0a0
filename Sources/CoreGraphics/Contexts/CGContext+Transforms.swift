public import Foundation

extension CGContext {
    /// The current transformation matrix, from user space to device space, where a pixel is 1 by 1 and y points up.
    public var ctm: CGAffineTransform { state.ctm }

    /// Moves the origin of user space by (tx, ty).
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

    /// Scales user space about its origin.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Rotates user space about its origin by `angle` radians, from the positive x axis towards the positive y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Prepends `transform` to the CTM.
    ///
    /// One that is not finite is rejected and reported.
    public func concatenate(_ transform: CGAffineTransform) {
        let ctm = transform.concatenating(state.ctm)
        guard ctm.isFinite else { return reportOnce("CGContext: a transform that is not finite was ignored") }
        state.ctm = ctm
    }

    /// The transform from user space to device pixels; equals the CTM.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// Converts a point from user space to device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    /// Converts a size from user space to device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    /// Converts a rectangle from user space to device space; returns its bounding box.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

    /// Converts a point from device space to user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    /// Converts a size from device space to user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    /// Converts a rectangle from device space to user space; returns its bounding box.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}
