public import Foundation

extension NotificationCenter {
    /// Delivers notifications with a name, from one object or any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Delivers notifications.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/notificationcenter/publisher)
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The notification centre.
        public let center: NotificationCenter
        /// The notifications' name.
        public let name: Notification.Name
        /// The posting object; nil for any.
        public let object: AnyObject?

        /// Creates a publisher of a centre's notifications of one name, from one object or, for nil, from any.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            // Subjects are thread-safe.
            let observer = center.addObserver(
                forName: name, object: object, queue: nil
            ) { [subject = UncheckedSendable(subject)] in subject.value.send($0) }
            let way = PassthroughSubscription(
                subscriber, name: "NotificationCenter Observer",
                whenCancelled: { [center] in center.removeObserver(observer) })
            subject.subscribe(way)
        }
    }
}

extension Timer {
    /// Delivers the date repeatedly, on a run loop.
    ///
    /// - Parameters:
    ///   - interval: the time between two dates, in seconds.
    ///   - tolerance: how much later a date may come, in seconds.
    ///   - runLoop: the run loop that the timer is scheduled on.
    ///   - mode: the run loop's mode in which the timer fires.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }

    /// Delivers the date repeatedly while it is connected.
    /// [Apple's reference](https://developer.apple.com/documentation/foundation/timer/timerpublisher)
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        /// The time between two dates, in seconds.
        public let interval: TimeInterval
        /// The maximum delay of a date, in seconds.
        public let tolerance: TimeInterval?
        /// The run loop of the timer.
        public let runLoop: RunLoop
        /// The run loop mode of the timer.
        public let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher of the date, on a run loop; `interval` and `tolerance` are seconds.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
        ) {
            (self.interval, self.tolerance, self.runLoop, self.mode) = (interval, tolerance, runLoop, mode)
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.subscribe(PassthroughSubscription(subscriber, name: "Timer"))
        }

        public func connect() -> any Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { [subject = UncheckedSendable(subject)] in
                subject.value.send($0.fireDate)
            }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
