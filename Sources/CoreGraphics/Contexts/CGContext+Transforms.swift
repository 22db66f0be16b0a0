public import Foundation

extension CGContext {
    /// The current transformation matrix, from user space to device space, where a pixel is 1 by 1 and y points up.
    public var ctm: CGAffineTransform { state.ctm }

    /// Moves the origin of user space by (tx, ty).
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }

    /// Scales user space about its origin.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

    /// Turns user space about its origin by `angle` radians, from the positive x axis towards the positive y axis.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Puts `transform` before the CTM: points drawn from now on go through it first.
    ///
    /// One that is not finite is refused and reported.
    public func concatenate(_ transform: CGAffineTransform) {
        let ctm = transform.concatenating(state.ctm)
        guard ctm.isFinite else { return reportOnce("CGContext: a transform that is not finite was left out") }
        state.ctm = ctm
    }

    /// From user space to the device's pixels; the CTM.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

    /// A point of user space in device space.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }
    /// A size of user space in device space.
    public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm) }
    /// The box in device space around a rectangle of user space.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

    /// A point of device space in user space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }
    /// A size of device space in user space.
    public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(state.ctm.inverted()) }
    /// The box in user space around a rectangle of device space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}
