// Every kind of layer on one sheet, each labelled by a text layer.
// Poster: 1.5 s

import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 1043, height: 644)
page.backgroundColor = color(0xF3F1EC)

/// The next cell of the sheet: a card of 190 points with rounded corners and a name.
var count = 0
func card(_ name: String) -> CALayer {
    let card = CALayer()
    card.frame = CGRect(x: 20 + CGFloat(count % 5) * 203, y: 18 + CGFloat(count / 5) * 206, width: 190, height: 196)
    card.backgroundColor = color(0xFFFFFF)
    card.cornerRadius = 14
    card.shadowOpacity = 0.12
    card.shadowRadius = 5
    card.shadowOffset = CGSize(width: 0, height: 2)
    page.addSublayer(card)
    let title = CATextLayer()
    title.frame = CGRect(x: 0, y: 173, width: 190, height: 16)
    title.font = "Inter"
    title.fontSize = 11.5
    title.foregroundColor = color(0x6B6F7B)
    title.alignmentMode = .center
    title.string = name
    card.addSublayer(title)
    count += 1
    return card
}

let square = CGRect(x: 45, y: 38, width: 100, height: 100)

func run(_ keyPath: String, _ from: Any, _ to: Any, _ duration: CFTimeInterval, back: Bool = true) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.autoreverses = back
    animation.repeatCount = .infinity
    animation.timingFunction = CAMediaTimingFunction(name: back ? .easeInEaseOut : .linear)
    return animation
}

// MARK: CALayer: a background, a border, two rounded corners, and a shadow

let plain = CALayer()
plain.frame = square
plain.backgroundColor = color(0x3D7EFF)
plain.borderColor = color(0x1A2F66)
plain.borderWidth = 5
plain.cornerRadius = 30
plain.cornerCurve = .continuous
plain.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
plain.shadowColor = color(0x1A2F66)
plain.shadowOpacity = 0.5
plain.shadowRadius = 8
plain.shadowOffset = CGSize(width: 6, height: 8)
card("CALayer").addSublayer(plain)

// MARK: CAGradientLayer: axial, radial and conic

let gradients = card("CAGradientLayer")
let kinds: [CAGradientLayerType] = [.axial, .radial, .conic]
for (index, kind) in kinds.enumerated() {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 18 + CGFloat(index) * 45, y: 24 + CGFloat(index) * 42, width: 64, height: 56)
    gradient.type = kind
    gradient.colors = [color(0xFFC83D), color(0xFF4E50), color(0x7A2BBF)]
    gradient.startPoint = kind == .axial ? CGPoint(x: 0, y: 0) : CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.cornerRadius = 12
    gradient.borderColor = color(0xFFFFFF)
    gradient.borderWidth = 3
    gradients.addSublayer(gradient)
}

// MARK: CAShapeLayer: a star stroked with dashes

let star = CAShapeLayer()
star.frame = square
let points = (0..<10).map { index -> CGPoint in
    let radius: CGFloat = index % 2 == 0 ? 62 : 27
    let angle = CGFloat(index) * .pi / 5 - .pi / 2
    return CGPoint(x: 50 + radius * cos(angle), y: 54 + radius * sin(angle))
}
let outline = CGMutablePath()
outline.addLines(between: points)
outline.closeSubpath()
star.path = outline
star.fillColor = color(0xFFE9A8)
star.strokeColor = color(0xE08A00)
star.lineWidth = 5
star.lineJoin = .round
star.lineCap = .round
star.lineDashPattern = [14, 9]
star.add(run("lineDashPhase", 0, 46, 2, back: false), forKey: "march")
card("CAShapeLayer").addSublayer(star)

// MARK: A mask: a gradient visible through rings

let masked = CAGradientLayer()
masked.frame = square.insetBy(dx: -15, dy: -15)
masked.colors = [color(0x00C6A7), color(0x1E4D92)]
let rings = CAShapeLayer()
let circles = CGMutablePath()
for radius in stride(from: CGFloat(62), to: 0, by: -16) {
    circles.addEllipse(in: CGRect(x: 65 - radius, y: 65 - radius, width: 2 * radius, height: 2 * radius))
}
rings.path = circles
rings.fillRule = .evenOdd
masked.mask = rings
card("mask").addSublayer(masked)

// MARK: Group opacity: two discs that don't show through each other

let pair = CALayer()
pair.frame = CGRect(x: 20, y: 44, width: 150, height: 100)
pair.opacity = 0.5
for (x, tint) in [(CGFloat(0), UInt32(0xE5383B)), (50, 0x2F6690)] {
    let disc = CALayer()
    disc.frame = CGRect(x: x, y: 0, width: 100, height: 100)
    disc.cornerRadius = 50
    disc.backgroundColor = color(tint)
    pair.addSublayer(disc)
}
card("opacity of a group").addSublayer(pair)

