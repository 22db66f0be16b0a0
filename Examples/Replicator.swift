// One petal, one dot and one bar, each drawn many times by replicators that rotate, tint and delay their copies.
// Poster: 2.2 s

import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 800, height: 500)
page.backgroundColor = color(0x11141C)

/// Repeats forever, forward and back.
func pulse(_ keyPath: String, _ from: Any, _ to: Any, _ duration: CFTimeInterval) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.autoreverses = true
    animation.repeatCount = .infinity
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return animation
}

// MARK: A flower: copies of a petal, rotated, each a little redder than the one before

let flower = CAReplicatorLayer()
flower.frame = CGRect(x: 40, y: 50, width: 340, height: 340)
flower.instanceCount = 18
flower.instanceTransform = CATransform3DMakeRotation(2 * .pi / 18, 0, 0, 1)
flower.instanceColor = color(0x40C8FF)
flower.instanceRedOffset = 0.04
flower.instanceGreenOffset = -0.035
flower.instanceDelay = 0.1
page.addSublayer(flower)

let petal = CAShapeLayer()
petal.frame = CGRect(x: 140, y: 20, width: 60, height: 150)
let outline = CGMutablePath()
outline.move(to: CGPoint(x: 30, y: 150))
outline.addQuadCurve(to: CGPoint(x: 30, y: 0), control: CGPoint(x: -20, y: 60))
outline.addQuadCurve(to: CGPoint(x: 30, y: 150), control: CGPoint(x: 80, y: 60))
petal.path = outline
petal.fillColor = color(0xFFFFFF, 0.3)
petal.strokeColor = color(0xFFFFFF, 0.9)
petal.lineWidth = 1.5
petal.anchorPoint = CGPoint(x: 0.5, y: 1)
petal.position = CGPoint(x: 170, y: 170)
petal.add(pulse("transform.scale", 0.55, 1, 0.9), forKey: "breathe")
flower.addSublayer(petal)

// MARK: A wheel of dots that fade one after the other

let wheel = CAReplicatorLayer()
wheel.frame = CGRect(x: 470, y: 60, width: 140, height: 140)
wheel.instanceCount = 12
wheel.instanceTransform = CATransform3DMakeRotation(2 * .pi / 12, 0, 0, 1)
wheel.instanceDelay = 0.1
page.addSublayer(wheel)

let dot = CALayer()
dot.frame = CGRect(x: 60, y: 4, width: 20, height: 20)
dot.cornerRadius = 10
dot.backgroundColor = color(0xFFD54A)
dot.opacity = 0.15
let fade = CABasicAnimation(keyPath: "opacity")
fade.fromValue = 1
fade.toValue = 0.15
fade.duration = 1.2
fade.repeatCount = .infinity
dot.add(fade, forKey: "fade")
wheel.addSublayer(dot)

// MARK: A field of squares: a replicator of replicators

let rows = CAReplicatorLayer()
rows.frame = CGRect(x: 648, y: 60, width: 120, height: 140)
rows.instanceCount = 7
rows.instanceTransform = CATransform3DMakeTranslation(0, 20, 0)
rows.instanceDelay = 0.15
rows.instanceBlueOffset = -0.1
page.addSublayer(rows)

let columns = CAReplicatorLayer()
columns.frame = rows.bounds
columns.instanceCount = 6
columns.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
columns.instanceDelay = 0.15
columns.instanceRedOffset = -0.12
rows.addSublayer(columns)

let square = CALayer()
square.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
square.cornerRadius = 3
square.backgroundColor = color(0xFFF0FF)
square.add(pulse("transform.scale", 1, 0.25, 0.8), forKey: "shrink")
columns.addSublayer(square)

// MARK: Bars that rise and fall, above their reflection

let mirror = CAReplicatorLayer()
mirror.frame = CGRect(x: 440, y: 250, width: 330, height: 200)
mirror.instanceCount = 2
mirror.instanceTransform = CATransform3DTranslate(CATransform3DMakeScale(1, -1, 1), 0, -30, 0)
mirror.instanceAlphaOffset = -0.75
page.addSublayer(mirror)

let bars = CAReplicatorLayer()
bars.frame = mirror.bounds
bars.instanceCount = 15
bars.instanceTransform = CATransform3DMakeTranslation(22, 0, 0)
bars.instanceColor = color(0x5CFFB0)
bars.instanceGreenOffset = -0.035
bars.instanceRedOffset = 0.03
bars.instanceDelay = 0.13
mirror.addSublayer(bars)

let bar = CALayer()
bar.bounds = CGRect(x: 0, y: 0, width: 16, height: 100)
bar.anchorPoint = CGPoint(x: 0, y: 1)
bar.position = CGPoint(x: 0, y: 110)
bar.cornerRadius = 4
bar.backgroundColor = color(0xFFFFFF)
bar.add(pulse("bounds.size.height", 12, 100, 0.65), forKey: "rise")
bars.addSublayer(bar)

PlaygroundPage.current.liveView = page
