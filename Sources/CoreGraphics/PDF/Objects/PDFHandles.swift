import Foundation
import PDFSyntax
import Synchronization

/// What stands behind the pointers that Quartz's functions take for objects of a PDF.
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

/// The objects that have been handed out as pointers; they live as long as this does.
// `@unchecked Sendable`: `lock` guards everything that changes.
final class PDFHandles: @unchecked Sendable {
    /// What the objects look each other up in.
    let file: PDFFile?
    private let lock = Mutex(Made())

    private struct Made {
        var byObject: [ObjectIdentifier: PDFHandle] = [:]
        var byPlace: [Place: PDFHandle] = [:]
        var texts: [String: UnsafePointer<CChar>] = [:]
        var bytes: [[UInt8]: UnsafePointer<UInt8>] = [:]
    }

    /// Where a value stands that has no identity.
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

    /// The pointer to an array, a dictionary or a stream: always the same one.
    func pointer(to object: PDFObject) -> OpaquePointer {
        switch object {
        case .array(let array): pointer(to: object, known: ObjectIdentifier(array))
        case .dictionary(let dictionary): pointer(to: object, known: ObjectIdentifier(dictionary))
        case .stream(let stream): pointer(to: object, known: ObjectIdentifier(stream))
        default: pointer(to: object, in: ObjectIdentifier(self), "")
        }
    }

    /// The pointer to a value at a key of `parent`.
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

    /// A name as C has it.
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

    /// Bytes at an address that stays, ended by zero.
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
