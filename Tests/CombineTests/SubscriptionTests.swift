import Combine
import Foundation
import XCTest

/// What subscriptions retain, request and print.
final class SubscriptionTests: XCTestCase {
    private final class Log: TextOutputStream {
        var text = ""

        func write(_ string: String) { text += string }
        var lines: [String] { text.split(separator: "\n").map(String.init) }
    }

    private final class Model {
        var total = 0
        var subscriptions = Set<AnyCancellable>()
    }

    private struct Wrong: Error {}

    // MARK: What is retained

    func testCompletedSinkReleasesItsClosures() {
        weak var released: Model?
        do {
            let model = Model()
            released = model
            Just(3).sink { model.total = $0 }.store(in: &model.subscriptions)
            let subject = PassthroughSubject<Int, Never>()
            subject.sink { model.total += $0 }.store(in: &model.subscriptions)
            subject.send(4)
            subject.send(completion: .finished)
            XCTAssertEqual(model.total, 7)
        }
        XCTAssertNil(released)
    }

    func testCancelledSinkReleasesItsClosures() {
        weak var released: Model?
        let subject = PassthroughSubject<Int, Never>()
        let way: AnyCancellable
        do {
            let model = Model()
            released = model
            way = subject.sink { model.total = $0 }
        }
        XCTAssertNotNil(released)
        way.cancel()
        XCTAssertNil(released)
    }

