// A swarm changes its shape, size and colours without a single animation object: setting properties animates them
// implicitly.
// Poster: 3.85 s

import PlaygroundSupport
import QuartzCore

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 800, height: 500)
page.backgroundColor = CGColor(red: 0.05, green: 0.06, blue: 0.11, alpha: 1)

let count = 180

func hue(_ h: CGFloat, _ brightness: CGFloat = 1) -> CGColor {
    func part(_ shift: CGFloat) -> CGFloat { (0.6 + 0.4 * cos(2 * .pi * (h + shift))) * brightness }
    return CGColor(red: part(0), green: part(0.67), blue: part(0.33), alpha: 1)
}

// MARK: Shapes: the positions of the swarm, around the centre of the page

func ring(_ t: CGFloat) -> CGPoint {
    let radius: CGFloat = 110 + 60 * (t * 3).truncatingRemainder(dividingBy: 1)
    return CGPoint(x: cos(t * 2 * .pi * 9) * radius, y: sin(t * 2 * .pi * 9) * radius)
}

func heart(_ t: CGFloat) -> CGPoint {
    let (a, layer) = (t * 2 * .pi * 3, 1 - 0.3 * (t * 3).rounded(.down))
    let x = 16 * sin(a) * sin(a) * sin(a)
    let y = 13 * cos(a) - 5 * cos(2 * a) - 2 * cos(3 * a) - cos(4 * a)
    return CGPoint(x: x * 12 * layer, y: -y * 12 * layer - 14)
}

func infinity(_ t: CGFloat) -> CGPoint {
    let (a, width) = (t * 2 * .pi * 2, 1 - 0.14 * (t * 2).rounded(.down))
    return CGPoint(
        x: 300 * cos(a) * width / (1 + sin(a) * sin(a)), y: 430 * sin(a) * cos(a) * width / (1 + sin(a) * sin(a)))
}

func sunflower(_ t: CGFloat) -> CGPoint {
    let (radius, angle) = (225 * t.squareRoot(), t * CGFloat(count) * 2.39996)
    return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
}

func wave(_ t: CGFloat) -> CGPoint {
    let row = (t * 6).rounded(.down)
    let x = (t * 6 - row) * 2 - 1
    return CGPoint(x: x * 350, y: (row - 2.5) * 62 + 34 * sin(x * 7 + row * 0.9))
}

let shapes: [(place: (CGFloat) -> CGPoint, radius: CGFloat, corner: CGFloat)] = [
    (ring, 9, 1), (heart, 8, 1), (infinity, 7, 0.25), (sunflower, 8, 1), (wave, 10, 0.35), (ring, 9, 1),
]

let swarm = (0..<count).map { _ in CALayer() }
for dot in swarm { page.addSublayer(dot) }

func take(_ shape: Int) {
    let (place, radius, corner) = shapes[shape]
    for (index, dot) in swarm.enumerated() {
        let t = CGFloat(index) / CGFloat(count)
        let target = place(t)
        // Those in front start before the others: each transaction has its own duration.
        CATransaction.begin()
        CATransaction.setAnimationDuration(0.75 + 0.55 * Double(t))
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(controlPoints: 0.6, 0, 0.15, 1))
        dot.position = CGPoint(x: 400 + target.x, y: 250 + target.y)
        dot.bounds.size = CGSize(width: 2 * radius, height: 2 * radius)
        dot.cornerRadius = radius * corner
        dot.backgroundColor = hue(t + CGFloat(shape) * 0.17)
        dot.transform = CATransform3DMakeRotation(CGFloat(shape % 2) * .pi / 2 + t, 0, 0, 1)
        dot.opacity = 0.55 + 0.45 * Float(t)
        CATransaction.commit()
    }
}

/// One shape after the other, each once the previous one is complete.
func go(from shape: Int) {
    guard shape < shapes.count else { return }
    CATransaction.begin()
    CATransaction.setCompletionBlock { go(from: shape + 1) }
    take(shape)
    CATransaction.commit()
}

take(0)
// Layers that have not been on screen yet do not animate.
CATransaction.flush()
go(from: 1)

PlaygroundPage.current.liveView = page
