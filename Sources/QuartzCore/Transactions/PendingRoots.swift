import CLayerRuntime
import Synchronization

/// The roots of the trees that changed on one thread, which its next commit encodes.
///
/// A change must not keep a layer alive, and a weak reference would slow down every later retain of the layer. So the list
/// holds plain addresses, and a layer removes its own when it is deallocated. That may happen on any thread, even while this
/// one reads the list: hence the lock, and a retain that fails for a layer that is being deallocated.
final class PendingRoots: Sendable {
    /// Addresses of layers, each valid until the layer has removed itself; 0 where one has.
    private let slots = Mutex<[UInt]>([])

    /// The roots of threads that ended before their next commit. The next commit of any thread takes them: the layers count
    /// as pending already, so no later change would add them to a list again.
    static let orphaned = PendingRoots()

    var isEmpty: Bool { slots.withLock { $0.isEmpty } }

    func add(_ layer: CALayer) {
        ModelLock.withLock {
            guard layer.pendingRoots == nil else { return }
            let address = UInt(bitPattern: Unmanaged.passUnretained(layer).toOpaque())
            layer.pendingIndex = slots.withLock { slots in
                slots.append(address)
                return Int32(truncatingIfNeeded: slots.count - 1)
            }
            layer.pendingRoots = self
        }
    }

    /// Removes the layer from the list that it is in; called on any thread.
    static func forget(_ layer: CALayer) {
        guard layer.pendingRoots != nil else { return }
        ModelLock.withLock { layer.pendingRoots?.remove(layer) }
    }

    private func remove(_ layer: CALayer) {
        let index = Int(layer.pendingIndex)
        let address = UInt(bitPattern: Unmanaged.passUnretained(layer).toOpaque())
        slots.withLock { slots in
            // The list may have been emptied and filled again since the layer's deallocation began.
            if index < slots.count, slots[index] == address { slots[index] = 0 }
        }
        layer.pendingRoots = nil
    }

    /// Leaves the roots to the next commit of another thread, because this one has ended.
    func abandon() {
        for layer in takeAll() { Self.orphaned.add(layer) }
    }

    /// Empties the list and returns the layers that are still alive.
    func takeAll() -> [CALayer] { ModelLock.withLock { takeAllLocked() } }

    private func takeAllLocked() -> [CALayer] {
        let retained = slots.withLock { slots in
            let retained = slots.compactMap { kasane_try_retain(UnsafeMutableRawPointer(bitPattern: $0)) }
                .map { UInt(bitPattern: $0) }
            slots.removeAll(keepingCapacity: true)
            return retained
        }
        return retained.compactMap { address in
            guard let pointer = UnsafeMutableRawPointer(bitPattern: address) else { return nil }
            let layer = Unmanaged<CALayer>.fromOpaque(pointer).takeRetainedValue()
            layer.pendingRoots = nil
            return layer
        }
    }
}
