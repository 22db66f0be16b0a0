public import Foundation

/// How hash tables and map tables hold objects and compare them.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nspointerfunctions)
public final class NSPointerFunctions {
    /// Options of how objects are held and compared.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Held strongly.
        public static let strongMemory: Options = []
        /// Held weakly.
        public static let weakMemory = Options(rawValue: 5 << 0)
        /// Compared by `isEqual(_:)`.
        public static let objectPersonality: Options = []
        /// Only the same object is equal.
        public static let objectPointerPersonality = Options(rawValue: 2 << 8)
        /// Held without being copied: copying is not supported on Linux.
        public static let copyIn = Options(rawValue: 1 << 16)
    }
}

/// A set of objects that may be held weakly. As on iOS it may be used by one thread at a time.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nshashtable)
open class NSHashTable<ObjectType>: NSObject {
    private var entries = ObjectTable<Void>()
    private let options: NSPointerFunctions.Options

    /// Creates a table.
    public required init(options: NSPointerFunctions.Options = [], capacity: Int = 0) { self.options = options }

    /// Creates a table that holds its objects strongly.
    public convenience override init() { self.init(options: []) }

    /// Returns a table that holds its objects weakly.
    open class func weakObjects() -> Self { self.init(options: .weakMemory) }

    /// Adds an object; nil adds nothing.
    open func add(_ object: ObjectType?) {
        if let object { entries.set((), for: object as AnyObject, options) }
    }

    /// Removes an object.
    open func remove(_ object: ObjectType?) {
        if let object { entries.remove(object as AnyObject, options) }
    }

    /// Removes all objects.
    open func removeAllObjects() { entries = ObjectTable() }

    /// Returns whether the table contains an object or an equal one.
    open func contains(_ object: ObjectType?) -> Bool { member(object) != nil }

    /// Returns the object in the table that equals the given one.
    open func member(_ object: ObjectType?) -> ObjectType? {
        guard let object, let entry = entries.entry(of: object as AnyObject, options) else { return nil }
        return entry.key as? ObjectType
    }

    /// The objects that are still alive, in no particular order.
    open var allObjects: [ObjectType] { entries.living.compactMap { $0.key as? ObjectType } }

    /// One of the objects; nil if there is none.
    open var anyObject: ObjectType? { allObjects.first }

    /// The number of objects, which may include objects that have been deallocated.
    open var count: Int { entries.count }

    /// Returns an enumerator of the objects that are still alive.
    open func objectEnumerator() -> NSEnumerator { (allObjects as [Any] as NSArray).objectEnumerator() }

    /// Adds the objects of another table.
    open func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
    /// Removes the objects of another table.
    open func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
    /// Removes the objects that are not in another table.
    open func intersect(_ other: NSHashTable<ObjectType>) {
        for object in allObjects where !other.contains(object) { remove(object) }
    }
    /// Returns whether the two tables have an object in common.
    open func intersects(_ other: NSHashTable<ObjectType>) -> Bool { allObjects.contains(where: other.contains) }
}

/// A dictionary whose keys and objects may be held weakly. As on iOS it may be used by one thread at a time.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/nsmaptable)
open class NSMapTable<KeyType, ObjectType>: NSObject {
    private var entries = ObjectTable<Holder>()
    private let keyOptions: NSPointerFunctions.Options
    private let valueOptions: NSPointerFunctions.Options

    /// Creates a table.
    public required init(
        keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity: Int = 0
    ) {
        (self.keyOptions, self.valueOptions) = (keyOptions, valueOptions)
    }

    /// Creates a table that holds keys and objects strongly.
    public convenience override init() { self.init(keyOptions: [], valueOptions: []) }

    /// Returns a table that holds keys and objects strongly.
    open class func strongToStrongObjects() -> Self { self.init(keyOptions: [], valueOptions: []) }
    /// Returns a table that holds keys weakly and objects strongly.
    open class func weakToStrongObjects() -> Self { self.init(keyOptions: .weakMemory, valueOptions: []) }
    /// Returns a table that holds keys strongly and objects weakly.
    open class func strongToWeakObjects() -> Self { self.init(keyOptions: [], valueOptions: .weakMemory) }
    /// Returns a table that holds keys and objects weakly.
    open class func weakToWeakObjects() -> Self { self.init(keyOptions: .weakMemory, valueOptions: .weakMemory) }

