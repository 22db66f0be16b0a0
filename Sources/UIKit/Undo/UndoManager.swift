public import Foundation
import ObjectRuntime

/// Records operations for undo and redo. Apple provides it in Foundation; Foundation on Linux lacks it.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/undomanager)
open class UndoManager: NSObject {
    private final var undoStack: [UndoGroup] = []
    private final var redoStack: [UndoGroup] = []
    /// The open undo groups, outermost first.
    private final var openGroups: [UndoGroup] = []
    private final var disabledCount = 0
    /// The group that was opened automatically for the current event.
    private final var eventGroup: UndoGroup?

    public override init() {}

    // MARK: Groups

    /// Whether registrations in one pass of the run loop are grouped automatically. True by default.
    open var groupsByEvent = true

    /// The maximum number of undo groups; 0, the default, for no limit.
    open var levelsOfUndo = 0 {
        didSet { limitStacks() }
    }

    /// The run loop modes in which groups are closed. Stored without effect.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    /// The number of nested open groups.
    open var groupingLevel: Int { openGroups.count }

    /// Opens an undo group.
    open func beginUndoGrouping() {
        if groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing { openEventGroup() }
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the undo group that was opened last.
    open func endUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        guard let group = openGroups.popLast() else {
            return reportOnce("UndoManager: no group is open (NSInternalInconsistencyException)")
        }
        post(.NSUndoManagerWillCloseUndoGroup)
        if group === eventGroup { eventGroup = nil }
        if let outer = openGroups.last {
            if !group.actions.isEmpty { outer.actions.append(.group(group)) }
            if outer.name.isEmpty { outer.name = group.name }
        } else if !group.actions.isEmpty {
            if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
            limitStacks()
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private final func openEventGroup() {
        let group = UndoGroup()
        eventGroup = group
        openGroups.append(group)
        let reference = UndoManagerReference(manager: self)
        RunLoop.main.perform(inModes: runLoopModes) { reference.manager?.closeEventGroup() }
    }

    /// Closes the event's group, and any groups still open in it.
    fileprivate final func closeEventGroup() {
        guard let eventGroup else { return }
        while let last = openGroups.last {
            endUndoGrouping()
            if last === eventGroup { return }
        }
    }

    private final func limitStacks() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
        redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
    }

    // MARK: Registration

    /// Disables undo registration, until ``enableUndoRegistration()`` is called as many times.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Enables undo registration.
    open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

    /// Whether undo registration is enabled.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Registers a closure that undoes an operation. The target isn't retained; if it is gone, nothing is done.
    public final func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        register(target) { [weak target] in if let target { handler(target) } }
    }

    /// Registers a method of an object that undoes an operation, and its argument.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        let receiver = target as AnyObject
        register(receiver) { [weak receiver] in
            guard let receiver = receiver as? NSObject else { return }
            _ = receiver.perform(selector, with: anObject)
        }
    }

    private final func register(_ target: AnyObject, _ body: @escaping () -> Void) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            guard groupsByEvent, !isUndoing, !isRedoing else {
                return reportOnce(
                    "UndoManager: a group must be open before registering (NSInternalInconsistencyException)")
            }
            openEventGroup()
        }
        if !isUndoing, !isRedoing { redoStack = [] }
        openGroups[openGroups.count - 1].actions.append(.call(target: ObjectIdentifier(target), body))
    }

    /// Clears the undo and redo stacks.
    open func removeAllActions() { (undoStack, redoStack, openGroups, eventGroup) = ([], [], [], nil) }

    /// Removes the operations registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let identifier = ObjectIdentifier(target as AnyObject)
        for group in undoStack + redoStack + openGroups { group.remove(identifier) }
        undoStack.removeAll { $0.actions.isEmpty }
        redoStack.removeAll { $0.actions.isEmpty }
    }

    // MARK: Undo

    /// Whether there is an operation to undo.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }

    /// Whether there is an operation to redo.
    open var canRedo: Bool { !redoStack.isEmpty }

    /// Whether an undo operation is in progress.
    open private(set) var isUndoing = false

    /// Whether a redo operation is in progress.
    open private(set) var isRedoing = false

    /// Closes the event's group, and undoes the last group.
    open func undo() {
        closeEventGroup()
        guard openGroups.isEmpty else {
            return reportOnce(
                "UndoManager: undo with \(openGroups.count) open groups (NSInternalInconsistencyException)")
        }
        undoNestedGroup()
    }

    /// Undoes the last group.
    open func undoNestedGroup() {
        post(.NSUndoManagerCheckpoint)
        guard !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        perform(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the group that was undone last.
    open func redo() {
        closeEventGroup()
        post(.NSUndoManagerCheckpoint)
        guard !isUndoing, !isRedoing, openGroups.isEmpty, let group = redoStack.popLast() else { return }
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        perform(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    private final func perform(_ group: UndoGroup) {
        let opposite = UndoGroup()
        opposite.name = group.name
        openGroups.append(opposite)
        group.perform()
        while openGroups.count > 1, openGroups.last !== opposite { endUndoGrouping() }
        endUndoGrouping()
    }

    // MARK: Names

    /// Sets the action name of the open group, such as "Typing".
    open func setActionName(_ actionName: String) {
        if let group = openGroups.last { group.name = actionName } else { undoStack.last?.name = actionName }
    }

    /// The name of the operation to undo; empty if it has none.
    open var undoActionName: String { openGroups.last(where: { !$0.name.isEmpty })?.name ?? undoStack.last?.name ?? "" }

    /// The name of the operation to redo; empty if it has none.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// The title of the Undo menu item, such as "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of the Redo menu item, such as "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of the Undo menu item for an action name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the title of the Redo menu item for an action name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private final func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// A reference to a manager whose pass of the run loop is ending.
// Protected by the main thread: the manager and the run loop are confined to it.
private final class UndoManagerReference: @unchecked Sendable {
    weak var manager: UndoManager?

    init(manager: UndoManager) { self.manager = manager }
}

/// A group of operations that are undone together.
private final class UndoGroup {
    enum Action {
        case call(target: ObjectIdentifier, () -> Void)
        case group(UndoGroup)
    }

    var actions: [Action] = []
    var name = ""

    /// Undoes the group's operations, the last one first.
    func perform() {
        for action in actions.reversed() {
            switch action {
            case .call(_, let body): body()
            case .group(let group): group.perform()
            }
        }
    }

    func remove(_ target: ObjectIdentifier) {
        actions.removeAll {
            switch $0 {
            case .call(let other, _): return other == target
            case .group(let group):
                group.remove(target)
                return group.actions.isEmpty
            }
        }
    }
}

extension NSNotification.Name {
    /// Posted by an undo manager when it is asked to undo, and when a group ends.
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    /// Posted by an undo manager when it has opened a group.
    public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted by an undo manager before it closes a group.
    public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted by an undo manager when it has closed a group.
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted by an undo manager before it undoes an operation.
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    /// Posted by an undo manager when it has undone an operation.
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    /// Posted by an undo manager before it redoes an operation.
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    /// Posted by an undo manager when it has redone an operation.
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
