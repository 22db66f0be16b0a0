public import Foundation

// Core Foundation's names of Swift types, so that `colors as CFArray` compiles.
/// An array of anything, where Apple's API takes Core Foundation's.
public typealias CFArray = [Any]
/// A string, where Apple's API takes Core Foundation's.
public typealias CFString = String
/// A URL, where Apple's API takes Core Foundation's.
public typealias CFURL = URL
/// Bytes, where Apple's API takes Core Foundation's.
public typealias CFData = Data
/// Bytes that grow in place, shared by all who hold them.
public typealias CFMutableData = NSMutableData
/// A dictionary of anything, where Apple's API takes Core Foundation's.
public typealias CFDictionary = [AnyHashable: Any]
/// A length of time in seconds.
public typealias CFTimeInterval = Double
/// A set of anything that can be hashed.
public typealias CFSet = Set<AnyHashable>
/// A number or a truth value as an object.
public typealias CFNumber = NSNumber
/// An error as an object, with a domain and a code.
public typealias CFError = NSError
/// A set of characters.
public typealias CFCharacterSet = CharacterSet
/// A string with attributes for ranges of it.
public typealias CFAttributedString = NSAttributedString
/// A string with attributes that can be edited in place.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Anything that Core Foundation would call an object.
public typealias CFTypeRef = Any
/// A place in an array or a string, or a number of elements.
public typealias CFIndex = Int
/// A set of bits.
public typealias CFOptionFlags = UInt
/// One unit of UTF-16.
public typealias UniChar = UInt16

/// A range of an array or of a string's UTF-16 units, by location and length.
@frozen
public struct CFRange: Sendable, Hashable {
    /// The first place, counted from 0.
    public var location: CFIndex
    /// The number of places.
    public var length: CFIndex

    /// The empty range at zero, which many functions interpret as everything.
    public init() { self.init(location: 0, length: 0) }

    /// Makes a range of `length` places from `location` on.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Makes a range from its location and length.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
    CFRange(location: location, length: length)
}
