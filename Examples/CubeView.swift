// The wooden cube as a view: wood drawn by a renderer, distorted by a twirl, in colours that k-means extracts from two
// images.
// Poster: 3.4 s
//
// The top shows the rings; each side is the strip of pixels at the adjacent edge, stretched down, so that the grain
// continues around the corner, and masked with a gradient that reveals weathered wood below. A touch grows new rings.

import PlaygroundSupport
import UIKit

// MARK: Colours from an image

/// A small image, and its dominant colours.
struct Swatch {
    let image: UIImage
    let colors: [UIColor]

    init(_ image: UIImage) {
        self.image = image
        let filter = CIFilter.kMeans()
        let input = CIImage(image: image) ?? .empty()
        filter.inputImage = input
        filter.extent = input.extent
        filter.count = 6
        filter.passes = 8
        filter.perceptual = true
        let means = filter.outputImage.map { $0.settingAlphaOne(in: $0.extent) }
        let found = means.flatMap { CIContext().createCGImage($0, from: $0.extent) }.map { Swatch.pixels(of: $0) } ?? []
        colors = found.sorted { Swatch.brightness($0) > Swatch.brightness($1) }
    }

    private static func pixels(of image: CGImage) -> [UIColor] {
        var bytes = [UInt8](repeating: 0, count: 4 * image.width)
        CGContext(
            data: &bytes, width: image.width, height: 1, bitsPerComponent: 8, bytesPerRow: bytes.count,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue
        )?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: 1))
        return stride(from: 0, to: bytes.count, by: 4).map { i in
            let parts = bytes[i..<i + 3].map { CGFloat($0) / 255 }
            return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        }
    }

    private static func brightness(_ color: UIColor) -> CGFloat {
        var white: CGFloat = 0
        color.getWhite(&white, alpha: nil)
        return white
    }
}

/// Pseudorandom numbers that are the same on every run.
struct Dice {
    var state: UInt64

    mutating func roll(_ range: ClosedRange<CGFloat>) -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let part = CGFloat(state >> 33) / CGFloat(UInt32.max >> 1)
        return range.lowerBound + (range.upperBound - range.lowerBound) * part
    }
}

/// Layered hills under an evening sky.
func landscape(hue: CGFloat, seed: UInt64) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 96, height: 64)).image { context in
        var dice = Dice(state: seed)
        UIColor(hue: hue + 0.03, saturation: 0.3, brightness: 0.97, alpha: 1).setFill()
        context.fill(CGRect(x: 0, y: 0, width: 96, height: 64))
        UIColor(hue: hue + 0.05, saturation: 0.12, brightness: 1, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: 60, y: 8, width: 18, height: 18)).fill()
        for step in 0..<4 {
            let depth = CGFloat(step)
            UIColor(
                hue: hue - 0.008 * depth, saturation: 0.42 + 0.07 * depth, brightness: 0.86 - 0.17 * depth, alpha: 1
            ).setFill()
            let hill = UIBezierPath()
            hill.move(to: CGPoint(x: -4, y: 70))
            for x in stride(from: -4 as CGFloat, through: 100, by: 13) {
                hill.addLine(to: CGPoint(x: x, y: 22 + 10 * depth + dice.roll(-6...6)))
            }
            hill.addLine(to: CGPoint(x: 100, y: 70))
            hill.fill()
        }
    }
}

// MARK: Wood

/// The end of a log and a side of it.
struct Lumber {
    let size: CGSize
    let colors: [UIColor]
    /// The number of rings.
    let rings: Int
    let seed: UInt64

