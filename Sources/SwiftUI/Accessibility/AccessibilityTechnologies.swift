/// Kinds of assistive technologies.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessibilitytechnologies)
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A screen reader: on a desktop, any client of AT-SPI.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
    /// Switch control. Not available here.
    public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}
