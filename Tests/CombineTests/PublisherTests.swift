import Combine
import Foundation
import XCTest

/// What subscribers receive, and when.
final class PublisherTests: XCTestCase {
    private final class Log { var lines: [String] = [] }

    private struct Wrong: Error {}

    /// Returns all events of a publisher.
    private func said<P: Publisher>(_ publisher: P) -> [String] {
        let log = Log()
        let way = publisher.sink(
            receiveCompletion: { completion in
                if case .finished = completion { log.lines.append("end") } else { log.lines.append("failure") }
            },
            receiveValue: { log.lines.append("\($0)") })
        return withExtendedLifetime(way) { log.lines }
    }

    func testSources() {
        XCTAssertEqual(said(Just(3)), ["3", "end"])
        XCTAssertEqual(said([1, 2].publisher), ["1", "2", "end"])
        XCTAssertEqual(said([Int]().publisher), ["end"])
        XCTAssertEqual(said(Empty<Int, Never>()), ["end"])
        XCTAssertEqual(said(Empty<Int, Never>(completeImmediately: false)), [])
        XCTAssertEqual(said(Fail<Int, Wrong>(error: Wrong())), ["failure"])
        XCTAssertEqual(said(Deferred { Just(4) }), ["4", "end"])
        XCTAssertEqual(said(Future<Int, Never> { $0(.success(5)) }), ["5", "end"])
        var promise: Future<Int, Wrong>.Promise?
        let future = Future<Int, Wrong> { promise = $0 }
        let log = Log()
        let way = future.sink(receiveCompletion: { _ in }, receiveValue: { log.lines.append("\($0)") })
        promise?(.success(6))
        promise?(.success(7))
        XCTAssertEqual(log.lines, ["6"])
        XCTAssertEqual(said(future), ["6", "end"])
        way.cancel()
    }

    func testOperators() {
        let numbers = [1, 2, 2, 3, 4].publisher
        XCTAssertEqual(said(numbers.map { $0 * 2 }.filter { $0 > 4 }), ["6", "8", "end"])
        XCTAssertEqual(said(numbers.compactMap { $0 == 2 ? nil : $0 }), ["1", "3", "4", "end"])
        XCTAssertEqual(said(numbers.removeDuplicates().scan(0, +)), ["1", "3", "6", "10", "end"])
        XCTAssertEqual(said(numbers.dropFirst(3)), ["3", "4", "end"])
        XCTAssertEqual(said(numbers.drop { $0 < 3 }), ["3", "4", "end"])
        XCTAssertEqual(said(numbers.prefix(2)), ["1", "2", "end"])
        XCTAssertEqual(said(numbers.prefix(0)), ["end"])
        XCTAssertEqual(said(numbers.prefix { $0 < 3 }), ["1", "2", "2", "end"])
        XCTAssertEqual(said(numbers.first { $0 > 2 }), ["3", "end"])
        XCTAssertEqual(said(["a", "bc"].publisher.map(\.count)), ["1", "2", "end"])
        XCTAssertEqual(said([1, nil].publisher.replaceNil(with: 9)), ["1", "9", "end"])
        let throwing = numbers.tryMap { number in
            if number == 3 { throw Wrong() }
            return number
        }
        XCTAssertEqual(said(throwing), ["1", "2", "2", "failure"])
        XCTAssertEqual(said(throwing.mapError { _ in CocoaError(.fileNoSuchFile) }).last, "failure")
        XCTAssertEqual(said(numbers.eraseToAnyPublisher().first()), ["1", "end"])
    }

    /// A subscriber that requests values when told to.
    private final class Slow: Subscriber {
        typealias Input = Int
        typealias Failure = Never
        var received: [Int] = []
        var hasEnded = false
        private(set) var subscription: (any Subscription)?

        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Int) -> Subscribers.Demand {
            received.append(input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Never>) { hasEnded = true }
    }

