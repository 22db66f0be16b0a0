import QuartzCore

/// A layer that reports its layout.
private final class AskedLayer: CALayer {
    var layouts = 0
    override func layoutSublayers() { layouts += 1 }
}

@MainActor
private final class AnimationLog: @preconcurrency CAAnimationDelegate {
    private let observer: Observer
    init(_ observer: Observer) { self.observer = observer }

    func animationDidStart(_ anim: CAAnimation) { observer.log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { observer.log.append("stop \(flag)") }
}

private func fade(_ duration: CFTimeInterval) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, duration)
    return animation
}

extension DrivingCheck {
    static let layers = [
        DrivingCheck("changes outside a transaction are committed") { observer in
            let layer = AskedLayer()
            layer.setNeedsLayout()
            await observer.wait(for: "the first commit") { layer.layouts == 1 && layer.presentation() != nil }
            for opacity in [0.5, 0.25] as [Float] {
                CATransaction.setDisableActions(true)
                layer.opacity = opacity
                await observer.wait(for: "\(opacity)") { layer.presentation()?.opacity == opacity }
                observer.expect(!CATransaction.disableActions(), "the settings outlived their transaction")
            }
            observer.expect(layer.layouts == 1, "laid out \(layer.layouts) times")
        },
        DrivingCheck("changes of one turn are committed together") { observer in
            let (first, second) = (AskedLayer(), CALayer())
            for _ in 0..<20 {
                first.setNeedsLayout()
                observer.expect(first.needsLayout(), "committed before its turn was over")
                second.opacity = 0.5
                let layouts = first.layouts
                await observer.wait(for: "the commit") { first.layouts > layouts }
                observer.expect(first.layouts == layouts + 1, "laid out twice")
            }
        },
        DrivingCheck("implicit animations run and end") { observer in
            let layer = CALayer()
            await observer.wait(for: "the first commit") { layer.presentation() != nil }
            CATransaction.setAnimationDuration(0.05)
            CATransaction.setCompletionBlock { MainActor.assumeIsolated { observer.log.append("done") } }
            layer.opacity = 0
            observer.expect(layer.animation(forKey: "opacity") != nil, "no animation")
            await observer.wait(for: "the completion") { observer.log == ["done"] }
            observer.expect(layer.presentation()?.opacity == 0, "not at its end")
            observer.expect(layer.animation(forKey: "opacity") == nil, "the animation is still there")
        },
        DrivingCheck("delegates and completion blocks are called once, in order") { observer in
            let layer = CALayer()
            CATransaction.begin()
            CATransaction.setCompletionBlock { MainActor.assumeIsolated { observer.log.append("done") } }
            let animation = fade(0.05)
            animation.delegate = AnimationLog(observer)
            layer.add(animation, forKey: "fade")
            CATransaction.commit()
            await observer.wait(for: "the end") { observer.log.count == 3 }
            await observer.suspend()
            observer.expect(observer.log == ["start", "stop true", "done"], "\(observer.log)")
        },
        DrivingCheck("one animation may follow another") { observer in
            let layer = CALayer()
            @MainActor func go(_ count: Int) {
                CATransaction.begin()
                CATransaction.setCompletionBlock {
                    MainActor.assumeIsolated {
                        observer.log.append("\(count)")
                        if count < 5 { go(count + 1) }
                    }
                }
                layer.add(fade(0.02), forKey: nil)
                CATransaction.commit()
            }
            go(1)
            await observer.wait(for: "the fifth") { observer.log.count == 5 }
            observer.expect(observer.log == ["1", "2", "3", "4", "5"], "\(observer.log)")
        },
        DrivingCheck("display links are called once a frame") { observer in
            var times: [CFTimeInterval] = []
            let begin = CACurrentMediaTime()
            let link = CADisplayLink { link in
                MainActor.assumeIsolated {
                    times.append(link.timestamp)
                    observer.expect(link.timestamp <= CACurrentMediaTime(), "called before its time")
                }
            }
            await observer.suspend(times: 3)
            link.add(to: .main, forMode: .common)
            await observer.wait(for: "ten frames") { times.count >= 10 }
            observer.expect(zip(times, times.dropFirst()).allSatisfy { $0 + 1 / 61 < $1 }, "not once a frame: \(times)")
            observer.expect(times.first ?? 0 > begin, "called for a frame before it was added")
            link.isPaused = true
            let count = times.count
            await observer.suspend()
            observer.expect(times.count == count, "called while it was paused")
            link.isPaused = false
            await observer.wait(for: "frames after the pause") { times.count > count }
            link.invalidate()
        },
    ]
}
