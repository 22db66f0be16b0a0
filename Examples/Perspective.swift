// Cards ride a carousel around two intersecting panes of glass.
// Poster: 1.2 s
//
// Depth is real: nearer layers hide those further away, and intersecting panes are split where they meet. Each card has
// a single-sided front and back; the glass is double-sided.

import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

let page = CAGradientLayer()
page.frame = CGRect(x: 0, y: 0, width: 960, height: 540)
page.colors = [color(0x22143A), color(0x3B2A63), color(0x171026)]
page.locations = [0, 0.6, 1]

let stage = CALayer()
stage.frame = page.bounds
var perspective = CATransform3DIdentity
perspective.m34 = -1 / 900
stage.sublayerTransform = perspective
page.addSublayer(stage)

/// The whole scene, seen from slightly above.
let world = CATransformLayer()
world.position = CGPoint(x: 480, y: 262)
world.transform = CATransform3DMakeRotation(-0.24, 1, 0, 0)
stage.addSublayer(world)

// MARK: Cards

let cardSize = CGSize(width: 130, height: 176)
let tints: [(UInt32, UInt32)] = [
    (0xFF6B6B, 0xC2185B), (0xFFB347, 0xF4511E), (0xFFE66D, 0xF9A825), (0x9BE564, 0x388E3C), (0x4ECDC4, 0x00838F),
    (0x5DA9E9, 0x1A4E9E), (0x8E7CFF, 0x4527A0), (0xF78FD5, 0x8E24AA),
]

/// One side of a card, visible from its front only.
func cardSide(_ colors: [CGColor]) -> CAGradientLayer {
    let side = CAGradientLayer()
    side.bounds = CGRect(origin: .zero, size: cardSize)
    side.colors = colors
    side.startPoint = CGPoint(x: 0, y: 0)
    side.endPoint = CGPoint(x: 1, y: 1)
    side.cornerRadius = 16
    side.borderWidth = 3
    side.borderColor = color(0xFFFFFF, 0.85)
    side.isDoubleSided = false
    return side
}

/// A star that shows the orientation of a card.
func star(points: Int) -> CGPath {
    let path = CGMutablePath()
    for i in 0..<(points * 2) {
        let radius: CGFloat = i.isMultiple(of: 2) ? 36 : 16
        let angle = .pi * CGFloat(i) / CGFloat(points) - .pi / 2
        let point = CGPoint(x: cardSize.width / 2 + radius * cos(angle), y: cardSize.height / 2 + radius * sin(angle))
        if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
}

let carousel = CATransformLayer()
world.addSublayer(carousel)

for (index, tint) in tints.enumerated() {
    let card = CATransformLayer()
    let angle = 2 * .pi * CGFloat(index) / CGFloat(tints.count)
    card.transform = CATransform3DTranslate(CATransform3DMakeRotation(angle, 0, 1, 0), 0, 0, 310)

    let front = cardSide([color(tint.0), color(tint.1)])
    let sign = CAShapeLayer()
    sign.path = star(points: index + 3)
    sign.fillColor = color(0xFFFFFF, 0.9)
    front.addSublayer(sign)
    card.addSublayer(front)

    let back = cardSide([color(0x3A3A52), color(0x17171F)])
    back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    card.addSublayer(back)
    carousel.addSublayer(card)
}

// MARK: Glass

/// Two panes at the same position, at right angles: each is split where the other passes through it.
let glass = CATransformLayer()
world.addSublayer(glass)
for (index, tint) in [UInt32(0x00E5FF), 0xFFEA00].enumerated() {
    let pane = CALayer()
    pane.bounds = CGRect(x: 0, y: 0, width: 300, height: 190)
    pane.backgroundColor = color(tint, 0.82)
    pane.borderColor = color(0xFFFFFF)
    pane.borderWidth = 3
    pane.cornerRadius = 14
    pane.transform = CATransform3DMakeRotation(.pi / 4 + .pi / 2 * CGFloat(index), 0, 1, 0)
    glass.addSublayer(pane)
}

// MARK: A fan of tiles that overlap by their z position alone

let fan = CALayer()
fan.frame = CGRect(x: 360, y: 448, width: 240, height: 70)
page.addSublayer(fan)
for index in 0..<7 {
    let tile = CALayer()
    tile.bounds = CGRect(x: 0, y: 0, width: 58, height: 58)
    tile.position = CGPoint(x: 30 + CGFloat(index) * 30, y: 35)
    tile.cornerRadius = 10
    tile.backgroundColor = color(tints[index].0)
    tile.shadowOpacity = 0.5
    tile.shadowRadius = 4
    tile.shadowOffset = CGSize(width: 0, height: 2)
    // The middle one is on top although it was added fourth.
    tile.zPosition = CGFloat(3 - abs(index - 3))
    fan.addSublayer(tile)
}

// MARK: Motion

func turn(_ layer: CALayer, by angle: CGFloat, in duration: CFTimeInterval) {
    let turn = CABasicAnimation(keyPath: "transform.rotation.y")
    turn.fromValue = 0
    turn.toValue = angle
    turn.duration = duration
    layer.add(turn, forKey: "turn")
}

turn(carousel, by: -2 * .pi, in: 8)
turn(glass, by: 2 * .pi, in: 8)

PlaygroundPage.current.liveView = page
