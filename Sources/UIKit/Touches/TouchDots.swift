import Foundation
import QuartzCore

/// Marks active touches with dots.
@MainActor
final class TouchDots {
    private let window: UIWindow
    private var dots: [Int: CALayer] = [:]

    init(_ window: UIWindow) { self.window = window }

    /// The size of a fingertip, in points.
    private static let diameter: CGFloat = 44

    func show(_ samples: [TouchSample]) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for sample in samples {
            let dot = dots[sample.finger] ?? makeDot(sample.finger)
            dot.position = sample.location
            if sample.action == .up || sample.action == .cancel { fade(dot, sample.finger) }
        }
        CATransaction.commit()
    }

    private func makeDot(_ finger: Int) -> CALayer {
        let dot = CALayer()
        dot.bounds = CGRect(x: 0, y: 0, width: TouchDots.diameter, height: TouchDots.diameter)
        dot.cornerRadius = TouchDots.diameter / 2
        dot.backgroundColor = CGColor(gray: 0.5, alpha: 0.35)
        dot.borderColor = CGColor(gray: 1, alpha: 0.8)
        dot.borderWidth = 1.5
        dot.zPosition = 1e6
        window.layer.addSublayer(dot)
        dots[finger] = dot
        return dot
    }

    private func fade(_ dot: CALayer, _ finger: Int) {
        dots[finger] = nil
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.duration = 0.2
        dot.opacity = 0
        dot.add(animation, forKey: "fade")
        MediaClock.call(at: CACurrentMediaTime() + animation.duration) { dot.removeFromSuperlayer() }
    }
}
