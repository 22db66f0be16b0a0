import CoreGraphics
import Foundation
import QuartzCore

/// A control in which each point is a colour that a finger can choose.
class ColorField: UIControl {
    var color = PickedColor(hue: 0, saturation: 0, brightness: 0, alpha: 1) { didSet { setNeedsLayout() } }
    /// Called with the colour that a finger chooses, and whether the finger is still down.
    var onChange: ((PickedColor, Bool) -> Void)?
    let marker = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        layer.cornerRadius = 8
        clipsToBounds = true
        marker.isUserInteractionEnabled = false
        marker.layer.borderColor = UIColor.white.cgColor
        marker.layer.borderWidth = 3
        addSubview(marker)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the colour at a point in the bounds.
    func color(at place: CGPoint) -> PickedColor { color }

    private func pick(_ touch: UITouch, isDown: Bool) {
        let place = touch.location(in: self)
        guard bounds.width > 1, bounds.height > 1 else { return }
        var picked = color(
            at: CGPoint(x: min(max(place.x, 0), bounds.width - 1), y: min(max(place.y, 0), bounds.height - 1)))
        picked.alpha = color.alpha
        guard picked != color || !isDown else { return }
        color = picked
        onChange?(picked, isDown)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(touch, isDown: true)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pick(touch, isDown: true)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if let touch { pick(touch, isDown: false) } }
}

/// A grid of twelve columns: a row of grays, and nine rows of hues from dark to light.
final class ColorGrid: ColorField {
    static let (columns, rows) = (12, 10)

    private static func cell(_ column: Int, _ row: Int) -> PickedColor {
        guard row > 0 else {
            return PickedColor(
                hue: 0, saturation: 0, brightness: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1)
        }
        // Blue is on the left, as on iOS; the middle row has the pure hues.
        let hue = (CGFloat(column) / CGFloat(columns) + 0.54).truncatingRemainder(dividingBy: 1)
        let step = CGFloat(row) / CGFloat(rows - 1)
        return step <= 0.5
            ? PickedColor(hue: hue, saturation: 1, brightness: 0.2 + 1.6 * step, alpha: 1)
            : PickedColor(hue: hue, saturation: 1 - 1.7 * (step - 0.5), brightness: 1, alpha: 1)
    }

    private func frame(_ column: Int, _ row: Int) -> CGRect {
        let (width, height) = (bounds.width / CGFloat(ColorGrid.columns), bounds.height / CGFloat(ColorGrid.rows))
        return CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
    }

    override func color(at place: CGPoint) -> PickedColor {
        ColorGrid.cell(
            Int(place.x / bounds.width * CGFloat(ColorGrid.columns)),
            Int(place.y / bounds.height * CGFloat(ColorGrid.rows)))
    }

    override func draw(_ rect: CGRect) {
        for row in 0..<ColorGrid.rows {
            for column in 0..<ColorGrid.columns {
                ColorGrid.cell(column, row).color.setFill()
                UIBezierPath(rect: frame(column, row)).fill()
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let wanted = color.components
        func distance(_ cell: PickedColor) -> CGFloat {
            zip(cell.components, wanted).reduce(0) { $0 + abs($1.0 - $1.1) }
        }
        for row in 0..<ColorGrid.rows {
            for column in 0..<ColorGrid.columns where distance(ColorGrid.cell(column, row)) < 0.02 {
                marker.isHidden = false
                marker.layer.cornerRadius = 3
                return marker.frame = frame(column, row)
            }
        }
        marker.isHidden = true
    }
}

/// All hues from left to right, from white at the top through the pure hue to black at the bottom.
final class ColorSpectrum: ColorField {
    override func color(at place: CGPoint) -> PickedColor {
        let down = place.y / max(bounds.height - 1, 1)
        return PickedColor(
            hue: place.x / bounds.width, saturation: min(1, 2 * down), brightness: min(1, 2 - 2 * down), alpha: 1)
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let space = CGColorSpaceCreateDeviceRGB()
        let hues = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor }
        let shades = [
            UIColor(white: 1, alpha: 1), UIColor(white: 1, alpha: 0), UIColor(white: 0, alpha: 0),
            UIColor(white: 0, alpha: 1),
        ].map(\.cgColor)
        let across = CGGradient(colorsSpace: space, colors: hues as CFArray, locations: nil)
        let down = CGGradient(colorsSpace: space, colors: shades as CFArray, locations: [0, 0.5, 0.5, 1])
        let (top, end) = (CGPoint.zero, CGPoint(x: bounds.width, y: 0))
        let whole: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        if let across { context.drawLinearGradient(across, start: top, end: end, options: whole) }
        if let down {
            context.drawLinearGradient(down, start: top, end: CGPoint(x: 0, y: bounds.height), options: whole)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let down = color.brightness < 1 ? 1 - color.brightness / 2 : color.saturation / 2
        let size: CGFloat = 28
        marker.layer.cornerRadius = size / 2
        marker.backgroundColor = color.color.withAlphaComponent(1)
        marker.bounds.size = CGSize(width: size, height: size)
        marker.center = CGPoint(x: color.hue * bounds.width, y: down * bounds.height)
    }
}
