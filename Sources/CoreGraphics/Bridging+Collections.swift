public import Foundation

// The Core Foundation functions that Quartz code uses, on the types that stand in for Core Foundation's here.

/// A memory allocator; memory always comes from Swift's own. Functions accept nil or one of the constants.
public final class CFAllocator: Sendable {
    fileprivate init() {}
}

/// Swift's own allocator.
public let kCFAllocatorDefault: CFAllocator? = nil
/// Swift's own allocator.
public let kCFAllocatorSystemDefault: CFAllocator! = CFAllocator()

// MARK: Arrays

/// Returns the number of values in an array.
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray?.count ?? 0 }

/// Returns the address of an object in an array, for `unsafeBitCast` to its class. It is valid while the array is
/// alive.
///
/// Nil, which is reported, for an index out of range and for a value that is not an object, such as a `String`; read
/// those by subscript.
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
    guard let theArray, theArray.indices.contains(idx) else {
        reportOnce("CFArrayGetValueAtIndex: index \(idx) is out of range, of \(theArray?.count ?? 0) values")
        return nil
    }
    guard type(of: theArray[idx]) is AnyClass else {
        reportOnce("CFArrayGetValueAtIndex: a \(type(of: theArray[idx])) is not an object with an address")
        return nil
    }
    // The list holds the object.
    return UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

/// Returns the number of key-value pairs in a dictionary.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// Returns the number of values in a set.
public func CFSetGetCount(_ theSet: CFSet!) -> CFIndex { theSet?.count ?? 0 }

/// Returns the length of a string, in UTF-16 units.
public func CFStringGetLength(_ theString: CFString!) -> CFIndex { theString?.utf16.count ?? 0 }

/// Returns the length of an attributed string, in UTF-16 units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex { aStr?.length ?? 0 }

// MARK: Data

/// Creates empty mutable data; `capacity` is the number of bytes to reserve.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! {
    // Caps the reservation, so that a wrong capacity does little harm.
    NSMutableData(capacity: min(max(capacity, 0), 1 << 20)) ?? NSMutableData()
}

/// Creates data with a copy of bytes.
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    guard let bytes, length > 0 else { return Data() }
    return Data(bytes: bytes, count: length)
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: NSData!) -> CFIndex { theData?.length ?? 0 }

/// Returns the address of the bytes, which is valid until they change.
public func CFDataGetBytePtr(_ theData: NSData!) -> UnsafePointer<UInt8>! {
    theData.map { $0.bytes.assumingMemoryBound(to: UInt8.self) }
}

/// Returns the address of the bytes, which is valid as long as the data or a copy of it exists. The address of an
/// image's bytes, `CFDataGetBytePtr(image.dataProvider!.data)`, is valid as long as the image.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData, !theData.isEmpty else { return nil }
    // Foundation stores a few bytes inline in the value, which has no stable address.
    guard theData.count > KeptBytes.longestInValue else { return KeptBytes.address(of: theData) }
    return theData.withUnsafeBytes { $0.baseAddress?.assumingMemoryBound(to: UInt8.self) }
}

/// Returns the address of mutable bytes, which is valid until the length changes.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData.map { $0.mutableBytes.assumingMemoryBound(to: UInt8.self) }
}

/// Appends bytes.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    guard let theData, let bytes, length > 0 else { return }
    theData.append(bytes, length: length)
}

/// Sets the length in bytes; added bytes are zero.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData?.length = max(length, 0) }
