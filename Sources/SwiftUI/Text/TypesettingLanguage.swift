public import Foundation

/// The language by whose rules letters are shaped: some scripts have letters that look otherwise in some languages.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/typesettinglanguage)
public struct TypesettingLanguage: Equatable, Sendable {
    /// The identifier of the language; nil for that of the process.
    let identifier: String?

    /// The language of the process.
    public static let automatic = TypesettingLanguage(identifier: nil)

    /// A language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(identifier: language.minimalIdentifier)
    }
}

extension View {
    /// Sets the language by whose rules the letters of texts in the view are shaped, unless it is not to be used.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/typesettinglanguage(_:isenabled:)-2rzo6)
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(TypesettingLanguage.explicit(language), isEnabled: isEnabled)
    }

    /// Sets the language by whose rules the letters of texts in the view are shaped, unless it is not to be used.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textModifiers) { if isEnabled { $0.append(.language(language)) } }
    }
}