    func testNoSubscriberReceivesMoreThanItsDemand() {
        let slow = Slow()
        (1...6).publisher.filter { $0.isMultiple(of: 2) }.subscribe(slow)
        XCTAssertEqual(slow.received, [])
        slow.subscription?.request(.max(1))
        XCTAssertEqual(slow.received, [2])
        slow.subscription?.request(.max(2))
        XCTAssertEqual(slow.received, [2, 4, 6])
        XCTAssertTrue(slow.hasEnded)

        let (subject, other) = (PassthroughSubject<Int, Never>(), Slow())
        subject.subscribe(other)
        subject.send(1)
        other.subscription?.request(.max(1))
        subject.send(2)
        subject.send(3)
        XCTAssertEqual(other.received, [2])

        let (current, last) = (CurrentValueSubject<Int, Never>(1), Slow())
        current.subscribe(last)
        current.send(2)
        last.subscription?.request(.unlimited)
        XCTAssertEqual(last.received, [2])
        current.value = 3
        current.send(completion: .finished)
        current.send(4)
        XCTAssertEqual(last.received, [2, 3])
        XCTAssertTrue(last.hasEnded)
        XCTAssertEqual(current.value, 3)
    }

    func testDemandsAddUp() {
        XCTAssertEqual(Subscribers.Demand.max(2) + 3, .max(5))
        XCTAssertEqual(Subscribers.Demand.unlimited - 3, .unlimited)
        XCTAssertEqual(Subscribers.Demand.max(2) - .max(5), .none)
        XCTAssertNil(Subscribers.Demand.unlimited.max)
        XCTAssertTrue(Subscribers.Demand.unlimited > 1_000_000)
    }

    func testReleasedSubscriptionsReceiveNoMoreValues() {
        let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
        var bag: Set<AnyCancellable> = []
        subject.sink { log.lines.append("\($0)") }.store(in: &bag)
        subject.send(1)
        bag = []
        subject.send(2)
        XCTAssertEqual(log.lines, ["1"])
    }

    func testASharedSubscriptionIsOne() {
        let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
        let shared = subject.map { number in
            log.lines.append("made")
            return number
        }.share()
        let first = shared.sink { log.lines.append("first \($0)") }
        let second = shared.sink { log.lines.append("second \($0)") }
        subject.send(1)
        first.cancel()
        subject.send(2)
        second.cancel()
        subject.send(3)
        XCTAssertEqual(log.lines, ["made", "first 1", "second 1", "made", "second 2"])
    }

    func testAssignSetsAProperty() {
        let (subject, log) = (PassthroughSubject<[String], Never>(), Log())
        let way = subject.assign(to: \.lines, on: log)
        subject.send(["a"])
        way.cancel()
        subject.send(["b"])
        XCTAssertEqual(log.lines, ["a"])
    }

    func testNotificationsAndTimers() {
        let (center, name, log) = (NotificationCenter(), Notification.Name("n"), Log())
        let way = center.publisher(for: name).sink { log.lines.append("\($0.object ?? "")") }
        center.post(name: name, object: "a")
        way.cancel()
        center.post(name: name, object: "b")
        XCTAssertEqual(log.lines, ["a"])

        let ticks = Timer.publish(every: 0.001, on: .current, in: .common).autoconnect().prefix(3)
        var hasEnded = false
        let timer = ticks.sink(receiveCompletion: { _ in hasEnded = true }) { _ in log.lines.append("tick") }
        let limit = Date() + 20
        while !hasEnded, Date() < limit { RunLoop.current.run(until: Date() + 0.01) }
        XCTAssertEqual(log.lines, ["a", "tick", "tick", "tick"])
        timer.cancel()
    }

    func testDeliveryOnARunLoop() {
        let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
        let way = subject.receive(on: RunLoop.current).sink { log.lines.append("\($0)") }
        subject.send(1)
        XCTAssertEqual(log.lines, [])
        RunLoop.current.run(until: Date() + 0.05)
        XCTAssertEqual(log.lines, ["1"])
        subject.send(2)
        way.cancel()
        RunLoop.current.run(until: Date() + 0.05)
        XCTAssertEqual(log.lines, ["1"])
    }

    func testSubjectsMayBeUsedFromAllThreads() {
        let subject = CurrentValueSubject<Int, Never>(0)
        nonisolated(unsafe) let shared = subject
        let count = NSCountedSet()
        let lock = NSLock()
        nonisolated(unsafe) let seen = count
        let way = subject.sink { number in lock.withLock { seen.add(number) } }
        DispatchQueue.concurrentPerform(iterations: 400) { index in
            shared.send(index + 1)
            shared.sink { _ in }.cancel()
        }
        XCTAssertEqual(count.count, 401)
        way.cancel()
    }
}
