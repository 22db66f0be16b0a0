import QuartzCore

/// How a view's content changes in an animation, such as a text whose string changes.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/contenttransition)
public struct ContentTransition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case identity, interpolate, opacity
        case numbers(countsDown: Bool)
        /// Replaces symbols with a symbol effect.
        case symbols(SymbolEffectConfiguration, SymbolEffectOptions)
        /// Determines the direction from the values.
        case value(Double)
    }

    let kind: Kind

    /// The new content appears without animation.
    public static let identity = ContentTransition(kind: .identity)
    /// The content cross-fades if its size is unchanged. The default.
    public static let interpolate = ContentTransition(kind: .interpolate)
    /// The old content cross-fades to the new.
    public static let opacity = ContentTransition(kind: .opacity)

    /// A symbol shrinks away and its replacement grows; other content cross-fades if its size is unchanged.
    public static var symbolEffect: ContentTransition { symbolEffect(.replace) }

    /// A symbol is replaced with an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition { ContentTransition(kind: .symbols(effect.configuration, options)) }

    /// The effect that replaces symbols; nil for none.
    var symbolReplacement: SymbolEffectConfiguration? {
        if case .symbols(let effect, _) = kind { effect } else { nil }
    }

    /// Changed digits roll upwards, or downwards if the number counts down; others move to their new positions. Text
    /// of several lines is pushed as a whole.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .numbers(countsDown: countsDown))
    }

    /// Changed digits roll upwards if the value has increased, otherwise downwards.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .value(value)) }
}

extension EnvironmentValues {
    private struct TransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .interpolate } }

    /// How view content changes in an animation.
    public var contentTransition: ContentTransition {
        get { self[TransitionKey.self] }
        set { self[TransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets how content within the view changes in an animation.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}

/// The transition of a text to its next image.
enum TextChange: Equatable {
    /// The transition of other content.
    case plain
    case fade
    /// Digit by digit.
    case roll(goesUp: Bool)
}

extension ContentTransition {
    /// Whether digits roll.
    var rolls: Bool {
        switch kind {
        case .numbers, .value: true
        case .identity, .interpolate, .opacity, .symbols: false
        }
    }

    /// Returns the transition with which a text's next image replaces a layer's contents.
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
    /// Returns the layer's transition to an image that is replaced as a whole; nil for none.
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
