public import Foundation

extension _KeyValueCodingAndObserving {
    /// Registers an observer of a key path of this object: its `observeValue(forKeyPath:of:change:context:)` is called,
    /// which it must expose.
    ///
    /// Neither is retained. The observation ends when either of them is deallocated.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1412787-addobserver)
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let keys = keyPath.split(separator: ".").map(String.init)
        guard !keys.isEmpty else { return reportOnce("\(type(of: self)): \"\(keyPath)\" is not a key path") }
        let observation = Observation(
            of: self, keyPath: keyPath, keys: observedKeys(keys, of: self), options: options, observer: observer,
            context: context,
            read: { readValue(of: $0, along: keys) },
            notify: { [weak observer] object, change in
                guard let observer else { return }
                observer.observeValue(
                    forKeyPath: keyPath, of: object, change: dictionary(change, options),
                    context: context)
            })
        observation.start()
    }

    /// Removes the latest observation of a key path by an observer.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1408054-removeobserver)
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        removeObserver(observer, keyPath) { _ in true }
    }

    /// Removes the latest observation of a key path by an observer with a context.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1417381-removeobserver)
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        removeObserver(observer, keyPath) { $0.context == context }
    }

    private func removeObserver(_ observer: NSObject, _ keyPath: String, where fits: (Observation) -> Bool) {
        let found = ownPart(ObservationList.self, of: self)?.all.last {
            $0.observer === observer && $0.object === self && $0.keyPath == keyPath && fits($0)
        }
        guard let found else {
            return reportOnce("\(type(of: self)): \(type(of: observer)) does not observe \"\(keyPath)\"")
        }
        found.end()
    }

    /// Called when an observed key path changes: calls the class's own method of that name, which it exposes as
    /// "observeValueForKeyPath:ofObject:change:context:".
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/1416553-observevalue)
    @_disfavoredOverload
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        let name = "observeValueForKeyPath:ofObject:change:context:"
        if ownAnswer(self, name, keyPath ?? "", [keyPath, object, change, context]) == nil {
            reportOnce("\(type(of: self)): a change of \"\(keyPath ?? "")\" was received but not handled")
        }
    }
}

/// A path that starts in a layer or a filter is a single key: those resolve their structures and sublayers along it
/// themselves.
private func observedKeys(_ keys: [String], of object: AnyObject) -> [String] {
    object is any KeyValueStore ? [keys[0]] : keys
}

private func dictionary(
    _ change: Observation.Change, _ options: NSKeyValueObservingOptions
) -> [NSKeyValueChangeKey: Any] {
    var values: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if change.isPrior { values[.notificationIsPriorKey] = true }
    if options.contains(.new), !change.isPrior { values[.newKey] = change.new ?? NSNull() }
    if options.contains(.old), change.isPrior || change.old != nil { values[.oldKey] = change.old ?? NSNull() }
    return values
}
