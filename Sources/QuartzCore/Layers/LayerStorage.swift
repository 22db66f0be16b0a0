import CLayerRuntime
import CoreGraphics

/// A layer's stored state, accessed under the layer's lock.
struct LayerStorage {
    var properties = LayerProperties()
    var content: LayerContent
    /// The properties that were set explicitly, which a style doesn't override.
    var explicitKeys = LayerKeySet()
    var state: LayerState = [.dirty]
    var pendingIndex: Int32 = 0
    var committedIndex: Int32 = 0
    var pendingRoots: PendingRoots?
    var rareData: RareLayerData?
    var children: [CALayer] = []
    var dirtyChildren: [CALayer] = []
    var maskLayer: CALayer?
    var parent: UnretainedLayer?
    var maskOwner: UnretainedLayer?
    var committed: RenderLayer?
    var name: String?

    init(content: LayerContent) { self.content = content }
}

/// An unretained reference to a layer, which the layer clears before it is deallocated.
struct UnretainedLayer {
    private let address: UnsafeMutableRawPointer

    init(_ layer: CALayer) { address = Unmanaged.passUnretained(layer).toOpaque() }

    /// The layer, unless its deallocation has begun. Must be read under the lock that the layer takes to clear the
    /// reference.
    var layer: CALayer? {
        kasane_try_retain(address).map { Unmanaged<CALayer>.fromOpaque($0).takeRetainedValue() }
    }

    func isSame(as layer: CALayer) -> Bool { address == Unmanaged.passUnretained(layer).toOpaque() }
}

extension CALayer {
    /// The value is copied, or changed in place, under the lock; a copy is used after unlocking.
    @inline(__always)
    final func read<Value>(_ body: (borrowing LayerStorage) -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body(storage)
    }

    final var properties: LayerProperties {
        @inline(__always) get { read { $0.properties } }
        @inline(__always) _modify {
            lock.lock()
            defer { lock.unlock() }
            yield &storage.properties
        }
    }

    final var content: LayerContent {
        @inline(__always) get { read { $0.content } }
        @inline(__always) _modify {
            lock.lock()
            defer { lock.unlock() }
            yield &storage.content
        }
    }

    final var state: LayerState {
        @inline(__always) get { read { $0.state } }
        @inline(__always) _modify {
            lock.lock()
            defer { lock.unlock() }
            yield &storage.state
        }
    }

    final var explicitKeys: LayerKeySet { read { $0.explicitKeys } }

    /// The layer's index in `pendingRoots`.
    final var pendingIndex: Int32 {
        get { read { $0.pendingIndex } }
        set { write { $0.pendingIndex = newValue } }
    }

    /// The layer's index among its siblings when their list was last committed in full.
    final var committedIndex: Int32 {
        get { read { $0.committedIndex } }
        set { write { $0.committedIndex = newValue } }
    }

    /// The list of changed roots that contains the layer; nil for none.
    final var pendingRoots: PendingRoots? {
        get { read { $0.pendingRoots } }
        set { write { $0.pendingRoots = newValue } }
    }

    final var rareData: RareLayerData? {
        @inline(__always) get { read { $0.rareData } }
        set { write { $0.rareData = newValue } }
    }

    final var children: [CALayer] {
        get { read { $0.children } }
        _modify {
            lock.lock()
            defer { lock.unlock() }
            yield &storage.children
        }
    }

    /// The sublayers that have something to commit, unless the list itself changed: then any may.
    final var dirtyChildren: [CALayer] {
        get { read { $0.dirtyChildren } }
        set {
            var value = newValue
            write { swap(&value, &$0.dirtyChildren) }
        }
    }

    final var maskLayer: CALayer? {
        get { read { $0.maskLayer } }
        set {
            var value = newValue
            write { swap(&value, &$0.maskLayer) }
        }
    }

    /// The superlayer; unretained, as it retains this layer.
    final var parent: CALayer? {
        get { read { $0.parent?.layer } }
        set { write { $0.parent = newValue.map { UnretainedLayer($0) } } }
    }

    /// The layer that this one masks.
    final var maskOwner: CALayer? {
        get { read { $0.maskOwner?.layer } }
        set { write { $0.maskOwner = newValue.map { UnretainedLayer($0) } } }
    }

    /// The render layer of the last commit; nil before the first.
    package final var committed: RenderLayer? {
        get { read { $0.committed } }
        set {
            // The old value is released after unlocking, as its release may deallocate many other objects.
            var value = newValue
            write { swap(&value, &$0.committed) }
        }
    }

    /// The storage of `name`.
    final var ownName: String? {
        get { read { $0.name } }
        set { write { $0.name = newValue } }
    }

    // MARK: Batched writes

    @inline(__always)
    final func write<Value>(_ body: (inout LayerStorage) -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body(&storage)
    }

    /// Called when the layer that holds this one is deallocated.
    final func detach(_ holder: CALayer) {
        write { storage in
            if let parent = storage.parent, parent.isSame(as: holder) { storage.parent = nil }
            if let owner = storage.maskOwner, owner.isSame(as: holder) { storage.maskOwner = nil }
        }
    }

    final func ensureRareData() -> RareLayerData {
        write { storage in
            if let rareData = storage.rareData { return rareData }
            let made = RareLayerData()
            storage.rareData = made
            return made
        }
    }
}
