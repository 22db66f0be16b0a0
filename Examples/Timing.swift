// Eleven dots move the same way, each with its own timing: paced, repeated, sped up, offset or held.
// Poster: 1.7 s
//
// The first six differ in their timing function, drawn at the left. The others: autoreverses, a repeat count, a speed,
// a time offset, and a layer that is paused and resumed in the middle of its run.

import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 800, height: 560)
page.backgroundColor = color(0x14181F)

let start: CFTimeInterval = 0.4
let run: CFTimeInterval = 3
let (left, right): (CGFloat, CGFloat) = (170, 752)

func stroke(_ path: CGPath, _ tint: CGColor, width: CGFloat = 2) -> CAShapeLayer {
    let line = CAShapeLayer()
    line.path = path
    line.fillColor = nil
    line.strokeColor = tint
    line.lineWidth = width
    line.lineCap = .round
    line.lineJoin = .round
    return line
}

// MARK: Rows

/// A row with its symbol at the left and a track for the dot; returns the dot, at rest at the end of the track.
@discardableResult
func row(_ index: Int, _ tint: UInt32, sign: CGPath, change: (CABasicAnimation) -> Void) -> CALayer {
    let y = 34 + CGFloat(index) * 49

    let badge = CALayer()
    badge.frame = CGRect(x: 44, y: y - 19, width: 76, height: 38)
    badge.backgroundColor = color(0xFFFFFF, 0.06)
    badge.cornerRadius = 9
    badge.addSublayer(stroke(sign, color(tint)))
    page.addSublayer(badge)

    let rail = CGMutablePath()
    rail.move(to: CGPoint(x: left, y: y))
    rail.addLine(to: CGPoint(x: right, y: y))
    page.addSublayer(stroke(rail, color(0xFFFFFF, 0.1)))

    let dot = CALayer()
    dot.bounds = CGRect(x: 0, y: 0, width: 28, height: 28)
    dot.position = CGPoint(x: right, y: y)
    dot.cornerRadius = 14
    dot.backgroundColor = color(tint)
    dot.shadowColor = color(tint)
    dot.shadowOpacity = 0.7
    dot.shadowRadius = 6
    dot.shadowOffset = .zero
    page.addSublayer(dot)

    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = left
    move.toValue = right
    move.beginTime = CACurrentMediaTime() + start
    move.duration = run
    move.fillMode = .backwards
    change(move)
    dot.add(move, forKey: "move")
    return dot
}

/// The curve of a timing function in a badge: time to the right, progress upwards.
func curve(_ function: CAMediaTimingFunction) -> CGPath {
    func point(_ index: Int) -> CGPoint {
        var values: [Float] = [0, 0]
        function.getControlPoint(at: index, values: &values)
        return CGPoint(x: 20 + 36 * CGFloat(values[0]), y: 31 - 24 * CGFloat(values[1]))
    }
    let path = CGMutablePath()
    path.move(to: point(0))
    path.addCurve(to: point(3), control1: point(1), control2: point(2))
    return path
}

let functions: [(UInt32, CAMediaTimingFunction)] = [
    (0xFF5252, CAMediaTimingFunction(name: .linear)),
    (0xFF9800, CAMediaTimingFunction(name: .easeIn)),
    (0xFFD740, CAMediaTimingFunction(name: .easeOut)),
    (0xB2FF59, CAMediaTimingFunction(name: .easeInEaseOut)),
    (0x69F0AE, CAMediaTimingFunction(name: .default)),
    (0x18FFFF, CAMediaTimingFunction(controlPoints: 0.6, -0.35, 0.3, 1.35)),
]
for (index, (tint, function)) in functions.enumerated() {
    row(index, tint, sign: curve(function)) { $0.timingFunction = function }
}

/// Straight strokes through points of the badge.
func lines(_ strokes: [[(CGFloat, CGFloat)]]) -> CGPath {
    let path = CGMutablePath()
    for line in strokes { path.addLines(between: line.map { CGPoint(x: $0.0, y: $0.1) }) }
    return path
}

let toAndFro = lines([
    [(22, 14), (54, 14)], [(47, 8), (54, 14), (47, 20)], [(54, 25), (22, 25)], [(29, 19), (22, 25), (29, 31)],
])
row(6, 0x40C4FF, sign: toAndFro) { move in
    move.duration = run / 2
    move.autoreverses = true
}

let threeTimes = lines([[(20, 10), (20, 28)], [(38, 10), (38, 28)], [(56, 10), (56, 28)]])
row(7, 0x448AFF, sign: threeTimes) { move in
    move.duration = run / 3
    move.repeatCount = 3
}

let twiceAsFast = lines([[(26, 9), (38, 19), (26, 29)], [(40, 9), (52, 19), (40, 29)]])
row(8, 0x7C4DFF, sign: twiceAsFast) { $0.speed = 2 }

let fromHalfWay = lines([[(20, 19), (56, 19)], [(38, 10), (38, 28)]])
row(9, 0xE040FB, sign: fromHalfWay) { $0.timeOffset = run / 2 }

let held = lines([[(32, 10), (32, 28)], [(44, 10), (44, 28)]])
let patient = row(10, 0xFF4081, sign: held) { $0.duration = run - 1 }

// MARK: Pause and resume

/// Runs an action after `delay` seconds, through an animation that changes nothing.
func after(_ delay: CFTimeInterval, _ action: @escaping () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock(action)
    let wait = CABasicAnimation(keyPath: "opacity")
    wait.fromValue = 1
    wait.toValue = 1
    wait.duration = delay
    page.add(wait, forKey: nil)
    CATransaction.commit()
}

after(start + 1) {
    let now = patient.convertTime(CACurrentMediaTime(), from: nil)
    patient.speed = 0
    patient.timeOffset = now
    after(1) {
        let heldAt = patient.timeOffset
        patient.speed = 1
        patient.timeOffset = 0
        patient.beginTime = 0
        patient.beginTime = patient.convertTime(CACurrentMediaTime(), from: nil) - heldAt
    }
}

PlaygroundPage.current.liveView = page
