// The same five points, visited five ways: linear, discrete, paced, cubic and paced along the curve.
// Poster: 3.7 s

import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 900, height: 560)
page.backgroundColor = color(0x10141D)

let points = [(20, 190), (60, 40), (90, 150), (200, 60), (240, 170)].map { CGPoint(x: $0.0, y: $0.1) }
let duration: CFTimeInterval = 4

/// A panel with the points, and a comet that visits them: copies of one dot, each a little later and fainter.
func panel(_ index: Int, _ mode: CAAnimationCalculationMode, _ tint: UInt32) {
    let panel = CALayer()
    panel.frame = CGRect(
        x: index < 3 ? 20 + CGFloat(index) * 290 : 165 + CGFloat(index - 3) * 290, y: index < 3 ? 20 : 290, width: 280,
        height: 250)
    panel.backgroundColor = color(0xFFFFFF, 0.05)
    panel.cornerRadius = 16
    panel.masksToBounds = true
    page.addSublayer(panel)

    let stops = CAShapeLayer()
    let rings = CGMutablePath()
    for point in points { rings.addEllipse(in: CGRect(x: point.x - 5, y: point.y - 5, width: 10, height: 10)) }
    stops.path = rings
    stops.fillColor = nil
    stops.strokeColor = color(0xFFFFFF, 0.5)
    stops.lineWidth = 2
    panel.addSublayer(stops)

    let title = CATextLayer()
    title.frame = CGRect(x: 0, y: 220, width: 280, height: 18)
    title.font = "Inter"
    title.fontSize = 13
    title.foregroundColor = color(0xFFFFFF, 0.6)
    title.alignmentMode = .center
    title.string = mode.rawValue
    panel.addSublayer(title)

    let trail = CAReplicatorLayer()
    trail.frame = panel.bounds
    trail.instanceCount = 180
    trail.instanceDelay = 0.02
    trail.instanceAlphaOffset = -1 / 180
    panel.addSublayer(trail)

    let dot = CALayer()
    dot.bounds = CGRect(x: 0, y: 0, width: 14, height: 14)
    dot.position = points[0]
    dot.cornerRadius = 7
    dot.backgroundColor = color(tint)
    trail.addSublayer(dot)

    let move = CAKeyframeAnimation(keyPath: "position")
    move.values = points
    move.calculationMode = mode
    move.duration = duration
    move.autoreverses = true
    move.repeatCount = .infinity
    dot.add(move, forKey: "move")
}

panel(0, .linear, 0xFF6B6B)
panel(1, .discrete, 0xFFD166)
panel(2, .paced, 0x5CE1A5)
panel(3, .cubic, 0x4CC9F0)
panel(4, .cubicPaced, 0xB388FF)

PlaygroundPage.current.liveView = page
