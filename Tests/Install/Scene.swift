import PlaygroundSupport
import UIKit

let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
view.backgroundColor = .white
let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
label.text = "Installed"
view.addSubview(label)
let dot = UIView(frame: CGRect(x: 10, y: 50, width: 20, height: 20))
dot.backgroundColor = .systemTeal
dot.layer.cornerRadius = 10
view.addSubview(dot)
UIView.animate(withDuration: 2) { dot.center.x = 100 }
PlaygroundPage.current.liveView = view
