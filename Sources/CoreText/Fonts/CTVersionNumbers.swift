// The versions of Core Text, by the versions of macOS that introduced them.

/// Core Text of macOS 10.5.
public let kCTVersionNumber10_5: UInt32 = 0x0002_0000
/// Core Text of macOS 10.5.2.
public let kCTVersionNumber10_5_2: UInt32 = 0x0002_0001
/// Core Text of macOS 10.5.3.
public let kCTVersionNumber10_5_3: UInt32 = 0x0002_0002
/// Core Text of macOS 10.5.5.
public let kCTVersionNumber10_5_5: UInt32 = 0x0002_0003
/// Core Text of macOS 10.6.
public let kCTVersionNumber10_6: UInt32 = 0x0003_0000
/// Core Text of macOS 10.7.
public let kCTVersionNumber10_7: UInt32 = 0x0004_0000
/// Core Text of macOS 10.8.
public let kCTVersionNumber10_8: UInt32 = 0x0005_0000
/// Core Text of macOS 10.9.
public let kCTVersionNumber10_9: UInt32 = 0x0006_0000
/// Core Text of macOS 10.10.
public let kCTVersionNumber10_10: UInt32 = 0x0007_0000
/// Core Text of macOS 10.11.
public let kCTVersionNumber10_11: UInt32 = 0x0008_0000
/// Core Text of macOS 10.12.
public let kCTVersionNumber10_12: UInt32 = 0x0009_0000
/// Core Text of macOS 10.13.
public let kCTVersionNumber10_13: UInt32 = 0x000A_0000
/// Core Text of macOS 10.14.
public let kCTVersionNumber10_14: UInt32 = 0x000B_0000
/// Core Text of macOS 10.15.
public let kCTVersionNumber10_15: UInt32 = 0x000C_0000
/// Core Text of macOS 11.0.
public let kCTVersionNumber11_0: UInt32 = 0x000D_0000

/// Returns the version of Core Text whose functions are available: that of macOS 11 and iOS 14.
public func CTGetCoreTextVersion() -> UInt32 { kCTVersionNumber11_0 }
