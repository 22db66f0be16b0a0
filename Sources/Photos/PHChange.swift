public import Foundation

/// Is notified of changes of the photo library.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phphotolibrarychangeobserver)
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
    /// Called on a queue of its own when the library has changed. Never called here: folders aren't watched.
    func photoLibraryDidChange(_ changeInstance: PHChange)
}

/// The changes of the photo library. None is ever delivered.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phchange)
open class PHChange: NSObject {
    override init() { super.init() }

    /// Returns the changes of a list; nil if it has not changed.
    open func changeDetails<ObjectType: PHObject>(
        for object: PHFetchResult<ObjectType>
    ) -> PHFetchResultChangeDetails<ObjectType>? { nil }
}

/// The changes of a list of objects.
/// [Apple's reference](https://developer.apple.com/documentation/photos/phfetchresultchangedetails)
public final class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    /// The list before and after the changes.
    public let fetchResultBeforeChanges, fetchResultAfterChanges: PHFetchResult<ObjectType>
    /// Whether the changes are known one by one.
    public var hasIncrementalChanges: Bool { true }
    /// Whether objects have moved. They don't.
    public var hasMoves: Bool { false }
    /// The objects that are only in the previous list, and their indexes there.
    public let (removedObjects, removedIndexes): ([ObjectType], IndexSet?)
    /// The objects that are only in the new list, and their indexes there.
    public let (insertedObjects, insertedIndexes): ([ObjectType], IndexSet?)
    /// The objects with other contents. None are known.
    public var changedObjects: [ObjectType] { [] }
    /// The indexes of objects with other contents. None are known.
    public var changedIndexes: IndexSet? { nil }

    /// Compares two lists.
    public init(
        from fromResult: PHFetchResult<ObjectType>, to toResult: PHFetchResult<ObjectType>,
        changedObjects: [ObjectType]
    ) {
        (fetchResultBeforeChanges, fetchResultAfterChanges) = (fromResult, toResult)
        func difference(
            _ one: PHFetchResult<ObjectType>, _ other: PHFetchResult<ObjectType>
        ) -> ([ObjectType], IndexSet?) {
            let indexes = IndexSet((0..<one.count).filter { !other.contains(one[$0]) })
            return (one.objects(at: indexes), indexes.isEmpty ? nil : indexes)
        }
        (removedObjects, removedIndexes) = difference(fromResult, toResult)
        (insertedObjects, insertedIndexes) = difference(toResult, fromResult)
    }

    /// Calls a closure with the indexes of moved objects: never.
    public func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}

extension PHPhotoLibrary {
    /// Notifies an observer of changes. There are none: folders aren't watched.
    public func register(_ observer: any PHPhotoLibraryChangeObserver) {}

    /// Ends the notifications of an observer.
    public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
