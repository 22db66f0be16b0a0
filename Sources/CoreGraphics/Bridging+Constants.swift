public import Foundation

/// A Core Foundation Boolean value.
public typealias CFBoolean = Bool
/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval
/// A hash value.
public typealias CFHashCode = UInt
/// The null value.
public typealias CFNull = NSNull

/// True, as in `CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)`.
public let kCFBooleanTrue: CFBoolean! = true
/// False.
public let kCFBooleanFalse: CFBoolean! = false
/// The null value.
public var kCFNull: CFNull! { NSNull() }
/// The seconds from the beginning of 1970 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200

/// The key of a bundle's identifier in its `Info.plist`.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's build number.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the name of a bundle's executable.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of a bundle's development language.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the `Info.plist` format's version.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"

/// Returns the value of a Boolean; false for nil.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean ?? false }

/// Returns the time in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// A text encoding, as a number.
public typealias CFStringEncoding = UInt32

/// Returns Foundation's number of a text encoding, which `String.Encoding(rawValue:)` takes.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
    // Those that Foundation numbers by itself; it numbers the others by Core Foundation's number and a bit.
    let own: [CFStringEncoding: String.Encoding] = [
        0: .macOSRoman, 0x100: .utf16, 0x201: .isoLatin1, 0x202: .isoLatin2, 0x500: .windowsCP1252,
        0x501: .windowsCP1250, 0x502: .windowsCP1251, 0x503: .windowsCP1253, 0x504: .windowsCP1254, 0x600: .ascii,
        0x620: .japaneseEUC, 0x820: .iso2022JP, 0xA01: .shiftJIS, 0xB01: .nextstep, 0xBFF: .nonLossyASCII,
        0x0800_0100: .utf8, 0x0C00_0100: .utf32, 0x1000_0100: .utf16BigEndian, 0x1400_0100: .utf16LittleEndian,
        0x1800_0100: .utf32BigEndian, 0x1C00_0100: .utf32LittleEndian,
    ]
    return own[encoding]?.rawValue ?? UInt(encoding) | 0x8000_0000
}

/// Returns a hash value, the same for equal values; the object's identity hash for one that is not `Hashable`.
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
    guard let cf else { return 0 }
    if let hashable = cf as? AnyHashable { return CFHashCode(bitPattern: hashable.hashValue) }
    return CFHashCode(bitPattern: ObjectIdentifier(cf as AnyObject).hashValue)
}

/// Creates an empty buffer that grows; `capacity` is ignored, as buffers grow by themselves.
public func CFDataCreateMutable(_ allocator: Any?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// The host's byte order in 16-bit units.
public let kCGBitmapByteOrder16Host = CGBitmapInfo.byteOrder16Little
/// The host's byte order in 32-bit units.
public let kCGBitmapByteOrder32Host = CGBitmapInfo.byteOrder32Little