// MARK: Contents in nine parts: the frame keeps its width at any size of the layer

let tile = CGContext(
    data: nil, width: 30, height: 30, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
if let tile {
    tile.setFillColor(color(0x6B4226))
    tile.fillEllipse(in: CGRect(x: 0, y: 0, width: 30, height: 30))
    tile.setFillColor(color(0xF2C57C))
    tile.fillEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20))
}
let frames = card("contentsCenter")
for frame in [
    CGRect(x: 20, y: 24, width: 30, height: 30), CGRect(x: 66, y: 24, width: 104, height: 46),
    CGRect(x: 20, y: 84, width: 60, height: 80), CGRect(x: 96, y: 84, width: 74, height: 80),
] {
    let button = CALayer()
    button.frame = frame
    button.contents = tile?.makeImage()
    button.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0).insetBy(dx: -0.02, dy: -0.02)
    frames.addSublayer(button)
}

// MARK: CAReplicatorLayer: one drop, sixteen times

let replicator = CAReplicatorLayer()
replicator.frame = square.insetBy(dx: -20, dy: -20)
replicator.instanceCount = 16
replicator.instanceTransform = CATransform3DMakeRotation(.pi / 8, 0, 0, 1)
replicator.instanceDelay = 0.08
replicator.instanceColor = color(0xFF5C8A)
replicator.instanceRedOffset = -0.05
replicator.instanceBlueOffset = 0.03
let drop = CALayer()
drop.frame = CGRect(x: 62, y: 4, width: 16, height: 40)
drop.cornerRadius = 8
drop.backgroundColor = color(0xFFFFFF)
drop.add(run("transform.scale.y", 1, 0.4, 0.64), forKey: "pump")
replicator.addSublayer(drop)
card("CAReplicatorLayer").addSublayer(replicator)

// MARK: CATransformLayer: three intersecting plates in one 3D space

let room = CALayer()
room.frame = CGRect(x: 0, y: 0, width: 190, height: 188)
room.sublayerTransform.m34 = -1 / 500
let group = CATransformLayer()
group.frame = square
room.addSublayer(group)
for (index, tint) in [UInt32(0xEF476F), 0xFFD166, 0x118AB2].enumerated() {
    let plate = CALayer()
    plate.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    plate.backgroundColor = color(tint, 0.9)
    plate.cornerRadius = 8
    plate.transform = CATransform3DMakeRotation(CGFloat(index) * .pi / 3, 0, 1, 0)
    group.addSublayer(plate)
}
group.transform = CATransform3DMakeRotation(-0.4, 1, 0, 0)
group.add(run("sublayerTransform.rotation.y", 0, CGFloat.pi * 2, 6, back: false), forKey: "turn")
card("CATransformLayer").addSublayer(room)

// MARK: CAScrollLayer: a scrolling strip

let scroller = CAScrollLayer()
scroller.frame = square.insetBy(dx: -20, dy: 10)
scroller.masksToBounds = true
scroller.cornerRadius = 12
scroller.borderWidth = 2
scroller.borderColor = color(0x33415C)
for index in 0..<12 {
    let stripe = CALayer()
    stripe.frame = CGRect(x: CGFloat(index) * 40, y: 0, width: 40, height: 80)
    stripe.backgroundColor = CGColor(red: CGFloat(index) / 12, green: 0.5, blue: 1 - CGFloat(index) / 12, alpha: 1)
    scroller.addSublayer(stripe)
}
scroller.scroll(to: CGPoint(x: 170, y: 0))
scroller.add(run("bounds.origin.x", 0, 340, 3), forKey: "scroll")
card("CAScrollLayer").addSublayer(scroller)

// MARK: CAEmitterLayer: a fountain

