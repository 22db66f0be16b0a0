public import Foundation
import ObjectRuntime

/// Remembers how to undo what was done, and how to do it again. Apple has it in Foundation; Linux's Foundation has none.
/// [Apple's reference](https://developer.apple.com/documentation/foundation/undomanager)
open class UndoManager: NSObject {
    private final var undoStack: [UndoGroup] = []
    private final var redoStack: [UndoGroup] = []
    /// The groups that are open, outermost first.
    private final var openGroups: [UndoGroup] = []
    private final var disabledCount = 0
    /// The group that an event has opened by itself.
    private final var eventGroup: UndoGroup?

    public override init() {}

    // MARK: Groups

    /// Whether what is registered in one turn of the run loop makes a group. True by default.
    open var groupsByEvent = true

    /// The greatest number of groups that can be undone; 0, the default, for no limit.
    open var levelsOfUndo = 0 {
        didSet { limitStacks() }
    }

    /// The modes of the run loop in which groups are closed. Stored without effect.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    /// The number of open groups, one within another.
    open var groupingLevel: Int { openGroups.count }

    /// Opens a group.
    open func beginUndoGrouping() {
        if groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing { openEventGroup() }
        openGroups.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Closes the group that was opened last.
    open func endUndoGrouping() {
        post(.NSUndoManagerCheckpoint)
        guard let group = openGroups.popLast() else {
            return reportOnce("UndoManager: there is no group to end (NSInternalInconsistencyException)")
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

    /// Closes the group that an event has opened, with what is left open in it.
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

    // MARK: Registering

    /// Stops remembering, until ``enableUndoRegistration()`` is called as often.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Remembers again.
    open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }

    /// Whether what is registered is remembered.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Remembers a closure that undoes something. The target is not retained; without it nothing is done.
    public final func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        register(target) { [weak target] in if let target { handler(target) } }
    }

    /// Remembers a method of an object that undoes something, and its argument.
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
                    "UndoManager: a group must be begun before registering (NSInternalInconsistencyException)")
            }
            openEventGroup()
        }
        if !isUndoing, !isRedoing { redoStack = [] }
        openGroups[openGroups.count - 1].actions.append(.call(target: ObjectIdentifier(target), body))
    }

    /// Forgets everything.
    open func removeAllActions() { (undoStack, redoStack, openGroups, eventGroup) = ([], [], [], nil) }

    /// Forgets what was registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let identifier = ObjectIdentifier(target as AnyObject)
        for group in undoStack + redoStack + openGroups { group.remove(identifier) }
        undoStack.removeAll { $0.actions.isEmpty }
        redoStack.removeAll { $0.actions.isEmpty }
    }

    // MARK: Undoing

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.actions.isEmpty } }

    /// Whether there is something to do again.
    open var canRedo: Bool { !redoStack.isEmpty }

    /// Whether something is being undone.
    open private(set) var isUndoing = false

    /// Whether something is being done again.
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

    /// Does the group that was undone last again.
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

    /// Names what the open group does, such as "Typing".
    open func setActionName(_ actionName: String) {
        if let group = openGroups.last { group.name = actionName } else { undoStack.last?.name = actionName }
    }

    /// The name of what would be undone; empty if it has none.
    open var undoActionName: String { openGroups.last(where: { !$0.name.isEmpty })?.name ?? undoStack.last?.name ?? "" }

    /// The name of what would be done again; empty if it has none.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// The title of a menu's item, such as "Undo Typing".
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu's item, such as "Redo Typing".
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu's item for a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// Returns the title of a menu's item for a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private final func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

/// A manager whose turn of the run loop ends.
// Guarded by the main thread: the manager and the run loop belong to it.
private final class UndoManagerReference: @unchecked Sendable {
    weak var manager: UndoManager?

    init(manager: UndoManager) { self.manager = manager }
}

/// What is undone at once.
private final class UndoGroup {
    enum Action {
        case call(target: ObjectIdentifier, () -> Void)
        case group(UndoGroup)
    }

    var actions: [Action] = []
    var name = ""

    /// Undoes the last action first.
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
    /// Posted with an undo manager when it is asked to undo, and when a group ends.
    public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
    /// Posted with an undo manager when a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = Self("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted with an undo manager before a group is closed.
    public static let NSUndoManagerWillCloseUndoGroup = Self("NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted with an undo manager when a group was closed.
    public static let NSUndoManagerDidCloseUndoGroup = Self("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted with an undo manager before something is undone.
    public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
    /// Posted with an undo manager when something was undone.
    public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
    /// Posted with an undo manager before something is done again.
    public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
    /// Posted with an undo manager when something was done again.
    public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}
