import QuartzCore

/// How the content of a view changes in an animation, as of a text that says something else.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/contenttransition)
public struct ContentTransition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case identity, interpolate, opacity
        case numbers(countsDown: Bool)
        /// Symbols are replaced by an effect.
        case symbols(SymbolEffectOptions)
        /// The direction follows from the values.
        case value(Double)
    }

    let kind: Kind

    /// The new content is there at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The content fades where its size stays the same. The default.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// The old content fades into the new one.
    public static let opacity = ContentTransition(kind: .opacity)

    /// A symbol shrinks and becomes another one that grows; other content fades where its size stays the same.
    public static var symbolEffect: ContentTransition { symbolEffect(.replace) }

    /// A symbol becomes another one by an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { ContentTransition(kind: .symbols(options)) }

    /// Whether symbols are replaced by an effect.
    var replacesSymbols: Bool { if case .symbols = kind { true } else { false } }

    /// The new content pushes the old one upwards, or downwards while it counts down.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numbers(countsDown: countsDown))
    }

    /// The new content pushes the old one upwards where its value is greater, else downwards.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }
}

extension EnvironmentValues {
    private struct TransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .interpolate } }

    /// How the contents of views change in an animation.
    public var contentTransition: ContentTransition {
        get { self[TransitionKey.self] }
        set { self[TransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets how the contents of the view change in an animation.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

extension ContentTransition {
    /// The layer's transition to a text's next picture; nil for none.
    @MainActor
    func transition(of layer: CALayer, _ context: LeafContext) -> CATransition? {
        let key = "numericTextValue"
        let old = layer.value(forKey: key) as? Double
        if case .value(let value) = kind { layer.setValue(value, forKey: key) }
        guard !context.isNew, let pace = context.transaction.visibleAnimation?.pace else { return nil }
        let transition = CATransition()
        transition.duration = min(pace.duration, 60)
        transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        switch kind {
        case .identity, .interpolate, .symbols: return nil
        case .opacity: transition.type = .fade
        case .numbers(let countsDown): transition.push(upwards: !countsDown)
        case .value(let value):
            guard let old, old != value else { return nil }
            transition.push(upwards: value > old)
        }
        return transition
    }
}

extension CATransition {
    fileprivate func push(upwards: Bool) {
        type = .push
        subtype = upwards ? .fromTop : .fromBottom
    }
}
