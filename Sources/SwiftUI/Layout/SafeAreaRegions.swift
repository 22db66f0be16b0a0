/// A part of the safe area.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/safearearegions)
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The safe area of bars and the screen's shape.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The safe area of the keyboard, which doesn't exist here.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Bars and the keyboard.
    public static let all = SafeAreaRegions(rawValue: .max)
}
