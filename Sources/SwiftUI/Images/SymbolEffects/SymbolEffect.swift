/// An animation of a symbol.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/symboleffect)
public protocol SymbolEffect {
    /// The configuration of the effect.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that lasts for as long as it is active.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/indefinitesymboleffect)
public protocol IndefiniteSymbolEffect {}

/// An effect that ends on its own.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/discretesymboleffect)
public protocol DiscreteSymbolEffect {}

/// An effect that animates a symbol's appearance or disappearance.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/transitionsymboleffect)
public protocol TransitionSymbolEffect {}

/// An effect that animates the replacement of one symbol by another.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/contenttransitionsymboleffect)
public protocol ContentTransitionSymbolEffect {}

/// The configuration of a symbol effect.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/symboleffectconfiguration)
public struct SymbolEffectConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case bounce, pulse, variableColor, scale, appear, disappear, replace }
    enum Direction: Hashable, Sendable { case up, down, off, plain }

    var kind: Kind
    var direction = Direction.plain
    /// Whether the layers of a variable colour light up one at a time instead of cumulatively.
    var isIterative = false
    /// Whether inactive layers are hidden instead of dimmed.
    var hidesInactive = false
    /// Whether the effect plays in reverse after playing forwards.
    var reverses = false
}

/// A symbol effect with configurable variants.
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

/// An effect that makes a symbol bounce up or down.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/bouncesymboleffect)
public struct BounceSymbolEffect: Hashable, Sendable, SymbolEffect, DiscreteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .bounce, direction: .up)

    /// The symbol bounces up.
    public var up: BounceSymbolEffect { with(.up) }
    /// The symbol bounces down.
    public var down: BounceSymbolEffect { with(.down) }
    /// The symbol bounces as a whole, which is always the case.
    public var wholeSymbol: BounceSymbolEffect { self }
    /// The symbol's layers bounce together, as they are a single image.
    public var byLayer: BounceSymbolEffect { self }
}

/// An effect that fades a symbol out and back in.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/pulsesymboleffect)
public struct PulseSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect, DiscreteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .pulse)

    /// The symbol pulses as a whole, which is always the case.
    public var wholeSymbol: PulseSymbolEffect { self }
    /// The symbol's layers pulse together, as they are a single image.
    public var byLayer: PulseSymbolEffect { self }
}

/// An effect that highlights a symbol's layers in turn: here, the symbol as a whole.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/variablecolorsymboleffect)
public struct VariableColorSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect,
    DiscreteSymbolEffect
{
    public var configuration = SymbolEffectConfiguration(kind: .variableColor)

    /// The effect plays in reverse after playing forwards.
    public var reversing: VariableColorSymbolEffect { with { $0.reverses = true } }
    /// The highlights disappear at once.
    public var nonReversing: VariableColorSymbolEffect { with { $0.reverses = false } }
    /// Layers light up cumulatively: the symbol brightens, and dims at once. The default.
    public var cumulative: VariableColorSymbolEffect { with { $0.isIterative = false } }
    /// Layers light up one at a time: the symbol brightens for a moment.
    public var iterative: VariableColorSymbolEffect { with { $0.isIterative = true } }
    /// Inactive layers are dimmed. The default.
    public var dimInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = false } }
    /// Inactive layers are hidden.
    public var hideInactiveLayers: VariableColorSymbolEffect { with { $0.hidesInactive = true } }
}

/// An effect that enlarges or shrinks a symbol for as long as the effect is active.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/scalesymboleffect)
public struct ScaleSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .scale, direction: .up)

    /// The symbol is enlarged.
    public var up: ScaleSymbolEffect { with(.up) }
    /// The symbol is shrunk.
    public var down: ScaleSymbolEffect { with(.down) }
    /// The symbol is scaled as a whole, which is always the case.
    public var wholeSymbol: ScaleSymbolEffect { self }
    /// The symbol's layers are scaled together, as they are a single image.
    public var byLayer: ScaleSymbolEffect { self }
}

/// An effect that makes a symbol appear for as long as the effect is active.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/appearsymboleffect)
public struct AppearSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .appear, direction: .up)

    /// The symbol grows as it appears. The default.
    public var up: AppearSymbolEffect { with(.up) }
    /// The symbol is large at first, and shrinks to its size as it appears.
    public var down: AppearSymbolEffect { with(.down) }
    /// The symbol appears as a whole, which is always the case.
    public var wholeSymbol: AppearSymbolEffect { self }
    /// The symbol's layers appear together, as they are a single image.
    public var byLayer: AppearSymbolEffect { self }
}

/// An effect that makes a symbol disappear for as long as the effect is active.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/disappearsymboleffect)
public struct DisappearSymbolEffect: Hashable, Sendable, SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .disappear, direction: .down)

    /// The symbol grows as it disappears.
    public var up: DisappearSymbolEffect { with(.up) }
    /// The symbol shrinks as it disappears. The default.
    public var down: DisappearSymbolEffect { with(.down) }
    /// The symbol disappears as a whole, which is always the case.
    public var wholeSymbol: DisappearSymbolEffect { self }
    /// The symbol's layers disappear together, as they are a single image.
    public var byLayer: DisappearSymbolEffect { self }
}

/// An effect that replaces a symbol with another.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/replacesymboleffect)
public struct ReplaceSymbolEffect: Hashable, Sendable, SymbolEffect, ContentTransitionSymbolEffect {
    public var configuration = SymbolEffectConfiguration(kind: .replace, direction: .down)

    /// The old symbol shrinks, the new one grows. The default.
    public var downUp: ReplaceSymbolEffect { with(.down) }
    /// The old symbol grows as it disappears, and the new one grows as well.
    public var upUp: ReplaceSymbolEffect { with(.up) }
    /// The old symbol disappears at once, and the new one grows.
    public var offUp: ReplaceSymbolEffect { with(.off) }
    /// The symbol is replaced as a whole, which is always the case.
    public var wholeSymbol: ReplaceSymbolEffect { self }
    /// The symbol's layers are replaced together, as they are a single image.
    public var byLayer: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// Makes the symbol bounce up.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// Fades the symbol out and back in.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// Highlights the symbol's layers in turn.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// Enlarges the symbol while active.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// Makes the symbol grow as it appears.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// Makes the symbol shrink as it disappears.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// Shrinks the symbol away, and replaces it with another that grows.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// The repetition and the speed of a symbol effect.
/// [Apple's reference](https://developer.apple.com/documentation/symbols/symboleffectoptions)
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The number of repetitions; nil for the effect's default.
    var count: Int?
    var pace = 1.0
    var isEndless: Bool?

    /// The effect's defaults.
    public static let `default` = SymbolEffectOptions()
    /// The effect repeats indefinitely.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
    /// The effect plays once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

    /// The effect repeats indefinitely.
    public var repeating: SymbolEffectOptions { changed { $0.isEndless = true } }
    /// The effect plays once.
    public var nonRepeating: SymbolEffectOptions { changed { ($0.isEndless, $0.count) = (false, 1) } }

    /// The effect plays a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Returns options for an effect that plays a number of times; nil for the effect's default.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        changed { ($0.isEndless, $0.count) = (count == nil ? nil : false, count.map { max(1, $0) }) }
    }

    /// The effect plays at a multiple of its speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
    /// Returns options for an effect that plays at a multiple of its speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        changed { $0.pace = speed.isFinite && speed > 0 ? speed : 1 }
    }

    private func changed(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
        var copy = self
        change(&copy)
        return copy
    }
}
