public import Foundation
public import Dispatch

/// Defines when and where work is executed.
/// [Apple's reference](https://developer.apple.com/documentation/combine/scheduler)
public protocol Scheduler<SchedulerTimeType> {
    /// The type of points in time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// The type of options.
    associatedtype SchedulerOptions

    /// The current time.
    var now: SchedulerTimeType { get }
    /// The minimum tolerance of scheduled times.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Performs an action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Performs an action at a time.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Performs an action at a time, and repeatedly after each interval, until the result is cancelled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Performs an action as soon as possible.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Performs an action at a time.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A time interval that can be created from the usual units.
/// [Apple's reference](https://developer.apple.com/documentation/combine/schedulertimeintervalconvertible)
public protocol SchedulerTimeIntervalConvertible {
    /// An interval of whole seconds.
    static func seconds(_ s: Int) -> Self
    /// An interval of seconds.
    static func seconds(_ s: Double) -> Self
    /// An interval of whole milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// An interval of whole microseconds.
    static func microseconds(_ us: Int) -> Self
    /// An interval of whole nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

/// A time interval, in seconds.
public struct SchedulerTimeInterval: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable, Hashable, Codable,
    ExpressibleByFloatLiteral, Sendable
{
    /// The interval in seconds.
    public var timeInterval: TimeInterval

    /// Creates an interval from a number of seconds.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    public init(integerLiteral value: Int) { self.init(TimeInterval(value)) }
    public init(floatLiteral value: TimeInterval) { self.init(value) }
    public init?<T: BinaryInteger>(exactly source: T) {
        guard let seconds = TimeInterval(exactly: source) else { return nil }
        self.init(seconds)
    }

    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

    public var magnitude: TimeInterval { abs(timeInterval) }
    public static func < (a: Self, b: Self) -> Bool { a.timeInterval < b.timeInterval }
    public static func + (a: Self, b: Self) -> Self { Self(a.timeInterval + b.timeInterval) }
    public static func - (a: Self, b: Self) -> Self { Self(a.timeInterval - b.timeInterval) }
    public static func * (a: Self, b: Self) -> Self { Self(a.timeInterval * b.timeInterval) }
    public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// A point in time of a clock, in seconds.
public struct SchedulerTime: Strideable, Hashable, Codable, Sendable {
    /// The seconds since the clock's epoch.
    public let seconds: TimeInterval

    /// Creates a time from the seconds since the clock's epoch.
    public init(seconds: TimeInterval) { self.seconds = seconds }

    public func distance(to other: Self) -> SchedulerTimeInterval { SchedulerTimeInterval(other.seconds - seconds) }
    public func advanced(by n: SchedulerTimeInterval) -> Self { Self(seconds: seconds + n.timeInterval) }

    static var uptime: Self { Self(seconds: TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9) }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never

    public var now: SchedulerTime { SchedulerTime(seconds: Date().timeIntervalSinceReferenceDate) }
    public var minimumTolerance: SchedulerTimeInterval { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        perform { [action = UncheckedSendable(action)] in action.value() }
    }

    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerTimeInterval, options: Never?, _ action: @escaping () -> Void
    ) {
        let fire = Date(timeIntervalSinceReferenceDate: date.seconds)
        let timer = Timer(fire: fire, interval: 0, repeats: false) { [action = UncheckedSendable(action)] _ in
            action.value()
        }
        timer.tolerance = tolerance.timeInterval
        add(timer, forMode: .common)
    }
}

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime

    /// How a queue performs an action.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// The work item flags.
        public var flags: DispatchWorkItemFlags
        /// The dispatch group; nil for none.
        public var group: DispatchGroup?

        /// Makes options.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    public var now: SchedulerTime { .uptime }
    public var minimumTolerance: SchedulerTimeInterval { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let options = options ?? SchedulerOptions()
        async(group: options.group, qos: options.qos, flags: options.flags) { [action = UncheckedSendable(action)] in
            action.value()
        }
    }

    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerTimeInterval, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let (wait, options) = (max(0, date.seconds - now.seconds), options ?? SchedulerOptions())
        options.group?.enter()
        asyncAfter(deadline: .now() + wait, qos: options.qos, flags: options.flags) {
            [action = UncheckedSendable(action), group = options.group] in
            action.value()
            group?.leave()
        }
    }
}

/// Performs actions immediately and synchronously.
/// [Apple's reference](https://developer.apple.com/documentation/combine/immediatescheduler)
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never

    /// The shared scheduler.
    public static let shared = ImmediateScheduler()

    public var now: SchedulerTime { SchedulerTime(seconds: 0) }
    public var minimumTolerance: SchedulerTimeInterval { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    public func schedule(
        after date: SchedulerTime, tolerance: SchedulerTimeInterval, options: Never?, _ action: @escaping () -> Void
    ) {
        action()
    }

    /// Performs an action once: there is no later time than now.
    public func schedule(
        after date: SchedulerTime, interval: SchedulerTimeInterval, tolerance: SchedulerTimeInterval,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}

/// Carries a value to another thread. Unchecked: the caller decides where it may run.
struct UncheckedSendable<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
