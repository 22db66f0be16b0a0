// Eight weights on springs settle into place, from lightly to heavily damped, each below its coil.
// Poster: 1.1 s

import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 820, height: 460)
page.backgroundColor = color(0xFAF6EF)

let start: CFTimeInterval = 0.3
let (rest, drop): (CGFloat, CGFloat) = (300, 200)
let tints: [UInt32] = [0x264653, 0x287271, 0x2A9D8F, 0x8AB17D, 0xE9C46A, 0xF4A261, 0xEE8959, 0xE76F51]

for (index, tint) in tints.enumerated() {
    let x = 65 + CGFloat(index) * 98
    let damping = 2 + CGFloat(index) * CGFloat(index) * 0.5

    func spring(_ keyPath: String, _ from: Any, _ to: Any) -> CASpringAnimation {
        let spring = CASpringAnimation(keyPath: keyPath)
        spring.fromValue = from
        spring.toValue = to
        spring.mass = 1
        spring.stiffness = 140
        spring.damping = damping
        spring.duration = spring.settlingDuration
        spring.beginTime = CACurrentMediaTime() + start
        spring.fillMode = .backwards
        return spring
    }

    let wire = CAShapeLayer()
    wire.fillColor = nil
    wire.strokeColor = color(tint, 0.7)
    wire.lineWidth = 3
    wire.lineJoin = .round
    /// A coil of ten turns down to `y`.
    func coil(to y: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: x, y: 30))
        for turn in 0..<20 {
            let side: CGFloat = turn % 2 == 0 ? 14 : -14
            path.addLine(to: CGPoint(x: x + side, y: 40 + (y - 50) * (CGFloat(turn) + 0.5) / 20))
        }
        path.addLine(to: CGPoint(x: x, y: y))
        return path
    }
    wire.path = coil(to: rest)
    wire.add(spring("path", coil(to: rest - drop), coil(to: rest)), forKey: "stretch")
    page.addSublayer(wire)

    let weight = CALayer()
    weight.bounds = CGRect(x: 0, y: 0, width: 56, height: 56)
    weight.position = CGPoint(x: x, y: rest + 28)
    weight.cornerRadius = 14
    weight.cornerCurve = .continuous
    weight.backgroundColor = color(tint)
    weight.shadowOpacity = 0.25
    weight.shadowRadius = 6
    weight.shadowOffset = CGSize(width: 0, height: 5)
    weight.add(spring("position.y", rest + 28 - drop, rest + 28), forKey: "fall")
    page.addSublayer(weight)
}

let beam = CALayer()
beam.frame = CGRect(x: 20, y: 18, width: 780, height: 14)
beam.cornerRadius = 7
beam.backgroundColor = color(0x3A3A3A)
page.addSublayer(beam)

PlaygroundPage.current.liveView = page
