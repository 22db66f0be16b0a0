public import UIKit

/// The colours of a pin.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkpinannotationcolor)
public enum MKPinAnnotationColor: UInt, Sendable {
    /// Red, green and purple.
    case red, green, purple
}

/// A pin, whose needle's point is at the annotation's place.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkpinannotationview)
@preconcurrency @MainActor
open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the head; red, if it is nil.
    open var pinTintColor: UIColor! = MKPinAnnotationView.redPinColor() { didSet { setNeedsDisplay() } }
    /// Whether the pin falls onto the map when it is added.
    open var animatesDrop = false

    /// The colour as one of three.
    open var pinColor: MKPinAnnotationColor = .red {
        didSet {
            switch pinColor {
            case .red: pinTintColor = MKPinAnnotationView.redPinColor()
            case .green: pinTintColor = MKPinAnnotationView.greenPinColor()
            case .purple: pinTintColor = MKPinAnnotationView.purplePinColor()
            }
        }
    }

    /// Returns the red of pins that are destinations.
    open class func redPinColor() -> UIColor { UIColor(red: 1, green: 0.23, blue: 0.19, alpha: 1) }
    /// Returns the green of pins that are starting points.
    open class func greenPinColor() -> UIColor { UIColor(red: 0.3, green: 0.85, blue: 0.39, alpha: 1) }
    /// Returns the purple of pins that the user has dropped.
    open class func purplePinColor() -> UIColor { UIColor(red: 0.78, green: 0.35, blue: 0.89, alpha: 1) }

    /// Creates a pin.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        frame = CGRect(x: 0, y: 0, width: 32, height: 39)
        centerOffset = CGPoint(x: 8, y: -16)
        calloutOffset = CGPoint(x: -8, y: 0)
    }

    /// Creates a pin from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Draws the needle, the head and its gloss, unless the view has an image.
    open override func draw(_ rect: CGRect) {
        guard image == nil, let context = UIGraphicsGetCurrentContext() else { return }
        // The point is 8 points left of the middle and 16 below it.
        let point = CGPoint(x: 8, y: 35.5)
        context.setLineWidth(1.5)
        context.setLineCap(.round)
        context.setStrokeColor(UIColor(white: 0.45, alpha: 1).cgColor)
        context.move(to: point)
        context.addLine(to: CGPoint(x: point.x, y: 16))
        context.strokePath()
        let head = CGRect(x: 1, y: 2, width: 14, height: 14)
        context.setFillColor((pinTintColor ?? MKPinAnnotationView.redPinColor()).cgColor)
        context.fillEllipse(in: head)
        context.setFillColor(UIColor(white: 1, alpha: 0.55).cgColor)
        context.fillEllipse(in: CGRect(x: 4, y: 4.5, width: 4, height: 4))
    }
}
