// Day turns to night in sixteen ways: fades, pushes, moves and reveals, from every side, of whole layer trees.
// Poster: 0.7 s

import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

let size = CGSize(width: 200, height: 126)

func fraction(_ index: Int, _ step: Double) -> Double {
    (Double(index) * step).truncatingRemainder(dividingBy: 1)
}

/// A sky with a disc in it, over two mountain ranges.
func scene(sky: [UInt32], disc: UInt32, at place: CGPoint, stars: Int, hills: [UInt32]) -> CALayer {
    let scene = CAGradientLayer()
    scene.frame = CGRect(origin: .zero, size: size)
    scene.colors = sky.map { color($0) }
    for index in 0..<stars {
        let star = CALayer()
        // Multiples of the golden ratio fill a rectangle without a visible pattern.
        let spot = CGPoint(x: fraction(index, 0.618) * size.width, y: fraction(index, 0.414) * 80)
        star.frame = CGRect(origin: spot, size: CGSize(width: 1.8, height: 1.8))
        star.cornerRadius = 0.9
        star.backgroundColor = color(0xFFFFFF, 0.8)
        scene.addSublayer(star)
    }
    let ball = CALayer()
    ball.bounds = CGRect(x: 0, y: 0, width: 34, height: 34)
    ball.position = place
    ball.cornerRadius = 17
    ball.backgroundColor = color(disc)
    ball.shadowColor = color(disc)
    ball.shadowOpacity = 0.9
    ball.shadowRadius = 9
    ball.shadowOffset = .zero
    scene.addSublayer(ball)
    for (index, tint) in hills.enumerated() {
        let range = CAShapeLayer()
        let path = CGMutablePath()
        let base: CGFloat = 96 + CGFloat(index) * 16
        path.move(to: CGPoint(x: 0, y: size.height))
        for x in stride(from: CGFloat(0), through: size.width, by: 4) {
            let wave = sin(x / 31 + CGFloat(index) * 2.4) * 13 + sin(x / 13 + CGFloat(index)) * 4
            path.addLine(to: CGPoint(x: x, y: base - wave))
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.closeSubpath()
        range.path = path
        range.fillColor = color(tint)
        scene.addSublayer(range)
    }
    return scene
}

func day() -> CALayer {
    scene(
        sky: [0x4FACFE, 0xBFE9FF], disc: 0xFFE066, at: CGPoint(x: 148, y: 36), stars: 0, hills: [0x7BC67E, 0x2F9E62])
}

func night() -> CALayer {
    scene(
        sky: [0x0B1026, 0x3B2F63], disc: 0xF4F1DE, at: CGPoint(x: 52, y: 38), stars: 22, hills: [0x2A2D52, 0x14172E])
}

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 920, height: 690)
page.backgroundColor = color(0xF6F3EC)

func label(_ text: String, _ frame: CGRect) -> CATextLayer {
    let label = CATextLayer()
    label.frame = frame
    label.font = "Inter"
    label.fontSize = 13
    label.foregroundColor = color(0x4A4A55)
    label.alignmentMode = .center
    label.string = text
    return label
}

/// The next cell of the page: a window that shows the day.
var stages: [CALayer] = []
func window(_ text: String) -> CALayer {
    let origin = CGPoint(x: 20 + CGFloat(stages.count % 4) * 227, y: 18 + CGFloat(stages.count / 4) * 169)
    let window = CALayer()
    window.frame = CGRect(origin: origin, size: size)
    window.cornerRadius = 16
    window.cornerCurve = .continuous
    window.masksToBounds = true
    let stage = CALayer()
    stage.frame = CGRect(origin: .zero, size: size)
    stage.addSublayer(day())
    window.addSublayer(stage)
    page.addSublayer(window)
    page.addSublayer(label(text, CGRect(x: origin.x, y: origin.y + size.height + 6, width: size.width, height: 18)))
    stages.append(stage)
    return stage
}

func transition(_ type: CATransitionType, _ side: CATransitionSubtype? = nil) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = side
    transition.duration = 1.7
    transition.autoreverses = true
    transition.repeatCount = .infinity
    transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return transition
}

var transitions: [(CALayer, CATransition)] = []
for (text, start, end, pace) in [
    ("fade", Float(0), Float(1), CAMediaTimingFunctionName.easeInEaseOut), ("fade, ease in", 0, 1, .easeIn),
    ("fade to the half", 0, 0.5, .linear), ("fade from the half", 0.5, 1, .linear),
] {
    let fade = transition(.fade)
    fade.startProgress = start
    fade.endProgress = end
    fade.timingFunction = CAMediaTimingFunction(name: pace)
    transitions.append((window(text), fade))
}
for type in [CATransitionType.push, .moveIn, .reveal] {
    for side in [CATransitionSubtype.fromLeft, .fromRight, .fromTop, .fromBottom] {
        transitions.append((window("\(type.rawValue), \(side.rawValue)"), transition(type, side)))
    }
}

// The day must have been on screen for the transitions to start from it.
CATransaction.flush()
CATransaction.setDisableActions(true)
for (stage, transition) in transitions {
    stage.sublayers = [night()]
    stage.add(transition, forKey: kCATransition)
}

PlaygroundPage.current.liveView = page
