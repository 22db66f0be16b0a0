// A wooden cube turns once on its shadow and comes softly to rest.
// Poster: 1.5 s
//
// Six square faces share the 3D space of a transform layer; the layer above gives them perspective. The wood is drawn
// with Quartz, the light is a dark layer on each face whose opacity follows the face's angle to a lamp.

import PlaygroundSupport
import QuartzCore

// MARK: Metrics

let canvas = CGSize(width: 960, height: 540)
let side: CGFloat = 210
let turn: CFTimeInterval = 4
let restingAngle: CGFloat = 0.62
let tilt: CGFloat = -0.42
/// From the cube to the lamp: left, above, in front.
let lamp: (x: CGFloat, y: CGFloat, z: CGFloat) = (-0.38, -0.76, 0.53)
/// Eases in and out, more slowly at the end.
let pace = CAMediaTimingFunction(controlPoints: 0.35, 0, 0.12, 1)

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

/// Pseudorandom numbers that are the same on every run.
struct Dice {
    var state: UInt64

    mutating func roll(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return low + (high - low) * CGFloat(state >> 33) / CGFloat(UInt32.max >> 1)
    }
}

// MARK: Wood

/// An image drawn by `draw`, at two pixels a point so that it stays sharp in a large movie.
func picture(_ draw: (CGContext) -> Void) -> CGImage? {
    let pixels = Int(side) * 2
    let context = CGContext(
        data: nil, width: pixels, height: pixels, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.scaleBy(x: 2, y: 2)
    context.map(draw)
    return context?.makeImage()
}

/// The end grain of a log: rings around an off-centre pith, with a few radial cracks.
func endGrain(seed: UInt64) -> CGImage? {
    picture { context in
        var dice = Dice(state: seed)
        let heart = CGPoint(x: dice.roll(0.3, 0.5) * side, y: dice.roll(0.45, 0.65) * side)
        let ground = CGGradient(
            colorsSpace: nil, colors: [color(0xC98F52), color(0xE2B67A), color(0xD3A063)] as CFArray,
            locations: [0, 0.45, 1])
        if let ground {
            context.drawRadialGradient(
                ground, startCenter: heart, startRadius: 0, endCenter: heart, endRadius: side,
                options: [.drawsAfterEndLocation])
        }
        var radius: CGFloat = 5
        // Each ring grew on the one before it, so it has nearly its shape.
        var bulges = (0..<8).map { _ in dice.roll(0.96, 1.04) }
        while radius < side * 1.1 {
            context.setStrokeColor(color(dice.roll(0, 1) < 0.3 ? 0x7A4A22 : 0x9A6533, dice.roll(0.25, 0.6)))
            context.setLineWidth(dice.roll(0.7, 2.1))
            context.addPath(ring(around: heart, radius: radius, bulges))
            context.strokePath()
            radius += dice.roll(4.5, 8.5)
            bulges = bulges.map { $0 + dice.roll(-0.006, 0.006) }
        }
        context.setLineCap(.round)
        for _ in 0..<5 {
            let angle = dice.roll(0, 2 * .pi)
            let (near, far) = (dice.roll(6, 14), dice.roll(30, 62))
            context.setStrokeColor(color(0x5A3416, 0.55))
            context.setLineWidth(dice.roll(0.5, 1.1))
            context.move(to: CGPoint(x: heart.x + near * cos(angle), y: heart.y + near * sin(angle)))
            context.addQuadCurve(
                to: CGPoint(x: heart.x + far * cos(angle + 0.12), y: heart.y + far * sin(angle + 0.12)),
                control: CGPoint(x: heart.x + far / 2 * cos(angle - 0.1), y: heart.y + far / 2 * sin(angle - 0.1)))
            context.strokePath()
        }
    }
}

/// A closed curve near a circle, through eight points pushed in and out.
func ring(around center: CGPoint, radius: CGFloat, _ bulges: [CGFloat]) -> CGPath {
    func point(_ i: Int, _ push: CGFloat, _ along: CGFloat) -> CGPoint {
        let angle = 2 * .pi * (CGFloat(i) + along) / CGFloat(bulges.count)
        let reach = radius * bulges[i % bulges.count] * push
        return CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
    }
    let path = CGMutablePath()
    path.move(to: point(0, 1, 0))
    for i in bulges.indices {
        path.addCurve(to: point(i + 1, 1, 0), control1: point(i, 1.035, 0.33), control2: point(i + 1, 1.035, -0.33))
    }
    path.closeSubpath()
    return path
}

/// The side of a plank: long fibres that bend around a knot.
func longGrain(seed: UInt64) -> CGImage? {
    picture { context in
        var dice = Dice(state: seed)
        let ground = CGGradient(
            colorsSpace: nil, colors: [color(0xD9A868), color(0xE8C189), color(0xCF9957), color(0xDDB075)] as CFArray,
            locations: [0, 0.35, 0.7, 1])
        if let ground {
            context.drawLinearGradient(
                ground, start: .zero, end: CGPoint(x: side, y: side * 0.15), options: [.drawsAfterEndLocation])
        }
        let knot = CGPoint(x: dice.roll(0.3, 0.7) * side, y: dice.roll(0.3, 0.7) * side)
        var x: CGFloat = -8
        while x < side + 8 {
            let away = x - knot.x
            // Fibres near the knot are displaced, those further away hardly.
            let bend = (away < 0 ? -1 : 1) * 20 * exp(-abs(away) / 24)
            context.setStrokeColor(color(dice.roll(0, 1) < 0.25 ? 0x7E4E25 : 0xA06C38, dice.roll(0.18, 0.5)))
            context.setLineWidth(dice.roll(0.5, 1.7))
            context.move(to: CGPoint(x: x + dice.roll(-2, 2), y: 0))
            context.addCurve(
                to: CGPoint(x: x + bend, y: knot.y), control1: CGPoint(x: x, y: knot.y * 0.5),
                control2: CGPoint(x: x + bend, y: knot.y * 0.7))
            context.addCurve(
                to: CGPoint(x: x + dice.roll(-2, 2), y: side), control1: CGPoint(x: x + bend, y: knot.y * 1.3),
                control2: CGPoint(x: x, y: (side + knot.y) / 2))
            context.strokePath()
            x += dice.roll(3.2, 7)
        }
        let eye = CGGradient(
            colorsSpace: nil, colors: [color(0x5E3717), color(0x8C5A2B), color(0xB98148, 0)] as CFArray,
            locations: [0, 0.5, 1])
        if let eye {
            context.drawRadialGradient(
                eye, startCenter: knot, startRadius: 0, endCenter: knot, endRadius: 17, options: [])
        }
        for radius in stride(from: 4, to: 15, by: 3.5) {
            context.setStrokeColor(color(0x4C2A10, 0.5))
            context.setLineWidth(0.8)
            context.addPath(ring(around: knot, radius: radius, (0..<8).map { _ in dice.roll(0.92, 1.08) }))
            context.strokePath()
        }
    }
}

// MARK: The room

let room = CALayer()
room.frame = CGRect(origin: .zero, size: canvas)

let wall = CAGradientLayer()
wall.frame = room.bounds
wall.colors = [color(0x39424E), color(0x7C8894), color(0xB9C0C6)]
wall.locations = [0, 0.62, 1]
room.addSublayer(wall)

let ground = CAGradientLayer()
ground.frame = CGRect(x: 0, y: 262, width: canvas.width, height: canvas.height - 262)
ground.colors = [color(0xAFA79C), color(0xD8D1C5), color(0xF1ECE2)]
ground.locations = [0, 0.45, 1]
room.addSublayer(ground)

// MARK: The stage, which gives perspective to everything on it

let stage = CALayer()
stage.frame = room.bounds
var perspective = CATransform3DIdentity
perspective.m34 = -1 / 1000
stage.sublayerTransform = perspective
room.addSublayer(stage)

/// Everything that the camera looks down on.
let table = CATransformLayer()
table.position = CGPoint(x: canvas.width / 2, y: canvas.height / 2 - 8)
table.transform = CATransform3DMakeRotation(tilt, 1, 0, 0)
stage.addSublayer(table)

let cube = CATransformLayer()
cube.transform = CATransform3DMakeRotation(restingAngle, 0, 1, 0)

/// Lays a layer flat under the cube.
func layDown(_ layer: CALayer, below: CGFloat) {
    layer.transform = CATransform3DRotate(CATransform3DMakeTranslation(0, side / 2 + below, 0), .pi / 2, 1, 0, 0)
}

// The shadow that the lamp casts to the right: a gradient that fades with distance, clipped to the shadow's outline. A
// lamp is not a point, so the outline is soft: several wider and fainter shadows overlap.
let outline = CGMutablePath()
outline.move(to: CGPoint(x: 60, y: 130))
outline.addCurve(to: CGPoint(x: 250, y: 70), control1: CGPoint(x: 110, y: 76), control2: CGPoint(x: 180, y: 64))
outline.addCurve(to: CGPoint(x: 520, y: 240), control1: CGPoint(x: 370, y: 82), control2: CGPoint(x: 505, y: 150))
outline.addCurve(to: CGPoint(x: 300, y: 380), control1: CGPoint(x: 532, y: 320), control2: CGPoint(x: 430, y: 386))
outline.addCurve(to: CGPoint(x: 60, y: 130), control1: CGPoint(x: 170, y: 374), control2: CGPoint(x: 10, y: 230))
outline.closeSubpath()

let penumbra = 6
for ring in 0..<penumbra {
    let cast = CAGradientLayer()
    cast.bounds = CGRect(x: 0, y: 0, width: 560, height: 460)
    cast.anchorPoint = CGPoint(x: 0.27, y: 0.5)
    let strength = 0.62 / CGFloat(penumbra)
    cast.colors = [color(0x000000, strength), color(0x000000, strength * 0.6), color(0x000000, 0)]
    cast.locations = [0.1, 0.5, 1]
    cast.startPoint = CGPoint(x: 0.1, y: 0.4)
    cast.endPoint = CGPoint(x: 0.95, y: 0.68)
    let mask = CAShapeLayer()
    mask.frame = cast.bounds
    mask.path = outline
    let growth = 0.95 + 0.02 * CGFloat(ring)
    mask.transform = CATransform3DMakeScale(growth, growth, 1)
    cast.mask = mask
    layDown(cast, below: 1)
    table.addSublayer(cast)
}

// The contact shadow, darkest where the wood nearly touches the ground; it turns with the cube.
let contact = CALayer()
contact.bounds = CGRect(x: 0, y: 0, width: side, height: side)
contact.shadowPath = CGPath(rect: contact.bounds.insetBy(dx: 3, dy: 3), transform: nil)
contact.shadowColor = color(0x120C06)
contact.shadowOpacity = 0.85
contact.shadowRadius = 9
contact.shadowOffset = .zero
layDown(contact, below: 0.5)
cube.addSublayer(contact)

// MARK: Faces

/// A line of light along an edge that catches the lamp, fading at its ends.
func highlight(_ frame: CGRect, strength: CGFloat) -> CAGradientLayer {
    let line = CAGradientLayer()
    line.frame = frame
    line.colors = [color(0xFFF4DC, 0), color(0xFFF4DC, strength), color(0xFFF4DC, 0)]
    let isLevel = frame.width > frame.height
    line.startPoint = isLevel ? CGPoint(x: 0, y: 0.5) : CGPoint(x: 0.5, y: 0)
    line.endPoint = isLevel ? CGPoint(x: 1, y: 0.5) : CGPoint(x: 0.5, y: 1)
    return line
}

func face(_ wood: CGImage?, turnedBy rotation: CATransform3D) -> CALayer {
    let face = CALayer()
    face.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    face.contents = wood
    face.cornerRadius = 7
    face.masksToBounds = true
    face.isDoubleSided = false
    face.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, side / 2), rotation)

    let gloss = CAGradientLayer()
    gloss.frame = face.bounds
    gloss.colors = [color(0xFFF7E8, 0.3), color(0xFFF7E8, 0.02), color(0x2A1605, 0.28)]
    gloss.locations = [0, 0.5, 1]
    gloss.startPoint = CGPoint(x: 0.15, y: 0)
    gloss.endPoint = CGPoint(x: 0.85, y: 1)
    face.addSublayer(gloss)

    let shade = CALayer()
    shade.frame = face.bounds
    shade.backgroundColor = color(0x1A0D03)
    light(shade, facing: rotation)
    face.addSublayer(shade)

    face.addSublayer(highlight(CGRect(x: 0, y: 0, width: side, height: 2.5), strength: 0.8))
    face.addSublayer(highlight(CGRect(x: 0, y: 0, width: 2, height: side), strength: 0.5))
    face.addSublayer(highlight(CGRect(x: side - 2, y: 0, width: 2, height: side), strength: 0.4))
    face.addSublayer(highlight(CGRect(x: 0, y: side - 2, width: side, height: 2), strength: 0.2))
    return face
}

