import PlaygroundSupport
import QuartzCore

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 480, height: 270)
page.backgroundColor = CGColor(red: 0.08, green: 0.09, blue: 0.14, alpha: 1)

let tile = CALayer()
tile.bounds.size = CGSize(width: 100, height: 100)
tile.position = CGPoint(x: 100, y: 135)
tile.backgroundColor = CGColor(red: 0.25, green: 0.55, blue: 1, alpha: 1)
page.addSublayer(tile)

PlaygroundPage.current.liveView = page
