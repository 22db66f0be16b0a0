import CoreGraphics
import Foundation
import QuartzCore

/// Images that a layer shows one after the other: an animation of its contents.
final class ImagePlayback: NSObject, CAAnimationDelegate {
    private static let key = "images"

    /// Whether the pictures are those of an animated image.
    let isOfImage: Bool
    private(set) var isRunning = false

    init(isOfImage: Bool) { self.isOfImage = isOfImage }

    /// - Parameters:
    ///   - duration: of all frames together, in seconds.
    ///   - repeatCount: how often; 0 for without end.
    func start(_ layer: CALayer, frames: [CGImage], duration: TimeInterval, repeatCount: Int) {
        let animation = CAKeyframeAnimation(keyPath: "contents")
        // Discrete keyframes are two at least.
        let frames = frames.count == 1 ? frames + frames : frames
        animation.values = frames
        animation.keyTimes = (0...frames.count).map { Double($0) / Double(frames.count) as NSNumber }
        animation.calculationMode = .discrete
        animation.duration = duration
        animation.repeatCount = repeatCount == 0 ? .infinity : Float(repeatCount)
        animation.delegate = self
        isRunning = true
        layer.add(animation, forKey: ImagePlayback.key)
    }

    func stop(_ layer: CALayer) {
        isRunning = false
        layer.removeAnimation(forKey: ImagePlayback.key)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { isRunning = false }
}
