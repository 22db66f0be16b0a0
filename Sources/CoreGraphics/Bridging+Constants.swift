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
