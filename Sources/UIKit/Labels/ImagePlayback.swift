import CoreGraphics
import Foundation
import QuartzCore

/// A sequence of images shown by a layer: an animation of its contents.
final class ImagePlayback: NSObject, CAAnimationDelegate {
    private static let key = "images"

    /// Whether the frames are those of an animated image.
    let isOfImage: Bool
    private(set) var isRunning = false

    init(isOfImage: Bool) { self.isOfImage = isOfImage }

    /// - Parameters:
    ///   - duration: the total duration of all frames, in seconds.
    ///   - repeatCount: the number of repetitions; 0 to repeat forever.
    func start(_ layer: CALayer, frames: [CGImage], duration: TimeInterval, repeatCount: Int) {
        let animation = CAKeyframeAnimation(keyPath: "contents")
        // Discrete keyframe animations need at least two keyframes.
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