    func testSubscriptionDoesNotRetainThePublisher() {
        final class Silent: Publisher {
            typealias Output = Int
            typealias Failure = Never
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
                subscriber.receive(subscription: Subscriptions.empty)
            }
        }
        weak var released: Silent?
        let way: AnyCancellable
        do {
            let silent = Silent()
            released = silent
            way = silent.handleEvents(receiveOutput: { _ in }).print("", to: Log()).map { $0 }.sink { _ in }
        }
        XCTAssertNil(released)
        withExtendedLifetime(way) {}
    }

    func testReplacedValueMayReadItsSubject() {
        final class Value {
            var subject: CurrentValueSubject<Value?, Never>?
            var found: ((Value?) -> Void)?
            deinit { found?(subject?.value) }
        }
        let subject = CurrentValueSubject<Value?, Never>(Value())
        var wasRead = false
        subject.value?.subject = subject
        subject.value?.found = {
            wasRead = true
            XCTAssertNil($0)
        }
        subject.send(nil)
        XCTAssertTrue(wasRead)
    }

    // MARK: What is delivered

    func testFirstValueIsTheOnlyOne() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let ways = [
            subject.first().sink {
                values.append($0)
                if $0 < 4 { subject.send($0 + 1) }
            },
            subject.first { $0 > 0 }.sink {
                values.append($0)
                if $0 < 4 { subject.send($0 + 1) }
            },
        ]
        subject.send(1)
        XCTAssertEqual(values, [1, 2])
        withExtendedLifetime(ways) {}
    }

    func testValueIsStoredAfterCompletion() {
        let subject = CurrentValueSubject<Int, Never>(1)
        subject.send(completion: .finished)
        subject.send(2)
        XCTAssertEqual(subject.value, 1)
        subject.value = 3
        XCTAssertEqual(subject.value, 3)
    }

    func testSubjectRequestsOnDemand() {
        let subject = PassthroughSubject<Int, Never>()
        let upstream = [1, 2].publisher.subscribe(subject)
        var values: [Int] = []
        let way = subject.sink { values.append($0) }
        XCTAssertEqual(values, [1, 2])
        let current = CurrentValueSubject<Int, Never>(0)
        let other = [3, 4].publisher.subscribe(current)
        XCTAssertEqual(current.value, 4)
        withExtendedLifetime((upstream, way, other)) {}
    }

    func testSubjectReceivesItsSubscription() {
        final class Relay: Subject {
            typealias Output = Int
            typealias Failure = Never
            var events: [String] = []
            var subscription: (any Subscription)?

            func send(_ value: Int) { events.append("\(value)") }
            func send(completion: Subscribers.Completion<Never>) { events.append("end") }
            func send(subscription: any Subscription) { self.subscription = subscription }
            func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {}
        }
        let relay = Relay()
        let way = [1, 2, 3].publisher.subscribe(relay)
        XCTAssertEqual(relay.events, [])
        relay.subscription?.request(.max(2))
        XCTAssertEqual(relay.events, ["1", "2"])
        way.cancel()
        relay.subscription?.request(.max(1))
        XCTAssertEqual(relay.events, ["1", "2"])
    }

    func testOutputInRange() {
        func values<R: RangeExpression>(_ range: R) -> [Int] where R.Bound == Int {
            var values: [Int] = []
            _ = (0..<6).publisher.output(in: range).sink { values.append($0) }
            return values
        }
        XCTAssertEqual(values(1..<3), [1, 2])
        XCTAssertEqual(values(2...4), [2, 3, 4])
        XCTAssertEqual(values(4...), [4, 5])
        XCTAssertEqual(values(..<2), [0, 1])
        XCTAssertEqual(values(3..<3), [])
    }

    // MARK: Times

    func testIntervalsFromNumbers() {
        let interval: RunLoop.SchedulerTimeType.Stride = 0.5
        XCTAssertEqual(interval, .milliseconds(500))
        let seconds: DispatchQueue.SchedulerTimeType.Stride = 2
        XCTAssertEqual(seconds, .seconds(2))
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let way = subject.debounce(for: 0.001, scheduler: RunLoop.main).sink { values.append($0) }
        subject.send(1)
        subject.send(2)
        let end = Date(timeIntervalSinceNow: 5)
        while values.isEmpty, Date() < end { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01)) }
        XCTAssertEqual(values, [2])
        withExtendedLifetime(way) {}
    }

    func testDelayPassesItsTolerance() {
        final class Clock: Scheduler {
            typealias SchedulerTimeType = RunLoop.SchedulerTimeType
            typealias SchedulerOptions = Never
            var tolerances: [SchedulerTimeType.Stride] = []

            var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
            var minimumTolerance: SchedulerTimeType.Stride { 0.25 }
            func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
            func schedule(
                after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
                _ action: @escaping () -> Void
            ) {
                tolerances.append(tolerance)
                action()
            }
        }
        let clock = Clock()
        _ = Just(1).delay(for: 1, tolerance: 0.5, scheduler: clock).sink { _ in }
        XCTAssertEqual(clock.tolerances, [0.5, 0.5])
        _ = Just(1).delay(for: 1, scheduler: clock).sink { _ in }
        XCTAssertEqual(clock.tolerances, [0.5, 0.5, 0.25, 0.25])
    }

    // MARK: Descriptions

    func testDemand() throws {
        XCTAssertEqual("\(Subscribers.Demand.unlimited)", "unlimited")
        XCTAssertEqual("\(Subscribers.Demand.max(3))", "max(3)")
        XCTAssertEqual("\(Subscribers.Demand.none)", "max(0)")
        let demands = [Subscribers.Demand.max(3), .unlimited]
        let copy = try JSONDecoder().decode([Subscribers.Demand].self, from: JSONEncoder().encode(demands))
        XCTAssertEqual(copy, demands)
        XCTAssertThrowsError(try JSONDecoder().decode([Subscribers.Demand].self, from: Data("[-1]".utf8)))
    }

    func testPrint() {
        let log = Log()
        _ = (1...2).publisher.print("numbers", to: log).sink { _ in }
        XCTAssertEqual(
            log.lines,
            [
                "numbers: receive subscription: (1...2)", "numbers: request unlimited", "numbers: receive value: (1)",
                "numbers: receive value: (2)", "numbers: receive finished",
            ])
        let synchronous = Log()
        [5, 6].publisher.print("", to: synchronous).subscribe(
            AnySubscriber(
                receiveSubscription: { $0.request(.max(1)) }, receiveValue: { $0 == 5 ? .max(1) : .none }))
        XCTAssertEqual(
            synchronous.lines,
            [
                "receive subscription: ([5, 6])", "request max: (1)", "receive value: (5)",
                "request max: (1) (synchronous)", "receive value: (6)", "receive finished",
            ])
    }

    func testSubscriptionsAreNamed() {
        func name<P: Publisher>(_ publisher: P) -> String {
            let log = Log()
            _ = publisher.print("", to: log).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            return log.lines.first ?? ""
        }
        let subject = PassthroughSubject<Int, Never>()
        XCTAssertEqual(name(subject), "receive subscription: (PassthroughSubject)")
        XCTAssertEqual(name(CurrentValueSubject<Int, Never>(1)), "receive subscription: (CurrentValueSubject)")
        XCTAssertEqual(name(Just(1)), "receive subscription: (Just)")
        XCTAssertEqual(name(Empty<Int, Never>()), "receive subscription: (Empty)")
        XCTAssertEqual(name(Fail<Int, Wrong>(error: Wrong())), "receive subscription: (Empty)")
        XCTAssertEqual(name(Future<Int, Never> { _ in }), "receive subscription: (Future)")
        XCTAssertEqual(name(subject.map { $0 }), "receive subscription: (Map)")
        XCTAssertEqual(name(subject.filter { $0 > 0 }), "receive subscription: (Filter)")
        XCTAssertEqual(name(subject.scan(0, +)), "receive subscription: (Scan)")
        XCTAssertEqual(name(subject.collect()), "receive subscription: (Collect)")
        XCTAssertEqual(name(subject.share()), "receive subscription: (Multicast)")
        XCTAssertEqual(name(subject.merge(with: subject)), "receive subscription: (Merge)")
        XCTAssertEqual(name(subject.zip(subject)), "receive subscription: (Zip)")
        XCTAssertEqual(name(subject.combineLatest(subject)), "receive subscription: (CombineLatest)")
        XCTAssertEqual(name(subject.map { Just($0) }.switchToLatest()), "receive subscription: (SwitchToLatest)")
        XCTAssertEqual(name(subject.flatMap { Just($0) }), "receive subscription: (FlatMap)")
        XCTAssertEqual(name(subject.receive(on: RunLoop.main)), "receive subscription: (ReceiveOn)")
        XCTAssertEqual(name(subject.debounce(for: 1, scheduler: RunLoop.main)), "receive subscription: (Debounce)")
        let buffer = subject.buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest)
        XCTAssertEqual(name(buffer), "receive subscription: (Buffer)")
        XCTAssertEqual(name(subject.print("", to: Log())), "receive subscription: (Print)")
        XCTAssertEqual(name(subject.handleEvents()), "receive subscription: (HandleEvents)")
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        XCTAssertEqual(name(timer), "receive subscription: (Timer)")
        let notifications = NotificationCenter.default.publisher(for: Notification.Name("name"))
        XCTAssertEqual(name(notifications), "receive subscription: (NotificationCenter Observer)")
        XCTAssertEqual("\(subject.eraseToAnyPublisher())", "AnyPublisher")
    }
}
