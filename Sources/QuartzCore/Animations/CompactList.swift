import Synchronization

/// A compact representation of a list, from which equal elements can be restored.
protocol CompactForm: Sendable {
    associatedtype Element

    init(_ elements: [Element])

    var elements: [Element] { get }
}

/// An animation's optional list: as it was set, or in compact form in the copies that layers make.
///
/// The compact form is made once, however many layers copy the animation.
struct CompactList<Form: CompactForm> {
    private enum Storage {
        case none
        case set(AssignedList<Form>)
        case compact(Form)
    }

    private var storage = Storage.none

    /// The list; nil for none.
    var elements: [Form.Element]? {
        get {
            switch storage {
            case .none: nil
            case .set(let list): list.elements
            case .compact(let form): form.elements
            }
        }
        set { storage = newValue.map { .set(AssignedList($0)) } ?? .none }
        _modify {
            // The storage is cleared first, so that appending finds the list uniquely referenced.
            var elements = elements
            storage = .none
            defer { self.elements = elements }
            yield &elements
        }
    }

    /// The compact form; nil for no list.
    var form: Form? {
        switch storage {
        case .none: nil
        case .set(let list): list.form
        case .compact(let form): form
        }
    }

    /// The same list in its compact form.
    var compacted: CompactList {
        var list = CompactList()
        list.storage = form.map { .compact($0) } ?? .none
        return list
    }
}

/// A list as it was set, with its cached compact form.
private final class AssignedList<Form: CompactForm> {
    let elements: [Form.Element]
    /// Behind a lock, as an animation that never changes may be added on several threads.
    private let made = Mutex<Form?>(nil)

    init(_ elements: [Form.Element]) { self.elements = elements }

    var form: Form {
        if let form = made.withLock({ $0 }) { return form }
        let form = Form(elements)
        made.withLock { $0 = form }
        return form
    }
}
