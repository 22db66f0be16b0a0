import UIKit

/// How a palette indicates its selected symbol.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/paletteselectioneffect)
public struct PaletteSelectionEffect: Equatable, Sendable {
    private enum Kind: Equatable {
        case automatic, custom
        case variant(SymbolVariants)
    }

    private let kind: Kind

    /// A plate behind the symbol.
    public static let automatic = PaletteSelectionEffect(kind: .automatic)
    /// No effect: the options' views indicate the selection themselves.
    public static let custom = PaletteSelectionEffect(kind: .custom)

    /// A variant of the symbol, such as `.fill`, on a plate.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .variant(variant))
    }

    var isCustom: Bool { kind == .custom }

    /// Returns the image of the selected option; nil for its own.
    @MainActor
    func picture(of option: PickerOption, in environment: EnvironmentValues) -> UIImage? {
        guard case .variant(let variant) = kind else { return nil }
        var environment = environment
        environment.symbolVariants = variant
        return option.image?.resolve(in: environment)?.uiImage
    }
}

extension EnvironmentValues {
    private struct EffectKey: EnvironmentKey { static var defaultValue: PaletteSelectionEffect { .automatic } }

    /// How palettes indicate their selected symbol.
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[EffectKey.self] }
        set { self[EffectKey.self] = newValue }
    }
}

extension View {
    /// Sets how palettes in the view indicate their selected symbol.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/paletteselectioneffect(_:))
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}