    /// Returns the object for a key; nil if there is none.
    open func object(forKey key: KeyType?) -> ObjectType? {
        guard let key, let object = entries.entry(of: key as AnyObject, keyOptions)?.value.object else { return nil }
        return object as? ObjectType
    }

    /// Sets the object for a key; nil sets nothing.
    open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let object, let key else { return }
        entries.set(Holder(object as AnyObject, valueOptions), for: key as AnyObject, keyOptions)
    }

    /// Removes the object for a key.
    open func removeObject(forKey key: KeyType?) {
        if let key { entries.remove(key as AnyObject, keyOptions) }
    }

    /// Removes all objects.
    open func removeAllObjects() { entries = ObjectTable() }

    /// The number of keys, which may include keys that have been deallocated.
    open var count: Int { entries.count }

    private var living: [(key: AnyObject, object: AnyObject)] {
        entries.living.compactMap { entry in entry.value.object.map { (entry.key, $0) } }
    }

    /// Returns an enumerator of the keys that are still alive.
    open func keyEnumerator() -> NSEnumerator { (living.map { $0.key as Any } as NSArray).objectEnumerator() }
    /// Returns an enumerator of the objects that are still alive; nil if there is none.
    open func objectEnumerator() -> NSEnumerator? {
        count == 0 ? nil : (living.map { $0.object as Any } as NSArray).objectEnumerator()
    }
}

/// An object, held strongly or weakly.
private struct Holder {
    private let strong: AnyObject?
    private weak var weak: AnyObject?

    init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
        strong = options.contains(.weakMemory) ? nil : object
        weak = object
    }

    var object: AnyObject? { strong ?? weak }
}

/// Values associated with objects, found by the objects' hash values.
private struct ObjectTable<Value> {
    struct Entry {
        let holder: Holder
        var value: Value
    }

    private var buckets: [Int: [Entry]] = [:]
    private(set) var count = 0
    /// The count at which entries of deallocated objects are purged.
    private var limit = 16

    /// The object as an `NSObject`-style comparable; nil for one that is compared by identity. A cast would box objects
    /// of native Swift classes.
    private func comparable(_ object: AnyObject, _ options: NSPointerFunctions.Options) -> NSObject? {
        guard !options.contains(.objectPointerPersonality), type(of: object) is NSObject.Type else { return nil }
        return unsafeDowncast(object, to: NSObject.self)
    }

    private func hash(_ object: AnyObject, _ options: NSPointerFunctions.Options) -> Int {
        comparable(object, options)?.hash ?? ObjectIdentifier(object).hashValue
    }

    private func areEqual(_ a: AnyObject, _ b: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
        a === b || comparable(a, options)?.isEqual(b) ?? false
    }

    private func place(of key: AnyObject, _ options: NSPointerFunctions.Options) -> (hash: Int, index: Int?) {
        let hash = hash(key, options)
        let index = buckets[hash]?.firstIndex { entry in entry.holder.object.map { areEqual($0, key, options) } ?? false
        }
        return (hash, index)
    }

    func entry(of key: AnyObject, _ options: NSPointerFunctions.Options) -> (key: AnyObject, value: Value)? {
        let place = place(of: key, options)
        guard let index = place.index, let entry = buckets[place.hash]?[index], let key = entry.holder.object else {
            return nil
        }
        return (key, entry.value)
    }

    var living: [(key: AnyObject, value: Value)] {
        buckets.values.joined().compactMap { entry in entry.holder.object.map { ($0, entry.value) } }
    }

    mutating func set(_ value: Value, for key: AnyObject, _ options: NSPointerFunctions.Options) {
        let place = place(of: key, options)
        if let index = place.index {
            buckets[place.hash]?[index].value = value
            return
        }
        if count >= limit { removeDead() }
        buckets[place.hash, default: []].append(Entry(holder: Holder(key, options), value: value))
        count += 1
    }

    mutating func remove(_ key: AnyObject, _ options: NSPointerFunctions.Options) {
        let place = place(of: key, options)
        guard let index = place.index else { return }
        buckets[place.hash]?.remove(at: index)
        if buckets[place.hash]?.isEmpty == true { buckets[place.hash] = nil }
        count -= 1
    }

    private mutating func removeDead() {
        buckets = buckets.mapValues { $0.filter { $0.holder.object != nil } }.filter { !$0.value.isEmpty }
        count = buckets.values.reduce(0) { $0 + $1.count }
        limit = max(16, 2 * count)
    }
}
