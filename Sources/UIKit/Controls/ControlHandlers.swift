/// The actions of a control, in the order in which they were added.
@MainActor
struct ControlHandlers {
    struct Handler {
        var action: UIAction
        var events: UIControl.Event
    }

    private(set) var all: [Handler] = []

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        guard !events.isEmpty else { return }
        if let known = all.firstIndex(where: { $0.action === action }) {
            all[known].events.formUnion(events)
            return
        }
        remove(action.identifier, for: events)
        all.append(Handler(action: action, events: events))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        for index in all.indices where all[index].action.identifier == identifier {
            all[index].events.subtract(events)
        }
        all.removeAll { $0.events.isEmpty }
    }
}
