import UIKit

/// The rotating part.
final class NeedleView: UIView {
    @objc dynamic var color: UIColor = .label {
        didSet { shape.fillColor = color.cgColor }
    }

    private var shape: CAShapeLayer { layer as! CAShapeLayer }

    override class var layerClass: AnyClass { CAShapeLayer.self }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: bounds.midX - 3, y: bounds.midY))
        path.addLine(to: CGPoint(x: bounds.midX, y: bounds.minY + 6))
        path.addLine(to: CGPoint(x: bounds.midX + 3, y: bounds.midY))
        path.close()
        shape.path = path.cgPath
        shape.fillColor = color.cgColor
    }
}
