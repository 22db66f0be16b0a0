public import Foundation

// Core Foundation's names for Swift types, so that `colors as CFArray` compiles.
/// An array of any values.
public typealias CFArray = [Any]
/// A string.
public typealias CFString = String
/// A URL.
public typealias CFURL = URL
/// An immutable byte buffer.
public typealias CFData = Data
/// A growable byte buffer with reference semantics.
public typealias CFMutableData = NSMutableData
/// A dictionary of any values.
public typealias CFDictionary = [AnyHashable: Any]
/// A duration or a time, in seconds.
public typealias CFTimeInterval = Double
/// A set of hashable values.
public typealias CFSet = Set<AnyHashable>
/// A number or a Boolean as an object.
public typealias CFNumber = NSNumber
/// An error as an object, with a domain and a code.
public typealias CFError = NSError
/// A set of characters.
public typealias CFCharacterSet = CharacterSet
/// A string with attributes on ranges of its characters.
public typealias CFAttributedString = NSAttributedString
/// An attributed string that can be edited in place.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Any Core Foundation object.
public typealias CFTypeRef = Any
/// An index into an array or a string, or a count of elements.
public typealias CFIndex = Int
/// A set of bits.
public typealias CFOptionFlags = UInt
/// A UTF-16 code unit.
public typealias UniChar = UInt16

/// A range of an array's elements or of a string's UTF-16 code units.
@frozen
public struct CFRange: Sendable, Hashable {
    /// The index of the first element, counted from 0.
    public var location: CFIndex
    /// The number of elements.
    public var length: CFIndex

    /// Creates the empty range at 0, which many functions interpret as everything.
    public init() { self.init(location: 0, length: 0) }

    /// Creates a range from its location and length.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Creates a range from its location and length.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
    CFRange(location: location, length: length)
}
