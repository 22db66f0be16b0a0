import QuartzCore
import UIKit

/// Draws the line up to `progress`, which is animatable.
final class ChartLayer: CALayer {
    @NSManaged var progress: CGFloat
    @NSManaged var lineColor: CGColor?

    var points: [CGPoint] = [] {
        didSet { setNeedsDisplay() }
    }

    override init() {
        super.init()
        progress = 1
        needsDisplayOnBoundsChange = true
    }

    override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? ChartLayer else { return }
        points = other.points
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool {
        if key == #keyPath(ChartLayer.progress) || key == #keyPath(ChartLayer.lineColor) { return true }
        return super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> CAAction? {
        guard event == #keyPath(ChartLayer.progress), !CATransaction.disableActions() else {
            return super.action(forKey: event)
        }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.progress ?? progress
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        return animation
    }

    override func draw(in context: CGContext) {
        guard points.count > 1, let lineColor = lineColor else { return }
        let visible = points.prefix(max(2, Int(CGFloat(points.count) * progress)))
        context.addLines(between: Array(visible))
        context.setLineJoin(.round)
        context.setLineWidth(2)
        context.setStrokeColor(lineColor)
        context.strokePath()
    }
}