    /// Two kinds of rings, broad pale ones of spring and thin dark ones of late summer, distorted by a twirl.
    func end() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let center = CGPoint(x: size.width * 0.46, y: size.height * 0.54)
        let drawn = UIGraphicsImageRenderer(size: size, format: format).image { context in
            var dice = Dice(state: seed)
            colors[1].setFill()
            context.fill(CGRect(origin: .zero, size: size))
            let reach = hypot(size.width, size.height) * 0.62
            for ring in (1...rings).reversed() {
                let radius = reach * pow(CGFloat(ring) / CGFloat(rings), 0.86)
                spring(ring, dice: &dice).setFill()
                path(around: center, radius: radius, roughness: 0.012, dice: &dice).fill()
                let late = path(around: center, radius: radius, roughness: 0.02, dice: &dice)
                late.lineWidth = dice.roll(0.4...1.8)
                colors[ring % 5 == 0 ? 5 : 4].withAlphaComponent(dice.roll(0.3...0.75)).setStroke()
                late.stroke()
            }
            colors[5].setFill()
            path(around: center, radius: 4, roughness: 0.1, dice: &dice).fill()
        }
        return twirled(drawn, around: center)
    }

    private func spring(_ ring: Int, dice: inout Dice) -> UIColor {
        colors[ring % 4 == 0 ? 3 : ring % 3 == 0 ? 0 : 1 + ring % 2].withAlphaComponent(dice.roll(0.2...0.6))
    }

    /// A closed curve near a circle.
    private func path(around center: CGPoint, radius: CGFloat, roughness: CGFloat, dice: inout Dice) -> UIBezierPath {
        let count = 14
        let points = (0..<count).map { i -> CGPoint in
            let angle = 2 * .pi * CGFloat(i) / CGFloat(count)
            let reach = radius * (1 + 0.05 * sin(2 * angle + 0.6) + dice.roll(-roughness...roughness))
            return CGPoint(x: center.x + reach * cos(angle), y: center.y + reach * sin(angle))
        }
        func middle(_ i: Int) -> CGPoint {
            let (a, b) = (points[i % count], points[(i + 1) % count])
            return CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        }
        let path = UIBezierPath()
        path.move(to: middle(0))
        for i in 1...count { path.addQuadCurve(to: middle(i), controlPoint: points[i % count]) }
        path.close()
        return path
    }

    private func twirled(_ image: UIImage, around center: CGPoint) -> UIImage {
        guard let input = CIImage(image: image) else { return image }
        let filter = CIFilter.twirlDistortion()
        filter.inputImage = input.clampedToExtent()
        filter.center = CGPoint(x: center.x * image.scale, y: input.extent.height - center.y * image.scale)
        filter.radius = Float(size.width * image.scale * 0.75)
        filter.angle = 0.55
        let bent = filter.outputImage.flatMap { CIContext().createCGImage($0, from: input.extent) }
        return bent.map { UIImage(cgImage: $0, scale: image.scale, orientation: .up) } ?? image
    }

    /// The strip of pixels at an edge of the end grain, 0 the lower one and then counterclockwise, as wide as its side.
    func strip(of end: UIImage, edge: Int) -> UIImage {
        guard let pixels = end.cgImage else { return end }
        let side = CGFloat(pixels.width)
        let (rect, orientation): (CGRect, UIImage.Orientation) =
            switch edge {
            case 0: (CGRect(x: 0, y: side - 2, width: side, height: 2), .up)
            case 1: (CGRect(x: side - 2, y: 0, width: 2, height: side), .right)
            case 2: (CGRect(x: 0, y: 0, width: side, height: 2), .down)
            default: (CGRect(x: 0, y: 0, width: 2, height: side), .left)
            }
        return pixels.cropping(to: rect).map { UIImage(cgImage: $0, scale: end.scale, orientation: orientation) } ?? end
    }
}

// MARK: The view

/// A wooden cube that turns, and grows rings when it is touched.
final class CubeView: UIView {
    private let side: CGFloat = 220
    private let tilt: CGFloat = -0.55
    private let turn: CFTimeInterval = 14
    private let swatches: [Swatch]
    private var touches = 0

