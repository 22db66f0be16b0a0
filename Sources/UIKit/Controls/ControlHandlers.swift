/// The actions of a control, in the order in which they were added.
@MainActor
struct ControlHandlers {
    /// The closure or method to call.
    enum Call {
        case action(UIAction)
        case target(TargetAction)
    }

    struct Handler {
        var call: Call
        var events: UIControl.Event

        var action: UIAction? {
            if case .action(let action) = call { action } else { nil }
        }

        var target: TargetAction? {
            if case .target(let target) = call { target } else { nil }
        }
    }

    private(set) var all: [Handler] = []

    // MARK: Actions

    mutating func add(_ action: UIAction, for events: UIControl.Event) {
        guard !events.isEmpty else { return }
        if let known = all.firstIndex(where: { $0.action === action }) {
            all[known].events.formUnion(events)
            return
        }
        remove(action.identifier, for: events)
        all.append(Handler(call: .action(action), events: events))
    }

    mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
        remove(events) { $0.action?.identifier == identifier }
    }

    // MARK: Targets and actions

    mutating func add(_ target: Any?, _ action: Selector, for events: UIControl.Event) {
        all.removeAll { $0.target?.isOver == true }
        guard !events.isEmpty else { return }
        let known = all.firstIndex { $0.target?.isSameTarget(target) == true && $0.target?.action == action }
        if let known {
            all[known].events.formUnion(events)
        } else {
            all.append(Handler(call: .target(TargetAction(target, action)), events: events))
        }
    }

    mutating func remove(_ target: Any?, _ action: Selector?, for events: UIControl.Event) {
        remove(events) { $0.target?.matches(target, action) == true || $0.target?.isOver == true }
    }

    private mutating func remove(_ events: UIControl.Event, where fits: (Handler) -> Bool) {
        for index in all.indices where fits(all[index]) { all[index].events.subtract(events) }
        all.removeAll { $0.events.isEmpty }
    }
}
