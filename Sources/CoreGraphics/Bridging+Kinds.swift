import Foundation

/// A number that identifies a type, constant during a run of the program.
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

/// The number for a class of Quartz's or of a module above it.
package func typeNumber(of type: Any.Type) -> CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(type).hashValue) }

/// The number of the type `CFString`, as `CFGetTypeID` has it.
public func CFStringGetTypeID() -> CFTypeID { typeNumber(of: CFString.self) }
/// The number of the type `CFData`.
public func CFDataGetTypeID() -> CFTypeID { typeNumber(of: CFData.self) }
/// The number of the type `CFURL`.
public func CFURLGetTypeID() -> CFTypeID { typeNumber(of: CFURL.self) }
/// The number of truth values.
public func CFBooleanGetTypeID() -> CFTypeID { typeNumber(of: Bool.self) }
/// The number of the type `CFNumber`.
public func CFNumberGetTypeID() -> CFTypeID { typeNumber(of: CFNumber.self) }
/// The number of the type `CFAttributedString`.
public func CFAttributedStringGetTypeID() -> CFTypeID { typeNumber(of: CFAttributedString.self) }
/// The number of the type `CFDictionary`.
public func CFDictionaryGetTypeID() -> CFTypeID { typeNumber(of: CFDictionary.self) }
/// The number of the type `CFSet`.
public func CFSetGetTypeID() -> CFTypeID { typeNumber(of: CFSet.self) }
/// The number of the type `CFArray`.
public func CFArrayGetTypeID() -> CFTypeID { typeNumber(of: CFArray.self) }

/// Whether two values are equal; values that can't be compared are equal if they are identical.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    guard let cf1, let cf2 else { return cf1 == nil && cf2 == nil }
    if let one = cf1 as? AnyHashable, let other = cf2 as? AnyHashable { return one == other }
    return type(of: cf1) is AnyClass && type(of: cf2) is AnyClass && cf1 as AnyObject === cf2 as AnyObject
}

extension CGColor {
    /// What `CFGetTypeID` says of colours.
    public static var typeID: CFTypeID { typeNumber(of: CGColor.self) }
}

extension CGColorSpace {
    /// What `CFGetTypeID` says of colour spaces.
    public static var typeID: CFTypeID { typeNumber(of: CGColorSpace.self) }
}

extension CGImage {
    /// What `CFGetTypeID` says of images.
    public static var typeID: CFTypeID { typeNumber(of: CGImage.self) }
}

extension CGPath {
    /// What `CFGetTypeID` says of paths, mutable or not.
    public static var typeID: CFTypeID { typeNumber(of: CGPath.self) }
}

extension CGContext {
    /// What `CFGetTypeID` says of contexts.
    public static var typeID: CFTypeID { typeNumber(of: CGContext.self) }
}

extension CGGradient {
    /// What `CFGetTypeID` says of gradients.
    public static var typeID: CFTypeID { typeNumber(of: CGGradient.self) }
}

extension CGPattern {
    /// What `CFGetTypeID` says of patterns.
    public static var typeID: CFTypeID { typeNumber(of: CGPattern.self) }
}

extension CGFont {
    /// What `CFGetTypeID` says of fonts.
    public static var typeID: CFTypeID { typeNumber(of: CGFont.self) }
}
