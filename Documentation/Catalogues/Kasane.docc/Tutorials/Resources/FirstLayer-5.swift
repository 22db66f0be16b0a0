import PlaygroundSupport
import QuartzCore

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 480, height: 270)
page.backgroundColor = CGColor(red: 0.08, green: 0.09, blue: 0.14, alpha: 1)

let tile = CALayer()
tile.bounds.size = CGSize(width: 100, height: 100)
tile.position = CGPoint(x: 100, y: 135)
tile.backgroundColor = CGColor(red: 0.25, green: 0.55, blue: 1, alpha: 1)
tile.cornerRadius = 24
tile.borderWidth = 3
tile.borderColor = CGColor(gray: 1, alpha: 0.6)
tile.shadowOpacity = 0.7
tile.shadowRadius = 12
tile.shadowOffset = CGSize(width: 0, height: 8)
page.addSublayer(tile)

let move = CABasicAnimation(keyPath: "position.x")
move.fromValue = 100
move.toValue = 380

let roll = CABasicAnimation(keyPath: "transform.rotation.z")
roll.byValue = Double.pi

let both = CAAnimationGroup()
both.animations = [move, roll]
both.duration = 2
both.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
tile.position.x = 380
tile.add(both, forKey: "both")

PlaygroundPage.current.liveView = page
