// The effects of layers: filters at the top, panes of filtered glass that move in the middle,
// and blend modes at the bottom.
// Poster: 1.5 s

import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 820, height: 540)
page.backgroundColor = color(0x14213D)

func label(_ string: String, below frame: CGRect) {
    let text = CATextLayer()
    text.string = string
    text.fontSize = 11
    text.alignmentMode = .center
    text.foregroundColor = color(0xE5E5E5)
    text.contentsScale = 2
    text.frame = CGRect(x: frame.minX - 10, y: frame.maxY + 4, width: frame.width + 20, height: 16)
    page.addSublayer(text)
}

/// A sun over hills: something to filter.
func landscape(_ frame: CGRect) -> CALayer {
    let sky = CAGradientLayer()
    sky.frame = frame
    sky.colors = [color(0x3A86FF), color(0xFFBE0B), color(0xFB5607)]
    sky.cornerRadius = 10
    sky.masksToBounds = true
    let sun = CALayer()
    sun.frame = CGRect(x: frame.width * 0.55, y: frame.height * 0.2, width: 28, height: 28)
    sun.cornerRadius = 14
    sun.backgroundColor = color(0xFFFFFF)
    sky.addSublayer(sun)
    let hills = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: frame.height))
    path.addLine(to: CGPoint(x: frame.width * 0.3, y: frame.height * 0.45))
    path.addLine(to: CGPoint(x: frame.width * 0.55, y: frame.height * 0.8))
    path.addLine(to: CGPoint(x: frame.width * 0.8, y: frame.height * 0.6))
    path.addLine(to: CGPoint(x: frame.width, y: frame.height))
    path.closeSubpath()
    hills.path = path
    hills.fillColor = color(0x2B9348)
    sky.addSublayer(hills)
    return sky
}

func swing(_ keyPath: String, _ from: Any, _ to: Any, _ duration: CFTimeInterval = 2) -> CABasicAnimation {
    let swing = CABasicAnimation(keyPath: keyPath)
    swing.fromValue = from
    swing.toValue = to
    swing.duration = duration
    swing.autoreverses = true
    swing.repeatCount = .infinity
    swing.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    return swing
}

// MARK: Filters, each with an oscillating input

let filters: [(type: String, input: String, from: Double, to: Double)] = [
    ("gaussianBlur", "inputRadius", 0, 6), ("colorSaturate", "inputAmount", 0, 2),
    ("colorBrightness", "inputAmount", -0.4, 0.4), ("colorContrast", "inputAmount", 0.4, 2),
    ("colorHueRotate", "inputAngle", 0, 6.28), ("sepiaTone", "inputIntensity", 0, 1),
    ("vignette", "inputIntensity", 0, 1), ("bloom", "inputIntensity", 0, 1),
]
for (index, item) in filters.enumerated() {
    // A layer around the image has the filter: the image's own bounds would clip what spreads.
    let picture = CALayer()
    picture.frame = CGRect(x: 22 + index * 99, y: 24, width: 84, height: 84)
    picture.addSublayer(landscape(picture.bounds))
    let filter = CAFilter(type: item.type)
    if item.type == "vignette" { filter.setValue(1.6, forKey: "inputRadius") }
    picture.filters = [filter]
    picture.add(swing("filters.\(item.type).\(item.input)", item.from, item.to), forKey: nil)
    page.addSublayer(picture)
    label(item.type, below: picture.frame)
}

// MARK: Glass, which filters its backdrop

let wall = landscape(CGRect(x: 22, y: 150, width: 776, height: 160))
for index in 0..<24 {
    let bead = CALayer()
    bead.frame = CGRect(x: 20 + index * 31, y: index % 2 == 0 ? 40 : 96, width: 18, height: 18)
    bead.cornerRadius = 9
    bead.backgroundColor = color(index % 3 == 0 ? 0x8338EC : 0xFF006E)
    wall.addSublayer(bead)
}
page.addSublayer(wall)
for (index, type) in ["gaussianBlur", "colorInvert", "colorMonochrome", "CIBloom"].enumerated() {
    let glass = CALayer()
    glass.frame = CGRect(x: 50 + CGFloat(index) * 190, y: 175, width: 130, height: 110)
    glass.cornerRadius = 24
    glass.borderWidth = 1.5
    glass.borderColor = color(0xFFFFFF, 0.7)
    glass.backgroundColor = color(0xFFFFFF, 0.12)
    glass.backgroundFilters = [CAFilter(type: type)]
    glass.add(swing("position.x", glass.position.x - 22, glass.position.x + 38, 1.5 + Double(index) * 0.3), forKey: nil)
    glass.add(swing("transform.rotation.z", -0.12, 0.12), forKey: nil)
    page.addSublayer(glass)
}

// MARK: Blend modes of a disc that passes over an image

let modes = [
    "multiply", "screen", "overlay", "colorDodge", "colorBurn", "softLight", "difference", "exclusion", "hue",
    "luminosity", "linearBurn", "linearLight", "pinLight", "subtract", "divide", "lighten",
]
for (index, mode) in modes.enumerated() {
    let frame = CGRect(x: 22 + index % 8 * 99, y: 330 + index / 8 * 104, width: 84, height: 76)
    let picture = landscape(frame)
    let disc = CALayer()
    disc.frame = CGRect(x: 20, y: 16, width: 46, height: 46)
    disc.cornerRadius = 23
    disc.backgroundColor = color(0xC77DFF)
    disc.compositingFilter = mode + "BlendMode"
    disc.add(swing("position.x", 14, 70), forKey: nil)
    picture.addSublayer(disc)
    page.addSublayer(picture)
    label(mode, below: frame)
}

PlaygroundPage.current.liveView = page
