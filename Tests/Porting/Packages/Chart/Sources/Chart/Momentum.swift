import QuartzCore
import UIKit
import os

/// Continues a gesture after the finger is lifted, one step per frame.
final class Momentum: NSObject {
    private let step: (CGFloat) -> Bool
    private var velocity: CGFloat = 0
    private var link: CADisplayLink?
    private let logger = Logger(subsystem: "com.example.chart", category: "momentum")

    var isRunning: Bool { link != nil }

    /// - Parameter step: Takes the distance, and returns whether to continue.
    init(step: @escaping (CGFloat) -> Bool) { self.step = step }

    func start(velocity: CGFloat) {
        stop()
        self.velocity = velocity
        logger.debug("starts with \(Double(velocity), format: .fixed(precision: 1)) points a second")
        let link = CADisplayLink(target: self, selector: #selector(frame(_:)))
        if #available(iOS 15.0, *) {
            link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    @objc private func frame(_ link: CADisplayLink) {
        let time = CGFloat(link.targetTimestamp - link.timestamp)
        velocity *= pow(0.998, time * 1000)
        guard abs(velocity) > 5, step(velocity * time) else { return stop() }
    }
}
