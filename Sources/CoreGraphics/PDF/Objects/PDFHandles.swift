import Foundation
import PDFSyntax
import Synchronization

/// The target of the pointers by which Quartz's functions refer to objects of a PDF.
final class PDFHandle: Sendable {
    let object: PDFObject
    unowned let owner: PDFHandles

    init(_ object: PDFObject, _ owner: PDFHandles) {
        self.object = object
        self.owner = owner
    }

    static func at(_ pointer: OpaquePointer) -> PDFHandle {
        Unmanaged<PDFHandle>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
    }
}

/// The objects that have been handed out as pointers; they live as long as this object.
// `@unchecked Sendable`: `lock` guards all mutable state.
final class PDFHandles: @unchecked Sendable {
    /// The file in which the objects resolve references.
    let file: PDFFile?
    private let lock = Mutex(Made())

    private struct Made {
        var byObject: [ObjectIdentifier: PDFHandle] = [:]
        var byPlace: [Place: PDFHandle] = [:]
        var texts: [String: UnsafePointer<CChar>] = [:]
        var bytes: [[UInt8]: UnsafePointer<UInt8>] = [:]
    }

    /// The location of a value without identity.
    private struct Place: Hashable {
        var parent: ObjectIdentifier
        var key: String
    }

    init(_ file: PDFFile?) { self.file = file }

    deinit {
        lock.withLock { made in
            for text in made.texts.values { UnsafeMutablePointer(mutating: text).deallocate() }
            for bytes in made.bytes.values { UnsafeMutablePointer(mutating: bytes).deallocate() }
        }
    }

    /// Returns the pointer to an array, a dictionary or a stream: always the same one for the same object.
    func pointer(to object: PDFObject) -> OpaquePointer {
        switch object {
        case .array(let array): pointer(to: object, known: ObjectIdentifier(array))
        case .dictionary(let dictionary): pointer(to: object, known: ObjectIdentifier(dictionary))
        case .stream(let stream): pointer(to: object, known: ObjectIdentifier(stream))
        default: pointer(to: object, in: ObjectIdentifier(self), "")
        }
    }

    /// Returns the pointer to a value at a key of `parent`.
    func pointer(to object: PDFObject, in parent: ObjectIdentifier, _ key: String) -> OpaquePointer {
        switch object {
        case .array, .dictionary, .stream: return pointer(to: object)
        default:
            let place = Place(parent: parent, key: key)
            return lock.withLock { made in
                let handle = made.byPlace[place] ?? PDFHandle(object, self)
                made.byPlace[place] = handle
                return OpaquePointer(Unmanaged.passUnretained(handle).toOpaque())
            }
        }
    }

    private func pointer(to object: PDFObject, known: ObjectIdentifier) -> OpaquePointer {
        lock.withLock { made in
            let handle = made.byObject[known] ?? PDFHandle(object, self)
            made.byObject[known] = handle
            return OpaquePointer(Unmanaged.passUnretained(handle).toOpaque())
        }
    }

    /// Returns a name as a C string.
    func text(_ name: String) -> UnsafePointer<CChar> {
        lock.withLock { made in
            if let known = made.texts[name] { return known }
            let bytes = Array(name.utf8CString)
            let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
            copy.initialize(from: bytes, count: bytes.count)
            made.texts[name] = UnsafePointer(copy)
            return UnsafePointer(copy)
        }
    }

    /// Returns bytes at a stable address, zero-terminated.
    func bytes(_ string: [UInt8]) -> UnsafePointer<UInt8> {
        lock.withLock { made in
            if let known = made.bytes[string] { return known }
            let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: string.count + 1)
            copy.initialize(from: string + [0], count: string.count + 1)
            made.bytes[string] = UnsafePointer(copy)
            return UnsafePointer(copy)
        }
    }
}
