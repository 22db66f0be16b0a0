import PlaygroundSupport
import UIKit

// Static: a view with a label, and layers whose values the inspector edits.
let board = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
board.backgroundColor = .white

let box = CALayer()
box.name = "box"
box.frame = CGRect(x: 40, y: 40, width: 80, height: 80)
box.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
board.layer.addSublayer(box)

let label = UILabel(frame: CGRect(x: 160, y: 40, width: 140, height: 60))
label.text = "Hello"
label.accessibilityIdentifier = "greeting"
label.textColor = .black
board.addSubview(label)

PlaygroundPage.current.liveView = board
