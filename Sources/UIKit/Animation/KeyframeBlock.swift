import Foundation
import QuartzCore

/// A single call of `UIView.animateKeyframes`: collects the changes of its keyframes, and makes one animation for
/// each property.
final class KeyframeBlock: AnimationContext {
    private let block: AnimationBlock
    private let mode: CAAnimationCalculationMode
    private var tracks: [Track] = []
    /// The start and end of the open keyframe, as fractions of the duration.
    private var span: ClosedRange<Double> = 0...1

    private struct Track {
        let view: UIView
        let key: String
        let old: Any?
        var changes: [(span: ClosedRange<Double>, value: Any?)] = []
    }

    init(_ block: AnimationBlock, _ options: UIView.KeyframeAnimationOptions) {
        self.block = block
        mode =
            switch options.rawValue >> 10 & 0xF {
            case 1: .discrete
            case 2: .paced
            case 3: .cubic
            case 4: .cubicPaced
            default: .linear
            }
    }

    var duration: CFTimeInterval { block.duration }
    var settings: (any AnimationSettings)? { block }
    var animatorContext: AnimatorContext? { block.animatorContext }

    func keyframe(from start: Double, duration: Double, _ animations: () -> Void) {
        let outer = span
        defer { span = outer }
        let begin = min(max(0, start.isFinite ? start : 0), 1)
        span = begin...min(max(begin, begin + (duration.isFinite ? duration : 0)), 1)
        animations()
    }

    func action(for view: UIView, key: String) -> (any CAAction)? {
        guard duration > 0 || block.delay > 0 else { return nil }
        if animatorContext == nil { ReplacedValues.willReplace(key, of: view.layer) }
        return ChangeAction(view.layer, key) { [self] layer, key, old in
            let known = tracks.firstIndex { $0.view === view && $0.key == key }
            if known == nil { tracks.append(Track(view: view, key: key, old: old)) }
            tracks[known ?? tracks.count - 1].changes.append((span, layer.value(forKey: key)))
        }
    }

    func run(_ animations: () -> Void) {
        // The enclosing block handles the layout and the completion.
        block.run {
            AnimationContexts.run(self, animations); addAnimations()
        }
    }

    private func addAnimations() {
        for track in tracks {
            let animation = CAKeyframeAnimation(keyPath: track.key)
            let keys = keyframes(of: track)
            guard keys.allSatisfy({ $0.value != nil }) else { continue }
            animation.values = keys.compactMap(\.value)
            animation.calculationMode = mode
            if mode != .paced, mode != .cubicPaced { animation.keyTimes = keys.map { NSNumber(value: $0.time) } }
            if let animator = block.joinAnimator() {
                animator.add(animation, of: track.view, track.key, from: track.old)
                continue
            }
            if case .curve(let function) = block.pacing { animation.timingFunction = function }
            block.prepare(animation, track.view.layer, track.view)
            track.view.layer.addBesideOthers(animation, forKey: track.key)
        }
    }

    /// Returns the track's keyframes: each change starts from the value at which the previous one ended.
    private func keyframes(of track: Track) -> [(time: Double, value: Any?)] {
        var keys: [(time: Double, value: Any?)] = [(0, track.view.layer.animationStart(track.old, forKey: track.key))]
        for change in track.changes.sorted(by: { $0.span.lowerBound < $1.span.lowerBound }) {
            let last = keys[keys.count - 1]
            let start = max(last.time, change.span.lowerBound)
            // Discrete keyframes change at their start.
            if mode == .discrete {
                keys.append((start, change.value))
                continue
            }
            if start > last.time { keys.append((start, last.value)) }
            let end = max(start, change.span.upperBound)
            keys.append((end, change.value))
        }
        let last = keys[keys.count - 1]
        if last.time < 1 || mode == .discrete { keys.append((1, last.value)) }
        if mode == .paced || mode == .cubicPaced || mode == .cubic { keys = withoutRests(keys) }
        return keys
    }

    /// Removes keyframes whose value equals that of their predecessor: a cubic or paced animation has no pauses.
    private func withoutRests(_ keys: [(time: Double, value: Any?)]) -> [(time: Double, value: Any?)] {
        var moving: [(time: Double, value: Any?)] = []
        for key in keys {
            if let last = moving.last?.value, let value = key.value, "\(last)" == "\(value)" { continue }
            moving.append(key)
        }
        return moving.count > 1 ? moving : keys
    }
}
