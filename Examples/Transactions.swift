// Six lanes, six transactions: durations, timing functions, disabled actions, nesting and sequences.
// Poster: 0.9 s

import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 860, height: 560)
page.backgroundColor = color(0x16181F)

func text(_ string: String, _ frame: CGRect, size: CGFloat, _ tint: CGColor, font: String = "Inter") -> CATextLayer {
    let text = CATextLayer()
    text.frame = frame
    text.font = font
    text.fontSize = size
    text.foregroundColor = tint
    text.string = string
    return text
}

/// A lane: a description of its transaction, a track with runners on it, and a lamp that its completion block lights.
final class Lane {
    let runners: [CALayer]
    let lamp = CALayer()
    static let start: CGFloat = 330
    static let goal: CGFloat = 760

    init(_ index: Int, _ title: String, _ code: String, _ tints: [UInt32]) {
        let y = 20 + CGFloat(index) * 88
        let card = CALayer()
        card.frame = CGRect(x: 20, y: y, width: 820, height: 78)
        card.cornerRadius = 16
        card.cornerCurve = .continuous
        card.backgroundColor = color(0x21242E)
        page.addSublayer(card)
        card.addSublayer(text(title, CGRect(x: 20, y: 15, width: 260, height: 22), size: 16, color(0xF2F3F7)))
        card.addSublayer(
            text(code, CGRect(x: 20, y: 42, width: 270, height: 18), size: 12, color(0x8B93A7), font: "Liberation Mono")
        )

        let track = CALayer()
        track.frame = CGRect(x: Lane.start, y: y + 37, width: Lane.goal - Lane.start, height: 4)
        track.cornerRadius = 2
        track.backgroundColor = color(0x323747)
        page.addSublayer(track)

        lamp.frame = CGRect(x: 796, y: y + 29, width: 20, height: 20)
        lamp.cornerRadius = 10
        lamp.backgroundColor = color(0x3A3F50)
        lamp.shadowColor = color(0x6EE7A8)
        lamp.shadowOffset = .zero
        lamp.shadowRadius = 8
        page.addSublayer(lamp)

        let spacing: CGFloat = tints.count > 1 ? 20 : 0
        runners = tints.enumerated().map { place, tint in
            let runner = CALayer()
            runner.bounds = CGRect(x: 0, y: 0, width: 26, height: 26)
            runner.position = CGPoint(
                x: Lane.start, y: y + 39 + spacing * (CGFloat(place) - CGFloat(tints.count - 1) / 2))
            if tints.count > 1 { runner.bounds.size = CGSize(width: 17, height: 17) }
            runner.cornerRadius = runner.bounds.width / 2
            runner.backgroundColor = color(tint)
            runner.shadowColor = color(tint)
            runner.shadowOpacity = 0.6
            runner.shadowOffset = .zero
            runner.shadowRadius = 6
            return runner
        }
        for runner in runners { page.addSublayer(runner) }
    }

    /// For the completion block.
    func finish() {
        lamp.backgroundColor = color(0x6EE7A8)
        lamp.shadowOpacity = 1
    }
}

let plain = Lane(0, "A quarter of a second", "nothing set", [0x5B9DFF])
let long = Lane(1, "Longer", "setAnimationDuration(2)", [0x9D7BFF])
let paced = Lane(2, "Another pace", "setAnimationTimingFunction(...)", [0xFF7AB6])
let still = Lane(3, "At once", "setDisableActions(true)", [0xFFB454])
let nested = Lane(4, "One inside another", "duration 2.4, inside it 0.8", [0x4FD1C5, 0xF6E05E])
let chained = Lane(5, "One after another", "setCompletionBlock { ... }", [0xFF6B6B])
CATransaction.flush()

func move(_ layer: CALayer, to fraction: CGFloat = 1) {
    layer.position.x = Lane.start + (Lane.goal - Lane.start) * fraction
}

/// One transaction with its settings, its changes, and a lamp for its end.
func run(_ lane: Lane, _ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { lane.finish() }
    body()
    CATransaction.commit()
}

// MARK: The six transactions

run(plain) { move(plain.runners[0]) }

run(long) {
    CATransaction.setAnimationDuration(2)
    move(long.runners[0])
}

run(paced) {
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.7, -0.5, 0.3, 1.5))
    move(paced.runners[0])
}

run(still) {
    CATransaction.setDisableActions(true)
    move(still.runners[0])
}

run(nested) {
    CATransaction.setAnimationDuration(2.4)
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.8)
    move(nested.runners[0])
    CATransaction.commit()
    // The inner transaction's duration ended with it.
    move(nested.runners[1])
}

func hop(_ step: Int) {
    guard step <= 4 else { return chained.finish() }
    CATransaction.begin()
    CATransaction.setAnimationDuration(0.6)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeInEaseOut))
    CATransaction.setCompletionBlock { hop(step + 1) }
    move(chained.runners[0], to: CGFloat(step) / 4)
    CATransaction.commit()
}

hop(1)

PlaygroundPage.current.liveView = page
