import PlaygroundSupport
import QuartzCore

// One of everything that a frame can contain: groups, shadows, gradients, shapes, depth.
let stage = CALayer()
stage.frame = CGRect(x: 0, y: 0, width: 320, height: 240)
stage.backgroundColor = CGColor(red: 0.1, green: 0.12, blue: 0.2, alpha: 1)

let card = CAGradientLayer()
card.frame = CGRect(x: 40, y: 40, width: 120, height: 90)
card.colors = [CGColor(red: 1, green: 0.5, blue: 0.1, alpha: 1), CGColor(red: 0.9, green: 0.1, blue: 0.5, alpha: 1)]
card.cornerRadius = 14
card.shadowOpacity = 0.6
card.shadowRadius = 6
stage.addSublayer(card)

let ring = CAShapeLayer()
ring.frame = CGRect(x: 200, y: 60, width: 80, height: 80)
ring.path = CGPath(ellipseIn: ring.bounds.insetBy(dx: 6, dy: 6), transform: nil)
ring.strokeColor = CGColor(red: 0.3, green: 0.9, blue: 0.8, alpha: 1)
ring.fillColor = nil
ring.lineWidth = 8
stage.addSublayer(ring)

func animate(_ layer: CALayer, _ keyPath: String, from: Any, to: Any, duration: Double) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.repeatCount = .infinity
    animation.autoreverses = true
    layer.add(animation, forKey: keyPath)
}
animate(card, "transform.rotation.z", from: -0.4, to: 0.7, duration: 1.5)
animate(card, "position.y", from: 85, to: 170, duration: 1.1)
animate(ring, "strokeEnd", from: 0.1, to: 1, duration: 1.7)
animate(ring, "transform.scale", from: 0.8, to: 1.3, duration: 0.9)

PlaygroundPage.current.liveView = stage
