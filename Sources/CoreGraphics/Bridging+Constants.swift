public import Foundation

/// A Boolean value of Core Foundation's.
public typealias CFBoolean = Bool
/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = CFTimeInterval
/// A hash value.
public typealias CFHashCode = UInt
/// The value that stands for none.
public typealias CFNull = NSNull

/// True, as in `CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)`.
public let kCFBooleanTrue: CFBoolean! = true
/// False.
public let kCFBooleanFalse: CFBoolean! = false
/// The value that stands for none.
public var kCFNull: CFNull! { NSNull() }
/// The seconds from the beginning of 1970 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200

/// The key of a bundle's identifier in its `Info.plist`.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of a bundle's build.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of a bundle's name.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the program's name in a bundle.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the language that a bundle was made in.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the version of the list itself.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"

/// Returns the value of a Boolean; false for nil.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean ?? false }

/// Returns the time in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns a hash value, the same for equal values; that of the object for one that is not comparable.
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode {
    guard let cf else { return 0 }
    if let hashable = cf as? AnyHashable { return CFHashCode(bitPattern: hashable.hashValue) }
    return CFHashCode(bitPattern: ObjectIdentifier(cf as AnyObject).hashValue)
}

/// Makes an empty buffer that grows; `capacity` is ignored, as buffers grow by themselves.
public func CFDataCreateMutable(_ allocator: Any?, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// The order of bytes in 16-bit units that the processor has.
public let kCGBitmapByteOrder16Host = CGBitmapInfo.byteOrder16Little
/// The order of bytes in 32-bit units that the processor has.
public let kCGBitmapByteOrder32Host = CGBitmapInfo.byteOrder32Little
