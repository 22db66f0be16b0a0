// Sixty cards with shadows that drift over a gradient; cards.html shows the same.

import PlaygroundSupport
import UIKit

let stage = UIView(frame: CGRect(x: 0, y: 0, width: 1920, height: 1080))
let ground = CAGradientLayer()
ground.frame = stage.bounds
ground.colors = [UIColor(red: 0.16, green: 0.13, blue: 0.36, alpha: 1), UIColor(red: 0.45, green: 0.24, blue: 0.55, alpha: 1)].map(\.cgColor)
(ground.startPoint, ground.endPoint) = (.zero, CGPoint(x: 1, y: 1))
stage.layer.addSublayer(ground)

for i in 0..<60 {
    let card = CALayer()
    card.frame = CGRect(x: 60 + i % 10 * 180, y: 60 + i / 10 * 165, width: 150, height: 130)
    card.backgroundColor = UIColor(hue: CGFloat(i) / 60, saturation: 0.35, brightness: 1, alpha: 1).cgColor
    card.cornerRadius = 16
    (card.shadowOpacity, card.shadowRadius, card.shadowOffset) = (0.35, 12, CGSize(width: 0, height: 8))
    card.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: 16).cgPath
    let drift = CABasicAnimation(keyPath: "transform.translation.x")
    (drift.fromValue, drift.toValue, drift.duration) = (0, 40 + i % 7 * 10, 2)
    card.add(drift, forKey: nil)
    stage.layer.addSublayer(card)
}
PlaygroundPage.current.liveView = stage
