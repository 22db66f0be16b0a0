import CLayerRuntime
import CoreGraphics

/// What a layer holds, read and changed under the layer's own lock.
struct LayerStorage {
    var properties = LayerProperties()
    var content: LayerContent
    /// The properties that were set, by whomever; a style has no say in them.
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

/// A layer that is not kept alive: it takes itself out of here before it goes away.
struct UnretainedLayer {
    private let address: UnsafeMutableRawPointer

    init(_ layer: CALayer) { address = Unmanaged.passUnretained(layer).toOpaque() }

    /// The layer, unless its end has begun. To be asked under the lock that it needs to take itself out.
    var layer: CALayer? {
        kasane_try_retain(address).map { Unmanaged<CALayer>.fromOpaque($0).takeRetainedValue() }
    }

    func isSame(as layer: CALayer) -> Bool { address == Unmanaged.passUnretained(layer).toOpaque() }
}

extension CALayer {
    /// The value is copied out under the lock, or changed in place; what is done with a copy comes after it.
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

    /// Where the layer stands in `pendingRoots`.
    final var pendingIndex: Int32 {
        get { read { $0.pendingIndex } }
        set { write { $0.pendingIndex = newValue } }
    }

    /// Where the layer stood among its siblings when their list was last committed anew.
    final var committedIndex: Int32 {
        get { read { $0.committedIndex } }
        set { write { $0.committedIndex = newValue } }
    }

    /// The list of changed roots that the layer is in; nil when it is in none.
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

    /// Those sublayers that have something to commit, unless the list itself changed: then any may.
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

    /// The superlayer; not counted, as it counts this one.
    final var parent: CALayer? {
        get { read { $0.parent?.layer } }
        set { write { $0.parent = newValue.map { UnretainedLayer($0) } } }
    }

    /// The layer that this one masks.
    final var maskOwner: CALayer? {
        get { read { $0.maskOwner?.layer } }
        set { write { $0.maskOwner = newValue.map { UnretainedLayer($0) } } }
    }

    /// What the last commit made of this layer; nil before the first.
    package final var committed: RenderLayer? {
        get { read { $0.committed } }
        set {
            // The old one goes away after the lock, as much may go with it.
            var value = newValue
            write { swap(&value, &$0.committed) }
        }
    }

    /// A name for the layer, behind `name`.
    final var ownName: String? {
        get { read { $0.name } }
        set { write { $0.name = newValue } }
    }

    // MARK: Several at once

    @inline(__always)
    final func write<Value>(_ body: (inout LayerStorage) -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body(&storage)
    }

    /// The layer that holds this one goes away.
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
