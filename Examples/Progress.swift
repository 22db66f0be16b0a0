// A ring fills while its colours turn from cool to warm; when it is full, a check mark draws itself.
// Poster: 2.75 s
//
// The ring is a conic gradient behind a stroked mask, and `strokeEnd` fills it. The check mark waits for the ring with
// `beginTime`, and a `fillMode` keeps it hidden until then.

import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

let filling: CFTimeInterval = 2.4
let checking: CFTimeInterval = 0.45

let page = CAGradientLayer()
page.frame = CGRect(x: 0, y: 0, width: 480, height: 480)
page.colors = [color(0x1B2135), color(0x0D1020)]

// MARK: The ring

let box = CGRect(x: 100, y: 100, width: 280, height: 280)
let thickness: CGFloat = 26

/// Starts at twelve o'clock and runs clockwise on the screen.
func circle() -> CGPath {
    let path = CGMutablePath()
    let middle = CGPoint(x: box.width / 2, y: box.height / 2)
    path.addArc(
        center: middle, radius: (box.width - thickness) / 2, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: false
    )
    return path
}

let track = CAShapeLayer()
track.frame = box
track.path = circle()
track.fillColor = nil
track.strokeColor = color(0xFFFFFF, 0.08)
track.lineWidth = thickness
page.addSublayer(track)

let cool = [color(0x2979FF), color(0x00C9FF), color(0x2979FF)]
let warm = [color(0x00E5A8), color(0xB2FF59), color(0x00E5A8)]

let sweep = CAGradientLayer()
sweep.frame = box
sweep.type = .conic
sweep.startPoint = CGPoint(x: 0.5, y: 0.5)
sweep.endPoint = CGPoint(x: 0.5, y: 0)
sweep.colors = warm

let wipe = CAShapeLayer()
wipe.frame = sweep.bounds
wipe.path = circle()
wipe.fillColor = nil
wipe.strokeColor = color(0x000000)
wipe.lineWidth = thickness
wipe.lineCap = .round
sweep.mask = wipe

let glow = CALayer()
glow.frame = page.bounds
glow.shadowColor = color(0x00E5A8)
glow.shadowOpacity = 0.55
glow.shadowRadius = 14
glow.shadowOffset = .zero
glow.addSublayer(sweep)
page.addSublayer(glow)

let fill = CABasicAnimation(keyPath: "strokeEnd")
fill.fromValue = 0
fill.toValue = 1
fill.duration = filling
fill.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
wipe.add(fill, forKey: "fill")

let warmUp = CABasicAnimation(keyPath: "colors")
warmUp.fromValue = cool
warmUp.toValue = warm
warmUp.duration = filling
warmUp.timingFunction = CAMediaTimingFunction(name: .easeIn)
sweep.add(warmUp, forKey: "warm up")

let lightUp = CABasicAnimation(keyPath: "shadowOpacity")
lightUp.fromValue = 0.1
lightUp.toValue = 0.55
lightUp.duration = filling
glow.add(lightUp, forKey: "light up")

// MARK: The check mark, once the ring is full

let tick = CGMutablePath()
tick.move(to: CGPoint(x: 84, y: 146))
tick.addLine(to: CGPoint(x: 124, y: 186))
tick.addLine(to: CGPoint(x: 200, y: 100))

let check = CAShapeLayer()
check.frame = box
check.path = tick
check.fillColor = nil
check.strokeColor = color(0xEAFFF6)
check.lineWidth = 20
check.lineCap = .round
check.lineJoin = .round
page.addSublayer(check)

let start = CACurrentMediaTime() + filling

let write = CABasicAnimation(keyPath: "strokeEnd")
write.fromValue = 0
write.toValue = 1
write.beginTime = start
write.duration = checking
write.timingFunction = CAMediaTimingFunction(name: .easeOut)
write.fillMode = .backwards
check.add(write, forKey: "write")

// A round cap would be visible as a dot before the line starts.
let appear = CABasicAnimation(keyPath: "opacity")
appear.fromValue = 0
appear.toValue = 1
appear.beginTime = start
appear.duration = 0.05
appear.fillMode = .backwards
check.add(appear, forKey: "appear")

let pop = CAKeyframeAnimation(keyPath: "transform.scale")
pop.values = [1, 1.06, 0.985, 1]
pop.keyTimes = [0, 0.35, 0.7, 1]
pop.beginTime = start
pop.duration = 0.6
glow.add(pop, forKey: "pop")

PlaygroundPage.current.liveView = page
