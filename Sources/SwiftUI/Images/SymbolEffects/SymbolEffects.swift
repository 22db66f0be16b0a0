import Foundation
import QuartzCore

/// An effect requested for symbols in a view.
struct SymbolEffectRequest: Equatable {
    enum Trigger: Equatable {
        /// Plays when the value changes.
        case value(AnyHashable)
        case active(Bool)
    }

    let effect: SymbolEffectConfiguration
    let options: SymbolEffectOptions
    let trigger: Trigger
}

extension EnvironmentValues {
    private struct EffectsKey: EnvironmentKey { static var defaultValue: [SymbolEffectRequest] { [] } }

    /// The effects of symbols, the outermost first.
    var symbolEffects: [SymbolEffectRequest] {
        get { self[EffectsKey.self] }
        set { self[EffectsKey.self] = newValue }
    }
}

/// The effects that a symbol's layer has shown so far.
final class SymbolEffectState {
    var requests: [SymbolEffectRequest] = []
}

/// Plays the environment's effects on a symbol's layer.
@MainActor
struct SymbolAnimator {
    let layer: CALayer
    let context: LeafContext

    func show(_ requests: [SymbolEffectRequest]) {
        let key = "kasaneSymbolEffects"
        let known = layer.value(forKey: key) as? SymbolEffectState
        guard known != nil || !requests.isEmpty else { return }
        let state = known ?? SymbolEffectState()
        if known == nil { layer.setValue(state, forKey: key) }
        let old = state.requests
        guard old != requests else { return }
        state.requests = requests
        for (index, request) in requests.enumerated() {
            show(request, index, after: old.indices.contains(index) ? old[index] : nil)
        }
        for index in requests.count..<max(requests.count, old.count) { stop(old[index], index) }
    }

    private func name(_ index: Int) -> String { "kasane.symbolEffect.\(index)" }

    private func show(_ request: SymbolEffectRequest, _ index: Int, after old: SymbolEffectRequest?) {
        switch request.trigger {
        case .value:
            guard let old, old.trigger != request.trigger else { return }
            layer.add(animation(request, isEndless: request.options.isEndless ?? false), forKey: name(index))
        case .active(let isActive):
            // A symbol that hasn't appeared yet is hidden from the start.
            let wasActive = old.map { $0.trigger == .active(true) } ?? (request.effect.kind == .appear)
            guard isActive != wasActive else { return }
            switch request.effect.kind {
            case .scale: setScale(isActive ? (request.effect.direction == .down ? 0.8 : 1.2) : 1, opacity: 1)
            case .disappear: setScale(isActive ? request.effect.hiddenScale : 1, opacity: isActive ? 0 : 1)
            case .appear: setScale(isActive ? 1 : request.effect.hiddenScale, opacity: isActive ? 1 : 0)
            default:
                guard isActive else { return layer.removeAnimation(forKey: name(index)) }
                let isEndless = request.options.isEndless ?? (request.options.count == nil)
                layer.add(animation(request, isEndless: isEndless), forKey: name(index))
            }
        }
    }

    private func stop(_ request: SymbolEffectRequest, _ index: Int) {
        layer.removeAnimation(forKey: name(index))
        setScale(1, opacity: 1)
    }

    /// Animates the symbol to a lasting scale and opacity.
    private func setScale(_ scale: CGFloat, opacity: Double) {
        let transaction = context.isNew ? Transaction() : Transaction(animation: .spring(duration: 0.4, bounce: 0.3))
        layer.set("transform.scale", to: scale, transaction)
        layer.set("opacity", to: opacity, transaction)
    }

    private func animation(_ request: SymbolEffectRequest, isEndless: Bool) -> CAAnimation {
        let animation = CAKeyframeAnimation()
        switch request.effect.kind {
        case .bounce:
            let peak = request.effect.direction == .down ? 0.8 : 1.25
            animation.keyPath = "transform.scale"
            animation.values = [1, peak, 2 - peak + (peak - 1) * 0.6, 1 + (peak - 1) * 0.15, 1]
            animation.keyTimes = [0, 0.25, 0.55, 0.8, 1]
            animation.duration = 0.6
        case .variableColor:
            animation.keyPath = "opacity"
            animation.values = request.effect.brightness
            animation.duration = 1.2
        default:
            animation.keyPath = "opacity"
            animation.values = [1, 0.3, 1]
            animation.duration = 1.5
        }
        animation.calculationMode = request.effect.kind == .bounce ? .cubic : .linear
        animation.speed = Float(request.options.pace)
        animation.repeatCount = isEndless ? .infinity : Float(request.options.count ?? 1)
        return animation
    }

