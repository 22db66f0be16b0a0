public import Foundation

// Core Foundation's names for what Swift on Linux has as its own types, so that `colors as CFArray` compiles.
public typealias CFArray = [Any]
public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFTimeInterval = Double
public typealias CFSet = Set<AnyHashable>
public typealias CFNumber = NSNumber
public typealias CFError = NSError
public typealias CFCharacterSet = CharacterSet
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFTypeRef = Any
public typealias CFIndex = Int
public typealias CFOptionFlags = UInt
public typealias UniChar = UInt16

/// A stretch of a list or of a string's UTF-16 units, by its start and its length.
@frozen
public struct CFRange: Sendable, Hashable {
    public var location: CFIndex
    public var length: CFIndex

    /// The empty range at zero, which many functions take for all there is.
    public init() { self.init(location: 0, length: 0) }

    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// A range by its start and its length.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
    CFRange(location: location, length: length)
}
