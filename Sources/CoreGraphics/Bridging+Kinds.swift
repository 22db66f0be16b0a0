import Foundation

/// An identifier of a type, constant while the program runs.
public typealias CFTypeID = UInt

/// Returns the type identifier of a value, to compare with the functions and properties below.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
    switch cf {
    case nil: 0
    case is CFString, is NSString: CFStringGetTypeID()
    case is CFData, is NSData: CFDataGetTypeID()
    case is CFURL, is NSURL: CFURLGetTypeID()
    case let flag? where type(of: flag) == Bool.self: CFBooleanGetTypeID()
    case is NSNumber: CFNumberGetTypeID()
    case is CFAttributedString: CFAttributedStringGetTypeID()
    case is CGPath: CGPath.typeID
    case let object? where type(of: object) is AnyClass: typeNumber(of: type(of: object))
    case is CFDictionary: CFDictionaryGetTypeID()
    case is CFSet: CFSetGetTypeID()
    case is CFArray: CFArrayGetTypeID()
    case let value?: typeNumber(of: type(of: value))
    }
}

/// Returns the type identifier of a class of Quartz or of a module above it.
package func typeNumber(of type: Any.Type) -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(type).hashValue) }

/// Returns the type identifier of `CFString`.
public func CFStringGetTypeID() -> CFTypeID { typeNumber(of: CFString.self) }
/// Returns the type identifier of `CFData`.
public func CFDataGetTypeID() -> CFTypeID { typeNumber(of: CFData.self) }
/// Returns the type identifier of `CFURL`.
public func CFURLGetTypeID() -> CFTypeID { typeNumber(of: CFURL.self) }
/// Returns the type identifier of Booleans.
public func CFBooleanGetTypeID() -> CFTypeID { typeNumber(of: Bool.self) }
/// Returns the type identifier of `CFNumber`.
public func CFNumberGetTypeID() -> CFTypeID { typeNumber(of: CFNumber.self) }
/// Returns the type identifier of `CFAttributedString`.
public func CFAttributedStringGetTypeID() -> CFTypeID { typeNumber(of: CFAttributedString.self) }
/// Returns the type identifier of `CFDictionary`.
public func CFDictionaryGetTypeID() -> CFTypeID { typeNumber(of: CFDictionary.self) }
/// Returns the type identifier of `CFSet`.
public func CFSetGetTypeID() -> CFTypeID { typeNumber(of: CFSet.self) }
/// Returns the type identifier of `CFArray`.
public func CFArrayGetTypeID() -> CFTypeID { typeNumber(of: CFArray.self) }

/// Whether two values are equal; values that are not comparable are equal when identical.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    guard let cf1, let cf2 else { return cf1 == nil && cf2 == nil }
    if let one = cf1 as? AnyHashable, let other = cf2 as? AnyHashable { return one == other }
    return type(of: cf1) is AnyClass && type(of: cf2) is AnyClass && cf1 as AnyObject === cf2 as AnyObject
}

extension CGColor {
    /// The type identifier of colours.
    public static var typeID: CFTypeID { typeNumber(of: CGColor.self) }
}

extension CGColorSpace {
    /// The type identifier of colour spaces.
    public static var typeID: CFTypeID { typeNumber(of: CGColorSpace.self) }
}

extension CGImage {
    /// The type identifier of images.
    public static var typeID: CFTypeID { typeNumber(of: CGImage.self) }
}

extension CGPath {
    /// The type identifier of paths, mutable or not.
    public static var typeID: CFTypeID { typeNumber(of: CGPath.self) }
}

extension CGContext {
    /// The type identifier of contexts.
    public static var typeID: CFTypeID { typeNumber(of: CGContext.self) }
}

extension CGGradient {
    /// The type identifier of gradients.
    public static var typeID: CFTypeID { typeNumber(of: CGGradient.self) }
}

extension CGPattern {
    /// The type identifier of patterns.
    public static var typeID: CFTypeID { typeNumber(of: CGPattern.self) }
}

extension CGFont {
    /// The type identifier of fonts.
    public static var typeID: CFTypeID { typeNumber(of: CGFont.self) }
}
