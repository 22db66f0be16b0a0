import CObjectRuntime
import Foundation
import Synchronization

/// What is kept for an object beside it, and goes with it.
///
/// Objects have no room for that in Swift, so a table has it, and the object's end takes it out: Swift's runtime calls
/// the destructor in the metadata of the object's class, in whose place a function of `CObjectRuntime` stands for each
/// class that ever had an attachment. The table's lock guards all instances.
final class SideTableEntry: @unchecked Sendable {
    /// The associated objects, by the addresses of their keys.
    fileprivate var associations: [UnsafeRawPointer: Association] = [:]
    /// What this module keeps for an object, by its class.
    fileprivate var ownParts: [ObjectIdentifier: AnyObject] = [:]
    /// The thread that is destroying the object. To every other thread the address belongs to nobody.
    private var lastThread: pthread_t?

    private static let table = Mutex<[UInt: SideTableEntry]>([:])

    /// Puts Kasane's functions before and after destructors, once.
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

    /// Reads an object's attachments under the lock; nil without any.
    fileprivate static func read<Result>(_ object: AnyObject, _ body: (SideTableEntry) -> Result?) -> Result? {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        return withExtendedLifetime(object) {
            nonisolated(unsafe) var result: Result?
            table.withLock { table in result = found(address, in: table).flatMap(body) }
            return result
        }
    }

    /// Changes an object's attachments under the lock, making them if there are none. What `body` takes out must not be
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

/// Sets an association. The former one is released afterwards, for its end may run code.
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

/// What this module keeps for an object, of a class of its own; nil if there is none.
func ownPart<Part: AnyObject>(_ type: Part.Type, of object: AnyObject) -> Part? {
    SideTableEntry.read(object) { $0.ownParts[ObjectIdentifier(type)] } as? Part
}

/// The same, made if there is none. Nil for objects that nothing can be attached to.
func neededOwnPart<Part: AnyObject>(of object: AnyObject, _ make: () -> Part) -> Part? {
    if let known = ownPart(Part.self, of: object) { return known }
    let made = make()
    return SideTableEntry.change(object) { attachments in
        let part = attachments.ownParts[ObjectIdentifier(Part.self)] ?? made
        attachments.ownParts[ObjectIdentifier(Part.self)] = part
        return part
    } as? Part
}
