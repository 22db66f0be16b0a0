/// A type of values that people choose from.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/appvalue)
public protocol AppValue {
    /// How the type is shown.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// An enumeration that people choose from.
/// [Apple's reference](https://developer.apple.com/documentation/appintents/appenum)
public protocol AppEnum: AppValue, CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String {
    /// How each case is shown.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
    /// How the case is shown; by its raw value if it has no representation.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: rawValue)
    }
}