    init(frame: CGRect, swatches: [Swatch]) {
        self.swatches = swatches
        super.init(frame: frame)
        backgroundColor = .clear
        layer.addSublayer(stage)
        table.addSublayer(shadow)
        table.addSublayer(cube)
        stage.addSublayer(table)
        for face in [top, bottom] + sides { cube.addSublayer(face) }
        grow()
        spin()
        addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in touch() })
    }

    required init?(coder: NSCoder) { nil }

    private lazy var stage: CALayer = {
        let stage = CALayer()
        stage.frame = bounds
        stage.sublayerTransform.m34 = -1 / 1100
        return stage
    }()

    private lazy var table: CATransformLayer = {
        let table = CATransformLayer()
        table.position = CGPoint(x: bounds.midX, y: bounds.midY)
        table.transform = CATransform3DMakeRotation(tilt, 1, 0, 0)
        return table
    }()

    private lazy var cube = CATransformLayer()

    private lazy var shadow: CAGradientLayer = {
        let shadow = CAGradientLayer()
        shadow.type = .radial
        shadow.bounds = CGRect(x: 0, y: 0, width: side * 2.3, height: side * 2.3)
        shadow.startPoint = CGPoint(x: 0.5, y: 0.5)
        shadow.endPoint = CGPoint(x: 1, y: 1)
        shadow.colors = [0.7, 0.5, 0.16, 0].map { UIColor(white: 0.05, alpha: $0).cgColor }
        shadow.locations = [0, 0.42, 0.68, 1]
        shadow.transform = CATransform3DRotate(CATransform3DMakeTranslation(12, side / 2 + 1, 0), .pi / 2, 1, 0, 0)
        return shadow
    }()

    private lazy var top = makeFace(CATransform3DMakeRotation(.pi / 2, 1, 0, 0))
    private lazy var bottom = makeFace(CATransform3DMakeRotation(-.pi / 2, 1, 0, 0))
    private lazy var sides = (0..<4).map { makeFace(CATransform3DMakeRotation(CGFloat($0) * .pi / 2, 0, 1, 0)) }

    /// Weathered wood below, the grain above it, and the shading over both.
    private func makeFace(_ rotation: CATransform3D) -> CALayer {
        let face = CALayer()
        face.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        face.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, side / 2), rotation)
        face.isDoubleSided = false
        let grain = CALayer()
        grain.frame = face.bounds
        face.addSublayer(grain)
        let shade = CALayer()
        shade.frame = face.bounds
        shade.backgroundColor = UIColor(red: 0.17, green: 0.08, blue: 0.03, alpha: 1).cgColor
        shade.add(shading(rotation), forKey: "shade")
        face.addSublayer(shade)
        return face
    }

    /// How dark a face is during the turn, by its angle to a lamp at the upper left.
    private func shading(_ rotation: CATransform3D) -> CAKeyframeAnimation {
        let change = CAKeyframeAnimation(keyPath: "opacity")
        change.values = (0...48).map { i -> CGFloat in
            let spun = CATransform3DConcat(rotation, CATransform3DMakeRotation(0.7 + .pi * CGFloat(i) / 24, 0, 1, 0))
            let seen = CATransform3DConcat(spun, CATransform3DMakeRotation(tilt, 1, 0, 0))
            return 0.62 * (1 - max(0, -0.5 * seen.m31 - 0.7 * seen.m32 + 0.5 * seen.m33))
        }
        change.duration = turn
        change.repeatCount = .infinity
        return change
    }

    private func spin() {
        let spin = CABasicAnimation(keyPath: "transform.rotation.y")
        spin.fromValue = 0.7
        spin.byValue = 2 * CGFloat.pi
        spin.duration = turn
        spin.repeatCount = .infinity
        cube.add(spin, forKey: "spin")
    }

    /// Redraws the cube with as many rings as it has been touched.
    private func grow() {
        let swatch = swatches[touches % swatches.count]
        let wood = Lumber(
            size: CGSize(width: side, height: side), colors: swatch.colors, rings: 20 + 12 * touches,
            seed: UInt64(7 + touches))
        let end = wood.end()
        for face in [top, bottom] { face.sublayers?[0].contents = end.cgImage }
        for (edge, face) in sides.enumerated() {
            face.backgroundColor = swatch.colors[3].cgColor
            face.sublayers?[0].contents = stretched(wood.strip(of: end, edge: edge)).cgImage
            face.sublayers?[0].mask = fade()
        }
    }

    /// A strip stretched to the height of a side.
    private func stretched(_ strip: UIImage) -> UIImage {
        UIGraphicsImageRenderer(bounds: top.bounds).image { _ in strip.draw(in: top.bounds) }
    }

    /// Opaque at the top, half transparent at the bottom.
    private func fade() -> CAGradientLayer {
        let fade = CAGradientLayer()
        fade.frame = top.bounds
        fade.colors = [UIColor.black.cgColor, UIColor.black.cgColor, UIColor(white: 0, alpha: 0.45).cgColor]
        fade.locations = [0, 0.35, 1]
        return fade
    }

    private func touch() {
        touches += 1
        UIView.transition(with: self, duration: 0.6, options: .transitionCrossDissolve) { self.grow() }
        let swell = CASpringAnimation(keyPath: "sublayerTransform.scale")
        swell.fromValue = 0.9
        swell.toValue = 1
        swell.damping = 6
        swell.stiffness = 130
        swell.duration = swell.settlingDuration
        stage.add(swell, forKey: "swell")
    }
}

// MARK: The page

let page = UIView(frame: CGRect(x: 0, y: 0, width: 960, height: 540))
let wall = CAGradientLayer()
wall.frame = page.bounds
wall.colors = [0x6F7C86, 0xC9CDC8, 0xEDE9E0].map { (rgb: Int) in
    UIColor(
        red: CGFloat(rgb >> 16) / 255, green: CGFloat(rgb >> 8 & 255) / 255, blue: CGFloat(rgb & 255) / 255, alpha: 1
    ).cgColor
}
page.layer.addSublayer(wall)

let swatches = [Swatch(landscape(hue: 0.08, seed: 3)), Swatch(landscape(hue: 0.035, seed: 8))]
page.addSubview(CubeView(frame: page.bounds, swatches: swatches))

/// The images, and the colours extracted from them.
final class Legend: UIView {
    override func draw(_ rect: CGRect) {
        for (row, swatch) in swatches.enumerated() {
            let y = CGFloat(row) * 66
            swatch.image.draw(in: CGRect(x: 0, y: y, width: 84, height: 56))
            for (i, color) in swatch.colors.enumerated() {
                color.setFill()
                UIBezierPath(ovalIn: CGRect(x: 98 + CGFloat(i) * 26, y: y + 17, width: 22, height: 22)).fill()
            }
        }
    }
}
let legend = Legend(frame: CGRect(x: 30, y: 392, width: 280, height: 124))
legend.isOpaque = false
legend.isUserInteractionEnabled = false
page.addSubview(legend)

PlaygroundPage.current.liveView = page
let script = TouchScript()
    .tap(at: CGPoint(x: 480, y: 260), after: 1.8)
    .tap(at: CGPoint(x: 480, y: 260), after: 2)
    .wait(2.4)
page.window?.perform(script, showsTouches: true)
