import PlaygroundSupport
import QuartzCore

final class Gauge: CALayer {
    @LayerProperty("progress") var progress: CGFloat = 0.3

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
        guard event == "progress" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.progress ?? progress
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        return animation
    }

    override func draw(in context: CGContext) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let start = -CGFloat.pi / 2
        context.setLineWidth(28)
        context.setLineCap(.round)
        context.setStrokeColor(CGColor(gray: 1, alpha: 0.12))
        context.addArc(center: center, radius: 110, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        context.strokePath()
        context.setStrokeColor(CGColor(red: 0.2, green: 0.85, blue: 0.7, alpha: 1))
        context.addArc(
            center: center, radius: 110, startAngle: start, endAngle: start + 2 * .pi * progress, clockwise: false)
        context.strokePath()
    }
}

let gauge = Gauge()
gauge.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
gauge.backgroundColor = CGColor(red: 0.08, green: 0.09, blue: 0.14, alpha: 1)
gauge.setNeedsDisplay()

PlaygroundPage.current.liveView = gauge
CATransaction.flush()

CATransaction.begin()
CATransaction.setAnimationDuration(2)
gauge.progress = 0.9
CATransaction.commit()
