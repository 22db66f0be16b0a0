import CObjectRuntime
import Foundation
import Synchronization

/// Side storage for an object, which is released with it.
///
/// Swift objects have no room for it, so a table stores it, and is cleaned up when the object is deallocated: Swift's
/// runtime calls the destructor in the metadata of the object's class, which a function of `CObjectRuntime` replaces in
/// each class that ever had an attachment. The table's lock guards all instances.
final class SideTableEntry: @unchecked Sendable {
    /// The associated objects, keyed by the addresses of their keys.
    fileprivate var associations: [UnsafeRawPointer: Association] = [:]
    /// This module's own storage for an object, keyed by class.
    fileprivate var ownParts: [ObjectIdentifier: AnyObject] = [:]
    /// The thread that is deallocating the object. For all other threads the address is unused.
    private var lastThread: pthread_t?

    private static let table = Mutex<[UInt: SideTableEntry]>([:])

    /// Installs Kasane's functions before and after destructors, once.
    private static let isWatching: Void = kasane_set_death_handlers(
        { object in
            guard let attachments = SideTableEntry.beginEnd(UInt(bitPattern: object)) else { return nil }
            return Unmanaged.passRetained(attachments).toOpaque()
        },
        { object, token in
            guard let token else { return }
            let attachments = Unmanaged<SideTableEntry>.fromOpaque(token)
            SideTableEntry.end(UInt(bitPattern: object), attachments.takeUnretainedValue())
            attachments.release()
        })

    private static func beginEnd(_ object: UInt) -> SideTableEntry? {
        table.withLock { table in
            guard let attachments = table[object] else { return nil }
            attachments.lastThread = pthread_self()
            return attachments
        }
    }

    private static func end(_ object: UInt, _ attachments: SideTableEntry) {
        table.withLock { if $0[object] === attachments { $0[object] = nil } }
    }

    private static func found(_ object: UInt, in table: [UInt: SideTableEntry]) -> SideTableEntry? {
        guard let found = table[object] else { return nil }
        guard let last = found.lastThread, pthread_equal(last, pthread_self()) == 0 else { return found }
        return nil
    }

    /// Reads an object's attachments under the lock; nil if it has none.
    fileprivate static func read<Result>(_ object: AnyObject, _ body: (SideTableEntry) -> Result?) -> Result? {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        return withExtendedLifetime(object) {
            nonisolated(unsafe) var result: Result?
            table.withLock { table in result = found(address, in: table).flatMap(body) }
            return result
        }
    }

    /// Changes an object's attachments under the lock, creating them if needed. What `body` removes must not be
    /// released before it returns it.
    @discardableResult
    fileprivate static func change<Result>(_ object: AnyObject, _ body: (SideTableEntry) -> Result) -> Result? {
        _ = isWatching
        let type = unsafeBitCast(Swift.type(of: object) as AnyClass, to: UnsafeMutableRawPointer.self)
        guard kasane_watch_deaths(type) else {
            reportOnce("\(Swift.type(of: object)): nothing can be attached to its objects")
            return nil
        }
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        return withExtendedLifetime(object) {
            nonisolated(unsafe) var result: Result?
            table.withLock { table in
                let attachments = found(address, in: table) ?? SideTableEntry()
                table[address] = attachments
                result = body(attachments)
            }
            return result
        }
    }
}

/// An associated object.
enum Association {
    case strong(Any)
    case weak(WeakReference)

    final class WeakReference {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    var value: Any? {
        switch self {
        case .strong(let value): value
        case .weak(let reference): reference.object
        }
    }
}

// MARK: Associated objects

func association(_ key: UnsafeRawPointer, of object: AnyObject) -> Any? {
    SideTableEntry.read(object) { $0.associations[key] }?.value
}

/// Sets an association. The previous one is released afterwards, because its deinitializer may run code.
func setAssociation(_ association: Association?, _ key: UnsafeRawPointer, of object: AnyObject) {
    if association == nil, SideTableEntry.read(object, { $0.associations[key] }) == nil { return }
    _ = SideTableEntry.change(object) { attachments in
        let former = attachments.associations[key]
        attachments.associations[key] = association
        return former
    }
}

func removeAssociations(of object: AnyObject) {
    guard SideTableEntry.read(object, { $0.associations.isEmpty ? nil : true }) != nil else { return }
    _ = SideTableEntry.change(object) { attachments in
        let former = attachments.associations
        attachments.associations = [:]
        return former
    }
}

/// This module's own storage for an object, of a given class; nil if there is none.
func ownPart<Part: AnyObject>(_ type: Part.Type, of object: AnyObject) -> Part? {
    SideTableEntry.read(object) { $0.ownParts[ObjectIdentifier(type)] } as? Part
}

/// The same, created if there is none. Returns nil if the object doesn't support attachments.
func neededOwnPart<Part: AnyObject>(of object: AnyObject, _ make: () -> Part) -> Part? {
    if let known = ownPart(Part.self, of: object) { return known }
    let made = make()
    return SideTableEntry.change(object) { attachments in
        let part = attachments.ownParts[ObjectIdentifier(Part.self)] ?? made
        attachments.ownParts[ObjectIdentifier(Part.self)] = part
        return part
    } as? Part
}
