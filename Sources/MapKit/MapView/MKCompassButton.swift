import QuartzCore
public import UIKit

/// A compass that shows where north is on a map, and turns the map to it when it is tapped.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkcompassbutton)
@preconcurrency @MainActor
open class MKCompassButton: UIControl {
    /// The map.
    open weak var mapView: MKMapView? {
        didSet {
            oldValue?.ornaments.remove(self)
            mapView?.ornaments.add(self)
            update()
        }
    }
    /// Whether the compass is visible; `adaptive`, the default: while north is not up.
    open var compassVisibility = MKFeatureVisibility.adaptive { didSet { update() } }

    private let face = CompassFace(frame: CGRect(x: 0, y: 0, width: 36, height: 36))

    /// Creates a compass for a map.
    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 36, height: 36))
        self.mapView = mapView
    }

    /// Creates a compass.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a compass from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(face)
        addAction(UIAction { [weak self] _ in self?.turnNorth() }, for: .touchUpInside)
    }

    /// 36 by 36 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 36, height: 36) }

    /// Places the face.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private func turnNorth() {
        guard let mapView else { return }
        let camera = mapView.camera
        camera.heading = 0
        mapView.setCamera(camera, animated: true)
    }

    final func update() {
        let heading = mapView?.viewport.heading ?? 0
        face.transform = CGAffineTransform(rotationAngle: -CGFloat(heading * .pi / 180))
        switch compassVisibility {
        case .adaptive: alpha = heading == 0 ? 0 : 1
        case .hidden: alpha = 0
        case .visible: alpha = 1
        }
    }
}

/// The face of a compass: a red needle to the north.
private final class CompassFace: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.secondarySystemGroupedBackground.cgColor)
        context.fillEllipse(in: bounds)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        for (color, direction) in [(UIColor.systemRed, -1.0), (UIColor.systemGray, 1)] {
            context.setFillColor(color.cgColor)
            context.move(to: CGPoint(x: middle.x, y: middle.y + 14 * direction))
            context.addLine(to: CGPoint(x: middle.x - 4.5, y: middle.y))
            context.addLine(to: CGPoint(x: middle.x + 4.5, y: middle.y))
            context.fillPath()
        }
    }
}
