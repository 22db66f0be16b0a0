// A touch drawing canvas: a pencil sketch, colours below it, ink above; a slip, undone; and a zoom.
// Poster: 11.2 s
//
// Strokes are stored as Bézier paths, smoothed through the midpoints between touches, on three sheets. The canvas zooms
// by redrawing them at the new scale, so that they are sharp at any zoom.

import PlaygroundSupport
import UIKit

// MARK: Strokes and sheets

struct Stroke {
    let path: UIBezierPath
    let color: UIColor
}

/// A drawing tool.
struct Pen {
    let name: String
    let color: UIColor
    let width: CGFloat

    /// A path through the midpoints between points, with the points as control points.
    func path(through points: [CGPoint]) -> UIBezierPath {
        let path = UIBezierPath()
        path.lineWidth = width
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        guard let first = points.first, let last = points.last else { return path }
        path.move(to: first)
        for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
            path.addQuadCurve(
                to: CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2), controlPoint: point)
        }
        path.addLine(to: last)
        return path
    }
}

/// A transparent sheet with strokes on it.
final class Sheet: UIView {
    private(set) var strokes: [Stroke] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    func add(_ stroke: Stroke) {
        strokes.append(stroke)
        setNeedsDisplay()
    }

    func removeLast() {
        _ = strokes.popLast()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        for stroke in strokes {
            stroke.color.setStroke()
            stroke.path.stroke()
        }
    }
}

// MARK: The canvas

/// Sheets on paper, which zoom together.
final class Canvas: UIView {
    let sheets = [Sheet(), Sheet(), Sheet()]
    /// The active sheet and tool.
    var current = 1
    var pen = Pen(name: "pencil", color: .darkGray, width: 2)

    private let paper = UIView()
    private let wet = CAShapeLayer()
    private var points: [CGPoint] = []
    private var order: [Sheet] = []
    private var touchedScale: CGFloat = 1

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        isMultipleTouchEnabled = true
        paper.frame = bounds
        paper.backgroundColor = UIColor(red: 0.99, green: 0.98, blue: 0.95, alpha: 1)
        addSubview(paper)
        for sheet in sheets {
            sheet.frame = bounds
            paper.addSubview(sheet)
        }
        wet.fillColor = nil
        wet.lineCap = .round
        wet.lineJoin = .round
        paper.layer.addSublayer(wet)
        addGestureRecognizer(UIPinchGestureRecognizer { [unowned self] pinch in zoom(pinch) })
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
        sheets[current].add(Stroke(path: pen.path(through: points), color: pen.color))
        order.append(sheets[current])
        forgetTouch()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { forgetTouch() }

    private func follow(_ touches: Set<UITouch>) {
        points += touches.map { $0.location(in: paper) }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        wet.strokeColor = pen.color.cgColor
        wet.lineWidth = pen.width
        wet.path = pen.path(through: points).cgPath
        CATransaction.commit()
    }

    private func forgetTouch() {
        points = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        wet.path = nil
        CATransaction.commit()
    }

    /// Removes the last stroke, on whichever sheet it is.
    func undo() { order.popLast()?.removeLast() }

    /// Keeps the content under the fingers in place during a zoom, and redraws it at full resolution when they rest.
    private func zoom(_ pinch: UIPinchGestureRecognizer) {
        if pinch.state == .began {
            touchedScale = paper.transform.a
            let place = pinch.location(in: paper)
            let center = paper.convert(place, to: self)
            paper.layer.anchorPoint = CGPoint(x: place.x / bounds.width, y: place.y / bounds.height)
            paper.center = center
        }
        let scale = min(max(touchedScale * pinch.scale, 1), 8)
        paper.transform = CGAffineTransform(scaleX: scale, y: scale)
        guard pinch.state == .ended else { return }
        for sheet in sheets { sheet.contentScaleFactor = scale * UIScreen.main.scale }
    }
}

// MARK: The toolbar

