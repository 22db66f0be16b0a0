public import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method of an object for notifications, with the notification as the argument.
    ///
    /// The observer is not retained, and its observations end when it is deallocated.
    ///
    /// - Parameters:
    ///   - observer: the object.
    ///   - aSelector: the method, which takes a `Notification` or an `NSNotification`, or nothing.
    ///   - aName: the notifications' name; nil for all.
    ///   - anObject: the sender; nil for any.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/notificationcenter/1415360-addobserver)
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let target = observer as AnyObject
        guard let observers = neededOwnPart(of: target, NotificationObservers.init) else { return }
        let weakTarget = WeakTarget(target)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { note in
            guard let target = weakTarget.object else { return }
            sendOrReport(aSelector, to: target, [note])
        }
        observers.add(NotificationObservers.Entry(center: self, token: token, name: aName, sender: anObject))
    }

    /// Ends all observations of an object by its methods, or the observation that a token represents.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/notificationcenter/1413994-removeobserver)
    public func removeObserver(_ observer: AnyObject) {
        ownPart(NotificationObservers.self, of: observer)?.remove(from: self) { _ in true }
        // Foundation's own takes anything.
        removeObserver(observer as Any)
    }

    /// Ends an object's observations of a name and a sender; nil matches all.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/notificationcenter/1407263-removeobserver)
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let sender = anObject.map { ObjectIdentifier($0 as AnyObject) }
        ownPart(NotificationObservers.self, of: observer)?.remove(from: self) { entry in
            (aName == nil || entry.name == aName) && (sender == nil || entry.sender == sender)
        }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// An object's observations by its methods, which are attached to the object, and end with it.
private final class NotificationObservers: @unchecked Sendable {
    struct Entry: @unchecked Sendable {
        weak var center: NotificationCenter?
        let token: any NSObjectProtocol
        let name: NSNotification.Name?
        let sender: ObjectIdentifier?

        init(center: NotificationCenter, token: any NSObjectProtocol, name: NSNotification.Name?, sender: Any?) {
            (self.center, self.token, self.name) = (center, token, name)
            self.sender = sender.map { ObjectIdentifier($0 as AnyObject) }
        }

        func end() { center?.removeObserver(token as Any) }
    }

    // Observations may be added and removed on any thread.
    private let entries = Mutex<[Entry]>([])

    func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

    func remove(from center: NotificationCenter, where fits: (Entry) -> Bool) {
        let removed = entries.withLock { entries in
            let removed = entries.filter { $0.center === center && fits($0) }
            entries.removeAll { $0.center === center && fits($0) }
            return removed
        }
        for entry in removed { entry.end() }
    }

    deinit { for entry in entries.withLock({ $0 }) { entry.end() } }
}

/// A weak reference to an observer, which may be read on any thread.
private final class WeakTarget: @unchecked Sendable {
    weak private(set) var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
}
