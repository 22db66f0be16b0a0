public import CoreGraphics

/// Which of two fonts with one name is taken: the one with the greater number.
public typealias CTFontPriority = UInt32

/// The priority of the system's fonts.
public let kCTFontPrioritySystem: CTFontPriority = 10_000
/// The priority of a network's fonts.
public let kCTFontPriorityNetwork: CTFontPriority = 20_000
/// The priority of a computer's fonts.
public let kCTFontPriorityComputer: CTFontPriority = 30_000
/// The priority of a user's fonts.
public let kCTFontPriorityUser: CTFontPriority = 40_000
/// The priority of fonts that are registered when they are needed.
public let kCTFontPriorityDynamic: CTFontPriority = 50_000
/// The priority of fonts that the process has registered.
public let kCTFontPriorityProcess: CTFontPriority = 60_000

/// The key of a font's priority, a number: `kCTFontPriorityProcess` for those that the program has registered, else
/// `kCTFontPrioritySystem`.
public let kCTFontPriorityAttribute: CFString = "NSCTFontPriorityAttribute"
/// The key of the scope of a font's registration, a `CTFontManagerScope` number; none for the machine's fonts.
public let kCTFontRegistrationScopeAttribute: CFString = "NSCTFontRegistrationScopeAttribute"
/// The key of whether the font may be used: 1, as all fonts that are found may.
public let kCTFontEnabledAttribute: CFString = "NSCTFontEnabledAttribute"
/// The key of whether the font is on this machine: 1, as nothing is loaded from elsewhere.
public let kCTFontDownloadedAttribute: CFString = "NSCTFontDownloadedAttribute"

extension CTFont {
    var isRegistered: Bool { FontDatabase.shared.isRegistered(record.source.bytes) }
}
