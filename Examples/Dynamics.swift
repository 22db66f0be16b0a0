// Dynamic animation: a Newton's cradle, a wrecking ball on a rope, and a funnel that fills a box.
// Poster: 1.2 s

import PlaygroundSupport
import UIKit

final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

let page = UIView(frame: CGRect(x: 0, y: 0, width: 820, height: 460))
page.backgroundColor = UIColor(red: 0.98, green: 0.965, blue: 0.937, alpha: 1)
let tints: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue, .systemPurple,
]
let ink = UIColor(white: 0.25, alpha: 1)

func add(_ view: UIView, at center: CGPoint, _ size: CGSize, _ color: UIColor) -> UIView {
    view.bounds.size = size
    view.center = center
    view.backgroundColor = color
    view.layer.cornerRadius = view is Ball ? size.width / 2 : 4
    page.addSubview(view)
    return view
}

func addBall(at center: CGPoint, radius: CGFloat, _ color: UIColor) -> UIView {
    let ball = add(Ball(), at: center, CGSize(width: 2 * radius, height: 2 * radius), color)
    // A mark that shows its rotation.
    let mark = UIView(frame: CGRect(x: radius - 2, y: 4, width: 4, height: radius * 0.6))
    mark.backgroundColor = UIColor(white: 1, alpha: 0.7)
    mark.layer.cornerRadius = 2
    ball.addSubview(mark)
    return ball
}

let lines = CAShapeLayer()
lines.strokeColor = ink.cgColor
lines.fillColor = nil
lines.lineWidth = 3
lines.lineCap = .round
page.layer.addSublayer(lines)

let animator = UIDynamicAnimator(referenceView: page)
let gravity = UIGravityBehavior()
let collision = UICollisionBehavior()
collision.translatesReferenceBoundsIntoBoundary = true

// Each string connects an anchor point on the page with a ball.
var strings: [(anchor: CGPoint, ball: UIView)] = []

// A cradle: five balls that barely touch, the first of them lifted.
let elastic = UIDynamicItemBehavior()
elastic.elasticity = 1
elastic.allowsRotation = false
for index in 0..<5 {
    let anchor = CGPoint(x: 130 + CGFloat(index) * 31.5, y: 60)
    let angle: CGFloat = index == 0 ? 0.9 : 0
    let center = CGPoint(x: anchor.x - 130 * sin(angle), y: anchor.y + 130 * cos(angle))
    let ball = addBall(at: center, radius: 15, ink)
    animator.addBehavior(UIAttachmentBehavior(item: ball, attachedToAnchor: anchor))
    elastic.addItem(ball)
    gravity.addItem(ball)
    collision.addItem(ball)
    strings.append((anchor, ball))
}

// A tower, and a heavy ball that swings into it.
let blocks = UIDynamicItemBehavior()
(blocks.friction, blocks.elasticity) = (0.4, 0.1)
for index in 0..<9 {
    let block = add(
        UIView(), at: CGPoint(x: 470, y: 439 - CGFloat(index) * 28), CGSize(width: 44, height: 28), tints[index % 7])
    gravity.addItem(block)
    collision.addItem(block)
    blocks.addItem(block)
}
let hook = CGPoint(x: 400, y: 20)
let wrecker = addBall(at: CGPoint(x: 300, y: 240), radius: 26, .systemIndigo)
let heavy = UIDynamicItemBehavior(items: [wrecker])
heavy.density = 6
gravity.addItem(wrecker)
collision.addItem(wrecker)
animator.addBehavior(UIAttachmentBehavior(item: wrecker, attachedToAnchor: hook))
strings.append((hook, wrecker))

// A funnel, and the bodies that fall through it.
func line(_ name: String, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> (String, CGPoint, CGPoint) {
    (name, CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
}
let funnel = [
    line("left", 590, 150, 662, 250), line("right", 810, 150, 738, 250), line("peg", 665, 320, 735, 345),
    line("box", 590, 360, 590, 460),
]
for (name, start, end) in funnel { collision.addBoundary(withIdentifier: name as NSString, from: start, to: end) }
let pieces = UIDynamicItemBehavior()
(pieces.elasticity, pieces.friction) = (0.35, 0.1)
for index in 0..<24 {
    let center = CGPoint(x: 625 + CGFloat(index % 6) * 29, y: 128 - CGFloat(index / 6) * 30)
    let piece =
        index % 3 == 0
        ? add(UIView(), at: center, CGSize(width: 20, height: 20), tints[index % 7])
        : addBall(at: center, radius: 11, tints[index % 7])
    gravity.addItem(piece)
    collision.addItem(piece)
    pieces.addItem(piece)
}

for behavior in [elastic, blocks, heavy, pieces, collision, gravity] { animator.addBehavior(behavior) }

// The strings and the funnel, redrawn as the balls move.
func drawLines() {
    let path = CGMutablePath()
    for (anchor, ball) in strings {
        path.move(to: anchor)
        path.addLine(to: ball.center)
    }
    for (_, start, end) in funnel {
        path.move(to: start)
        path.addLine(to: end)
    }
    path.move(to: CGPoint(x: 105, y: 58))
    path.addLine(to: CGPoint(x: 275, y: 58))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lines.path = path
    CATransaction.commit()
}
drawLines()
gravity.action = { drawLines() }

PlaygroundPage.current.liveView = page
