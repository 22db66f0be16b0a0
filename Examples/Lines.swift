// A chart of straight lines with rounded ends, drawn in two ways: by one view for each line, and by one view for all of
// them.
// Poster: 3 s
//
// On the left each line is a view: as long as the line, with corners rounded to half its height, rotated into place.
// Such views can grow one by one. On the right one view strokes three paths in `draw(_:)`, and another view's mask
// reveals them.

import PlaygroundSupport
import UIKit

/// The temperatures in three towns, month by month.
let towns: [(name: String, color: UIColor, degrees: [CGFloat])] = [
    ("Lisbon", .systemOrange, [11.6, 12.7, 14.9, 15.9, 18, 21.2, 23.1, 23.5, 22.1, 18.8, 15, 12.4]),
    ("Kyoto", .systemPink, [4.6, 5.1, 8.4, 14.2, 19, 23, 26.8, 28.2, 24.1, 17.8, 12.1, 7]),
    ("Oslo", .systemTeal, [-3.1, -2.6, 0.8, 5.9, 11.6, 15.5, 18, 16.6, 12, 6.4, 1.6, -2.2]),
]
let months = ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]
let lineWidth: CGFloat = 7
let start: TimeInterval = 0.4
let segment: TimeInterval = 0.18

// MARK: A line as a view

/// A straight line with rounded ends.
final class LineView: UIView {
    private let start: CGPoint
    private let end: CGPoint

    init(from start: CGPoint, to end: CGPoint, color: UIColor) {
        (self.start, self.end) = (start, end)
        super.init(frame: CGRect(x: 0, y: 0, width: lineWidth, height: lineWidth))
        backgroundColor = color
        layer.cornerRadius = lineWidth / 2
        transform = CGAffineTransform(rotationAngle: atan2(end.y - start.y, end.x - start.x))
        center = start
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the visible fraction of the line, from 0 to 1.
    func grow(to part: CGFloat) {
        let (dx, dy) = ((end.x - start.x) * part, (end.y - start.y) * part)
        bounds.size.width = hypot(dx, dy) + lineWidth
        center = CGPoint(x: start.x + dx / 2, y: start.y + dy / 2)
    }
}

// MARK: All lines in one view

final class LinesView: UIView {
    private let lines: [(points: [CGPoint], color: UIColor)]

    init(frame: CGRect, lines: [(points: [CGPoint], color: UIColor)]) {
        self.lines = lines
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        for line in lines {
            let path = UIBezierPath()
            path.move(to: line.points[0])
            for point in line.points.dropFirst() { path.addLine(to: point) }
            path.lineWidth = lineWidth
            path.lineCapStyle = .round
            path.lineJoinStyle = .round
            line.color.setStroke()
            path.stroke()
        }
    }
}

// MARK: A card with a chart

/// A title, a grid, and room for lines.
final class ChartCard: UIView {
    private let title: String
    private let note: String
    private let range: ClosedRange<CGFloat> = -5...30

    init(frame: CGRect, title: String, note: String) {
        (self.title, self.note) = (title, note)
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layer.cornerRadius = 28
        layer.cornerCurve = .continuous
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 18
        layer.shadowOffset = CGSize(width: 0, height: 10)
    }

    required init?(coder: NSCoder) { nil }

    private var plot: CGRect { bounds.inset(by: UIEdgeInsets(top: 112, left: 52, bottom: 76, right: 28)) }

    private func y(_ degrees: CGFloat) -> CGFloat {
        plot.maxY - (degrees - range.lowerBound) / (range.upperBound - range.lowerBound) * plot.height
    }

    private func x(_ month: Int) -> CGFloat { plot.minX + plot.width * (CGFloat(month) + 0.5) / CGFloat(months.count) }

    func points(of degrees: [CGFloat]) -> [CGPoint] {
        degrees.enumerated().map { CGPoint(x: x($0), y: y($1)) }
    }

    override func draw(_ rect: CGRect) {
        title.draw(
            at: CGPoint(x: 28, y: 26),
            withAttributes: [.font: UIFont.systemFont(ofSize: 24, weight: .bold), .foregroundColor: UIColor.label])
        note.draw(
            at: CGPoint(x: 28, y: 60),
            withAttributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.secondaryLabel])
        drawGrid()
        drawLegend()
    }

    private func drawGrid() {
        let small: [NSAttributedString.Key: Any] = [
            .font: UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .medium),
            .foregroundColor: UIColor.tertiaryLabel,
        ]
        for degrees in stride(from: 0 as CGFloat, through: 30, by: 10) {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: plot.minX, y: y(degrees)))
            path.addLine(to: CGPoint(x: plot.maxX, y: y(degrees)))
            if degrees > 0 { path.setLineDash([2, 5], count: 2, phase: 0) }
            UIColor.systemGray4.setStroke()
            path.stroke()
            let label = "\(Int(degrees))°"
            let size = label.size(withAttributes: small)
            let corner = CGPoint(x: plot.minX - 8 - size.width, y: y(degrees) - size.height / 2)
            label.draw(at: corner, withAttributes: small)
        }
        for (month, letter) in months.enumerated() {
            let size = letter.size(withAttributes: small)
            letter.draw(at: CGPoint(x: x(month) - size.width / 2, y: plot.maxY + 8), withAttributes: small)
        }
    }

    private func drawLegend() {
        var x: CGFloat = 28
        let text: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 14, weight: .semibold), .foregroundColor: UIColor.secondaryLabel,
        ]
        for town in towns {
            town.color.setFill()
            let y = bounds.height - 34
            UIBezierPath(roundedRect: CGRect(x: x, y: y, width: 20, height: lineWidth), cornerRadius: lineWidth / 2)
                .fill()
            let size = town.name.size(withAttributes: text)
            town.name.draw(at: CGPoint(x: x + 28, y: y + (lineWidth - size.height) / 2), withAttributes: text)
            x += 28 + size.width + 26
        }
    }
}

// MARK: The page

let page = UIView(frame: CGRect(x: 0, y: 0, width: 960, height: 540))
page.backgroundColor = .secondarySystemBackground

let left = ChartCard(
    frame: CGRect(x: 30, y: 40, width: 435, height: 460), title: "A view for each line",
    note: "\(towns.count * (months.count - 1)) views, turned into place")
let right = ChartCard(
    frame: CGRect(x: 495, y: 40, width: 435, height: 460), title: "One view for all",
    note: "Three paths, stroked with round caps and joins")
page.addSubview(left)
page.addSubview(right)

for town in towns {
    let points = left.points(of: town.degrees)
    for (i, (from, to)) in zip(points, points.dropFirst()).enumerated() {
        let line = LineView(from: from, to: to, color: town.color)
        line.alpha = 0
        left.addSubview(line)
        let delay = start + segment * TimeInterval(i)
        UIView.animate(withDuration: 0.01, delay: delay) { line.alpha = 1 }
        UIView.animate(withDuration: segment, delay: delay, options: .curveLinear) { line.grow(to: 1) }
    }
}

let lines = LinesView(
    frame: right.bounds, lines: towns.map { (points: right.points(of: $0.degrees), color: $0.color) })
let curtain = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: right.bounds.height))
curtain.backgroundColor = .black
lines.mask = curtain
right.addSubview(lines)
UIView.animate(withDuration: segment * TimeInterval(months.count - 1), delay: start, options: .curveLinear) {
    curtain.frame.size.width = right.bounds.width - 36
}

PlaygroundPage.current.liveView = page
