/// How a symbol moves.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/symboleffect)
public protocol SymbolEffect {
    /// What the effect does.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that goes on for as long as it is active.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/indefinitesymboleffect)
public protocol IndefiniteSymbolEffect {}

/// An effect that ends by itself.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/discretesymboleffect)
public protocol DiscreteSymbolEffect {}

/// An effect with which a symbol comes and goes.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/transitionsymboleffect)
public protocol TransitionSymbolEffect {}

/// An effect with which one symbol takes another's place.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/contenttransitionsymboleffect)
public protocol ContentTransitionSymbolEffect {}

/// What a symbol's effect does.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/symboleffectconfiguration)
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case bounce, pulse, variableColor, scale, appear, disappear, replace }
    enum Direction: Hashable, Sendable { case up, down, plain }

    var kind: Kind
    var direction = Direction.plain
    /// Whether colours come back the way they went.
    var reverses = false
}

/// A symbol that springs up, or down.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/bouncesymboleffect)
public struct BounceSymbolEffect: Hashable, Sendable, SymbolEffect, DiscreteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .bounce, direction: .up)

    /// The symbol springs up.
    public var up: BounceSymbolEffect { with(.up) }
    /// The symbol springs down.
    public var down: BounceSymbolEffect { with(.down) }
    /// The symbol moves as a whole, as it always does.
    public var wholeSymbol: BounceSymbolEffect { self }

    private func with(_ direction: SymbolEffectConfiguration.Direction) -> BounceSymbolEffect {
        var copy = self
        copy.configuration.direction = direction
        return copy
    }
}

/// A symbol that fades and comes back.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/pulsesymboleffect)
public struct PulseSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .pulse)

    /// The symbol fades as a whole, as it always does.
    public var wholeSymbol: PulseSymbolEffect { self }
}

/// A symbol whose parts light up in turn: here the symbol as a whole.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/variablecolorsymboleffect)
public struct VariableColorSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect,
    DiscreteSymbolEffect
{
    public var configuration = SymbolEffectConfiguration(kind: .variableColor)

    /// It goes dark the way it has lit up.
    public var reversing: VariableColorSymbolEffect {
        var copy = self
        copy.configuration.reverses = true
        return copy
    }

    /// It goes dark at once.
    public var nonReversing: VariableColorSymbolEffect {
        var copy = self
        copy.configuration.reverses = false
        return copy
    }
}

/// A symbol that is larger, or smaller, for as long as the effect is active.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/scalesymboleffect)
public struct ScaleSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .scale, direction: .up)

    /// The symbol is larger.
    public var up: ScaleSymbolEffect { with(.up) }
    /// The symbol is smaller.
    public var down: ScaleSymbolEffect { with(.down) }

    private func with(_ direction: SymbolEffectConfiguration.Direction) -> ScaleSymbolEffect {
        var copy = self
        copy.configuration.direction = direction
        return copy
    }
}

/// A symbol that grows into sight.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/appearsymboleffect)
public struct AppearSymbolEffect: Hashable, Sendable, SymbolEffect, TransitionSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .appear, direction: .up)
}

/// A symbol that shrinks out of sight for as long as the effect is active.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/disappearsymboleffect)
public struct DisappearSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .disappear, direction: .down)
}

/// A symbol that shrinks, and becomes another that grows.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/replacesymboleffect)
public struct ReplaceSymbolEffect: Hashable, Sendable, SymbolEffect, ContentTransitionSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .replace)

    /// The old symbol shrinks, the new one grows. The default.
    public var downUp: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Springs up.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades and comes back.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Lights up part by part.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Is larger while it is active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Grows into sight.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Shrinks out of sight.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Shrinks, and becomes another symbol that grows.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How often and how fast a symbol's effect is done.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/symboleffectoptions)
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often; nil for as suits the effect.
    var count: Int?
    var pace = 1.0
    var isEndless: Bool?

    /// As suits the effect.
    public static let `default` = SymbolEffectOptions()
    /// The effect is repeated without end.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// The effect is done once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

    /// The effect is repeated without end.
    public var repeating: SymbolEffectOptions { changed { $0.isEndless = true } }
    /// The effect is done once.
    public var nonRepeating: SymbolEffectOptions { changed { ($0.isEndless, $0.count) = (false, 1) } }

    /// The effect is done so many times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// The effect is done so many times; nil for as suits it.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        changed { ($0.isEndless, $0.count) = (count == nil ? nil : false, count.map { max(1, $0) }) }
    }

    /// The effect is done so many times as fast.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
    /// The effect is done so many times as fast.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        changed { $0.pace = speed.isFinite && speed > 0 ? speed : 1 }
    }

    private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }
}
