public import Foundation

/// The language whose rules shape text: some scripts have glyph variants specific to a language.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/typesettinglanguage)
public struct TypesettingLanguage: Equatable, Sendable {
    /// The language identifier; nil for the process's language.
    let identifier: String?

    /// The process's language.
    public static let automatic = TypesettingLanguage(identifier: nil)

    /// A specific language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(identifier: language.minimalIdentifier)
    }
}

extension View {
    /// Sets the language whose rules shape text in the view, if enabled.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/typesettinglanguage(_:isenabled:)-2rzo6)
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(TypesettingLanguage.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the language whose rules shape text in the view, if enabled.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textModifiers) { if isEnabled { $0.append(.language(language)) } }
    }
}
