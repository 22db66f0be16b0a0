import CoreGraphics

/// The substitutes for Apple's system fonts.
enum SystemFont {
    /// Returns the system font with given traits.
    static func font(_ traits: FontTraits = FontTraits(), design: CTFont.SystemDesign = .plain) -> FontAttributes {
        let families =
            switch design {
            case .plain: FontSubstitutes.interfaceFamilies
            case .serif: FontSubstitutes.serifFamilies
            case .monospaced: FontSubstitutes.monospacedFamilies
            }
        var attributes = FontAttributes()
        attributes.family = families.first { !FontDatabase.shared.family($0).isEmpty } ?? families[families.count - 1]
        attributes.setTraits(traits)
        attributes.isSystem = design == .plain
        return attributes
    }
}
