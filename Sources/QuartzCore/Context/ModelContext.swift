import CLayerRuntime

/// The model's state for one execution context: the main actor, or one other thread.
///
/// It holds one object of each kind in `ContextSlot`. Nothing in it is shared, because a layer tree belongs to one context at
/// a time. The main actor keeps its context when Dispatch moves it from thread to thread; a thread's context goes away
/// with the thread.
final class ModelContext {
    /// The context of the calling code, created on first use.
    static var current: ModelContext {
        if let slot = kasane_context_slot() {
            return Unmanaged<ModelContext>.fromOpaque(slot).takeUnretainedValue()
        }
        let context = ModelContext(isOfMainActor: MainActor.isCurrent)
        kasane_set_context_slot(Unmanaged.passRetained(context).toOpaque()) { slot in
            guard let slot else { return }
            Unmanaged<ModelContext>.fromOpaque(slot).release()
        }
        return context
    }

    let isOfMainActor: Bool
    /// The values of `ContextLocal`s, by their identity.
    var locals: [ObjectIdentifier: Any] = [:]
    /// One slot for each case of `ContextSlot`. Plain memory rather than an array: every property that is set reads
    /// from it, and must not pay for an array's reference count.
    private let objects: UnsafeMutablePointer<AnyObject?>

    private init(isOfMainActor: Bool) {
        self.isOfMainActor = isOfMainActor
        objects = .allocate(capacity: ContextSlot.allCases.count)
        objects.initialize(repeating: nil, count: ContextSlot.allCases.count)
    }

    deinit {
        objects.deinitialize(count: ContextSlot.allCases.count)
        objects.deallocate()
    }

    /// The context's object of a kind, created on first use.
    @inline(__always)
    func object<Object: ContextObject>(_ type: Object.Type) -> Object {
        // In bounds, as raw values count the cases from 0. Only `make` writes, and only to the type's own slot.
        if let object = objects[type.slot.rawValue] { return unsafeDowncast(object, to: type) }
        return make(type)
    }

    @inline(never)
    private func make<Object: ContextObject>(_ type: Object.Type) -> Object {
        let object = type.init(of: self)
        objects[type.slot.rawValue] = object
        return object
    }
}

/// A class of which every context has one object.
protocol ContextObject: AnyObject {
    /// The class's slot in a context; no two classes share one.
    static var slot: ContextSlot { get }

    init(of context: ModelContext)
}

extension ContextObject {
    /// The object of the calling code's context.
    @inline(__always)
    static var current: Self {
        guard let slot = kasane_context_slot() else { return ModelContext.current.object(Self.self) }
        // Every property that is set comes this way, so the context itself is not retained: it stays in its slot until its
        // thread ends.
        return Unmanaged<ModelContext>.fromOpaque(slot)._withUnsafeGuaranteedRef { $0.object(Self.self) }
    }
}

/// The kinds of objects in a context. The list is declared here, at the lowest level; the classes are declared where
/// they belong.
enum ContextSlot: Int, CaseIterable {
    case clock, displayLinks
    case transactions, commits
    case scheduler, frameDisplays
    case releases
}
