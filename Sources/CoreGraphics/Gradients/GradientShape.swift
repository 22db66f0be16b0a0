import Foundation

/// Where the colours of a gradient lie, in user space.
enum GradientShape: Sendable {
    case linear(start: CGPoint, end: CGPoint, CGGradientDrawingOptions)
    case radial(
        startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat, CGGradientDrawingOptions)
    case conic(center: CGPoint, angle: CGFloat)
}