/// A round button with a symbol, or a dot in a pen's colour.
final class Chip: UIView {
    private let symbol: String?
    private let pen: Pen?
    var isChosen = false { didSet { setNeedsDisplay() } }

    init(center: CGPoint, symbol: String? = nil, pen: Pen? = nil, action: @escaping (Chip) -> Void) {
        (self.symbol, self.pen) = (symbol, pen)
        super.init(frame: CGRect(x: center.x - 26, y: center.y - 26, width: 52, height: 52))
        isOpaque = false
        addGestureRecognizer(UITapGestureRecognizer { [unowned self] _ in action(self) })
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        (isChosen ? UIColor.systemGray5 : UIColor.white).setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).fill()
        if let pen {
            pen.color.setFill()
            let size = min(pen.width + 6, 22)
            UIBezierPath(ovalIn: CGRect(x: 26 - size / 2, y: 18 - size / 2, width: size, height: size)).fill()
            let text: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 9, weight: .medium), .foregroundColor: UIColor.secondaryLabel,
            ]
            let width = pen.name.size(withAttributes: text).width
            pen.name.draw(at: CGPoint(x: 26 - width / 2, y: 33), withAttributes: text)
        }
        guard let symbol else { return }
        let image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .medium))
        UIColor.label.setFill()
        image?.draw(at: CGPoint(x: 26 - (image?.size.width ?? 0) / 2, y: 26 - (image?.size.height ?? 0) / 2))
    }
}

let pencil = Pen(name: "pencil", color: UIColor(white: 0.45, alpha: 0.8), width: 1.5)
let sea = Pen(name: "sea", color: UIColor(hue: 0.54, saturation: 0.55, brightness: 0.85, alpha: 0.6), width: 30)
let sun = Pen(name: "sun", color: UIColor(hue: 0.11, saturation: 0.75, brightness: 1, alpha: 0.75), width: 26)
let red = Pen(name: "sail", color: UIColor(hue: 0.01, saturation: 0.7, brightness: 0.9, alpha: 0.75), width: 16)
let ink = Pen(name: "ink", color: UIColor(red: 0.1, green: 0.12, blue: 0.25, alpha: 1), width: 3.5)
/// Each pen and the sheet that it draws on: colours below the pencil, ink above it.
let pens: [(pen: Pen, sheet: Int)] = [(pencil, 1), (sea, 0), (sun, 0), (red, 0), (ink, 2)]

let desk = UIView(frame: CGRect(x: 0, y: 0, width: 960, height: 600))
desk.backgroundColor = UIColor(red: 0.55, green: 0.6, blue: 0.66, alpha: 1)

let canvas = Canvas(frame: CGRect(x: 110, y: 30, width: 820, height: 540))
canvas.layer.cornerRadius = 6
desk.addSubview(canvas)

var chips: [Chip] = []
for (i, (pen, sheet)) in pens.enumerated() {
    let chip = Chip(center: CGPoint(x: 55, y: 80 + 66 * CGFloat(i)), pen: pen) { chip in
        for other in chips { other.isChosen = other === chip }
        (canvas.pen, canvas.current) = (pen, sheet)
    }
    chips.append(chip)
    desk.addSubview(chip)
}
let back = CGPoint(x: 55, y: 500)
desk.addSubview(Chip(center: back, symbol: "arrow.left") { _ in canvas.undo() })

// MARK: The touch script

/// The position of a pen in the toolbar.
func chip(_ index: Int) -> CGPoint { CGPoint(x: 55, y: 80 + 66 * CGFloat(index)) }

/// Points on the canvas along a curve, given by a function of 0...1.
func curve(_ count: Int = 40, _ place: (CGFloat) -> (CGFloat, CGFloat)) -> [CGPoint] {
    (0...count).map { i in
        let (x, y) = place(CGFloat(i) / CGFloat(count))
        return CGPoint(x: 110 + x, y: 30 + y)
    }
}

