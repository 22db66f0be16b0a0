import PlaygroundSupport
import QuartzCore

let page = CALayer()
page.frame = CGRect(x: 0, y: 0, width: 480, height: 270)
page.backgroundColor = CGColor(red: 0.08, green: 0.09, blue: 0.14, alpha: 1)

PlaygroundPage.current.liveView = page