let dot = CGContext(
    data: nil, width: 16, height: 16, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
dot?.setFillColor(color(0xFFFFFF))
dot?.fillEllipse(in: CGRect(x: 1, y: 1, width: 14, height: 14))
let fountain = CAEmitterLayer()
fountain.frame = CGRect(x: 0, y: 0, width: 190, height: 170)
fountain.masksToBounds = true
fountain.emitterPosition = CGPoint(x: 95, y: 160)
fountain.beginTime = CACurrentMediaTime() - 5
let water = CAEmitterCell()
water.contents = dot?.makeImage()
water.birthRate = 110
water.lifetime = 1.6
water.velocity = 190
water.velocityRange = 40
water.emissionLongitude = -.pi / 2
water.emissionRange = 0.6
water.yAcceleration = 230
water.color = color(0x2A9DF4, 0.8)
water.greenRange = 0.4
water.scale = 0.5
water.scaleRange = 0.4
fountain.emitterCells = [water]
card("CAEmitterLayer").addSublayer(fountain)

// MARK: Flipped geometry, and a rotated layer

let flipped = CALayer()
flipped.frame = square
flipped.isGeometryFlipped = true
flipped.backgroundColor = color(0xE9E4F0)
flipped.cornerRadius = 10
for index in 0..<4 {
    let step = CALayer()
    step.frame = CGRect(x: CGFloat(index) * 24 + 4, y: 4, width: 20, height: 22 * CGFloat(index + 1))
    step.backgroundColor = color(0x8E6BBF)
    step.cornerRadius = 3
    flipped.addSublayer(step)
}
flipped.transform = CATransform3DMakeRotation(0.12, 0, 0, 1)
card("isGeometryFlipped").addSublayer(flipped)

// MARK: Perspective: a card seen from the side, and its shadow

let stage = CALayer()
stage.frame = CGRect(x: 0, y: 0, width: 190, height: 188)
stage.sublayerTransform.m34 = -1 / 300
let leaf = CAGradientLayer()
leaf.frame = square
leaf.colors = [color(0x95D5B2), color(0x1B4332)]
leaf.cornerRadius = 14
leaf.shadowOpacity = 0.4
leaf.transform = CATransform3DMakeRotation(0.7, 0.3, 1, 0)
leaf.add(run("transform.rotation.y", -0.9, 0.9, 2), forKey: "swing")
stage.addSublayer(leaf)
card("sublayerTransform").addSublayer(stage)

// MARK: CATextLayer: lines that are wrapped and justified

let story = CATextLayer()
story.frame = CGRect(x: 18, y: 18, width: 154, height: 146)
story.font = "Liberation Serif"
story.fontSize = 15.5
story.foregroundColor = color(0x2B2D42)
story.isWrapped = true
story.alignmentMode = .justified
story.string =
    "Layers hold a picture each, and lie upon each other like sheets of glass. What is set on one moves it from where it is to where it is to be, and nobody has to say how."
card("CATextLayer").addSublayer(story)

// MARK: CATiledLayer: a map much larger than its visible part, drawn tile by tile on other threads

final class Map: CATiledLayer {
    override func draw(in ctx: CGContext) {
        let tile = ctx.boundingBoxOfClipPath
        ctx.setFillColor(color(0xD9EFD6))
        ctx.fill(tile)
        // Contour lines around hills that lie far apart.
        for hill in [CGPoint(x: 210, y: 170), CGPoint(x: 520, y: 330), CGPoint(x: 90, y: 480), CGPoint(x: 470, y: 40)] {
            for radius in stride(from: CGFloat(12), to: 190, by: 14) {
                let high = 1 - radius / 190
                ctx.setStrokeColor(color(0x3C7A4B, 0.25 + 0.6 * high))
                ctx.setLineWidth(1 + 1.6 * high)
                ctx.strokeEllipse(
                    in: CGRect(x: hill.x - radius * 1.2, y: hill.y - radius, width: 2.4 * radius, height: 2 * radius))
            }
        }
        ctx.setStrokeColor(color(0xFFFFFF, 0.8))
        ctx.setLineWidth(1.5)
        ctx.stroke(tile)
    }
}

let atlas = CALayer()
atlas.frame = CGRect(x: 15, y: 15, width: 160, height: 148)
atlas.cornerRadius = 12
atlas.masksToBounds = true
let map = Map()
map.anchorPoint = .zero
map.frame = CGRect(x: -120, y: -80, width: 640, height: 560)
map.tileSize = CGSize(width: 64, height: 64)
map.add(run("position", CGPoint(x: -60, y: -40), CGPoint(x: -420, y: -300), 6), forKey: "wander")
atlas.addSublayer(map)
card("CATiledLayer").addSublayer(atlas)

// MARK: CATransition: one image pushes the other out

let window = CALayer()
window.frame = CGRect(x: 20, y: 30, width: 150, height: 116)
window.cornerRadius = 14
window.masksToBounds = true
let pane = CAGradientLayer()
pane.frame = CGRect(x: 0, y: 0, width: 150, height: 116)
pane.colors = [color(0xFFB199), color(0xFF0844)]
window.addSublayer(pane)
card("CATransition").addSublayer(window)
// The old content must have been on screen.
CATransaction.flush()
CATransaction.setDisableActions(true)
pane.colors = [color(0x4FACFE), color(0x00F2FE)]
let push = CATransition()
push.type = .push
push.subtype = .fromRight
push.duration = 2.4
push.autoreverses = true
push.repeatCount = .infinity
push.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
pane.add(push, forKey: kCATransition)

PlaygroundPage.current.liveView = page
