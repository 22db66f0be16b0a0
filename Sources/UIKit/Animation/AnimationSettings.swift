import Foundation

/// What the `UIView.setAnimation...` functions set: it applies to the changes that follow in the innermost block.
@MainActor
protocol AnimationSettings: AnyObject {
    var duration: CFTimeInterval { get set }
    var delay: CFTimeInterval { get set }
    var curve: UIView.AnimationCurve { get set }
    var repeatCount: Float { get set }
    var autoreverses: Bool { get set }
    var beginsFromCurrentState: Bool { get set }
}

extension AnimationContexts {
    /// The settings of the innermost block; if there is none, reports it.
    static var settings: (any AnimationSettings)? {
        let settings = stack.last?.settings
        if settings == nil { reportOnce("UIView.setAnimation...: there is no animation block to set this for") }
        return settings
    }
}
