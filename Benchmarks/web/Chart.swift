// A bar chart that grows, with a line of values over it; chart.html shows the same.

import PlaygroundSupport
import UIKit

let stage = UIView(frame: CGRect(x: 0, y: 0, width: 1280, height: 720))
stage.backgroundColor = .white
let values: [CGFloat] = (0..<24).map { 0.5 + 0.4 * sin(CGFloat($0) * 0.7) }
let curve = UIBezierPath()

for (i, value) in values.enumerated() {
    let bar = CALayer()
    bar.frame = CGRect(x: 70 + CGFloat(i) * 48, y: 640 - 540 * value, width: 34, height: 540 * value)
    bar.backgroundColor = UIColor(red: 0.2, green: 0.45, blue: 0.85, alpha: 1).cgColor
    (bar.cornerRadius, bar.anchorPoint) = (6, CGPoint(x: 0.5, y: 1))
    bar.position = CGPoint(x: 87 + CGFloat(i) * 48, y: 640)
    let growth = CABasicAnimation(keyPath: "transform.scale.y")
    (growth.fromValue, growth.toValue, growth.duration) = (0.1, 1, 2)
    bar.add(growth, forKey: nil)
    stage.layer.addSublayer(bar)
    let label = UILabel(frame: CGRect(x: 62 + CGFloat(i) * 48, y: 650, width: 50, height: 24))
    (label.text, label.font, label.textAlignment) = ("\(i):00", UIFont(name: "Inter", size: 14), .center)
    stage.addSubview(label)
    let point = CGPoint(x: 87 + CGFloat(i) * 48, y: 620 - 540 * value)
    if i == 0 { curve.move(to: point) } else { curve.addLine(to: point) }
}
let line = CAShapeLayer()
(line.path, line.lineWidth, line.lineJoin, line.fillColor) = (curve.cgPath, 4, .round, nil)
line.strokeColor = UIColor(red: 0.9, green: 0.3, blue: 0.25, alpha: 1).cgColor
let trace = CABasicAnimation(keyPath: "strokeEnd")
(trace.fromValue, trace.toValue, trace.duration) = (0, 1, 2)
line.add(trace, forKey: nil)
stage.layer.addSublayer(line)
PlaygroundPage.current.liveView = stage
