// A card for sharing a talk: its title, its speaker, the day and the number of participants. A ring fills as seats are
// taken.
// Poster: 1.2 s
//
// `kasane batch Examples/ShareCard.swift --data Examples/ShareCard.csv -o 'cards/{id}.png' --at 1.2` renders one for
// each row of a file. Each member of `Talk` is a field of the row, converted to the member's type; here its default
// values are shown.

import Kasane
import PlaygroundSupport
import UIKit

struct Talk: Decodable {
    var id = 1
    var title = "Layers all the way down"
    var speaker = "Ada Lovelace"
    var day: Date?
    var seats = 120
    var taken = 87
    var theme = Theme.dusk

    enum Theme: String, Decodable { case dusk, forest, ember }
}

let talk = SceneData.row(default: Talk())

func color(_ rgb: UInt32) -> CGColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((rgb >> shift) & 255) / 255 }
    return CGColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
}

extension Talk.Theme {
    var colors: [CGColor] {
        switch self {
        case .dusk: [color(0x29215C), color(0x733D8C)]
        case .forest: [color(0x0D3833), color(0x267557)]
        case .ember: [color(0x54141A), color(0xD15C29)]
        }
    }
}

let card = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 315))

let ground = CAGradientLayer()
ground.frame = card.bounds
ground.colors = talk.theme.colors
ground.startPoint = .zero
ground.endPoint = CGPoint(x: 1, y: 1)
card.layer.addSublayer(ground)

func label(_ text: String, _ frame: CGRect, _ font: UIFont, alpha: CGFloat = 1) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = font
    label.textColor = UIColor(white: 1, alpha: alpha)
    label.numberOfLines = 0
    label.adjustsFontSizeToFitWidth = true
    card.addSubview(label)
    return label
}

let title = label(
    talk.title, CGRect(x: 40, y: 36, width: 520, height: 110), .systemFont(ofSize: 40, weight: .bold))
title.layer.shadowOpacity = 0.35
title.layer.shadowRadius = 6
title.layer.shadowOffset = CGSize(width: 0, height: 3)
_ = label(talk.speaker, CGRect(x: 40, y: 196, width: 360, height: 34), .systemFont(ofSize: 24, weight: .medium))

let days = DateFormatter()
days.locale = Locale(identifier: "en_GB")
days.timeZone = TimeZone(identifier: "UTC")
days.dateFormat = "EEEE, d MMMM"
_ = label(
    talk.day.map(days.string) ?? "The day is yet to be set", CGRect(x: 40, y: 234, width: 360, height: 28),
    .systemFont(ofSize: 18), alpha: 0.75)

// MARK: The ring

let box = CGRect(x: 450, y: 165, width: 110, height: 110)
let share = min(1, Double(talk.taken) / Double(max(1, talk.seats)))

func ring(_ color: UIColor) -> CAShapeLayer {
    let ring = CAShapeLayer()
    ring.frame = box
    ring.path =
        UIBezierPath(
            arcCenter: CGPoint(x: 55, y: 55), radius: 48, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
        ).cgPath
    ring.fillColor = nil
    ring.strokeColor = color.cgColor
    ring.lineWidth = 10
    ring.lineCap = .round
    card.layer.addSublayer(ring)
    return ring
}

_ = ring(UIColor(white: 1, alpha: 0.2))
let filled = ring(.white)
filled.strokeEnd = share
let fill = CABasicAnimation(keyPath: "strokeEnd")
fill.fromValue = 0
fill.duration = 1
fill.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
filled.add(fill, forKey: "fill")

let count = label("\(talk.taken)", box.insetBy(dx: 20, dy: 30), .systemFont(ofSize: 32, weight: .semibold))
count.textAlignment = .center

PlaygroundPage.current.liveView = card
