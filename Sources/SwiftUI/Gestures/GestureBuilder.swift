import CoreGraphics
package import UIKit

/// The recognizers of one gesture of a view, and the state that the gesture keeps between updates.
@MainActor
public final class _GestureBuilder {
    package unowned let node: GestureNode
    package private(set) var recognizers: [UIGestureRecognizer] = []
    private var handlers: [Handler] = []
    private var slots: [AnyObject] = []
    private var nextRecognizer = 0
    private var nextSlot = 0
    /// For each waiting recognizer, those that must fail first.
    private var requirements: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

    /// The handler that a recognizer calls, which each update replaces.
    private final class Handler {
        var handle: (UIGestureRecognizer) -> Void

        init(_ handle: @escaping (UIGestureRecognizer) -> Void) { self.handle = handle }
    }

    init(_ node: GestureNode) { self.node = node }

    func rewind() {
        nextRecognizer = 0
        nextSlot = 0
        requirements = [:]
    }

    /// Returns a persistent recognizer, updated with a newer configuration and handler.
    func recognizer<R: UIGestureRecognizer>(_ setUp: (R) -> Void, _ handle: @escaping (R) -> Void) {
        let index = nextRecognizer
        nextRecognizer += 1
        let typed: (UIGestureRecognizer) -> Void = { ($0 as? R).map(handle) }
        if index < recognizers.count, let known = recognizers[index] as? R {
            handlers[index].handle = typed
            return setUp(known)
        }
        removeRecognizers(from: index)
        let handler = Handler(typed)
        let made = R { handler.handle($0) }
        setUp(made)
        made.delegate = node
        // UIKit views in the hierarchy receive their touches unaffected.
        made.cancelsTouchesInView = false
        made.delaysTouchesEnded = false
        recognizers.append(made)
        handlers.append(handler)
        node.attach(made)
    }

    /// Removes the recognizers that the gesture no longer uses.
    func finish() {
        removeRecognizers(from: nextRecognizer)
        if nextSlot < slots.count { slots.removeSubrange(nextSlot...) }
    }

    /// Removes recognizers. One that has begun reports that it was cancelled, which may change state, after the update.
    private func removeRecognizers(from index: Int) {
        guard index < recognizers.count else { return }
        let removed = recognizers[index...]
        recognizers.removeSubrange(index...)
        handlers.removeSubrange(index...)
        node.graph.act {
            for recognizer in removed {
                recognizer.isEnabled = false
                recognizer.view?.removeGestureRecognizer(recognizer)
            }
        }
    }

    /// Returns a persistent object of the gesture, creating it if needed.
    func slot<Slot: AnyObject>(_ make: () -> Slot) -> Slot {
        defer { nextSlot += 1 }
        if nextSlot < slots.count, let slot = slots[nextSlot] as? Slot { return slot }
        let slot = make()
        if nextSlot < slots.count { slots[nextSlot] = slot } else { slots.append(slot) }
        return slot
    }

    /// The number of recognizers so far, which marks the start of a range.
    var mark: Int { nextRecognizer }

    /// Makes recognizers wait until others have failed.
    func require(_ others: Range<Int>, toFailBefore waiting: Range<Int>) {
        let others = Set(recognizers[others].map(ObjectIdentifier.init))
        for recognizer in recognizers[waiting] {
            requirements[ObjectIdentifier(recognizer), default: []].formUnion(others)
        }
    }

    func mustWait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        requirements[ObjectIdentifier(recognizer)]?.contains(ObjectIdentifier(other)) ?? false
    }

    // MARK: Locations

    /// Returns the location of a recognizer's touches in a coordinate space of the view.
    func location(_ recognizer: UIGestureRecognizer, in space: CoordinateSpace) -> CGPoint {
        convert(recognizer.location(in: node.hostingView), to: space)
    }

    /// Converts a point of the hosting view to a coordinate space of the view.
    func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        node.convert(CGRect(origin: point, size: .zero), to: space).origin
    }
}
