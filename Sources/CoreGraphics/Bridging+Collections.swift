public import Foundation

// Core Foundation's functions that drawing code calls beside Quartz's, on the types that stand for Core Foundation's here.

/// Who gives out memory: always Swift's own allocator. Functions take nil, or one of the constants.
public final class CFAllocator: Sendable {
    fileprivate init() {}
}

/// Swift's own allocator.
public let kCFAllocatorDefault: CFAllocator? = nil
/// Swift's own allocator.
public let kCFAllocatorSystemDefault: CFAllocator! = CFAllocator()

// MARK: Arrays

/// How many values a list has.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// The address of an object in a list, for `unsafeBitCast` to its class. It is good as long as the list is.
///
/// Nil, which is reported, for an index that the list does not have, and for a value that is no object, such as a
/// `String`: take that out of the list by a subscript.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    guard let theArray, theArray.indices.contains(idx) else {
        reportOnce("CFArrayGetValueAtIndex: there is no value \(idx) among \(theArray?.count ?? 0)")
        return nil
    }
    guard type(of: theArray[idx]) is AnyClass else {
        reportOnce("CFArrayGetValueAtIndex: a \(type(of: theArray[idx])) is no object that has an address")
        return nil
    }
    // The list holds the object.
    return UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

/// How many pairs a dictionary has.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// How many values a set has.
public func CFSetGetCount(_ theSet: CFSet!) -> CFIndex { theSet?.count ?? 0 }

/// How many UTF-16 units a string has.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }

/// How many UTF-16 units a string with attributes has.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr?.length ?? 0 }

// MARK: Data

/// Bytes that can grow, none at first; `capacity` is the number that room is made for at once.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
    // No more than a mistake may take.
    NSMutableData(capacity: min(max(capacity, 0), 1 << 20)) ?? NSMutableData()
}

/// A copy of bytes.
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    guard let bytes, length > 0 else { return Data() }
    return Data(bytes: bytes, count: length)
}

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

/// How many bytes there are.
public func CFDataGetLength(_ theData: NSData!) -> CFIndex { theData?.length ?? 0 }

/// The address of the bytes, which is good until they change.
public func CFDataGetBytePtr(_ theData: NSData!) -> UnsafePointer<UInt8>! {
    theData.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}

/// The address of bytes that can be changed, which is good until their number changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.map { $0.mutableBytes.assumingMemoryBound(to: UInt8.self) }
}

/// Adds bytes at the end.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    guard let theData, let bytes, length > 0 else { return }
    theData.append(bytes, length: length)
}

/// Sets how many bytes there are; new ones are zero.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData?.length = max(length, 0) }
