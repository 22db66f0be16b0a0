import CoreGraphics
import UIKit

/// Animations and touches.
extension ViewProgram {
    mutating func move(_ call: Int) {
        let change = makeChange()
        let (duration, delay) = (Double(stream.number()), Double(stream.number()))
        let options = UIView.AnimationOptions(rawValue: UInt(stream.byte()) << 4 | UInt(stream.byte() & 15))
        switch call % 9 {
        case 0, 1: UIView.animate(withDuration: duration, delay: delay, options: options, animations: change)
        case 2:
            UIView.animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: stream.number(),
                initialSpringVelocity: stream.number(), options: options, animations: change)
        case 3:
            let (start, length) = (Double(stream.number()), Double(stream.number()))
            UIView.animateKeyframes(withDuration: duration, delay: delay, options: [.calculationModeCubic]) {
                UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length, animations: change)
                UIView.addKeyframe(withRelativeStartTime: length, relativeDuration: start, animations: change)
            }
        case 4: UIView.transition(with: view, duration: duration, options: options, animations: change)
        case 5:
            let spring = UISpringTimingParameters(
                mass: stream.number(), stiffness: stream.number(), damping: stream.number(),
                initialVelocity: CGVector(dx: stream.number(), dy: stream.number()))
            animate(UIViewPropertyAnimator(duration: duration, timingParameters: spring), change)
        case 6:
            animate(
                UIViewPropertyAnimator(
                    duration: duration, controlPoint1: stream.point(), controlPoint2: stream.point()), change)
        case 7:
            animators.last?.fractionComplete = stream.number()
            animators.last?.isReversed = stream.flag()
        default:
            guard let animator = animators.last else { return }
            if animator.state == .active {
                animator.continueAnimation(withTimingParameters: nil, durationFactor: stream.number())
            }
        }
    }

    private mutating func animate(_ animator: UIViewPropertyAnimator, _ change: @escaping () -> Void) {
        animator.addAnimations(change, delayFactor: stream.number())
        animator.startAnimation(afterDelay: Double(stream.number()))
        if stream.flag() { animator.pauseAnimation() }
        animators.append(animator)
    }

    /// Returns a change to animate, which doesn't retain the view.
    private mutating func makeChange() -> () -> Void {
        let view = view
        switch stream.choice(7) {
        case 0:
            let rect = stream.rect()
            return { [weak view] in view?.frame = rect }
        case 1:
            let transform = stream.transform()
            return { [weak view] in view?.transform = transform }
        case 2:
            let color = color()
            return { [weak view] in view?.backgroundColor = color }
        case 3:
            let alpha = stream.number()
            return { [weak view] in view?.alpha = alpha }
        case 4:
            let (constant, constraint) = (stream.number(), constraints.last)
            return { [weak view] in
                constraint?.constant = constant
                view?.superview?.layoutIfNeeded()
            }
        case 5:
            let bounds = stream.rect()
            return { [weak view] in view?.bounds = bounds }
        default: return { [weak view] in view?.isHidden.toggle() }
        }
    }

    mutating func touch(_ call: Int) {
        switch call % 7 {
        case 0: addRecognizer()
        case 1: play(TouchScript().tap(at: stream.point(), count: 1 + stream.choice(3), after: short()))
        case 2: play(TouchScript().drag(from: stream.point(), to: stream.point(), duration: short()))
        case 3:
            play(TouchScript().pinch(at: stream.point(), from: stream.number(), to: stream.number(), duration: short()))
        case 4:
            play(
                TouchScript().rotate(
                    at: stream.point(), by: stream.number(), distance: stream.number(), duration: short()))
        case 5: play(TouchScript().press(at: stream.point(), duration: short()))
        default:
            let start = CGPoint(x: stream.choice(60), y: stream.choice(60))
            let end = CGPoint(x: stream.choice(60), y: stream.choice(60))
            play(TouchScript().drag(from: start, to: end, duration: 0.1).with(TouchScript().tap(at: stream.point())))
        }
    }

    /// Returns a duration of up to two seconds.
    private mutating func short() -> Double { Double(stream.choice(40)) / 20 }

    private mutating func play(_ script: TouchScript) {
        window.perform(script, showsTouches: stream.flag())
        if stream.flag() { drawFrame() }
    }

    private mutating func addRecognizer() {
        guard view.gestureRecognizers?.count ?? 0 < 5 else { return }
        let recognizer: UIGestureRecognizer
        switch stream.choice(6) {
        case 0:
            let tap = UITapGestureRecognizer()
            (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (stream.choice(4), stream.choice(3))
            recognizer = tap
        case 1:
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = stream.choice(3)
            recognizer = pan
        case 2:
            let press = UILongPressGestureRecognizer()
            (press.minimumPressDuration, press.allowableMovement) = (Double(stream.number()), stream.number())
            recognizer = press
        case 3: recognizer = UIPinchGestureRecognizer()
        case 4: recognizer = UIRotationGestureRecognizer()
        default: recognizer = UISwipeGestureRecognizer()
        }
        recognizer.addAction { [weak view] in
            guard let view else { return }
            switch $0 {
            case let pan as UIPanGestureRecognizer: view.center = pan.location(in: view.superview)
            case let pinch as UIPinchGestureRecognizer:
                view.transform = view.transform.scaledBy(x: pinch.scale, y: pinch.velocity)
            case let turn as UIRotationGestureRecognizer:
                view.transform = CGAffineTransform(rotationAngle: turn.rotation)
            default: view.alpha = 0.5
            }
        }
        view.addGestureRecognizer(recognizer)
    }
}