    /// Makes one symbol disappear, and its replacement grow in its place.
    func replace(_ old: CGImage, with new: CGImage, by effect: SymbolEffectConfiguration) {
        guard let pace = context.transaction.visibleAnimation?.pace else { return }
        let contents = CAKeyframeAnimation(keyPath: "contents")
        let change = effect.direction == .off ? 0 : 0.5
        contents.values = [old, new]
        contents.keyTimes = [0, NSNumber(value: change), 1]
        contents.calculationMode = .discrete
        let scale = CAKeyframeAnimation(keyPath: "transform.scale")
        scale.values = effect.direction == .off ? [0.4, 1] : [1, effect.direction == .up ? 1.4 : 0.4, 0.4, 1]
        scale.keyTimes = effect.direction == .off ? [0, 1] : [0, 0.5, 0.5, 1]
        let opacity = CAKeyframeAnimation(keyPath: "opacity")
        opacity.values = effect.direction == .off ? [0, 1] : [1, 0, 1]
        let group = CAAnimationGroup()
        group.animations = [contents, scale, opacity]
        group.duration = min(pace.duration, 60)
        layer.add(group, forKey: "kasane.symbolReplacement")
    }
}

extension SymbolEffectConfiguration {
    /// The scale of a hidden symbol relative to its own size.
    fileprivate var hiddenScale: CGFloat {
        switch kind {
        case .appear: direction == .down ? 1.5 : 0.5
        default: direction == .up ? 1.5 : 0.5
        }
    }

    /// The opacities of a symbol with variable colour, at equal intervals.
    fileprivate var brightness: [Double] {
        let dark = hidesInactive ? 0 : 0.3
        if isIterative { return reverses ? [dark, 1, dark, 1, dark] : [dark, 1, dark] }
        let steps = [dark, dark + (1 - dark) / 3, dark + (1 - dark) * 2 / 3, 1]
        return reverses ? [dark, 1, dark] : steps + [dark]
    }
}

extension View {
    /// Plays an effect on the symbols in the view whenever a value changes.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/symboleffect(_:options:value:))
    public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        modifier(
            CountedSymbolEffect(value: value) { count in
                SymbolEffectRequest(effect: effect.configuration, options: options, trigger: .value(count))
            })
    }

    /// Plays an effect on the symbols in the view for as long as it is active.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/symboleffect(_:options:isactive:))
    public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        let request = SymbolEffectRequest(
            effect: effect.configuration, options: options, trigger: .active(isActive))
        return transformEnvironment(\.symbolEffects) { $0.append(request) }
    }

    /// Removes the effects that enclosing views set.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
    }
}

/// Counts the changes of a value, each of which triggers the effect.
private struct CountedSymbolEffect<Value: Equatable>: ViewModifier {
    let value: Value
    let request: (Int) -> SymbolEffectRequest
    @State private var count = 0

    func body(content: Content) -> some View {
        // The count is read here, so that the view depends on it.
        let request = request(count)
        return content.transformEnvironment(\.symbolEffects) { $0.append(request) }
            .onChange(of: value) { count += 1 }
    }
}

/// A transition of symbols that plays a symbol effect: by default, they grow as they appear and shrink as they
/// disappear.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/symboleffecttransition)
public struct SymbolEffectTransition: Transition {
    private let effect: SymbolEffectConfiguration
    private let options: SymbolEffectOptions

    /// Creates a transition that plays an effect.
    public nonisolated init<T: TransitionSymbolEffect & SymbolEffect>(effect: T, options: SymbolEffectOptions) {
        (self.effect, self.options) = (effect.configuration, options)
    }

    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(
            _TransitionEffect(opacity: phase.isIdentity ? 1 : 0, scale: phase.isIdentity ? 1 : effect.hiddenScale)
        )
        .transaction { if let animation = $0.animation { $0.animation = animation.speed(options.pace) } }
    }
}

extension Transition where Self == SymbolEffectTransition {
    /// Symbols grow as they appear and shrink as they disappear.
    public static var symbolEffect: SymbolEffectTransition {
        SymbolEffectTransition(effect: .appear, options: .default)
    }

    /// Symbols appear and disappear with an effect.
    public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> SymbolEffectTransition { SymbolEffectTransition(effect: effect, options: options) }
}
