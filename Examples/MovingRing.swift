// A blue outline glides from shape to shape and takes on the position, size and corners of each.
// Poster: 4.95 s
//
// One animation group carries three keyframe animations; the stops share their key times, so that position, size and
// corner radius arrive together.

import PlaygroundSupport
import QuartzCore

func color(_ rgb: UInt32, _ alpha: CGFloat = 1) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
}

struct Figure {
    var size: CGSize
    var isRound: Bool
    var fill: UInt32
}

let rows: [[Figure]] = [
    [
        Figure(size: CGSize(width: 64, height: 64), isRound: true, fill: 0xFFB74D),
        Figure(size: CGSize(width: 150, height: 74), isRound: false, fill: 0x4DB6AC),
        Figure(size: CGSize(width: 96, height: 96), isRound: true, fill: 0xE57373),
        Figure(size: CGSize(width: 60, height: 84), isRound: false, fill: 0x9575CD),
    ],
    [
        Figure(size: CGSize(width: 110, height: 60), isRound: false, fill: 0x7986CB),
        Figure(size: CGSize(width: 120, height: 120), isRound: true, fill: 0x81C784),
        Figure(size: CGSize(width: 90, height: 90), isRound: false, fill: 0xF06292),
        Figure(size: CGSize(width: 52, height: 52), isRound: true, fill: 0x4FC3F7),
        Figure(size: CGSize(width: 84, height: 110), isRound: false, fill: 0xFFD54F),
    ],
    [
        Figure(size: CGSize(width: 80, height: 80), isRound: true, fill: 0xA1887F),
        Figure(size: CGSize(width: 70, height: 70), isRound: false, fill: 0x4DD0E1),
        Figure(size: CGSize(width: 170, height: 56), isRound: false, fill: 0xAED581),
        Figure(size: CGSize(width: 72, height: 72), isRound: true, fill: 0xFF8A65),
    ],
]

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 800, height: 500)
page.backgroundColor = color(0xFAFAF7)

// MARK: The shapes, each row centred, on a card of its own

/// In the order in which the ring visits them.
var figures: [CALayer] = []
for (index, row) in rows.enumerated() {
    let card = CALayer()
    card.frame = CGRect(x: 40, y: 28 + CGFloat(index) * 152, width: 720, height: 140)
    card.backgroundColor = color(0xFFFFFF)
    card.cornerRadius = 18
    card.shadowOpacity = 0.12
    card.shadowRadius = 8
    card.shadowOffset = CGSize(width: 0, height: 3)
    page.addSublayer(card)

    let gap: CGFloat = 34
    let width = row.reduce(0) { $0 + $1.size.width } + gap * CGFloat(row.count - 1)
    var x = card.frame.midX - width / 2
    var placed: [CALayer] = []
    for figure in row {
        let layer = CALayer()
        layer.frame = CGRect(
            x: x, y: card.frame.midY - figure.size.height / 2, width: figure.size.width, height: figure.size.height)
        layer.backgroundColor = color(figure.fill)
        layer.cornerRadius = figure.isRound ? figure.size.width / 2 : 8
        page.addSublayer(layer)
        placed.append(layer)
        x += figure.size.width + gap
    }
    // Alternating directions.
    figures += index.isMultiple(of: 2) ? placed : placed.reversed()
}

// MARK: The ring

let margin: CGFloat = 7
let ring = CALayer()
ring.borderColor = color(0x1E6BFF)
ring.borderWidth = 4
ring.shadowColor = color(0x1E6BFF)
ring.shadowOpacity = 0.5
ring.shadowRadius = 5
ring.shadowOffset = .zero
page.addSublayer(ring)

struct Stop {
    var position: CGPoint
    var bounds: CGRect
    var cornerRadius: CGFloat

    init(around figure: CALayer) {
        position = figure.position
        bounds = figure.bounds.insetBy(dx: -margin, dy: -margin)
        cornerRadius = figure.cornerRadius + margin
    }
}

let stops = figures.map(Stop.init) + [Stop(around: figures[0])]

/// A pause and a move for each stop: the ring rests for a third of the time.
var stopTimes: [Double] = []
var stopIndices: [Int] = []
let ways = Double(stops.count - 1)
for index in stops.indices {
    let arrival = Double(index) / ways
    stopIndices.append(index)
    stopTimes.append(arrival)
    if index < stops.count - 1 {
        stopIndices.append(index)
        stopTimes.append(arrival + 0.33 / ways)
    }
}

func along(_ keyPath: String, _ value: (Stop) -> Any) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: keyPath)
    animation.values = stopIndices.map { value(stops[$0]) }
    animation.keyTimes = stopTimes.map { NSNumber(value: $0) }
    animation.timingFunctions = stopTimes.dropFirst().map { _ in
        CAMediaTimingFunction(controlPoints: 0.5, 0, 0.15, 1)
    }
    return animation
}

ring.position = stops[0].position
ring.bounds = stops[0].bounds
ring.cornerRadius = stops[0].cornerRadius

let tour = CAAnimationGroup()
tour.animations = [
    along("position") { $0.position },
    along("bounds") { $0.bounds },
    along("cornerRadius") { $0.cornerRadius },
]
tour.duration = 9
ring.add(tour, forKey: "tour")

PlaygroundPage.current.liveView = page
