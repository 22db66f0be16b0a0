import Foundation
import ObjectRuntime
import QuartzCore

/// The animation between `UIView.beginAnimations(_:context:)` and `commitAnimations()`. A setting made in between
/// applies to the changes that follow it.
@MainActor
final class BeginCommitAnimation: AnimationContext, AnimationSettings {
    /// The open animations, the innermost last.
    private(set) static var open: [BeginCommitAnimation] = []
    /// The innermost open animation; if there is none, reports it.
    static var current: BeginCommitAnimation? {
        if open.isEmpty { reportOnce("UIView.setAnimation...: there is no beginAnimations(_:context:) before it") }
        return open.last
    }

    private let identifier: String?
    private let context: UnsafeMutableRawPointer?
    private let tracker: AnimationTracker
    /// Animates the changes; nil when a setting was made since the last change.
    private var block: AnimationBlock?
    private var transition: (view: UIView, kind: TransitionKind, stage: FlipTransition?)?
    private let outcome = Outcome()

    // iOS's defaults.
    var duration = 0.2 { didSet { block = nil } }
    var delay = 0.0 { didSet { block = nil } }
    var curve = UIView.AnimationCurve.easeInOut { didSet { block = nil } }
    var repeatCount: Float = 0 { didSet { block = nil } }
    var autoreverses = false { didSet { block = nil } }
    var beginsFromCurrentState = false { didSet { block = nil } }
    var settings: (any AnimationSettings)? { self }
    var animatorContext: AnimatorContext? { nil }
    var delegate: AnyObject? {
        get { outcome.delegate }
        set { outcome.delegate = newValue }
    }
    var willStart: Selector?
    var didStop: Selector? {
        get { outcome.didStop }
        set { outcome.didStop = newValue }
    }

    /// What is called when the animations end. The delegate is retained until then, as on iOS.
    private final class Outcome {
        var delegate: AnyObject?
        var didStop: Selector?
    }

    init(_ identifier: String?, _ context: UnsafeMutableRawPointer?) {
        (self.identifier, self.context) = (identifier, context)
        tracker = AnimationTracker { [outcome] finished in
            guard let delegate = outcome.delegate, let didStop = outcome.didStop else { return }
            let _: Void = send(didStop, to: delegate, identifier, NSNumber(value: finished), context)
        }
    }

    func begin() {
        BeginCommitAnimation.open.append(self)
        AnimationContexts.push(self)
    }

    static func commit() {
        guard let begun = open.popLast() else {
            return reportOnce("UIView.commitAnimations(): there is no beginAnimations(_:context:) before it")
        }
        begun.end()
    }

    private func end() {
        AnimationContexts.pop(self)
        if let delegate, let willStart {
            let _: Void = send(willStart, to: delegate, identifier, context)
        }
        if let transition, AnimationContexts.areEnabled, duration > 0 {
            transition.kind.run(transition.view, stage: transition.stage, animations)
        }
        tracker.close()
    }

    /// Shows the change of a view's contents as a transition, or as none for nil.
    func setTransition(_ kind: TransitionKind?, of view: UIView) {
        guard let kind else {
            transition = nil
            return
        }
        var stage: FlipTransition?
        if case .flip = kind { stage = FlipTransition(view) }
        transition = (view, kind, stage)
    }

    func action(for view: UIView, key: String) -> (any CAAction)? {
        // Changes inside a transition don't animate individually.
        if let transition, view.isDescendant(of: transition.view) { return nil }
        return animations.action(for: view, key: key)
    }

    private var animations: AnimationBlock {
        if let block { return block }
        var options: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
        if beginsFromCurrentState { options.insert(.beginFromCurrentState) }
        let made = AnimationBlock(
            duration: duration, delay: delay, pacing: TimingParameters(curve), options: options, tracker: tracker)
        (made.repeatCount, made.autoreverses) = (repeatCount, autoreverses)
        block = made
        return made
    }
}
