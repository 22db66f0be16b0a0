import QuartzCore

/// How the content of a view changes in an animation, as of a text that says something else.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/contenttransition)
public struct ContentTransition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case identity, interpolate, opacity
        case numbers(countsDown: Bool)
        /// Symbols are replaced by an effect.
        case symbols(SymbolEffectConfiguration, SymbolEffectOptions)
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
    ) -> ContentTransition { ContentTransition(kind: .symbols(effect.configuration, options)) }

    /// The effect by which symbols are replaced; nil for none.
    var symbolReplacement: SymbolEffectConfiguration? {
        if case .symbols(let effect, _) = kind { effect } else { nil }
    }

    /// Digits that change roll upwards, or downwards while the number counts down; others move to their places. A text
    /// of several lines is pushed as a whole.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numbers(countsDown: countsDown))
    }

    /// Digits that change roll upwards where the value is greater than before, else downwards.
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

/// How a text's next picture comes.
enum TextChange: Equatable {
    /// As other contents do.
    case plain
    case fade
    /// Number by number.
    case roll(goesUp: Bool)
}

extension ContentTransition {
    /// Whether numbers roll.
    var rolls: Bool {
        switch kind {
        case .numbers, .value: true
        case .identity, .interpolate, .opacity, .symbols: false
        }
    }

    /// How a text's next picture comes into its layer.
    @MainActor
    func change(of layer: CALayer, _ context: LeafContext) -> TextChange {
        let key = "numericTextValue"
        let old = layer.value(forKey: key) as? Double
        if case .value(let value) = kind { layer.setValue(value, forKey: key) }
        guard !context.isNew, context.transaction.visibleAnimation != nil else { return .plain }
        switch kind {
        case .identity, .interpolate, .symbols: return .plain
        case .opacity: return .fade
        case .numbers(let countsDown): return .roll(goesUp: !countsDown)
        case .value(let value):
            guard let old, old != value else { return .plain }
            return .roll(goesUp: value > old)
        }
    }
}

extension TextChange {
    /// The layer's transition to a picture that comes as a whole; nil for none.
    func transition(_ animation: Animation?) -> CATransition? {
        guard let pace = animation?.pace, self != .plain else { return nil }
        let transition = CATransition()
        transition.duration = min(pace.duration, 60)
        transition.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        if case .roll(let goesUp) = self {
            transition.type = .push
            transition.subtype = goesUp ? .fromTop : .fromBottom
        } else {
            transition.type = .fade
        }
        return transition
    }
}
