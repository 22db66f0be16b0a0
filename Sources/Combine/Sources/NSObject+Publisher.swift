public import Foundation
public import ObjectRuntime

extension NSObject {
    /// Delivers the values of an observable property.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/keyvalueobservingpublisher)
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Combine.Publisher, Equatable {
        public typealias Output = Value
        public typealias Failure = Never

        /// The object whose property is observed.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// The observation options.
        public let options: NSKeyValueObservingOptions
        private let owners: [PartialKeyPath<Subject>]

        /// Creates a publisher of a property's values.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.init(object, keyPath, [], options)
        }

        init(
            _ object: Subject, _ keyPath: KeyPath<Subject, Value>, _ owners: [PartialKeyPath<Subject>],
            _ options: NSKeyValueObservingOptions
        ) {
            (self.object, self.keyPath, self.owners, self.options) = (object, keyPath, owners, options)
        }

        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            let subject = PassthroughSubject<Value, Never>()
            // The initial value is delivered after the subscriber has received its subscription.
            let later = options.subtracting(.initial)
            let path = keyPath
            let deliver = { (object: Subject, _: NSKeyValueObservedChange<Value>) in subject.send(object[keyPath: path])
            }
            let observation =
                owners.isEmpty
                ? object.observe(path, options: later, changeHandler: deliver)
                : object.observe(path, through: owners, options: later, changeHandler: deliver)
            // The object is retained while it is observed.
            let way = PassthroughSubscription(
                subscriber, name: "KVOSubscription",
                whenCancelled: { [object] in
                    observation.invalidate()
                    withExtendedLifetime(object) {}
                })
            subject.subscribe(way)
            if options.contains(.initial) { subject.send(object[keyPath: path]) }
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Publishes the values of an observable property: first the current one, unless `options` omit it.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject/publisher(for:options:))
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }

    /// Publishes the values of the property at the end of a key path, as `observe(_:through:options:changeHandler:)`
    /// observes it.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, through owners: [PartialKeyPath<Self>],
        options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(self, keyPath, owners, options)
    }
}
