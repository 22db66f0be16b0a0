public import CoreGraphics

/// The priority of a font: of two fonts with the same name, the one with the higher priority is used.
public typealias CTFontPriority = UInt32

/// The priority of the system's fonts.
public let kCTFontPrioritySystem: CTFontPriority = 10_000
/// The priority of a network's fonts.
public let kCTFontPriorityNetwork: CTFontPriority = 20_000
/// The priority of a computer's fonts.
public let kCTFontPriorityComputer: CTFontPriority = 30_000
/// The priority of a user's fonts.
public let kCTFontPriorityUser: CTFontPriority = 40_000
/// The priority of fonts that are registered on demand.
public let kCTFontPriorityDynamic: CTFontPriority = 50_000
/// The priority of fonts that the process has registered.
public let kCTFontPriorityProcess: CTFontPriority = 60_000

/// The key of a font's priority, a number: `kCTFontPriorityProcess` for fonts that the program has registered,
/// otherwise `kCTFontPrioritySystem`.
public let kCTFontPriorityAttribute: CFString = "NSCTFontPriorityAttribute"
/// The key of the scope of a font's registration, a `CTFontManagerScope` number; absent for the machine's fonts.
public let kCTFontRegistrationScopeAttribute: CFString = "NSCTFontRegistrationScopeAttribute"
/// The key of whether the font is enabled: 1, as for all fonts found.
public let kCTFontEnabledAttribute: CFString = "NSCTFontEnabledAttribute"
/// The key of whether the font is downloaded: 1, as all fonts are local.
public let kCTFontDownloadedAttribute: CFString = "NSCTFontDownloadedAttribute"

extension CTFont {
    var isRegistered: Bool { FontDatabase.shared.isRegistered(record.source.bytes) }
}
