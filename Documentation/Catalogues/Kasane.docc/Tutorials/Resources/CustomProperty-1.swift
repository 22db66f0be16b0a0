import PlaygroundSupport
import QuartzCore

final class Gauge: CALayer {
    @LayerProperty("progress") var progress: CGFloat = 0.3
}

let gauge = Gauge()
gauge.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
gauge.backgroundColor = CGColor(red: 0.08, green: 0.09, blue: 0.14, alpha: 1)

PlaygroundPage.current.liveView = gauge