/// Darkens a face by its angle to the lamp, at rest and during the turn.
func light(_ shade: CALayer, facing rotation: CATransform3D) {
    func darkness(_ angle: CGFloat) -> Float {
        let spin = CATransform3DConcat(rotation, CATransform3DMakeRotation(angle, 0, 1, 0))
        let whole = CATransform3DConcat(spin, CATransform3DMakeRotation(tilt, 1, 0, 0))
        // The face's normal is the transformed z axis.
        let cosine = whole.m31 * lamp.x + whole.m32 * lamp.y + whole.m33 * lamp.z
        return Float(0.66 * (1 - max(0, cosine)))
    }
    shade.opacity = darkness(restingAngle)
    let change = CAKeyframeAnimation(keyPath: "opacity")
    change.values = (0...48).map { darkness(restingAngle + 2 * .pi * CGFloat($0) / 48) }
    change.timingFunction = pace
    change.duration = turn
    shade.add(change, forKey: "light")
}

let quarter = CGFloat.pi / 2
cube.addSublayer(face(longGrain(seed: 11), turnedBy: CATransform3DIdentity))
cube.addSublayer(face(longGrain(seed: 23), turnedBy: CATransform3DMakeRotation(quarter, 0, 1, 0)))
cube.addSublayer(face(longGrain(seed: 37), turnedBy: CATransform3DMakeRotation(2 * quarter, 0, 1, 0)))
cube.addSublayer(face(longGrain(seed: 41), turnedBy: CATransform3DMakeRotation(-quarter, 0, 1, 0)))
cube.addSublayer(face(endGrain(seed: 5), turnedBy: CATransform3DMakeRotation(quarter, 1, 0, 0)))
cube.addSublayer(face(endGrain(seed: 7), turnedBy: CATransform3DMakeRotation(-quarter, 1, 0, 0)))
table.addSublayer(cube)

// MARK: The turn

let spin = CABasicAnimation(keyPath: "transform.rotation.y")
spin.fromValue = restingAngle
spin.toValue = restingAngle + 2 * .pi
spin.timingFunction = pace
spin.duration = turn
cube.add(spin, forKey: "turn")

PlaygroundPage.current.liveView = room
