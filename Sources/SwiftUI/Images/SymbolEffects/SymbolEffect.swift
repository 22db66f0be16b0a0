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
    enum Direction: Hashable, Sendable { case up, down, off, plain }

    var kind: Kind
    var direction = Direction.plain
    /// Whether parts of a variable colour light up one after another, instead of more and more of them.
    var isIterative = false
    /// Whether what isn't lit is out of sight, instead of dim.
    var hidesInactive = false
    /// Whether colours come back the way they went.
    var reverses = false
}

/// An effect of whose kind there are several, by what is configured.
private protocol VariedSymbolEffect {
    var configuration: SymbolEffectConfiguration { get set }
}

extension VariedSymbolEffect {
    fileprivate func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> Self {
        var copy = self
        change(&copy.configuration)
        return copy
    }

    fileprivate func with(_ direction: SymbolEffectConfiguration.Direction) -> Self {
        with { $0.direction = direction }
    }
}

extension BounceSymbolEffect: VariedSymbolEffect {}
extension VariableColorSymbolEffect: VariedSymbolEffect {}
extension ScaleSymbolEffect: VariedSymbolEffect {}
extension AppearSymbolEffect: VariedSymbolEffect {}
extension DisappearSymbolEffect: VariedSymbolEffect {}
extension ReplaceSymbolEffect: VariedSymbolEffect {}

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
    /// The symbol's layers move together, as they are one picture.
    public var byLayer: BounceSymbolEffect { self }
}

/// A symbol that fades and comes back.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/pulsesymboleffect)
public struct PulseSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .pulse)

    /// The symbol fades as a whole, as it always does.
    public var wholeSymbol: PulseSymbolEffect { self }
    /// The symbol's layers fade together, as they are one picture.
    public var byLayer: PulseSymbolEffect { self }
}

/// A symbol whose parts light up in turn: here the symbol as a whole.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/variablecolorsymboleffect)
public struct VariableColorSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect,
    DiscreteSymbolEffect
{
    public var configuration = SymbolEffectConfiguration(kind: .variableColor)

    /// It goes dark the way it has lit up.
    public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
    /// It goes dark at once.
    public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
    /// More and more parts light up: the symbol grows brighter and goes dark at once. The default.
    public var cumulative: VariableColorSymbolEffect { with { $0.isIterative = false } }
    /// One part after another lights up: the symbol is bright for a moment.
    public var iterative: VariableColorSymbolEffect { with { $0.isIterative = true } }
    /// What isn't lit is dim. The default.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }
    /// What isn't lit is out of sight.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
}

/// A symbol that is larger, or smaller, for as long as the effect is active.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/scalesymboleffect)
public struct ScaleSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .scale, direction: .up)

    /// The symbol is larger.
    public var up: ScaleSymbolEffect { with(.up) }
    /// The symbol is smaller.
    public var down: ScaleSymbolEffect { with(.down) }
    /// The symbol changes as a whole, as it always does.
    public var wholeSymbol: ScaleSymbolEffect { self }
    /// The symbol's layers change together, as they are one picture.
    public var byLayer: ScaleSymbolEffect { self }
}

/// A symbol that comes into sight for as long as the effect is active.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/appearsymboleffect)
public struct AppearSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .appear, direction: .up)

    /// The symbol grows into sight. The default.
    public var up: AppearSymbolEffect { with(.up) }
    /// The symbol is large at first, and shrinks into its place.
    public var down: AppearSymbolEffect { with(.down) }
    /// The symbol comes as a whole, as it always does.
    public var wholeSymbol: AppearSymbolEffect { self }
    /// The symbol's layers come together, as they are one picture.
    public var byLayer: AppearSymbolEffect { self }
}

/// A symbol that goes out of sight for as long as the effect is active.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/disappearsymboleffect)
public struct DisappearSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .disappear, direction: .down)

    /// The symbol grows as it goes.
    public var up: DisappearSymbolEffect { with(.up) }
    /// The symbol shrinks out of sight. The default.
    public var down: DisappearSymbolEffect { with(.down) }
    /// The symbol goes as a whole, as it always does.
    public var wholeSymbol: DisappearSymbolEffect { self }
    /// The symbol's layers go together, as they are one picture.
    public var byLayer: DisappearSymbolEffect { self }
}

/// A symbol that goes, and becomes another that comes.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/replacesymboleffect)
public struct ReplaceSymbolEffect: Hashable, Sendable, SymbolEffect, ContentTransitionSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .replace, direction: .down)

    /// The old symbol shrinks, the new one grows. The default.
    public var downUp: ReplaceSymbolEffect { with(.down) }
    /// The old symbol grows as it goes, the new one grows, too.
    public var upUp: ReplaceSymbolEffect { with(.up) }
    /// The old symbol is gone at once, the new one grows.
    public var offUp: ReplaceSymbolEffect { with(.off) }
    /// The symbol is replaced as a whole, as it always is.
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// The symbol's layers are replaced together, as they are one picture.
    public var byLayer: ReplaceSymbolEffect { self }
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
