import Foundation
import PDFSyntax

// Functions for a document's objects. The target of a pointer lives as long as its document, or, for an operand popped
// from a scanner, until the operator's callback returns.

/// An object of any type.
public typealias CGPDFObjectRef = OpaquePointer
/// An array of objects.
public typealias CGPDFArrayRef = OpaquePointer
/// A dictionary of objects by name.
public typealias CGPDFDictionaryRef = OpaquePointer
/// A stream: bytes with a dictionary.
public typealias CGPDFStreamRef = OpaquePointer
/// A string of bytes.
public typealias CGPDFStringRef = OpaquePointer
/// A Boolean value: 0 or 1.
public typealias CGPDFBoolean = UInt8
/// An integer.
public typealias CGPDFInteger = Int
/// A number.
public typealias CGPDFReal = CGFloat

/// The type of an object.
///
/// [Apple's reference](https://developer.apple.com/documentation/coregraphics/cgpdfobjecttype)
@frozen
public enum CGPDFObjectType: Int32, Sendable {
    /// No value.
    case null = 1
    /// A Boolean value.
    case boolean
    /// An integer.
    case integer
    /// A number.
    case real
    /// A name.
    case name
    /// A string of bytes.
    case string
    /// An array.
    case array
    /// A dictionary.
    case dictionary
    /// A stream.
    case stream
}

/// Returns an object's type.
public func CGPDFObjectGetType(_ object: CGPDFObjectRef) -> CGPDFObjectType {
    switch PDFHandle.at(object).object {
    case .null, .reference: .null
    case .boolean: .boolean
    case .integer: .integer
    case .real: .real
    case .name: .name
    case .string: .string
    case .array: .array
    case .dictionary: .dictionary
    case .stream: .stream
    }
}

/// Copies an object's value to `value`, which points to a variable of the corresponding Swift type. Returns false,
/// without copying, for an object of another type; an integer can also be copied as a real number.
public func CGPDFObjectGetValue(
    _ object: CGPDFObjectRef, _ type: CGPDFObjectType, _ value: UnsafeMutableRawPointer?
) -> Bool {
    let handle = PDFHandle.at(object)
    switch (handle.object, type) {
    case (.null, .null): return true
    case (.boolean(let boolean), .boolean): value?.assumingMemoryBound(to: CGPDFBoolean.self).pointee = boolean ? 1 : 0
    case (.integer(let integer), .integer): value?.assumingMemoryBound(to: CGPDFInteger.self).pointee = integer
    case (.integer(let integer), .real): value?.assumingMemoryBound(to: CGPDFReal.self).pointee = CGFloat(integer)
    case (.real(let real), .real): value?.assumingMemoryBound(to: CGPDFReal.self).pointee = CGFloat(real)
    case (.name(let name), .name):
        value?.assumingMemoryBound(to: UnsafePointer<CChar>?.self).pointee = handle.owner.text(name)
    case (.string, .string), (.array, .array), (.dictionary, .dictionary), (.stream, .stream):
        value?.assumingMemoryBound(to: OpaquePointer?.self).pointee = object
    default: return false
    }
    return true
}

/// A value in a dictionary or an array, with its pointer.
struct PDFValue {
    let object: PDFObject
    let pointer: () -> OpaquePointer
    let owner: PDFHandles

    /// Reads a dictionary's value; returns nil if it is missing or null.
    init?(_ dictionary: OpaquePointer, _ key: UnsafePointer<CChar>) {
        let handle = PDFHandle.at(dictionary)
        let name = String(cString: key)
        guard let object = handle.object.dictionary?[name], !object.isNull else { return nil }
        self.init(object, in: handle, name)
    }

    /// Reads an array's element; returns nil beyond its end.
    init?(_ array: OpaquePointer, _ index: Int) {
        let handle = PDFHandle.at(array)
        guard let elements = handle.object.array, elements.elements.indices.contains(index) else { return nil }
        self.init(elements[index], in: handle, String(index))
    }

    init(_ object: PDFObject, in handle: PDFHandle, _ key: String) {
        self.object = object
        owner = handle.owner
        let owner = owner
        pointer = { owner.pointer(to: object, in: ObjectIdentifier(handle), key) }
    }

    func read(_ value: UnsafeMutablePointer<CGPDFBoolean>?) -> Bool {
        guard let boolean = object.boolean else { return false }
        value?.pointee = boolean ? 1 : 0
        return true
    }

    func read(_ value: UnsafeMutablePointer<CGPDFInteger>?) -> Bool {
        guard let integer = object.integer else { return false }
        value?.pointee = integer
        return true
    }

    func read(_ value: UnsafeMutablePointer<CGPDFReal>?) -> Bool {
        guard let number = object.number else { return false }
        value?.pointee = CGFloat(number)
        return true
    }

    func read(_ value: UnsafeMutablePointer<UnsafePointer<CChar>?>?) -> Bool {
        guard let name = object.name else { return false }
        value?.pointee = owner.text(name)
        return true
    }

    /// Reads a pointer to an object that satisfies `fits`.
    func read(_ value: UnsafeMutablePointer<OpaquePointer?>?, where fits: (PDFObject) -> Bool) -> Bool {
        guard fits(object) else { return false }
        value?.pointee = pointer()
        return true
    }
}

extension PDFObject {
    var isArray: Bool { if case .array = self { true } else { false } }
    var isDictionary: Bool { if case .dictionary = self { true } else { false } }
    var isStream: Bool { if case .stream = self { true } else { false } }
    var isString: Bool { if case .string = self { true } else { false } }
}
