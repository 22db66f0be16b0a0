import PlaygroundSupport
import QuartzCore

// The main thread is blocked for two seconds at a time; the square keeps rotating.
let stage = CALayer()
stage.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
let square = CALayer()
square.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
square.backgroundColor = CGColor(red: 0.2, green: 0.3, blue: 0.9, alpha: 1)
stage.addSublayer(square)
let turn = CABasicAnimation(keyPath: "transform.rotation.z")
turn.toValue = 20 * Double.pi
turn.duration = 60
square.add(turn, forKey: nil)
PlaygroundPage.current.liveView = stage
Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
    print("busy")
    fflush(stdout)
    Thread.sleep(forTimeInterval: 2)
    print("free")
    fflush(stdout)
}
