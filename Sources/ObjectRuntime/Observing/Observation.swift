import Foundation
import Synchronization

/// An observer's observation of a key path of an object.
///
/// It watches every object along the path, and along the paths that the last property depends on. If one of them is
/// replaced, it watches the new one instead. Confined to the thread that changes the objects.
final class Observation: @unchecked Sendable {
    /// A change to report.
    struct Change {
        let old: Any?
        let new: Any?
        let isPrior: Bool
    }

    weak private(set) var object: AnyObject?
    let options: NSKeyValueObservingOptions
    /// The observer and its context, for observers with a method.
    weak private(set) var observer: AnyObject?
    let context: UnsafeMutableRawPointer?
    let keyPath: String

    /// The observed path, followed by those it depends on.
    private let paths: [[String]]
    /// The watched objects along each path.
    private var watched: [[WeakObject]]
    /// The objects along the observed path, if they can't be read by key.
    private let owners: [(AnyObject) -> Any?]?
    private let read: (AnyObject) -> Any?
    private let notify: (AnyObject, Change) -> Void
    /// The number of announced changes in progress: a property that depends on two others changes once with both.
    private var nesting = 0
    private var former: Any?
    private var isActive = true

    private struct WeakObject {
        weak var object: AnyObject?
    }

    init(
        of object: AnyObject, keyPath: String, keys: [String], options: NSKeyValueObservingOptions,
        observer: AnyObject? = nil, context: UnsafeMutableRawPointer? = nil,
        owners: [(AnyObject) -> Any?]? = nil, read: @escaping (AnyObject) -> Any?,
        notify: @escaping (AnyObject, Change) -> Void
    ) {
        (self.object, self.keyPath, self.options) = (object, keyPath, options)
        (self.observer, self.context, self.owners, self.read, self.notify) = (observer, context, owners, read, notify)
        paths = [keys] + (keys.count == 1 ? dependencies(of: keys[0], in: type(of: object)) : [])
        watched = paths.map { _ in [] }
    }

    // MARK: Lifecycle

    func start() {
        guard let object else { return }
        observationCount.add(1, ordering: .relaxed)
        for path in paths.indices { watch(path, from: 0, object) }
        if options.contains(.initial) {
            notify(object, Change(old: nil, new: options.contains(.new) ? read(object) : nil, isPrior: false))
        }
    }

    func end() {
        guard isActive else { return }
        isActive = false
        observationCount.subtract(1, ordering: .relaxed)
        for path in paths.indices { unwatch(path, from: 0) }
    }

    /// The object has been deallocated, and there is nothing left to watch.
    deinit { if isActive { observationCount.subtract(1, ordering: .relaxed) } }

    // MARK: Paths

    private func watch(_ path: Int, from first: Int, _ start: AnyObject) {
        var next: AnyObject? = start
        for step in first..<paths[path].count {
            guard let current = next, let list = neededOwnPart(of: current, ObservationList.init) else { return }
            let key = paths[path][step]
            list.add(ObservationList.Link(observation: self, path: path, step: step), for: key)
            watched[path].append(WeakObject(object: current))
            next = step + 1 < paths[path].count ? owner(behind: step, of: path, current) : nil
        }
    }

    /// The object at a step of a path.
    private func owner(behind step: Int, of path: Int, _ current: AnyObject) -> AnyObject? {
        let value: Any?
        if path == 0, let owners {
            value = object.flatMap { flattened(owners[step]($0)) }
        } else {
            value = readValue(of: current, forKey: paths[path][step])
        }
        guard let value, type(of: value) is AnyClass else { return nil }
        return value as AnyObject
    }

    private func unwatch(_ path: Int, from first: Int) {
        for step in watched[path].indices.dropFirst(first) {
            guard let object = watched[path][step].object else { continue }
            ownPart(ObservationList.self, of: object)?.remove(self, path: path, from: step, key: paths[path][step])
        }
        watched[path].removeSubrange(min(first, watched[path].count)...)
    }

    // MARK: Changes

    func note(_ link: ObservationList.Link, isPrior: Bool) {
        guard isActive, let object else { return }
        if isPrior {
            nesting += 1
            guard nesting == 1 else { return }
            former = options.contains(.old) ? read(object) : nil
            if options.contains(.prior) { notify(object, Change(old: former, new: nil, isPrior: true)) }
            return
        }
        if link.step + 1 < paths[link.path].count, link.step < watched[link.path].count,
            let owner = watched[link.path][link.step].object
        {
            unwatch(link.path, from: link.step + 1)
            if let next = self.owner(behind: link.step, of: link.path, owner) {
                watch(link.path, from: link.step + 1, next)
            }
        }
        nesting = max(nesting - 1, 0)
        guard nesting == 0 else { return }
        let change = Change(old: former, new: options.contains(.new) ? read(object) : nil, isPrior: false)
        former = nil
        notify(object, change)
    }
}
