public import Foundation
import ObjectRuntime

/// How objects are fetched.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phfetchoptions)
open class PHFetchOptions: NSObject {
    /// The order: images may be sorted by `creationDate`, `modificationDate`, `pixelWidth` and `pixelHeight`. Nil, the
    /// default, for the newest first.
    open var sortDescriptors: [NSSortDescriptor]?
    /// A condition on properties: of images their `mediaType`, `mediaSubtypes`, `creationDate`, `modificationDate`,
    /// `pixelWidth`, `pixelHeight`, `duration`, `isFavorite`, `isHidden` and `localIdentifier`, of albums their
    /// `localizedTitle`, `estimatedAssetCount`, `startDate`, `endDate` and `localIdentifier`. Nil by default.
    open var predicate: NSPredicate?
    /// The number of objects; 0, the default, for all.
    open var fetchLimit = 0
    /// Whether hidden images are fetched. Stored without effect, as there is none.
    open var includeHiddenAssets = false

    /// Creates the default options.
    public override init() { super.init() }
}

/// An ordered list of objects of the photo library.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phfetchresult)
public final class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
    // Immutable.

    private let objects: [ObjectType]

    /// Creates an empty list.
    public override init() { objects = [] }

    init(_ objects: some Sequence<ObjectType>, _ options: PHFetchOptions?) {
        var all = Array(objects)
        if let predicate = options?.predicate { all.removeAll { !predicate.evaluate(with: $0) } }
        // The last descriptor decides least.
        for descriptor in (options?.sortDescriptors ?? []).reversed() { all.sort(by: descriptor) }
        if let limit = options?.fetchLimit, limit > 0 { all = Array(all.prefix(limit)) }
        self.objects = all
    }

    /// The number of objects.
    public var count: Int { objects.count }
    /// The first object; nil in an empty list.
    public var firstObject: ObjectType? { objects.first }
    /// The last object; nil in an empty list.
    public var lastObject: ObjectType? { objects.last }

    /// Returns the object at an index, which must be valid.
    public func object(at index: Int) -> ObjectType { objects[index] }
    /// The object at an index, which must be valid.
    public subscript(index: Int) -> ObjectType { objects[index] }
    /// Returns the objects at indexes, which must be valid.
    public func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { objects[$0] } }
    /// Returns whether an object is in the list.
    public func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

    /// Returns the index of an object; `NSNotFound` if it is not in the list.
    public func index(of anObject: ObjectType) -> Int {
        objects.firstIndex { isSame($0, anObject) } ?? NSNotFound
    }

    private func isSame(_ one: ObjectType, _ other: ObjectType) -> Bool {
        one === other || (one as? NSObject)?.isEqual(other) == true
    }

    /// Calls a closure with each object and its index, until it sets its last argument to true.
    public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop = ObjCBool(false)
        for (index, object) in objects.enumerated() {
            block(object, index, &stop)
            if stop.boolValue { return }
        }
    }
}

extension Array {
    /// Sorts objects, and leaves those that compare as equal in their order.
    fileprivate mutating func sort(by descriptor: NSSortDescriptor) {
        let sorted = enumerated().sorted { one, other in
            switch descriptor.compare(one.element, to: other.element) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: one.offset < other.offset
            }
        }
        self = sorted.map(\.element)
    }
}

extension NSSortDescriptor {
    /// Creates a descriptor of the order of images by `creationDate`, `modificationDate`, `pixelWidth` or
    /// `pixelHeight`; any other name, which Foundation on Linux has no use for, is reported, and means the creation
    /// date.
    public convenience init(key: String?, ascending: Bool) {
        switch key {
        case "modificationDate": self.init(keyPath: \PHAsset.modificationOrder, ascending: ascending)
        case "pixelWidth": self.init(keyPath: \PHAsset.pixelWidth, ascending: ascending)
        case "pixelHeight": self.init(keyPath: \PHAsset.pixelHeight, ascending: ascending)
        default:
            if key != "creationDate" { reportOnce("NSSortDescriptor: images are not sorted by \(key ?? "nil")") }
            self.init(keyPath: \PHAsset.creationOrder, ascending: ascending)
        }
    }
}

extension PHAsset {
    /// The creation date, and the distant past if it is not known.
    fileprivate var creationOrder: Date { creationDate ?? .distantPast }
    /// The modification date, and the distant past if it is not known.
    fileprivate var modificationOrder: Date { modificationDate ?? .distantPast }
}
