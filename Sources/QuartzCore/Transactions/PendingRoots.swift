import CLayerRuntime
import Synchronization

/// The roots of trees that changed on one thread and wait for its next commit.
///
/// A change must not keep a layer alive, and a weak reference would slow down every later retain of the layer: so the
/// list holds plain addresses, and a layer that goes away takes its own out. It may do so on any thread, and while this
/// one reads the list: hence the lock, and the retain that fails for a layer whose end has begun.
final class PendingRoots: Sendable {
    /// Addresses of layers, each alive at least until it has taken itself out; 0 where one has.
    private let slots = Mutex<[UInt]>([])

    /// What threads left behind that ended before their next commit. The next commit takes it, whichever thread's: the
    /// layers count as waiting already, so that no later change would bring them into a list again.
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

    /// Takes the layer out of the list that it is in, on whatever thread.
    static func forget(_ layer: CALayer) {
        guard layer.pendingRoots != nil else { return }
        ModelLock.withLock { layer.pendingRoots?.remove(layer) }
    }

    private func remove(_ layer: CALayer) {
        let index = Int(layer.pendingIndex)
        let address = UInt(bitPattern: Unmanaged.passUnretained(layer).toOpaque())
        slots.withLock { slots in
            // The list may have been emptied, and filled again, while the layer's end had begun.
            if index < slots.count, slots[index] == address { slots[index] = 0 }
        }
        layer.pendingRoots = nil
    }

    /// Leaves what waits to the next commit of another thread, as there is none of this one.
    func abandon() {
        for layer in takeAll() { Self.orphaned.add(layer) }
    }

    /// Empties the list, and gives the layers that are still there.
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