/// Rows that fill a shape from side to side, for a broad pen.
func hatch(_ rows: Int, _ row: (CGFloat) -> (left: CGFloat, right: CGFloat, y: CGFloat)) -> [CGPoint] {
    (0..<rows).flatMap { i -> [CGPoint] in
        let (left, right, y) = row(CGFloat(i) / CGFloat(max(rows - 1, 1)))
        let ends = i % 2 == 0 ? (left, right) : (right, left)
        return curve(12) { (ends.0 + (ends.1 - ends.0) * $0, y) }
    }
}

let wave = curve(80) { t in (40 + 740 * t, 390 + 9 * sin(t * 30)) }
let hull = curve { t in
    let x = 300 + 240 * t
    return (x, 335 + 62 * (1 - pow(2 * t - 1, 4)))
}
let deck = curve(10) { t in (540 - 240 * t, 335 + 6 * sin(t * .pi)) }
let mast = curve(10) { t in (418, 341 - 255 * t) }
let mainSail = curve { t in
    t < 0.6 ? (430 + 130 * sin(t / 0.6 * .pi / 2), 100 + 205 * t / 0.6) : (560 - 130 * (t - 0.6) / 0.4, 305)
}
let jib = curve { t in t < 0.55 ? (406 - 110 * t / 0.55, 112 + 190 * t / 0.55) : (296 + 110 * (t - 0.55) / 0.45, 302) }
let disc = curve { t in (660 + 48 * cos(2 * .pi * t), 130 + 48 * sin(2 * .pi * t)) }
let gulls = [(180, 120), (235, 90), (150, 170)].map { x, y in
    curve(16) { t in (CGFloat(x) + 44 * t, CGFloat(y) - 14 * abs(sin(2 * .pi * t)) + 6 * abs(2 * t - 1)) }
}

let script = TouchScript()
    .tap(at: chip(0), after: 0.2)
    .drag(through: wave, duration: 0.5, after: 0.1)
    .drag(through: hull, duration: 0.4, after: 0.06)
    .drag(through: mainSail, duration: 0.5, after: 0.06)
    .drag(through: disc, duration: 0.35, after: 0.06)
    .tap(at: chip(1), after: 0.12)
    .drag(through: hatch(5) { t in (45, 775, 418 + 104 * t) }, duration: 0.9, after: 0.06)
    .tap(at: chip(2), after: 0.12)
    .drag(
        through: hatch(5) { t in
            let y = 99 + 62 * t
            let half = max(0, 46 * 46 - (y - 130) * (y - 130)).squareRoot() - 10
            return (660 - half, 660 + half, y)
        }, duration: 0.5, after: 0.06
    )
    .drag(
        through: hatch(3) { t in (318 + 22 * t * t, 522 - 22 * t * t, 352 + 34 * t) }, duration: 0.5, after: 0.06
    )
    .tap(at: chip(3), after: 0.12)
    .drag(
        through: hatch(13) { t in (441, 444 + 100 * sin(t * .pi / 2), 128 + 166 * t) }, duration: 1.2, after: 0.06
    )
    .tap(at: chip(4), after: 0.12)
    .drag(through: deck, duration: 0.25, after: 0.06)
    .drag(through: hull, duration: 0.35, after: 0.06)
    .drag(through: mast, duration: 0.2, after: 0.06)
    .drag(through: mainSail + [mainSail[0]], duration: 0.8, after: 0.06)
    .drag(through: jib + [jib[0]], duration: 0.7, after: 0.06)
    .drag(through: gulls[0], duration: 0.2, after: 0.06)
    .drag(through: gulls[1], duration: 0.2, after: 0.06)
    // A slip of the pen, and undo.
    .drag(from: CGPoint(x: 400, y: 480), to: CGPoint(x: 820, y: 90), duration: 0.25, after: 0.1)
    .tap(at: back, after: 0.5)
    .drag(through: gulls[2], duration: 0.2, after: 0.2)
    // A zoom.
    .pinch(at: CGPoint(x: 530, y: 330), from: 80, to: 300, duration: 0.9, after: 1.2)
    .wait(1.2)

PlaygroundPage.current.liveView = desk
desk.window?.perform(script, showsTouches: true)
