// Snow, confetti and fire: three emitter layers whose particles are a function of time only.
// Poster: 4 s

import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 900, height: 480)
page.backgroundColor = color(0x090B12)

/// A panel with a two-colour sky.
func panel(_ index: Int, _ top: UInt32, _ bottom: UInt32) -> CAGradientLayer {
    let panel = CAGradientLayer()
    panel.frame = CGRect(x: 20 + CGFloat(index) * 290, y: 20, width: 280, height: 440)
    panel.colors = [color(top), color(bottom)]
    panel.cornerRadius = 18
    panel.masksToBounds = true
    page.addSublayer(panel)
    return panel
}

/// A line, which emits upwards, or down with an `emissionLongitude` of pi.
func emitter(in panel: CALayer, at position: CGPoint, width: CGFloat, seed: UInt32) -> CAEmitterLayer {
    let emitter = CAEmitterLayer()
    emitter.frame = panel.bounds
    emitter.emitterPosition = position
    emitter.emitterSize = CGSize(width: width, height: 0)
    emitter.emitterShape = .line
    emitter.seed = seed
    panel.addSublayer(emitter)
    return emitter
}

/// An image drawn into a bitmap.
func picture(_ side: Int, _ draw: (CGContext) -> Void) -> CGImage? {
    let context = CGContext(
        data: nil, width: side, height: side, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context.map(draw)
    return context?.makeImage()
}

/// A spot that fades towards its edge.
let spot = picture(64) { context in
    let fade = CGGradient(
        colorsSpace: nil, colors: [color(0xFFFFFF), color(0xFFFFFF, 0.35), color(0xFFFFFF, 0)] as CFArray,
        locations: [0, 0.4, 1])
    let middle = CGPoint(x: 32, y: 32)
    if let fade {
        context.drawRadialGradient(
            fade, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: 32, options: [])
    }
}

// MARK: Snow

let winter = panel(0, 0x223A66, 0x8FB2D8)
let clouds = emitter(in: winter, at: CGPoint(x: 140, y: -20), width: 380, seed: 7)
// It has been snowing for a while.
clouds.beginTime = CACurrentMediaTime() - 20

func flakes(_ rate: Float, _ scale: CGFloat, _ fall: CGFloat, _ alpha: CGFloat) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = spot
    cell.birthRate = rate
    cell.lifetime = 16
    cell.emissionLongitude = .pi
    cell.emissionRange = .pi / 5
    cell.velocity = fall
    cell.velocityRange = fall / 2
    cell.scale = scale
    cell.scaleRange = scale * 0.6
    cell.color = color(0xFFFFFF, alpha)
    return cell
}
clouds.emitterCells = [flakes(16, 0.13, 28, 0.55), flakes(10, 0.24, 44, 0.8), flakes(4, 0.42, 70, 0.95)]

// MARK: Confetti

let party = panel(1, 0x3A1758, 0xB03A7A)
let cannon = emitter(in: party, at: CGPoint(x: 140, y: 460), width: 30, seed: 3)
cannon.beginTime = CACurrentMediaTime()

let strip = picture(24) { context in
    context.setFillColor(color(0xFFFFFF))
    context.fill(CGRect(x: 2, y: 7, width: 20, height: 10))
}
cannon.emitterCells = [0xFF4D6D, 0xFFD23F, 0x3BCEAC, 0x54A0FF, 0xF8F7FF].enumerated().map { index, rgb in
    let cell = CAEmitterCell()
    cell.name = "strip \(index)"
    cell.contents = strip
    cell.birthRate = 22
    cell.lifetime = 5
    cell.color = color(UInt32(rgb))
    cell.emissionRange = .pi / 3.4
    cell.velocity = 420
    cell.velocityRange = 160
    cell.yAcceleration = 190
    cell.spin = 2
    cell.spinRange = 14
    cell.scale = 0.65
    cell.scaleRange = 0.5
    cell.alphaSpeed = -0.12
    return cell
}

// MARK: Fire

let hearth = panel(2, 0x0B0A12, 0x1E120E)
let fire = emitter(in: hearth, at: CGPoint(x: 140, y: 400), width: 110, seed: 1)
fire.renderMode = .additive

let flame = CAEmitterCell()
flame.contents = spot
flame.birthRate = 190
flame.lifetime = 1.5
flame.lifetimeRange = 0.7
flame.color = CGColor(red: 0.75, green: 0.27, blue: 0.08, alpha: 0.55)
flame.redRange = 0.2
flame.alphaSpeed = -0.38
flame.emissionRange = 0.5
flame.velocity = 120
flame.velocityRange = 70
flame.yAcceleration = -70
flame.scale = 1.15
flame.scaleRange = 0.5
flame.scaleSpeed = -0.6

let spark = CAEmitterCell()
spark.contents = spot
spark.birthRate = 14
spark.lifetime = 2.6
spark.color = color(0xFFC46B)
spark.emissionRange = 1.1
spark.velocity = 150
spark.velocityRange = 110
spark.yAcceleration = -25
spark.scale = 0.11
spark.scaleRange = 0.08
spark.alphaSpeed = -0.35
fire.emitterCells = [flame, spark]

PlaygroundPage.current.liveView = page
