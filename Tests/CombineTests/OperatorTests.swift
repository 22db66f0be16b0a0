import Combine
import Foundation
import XCTest

/// Operators that reduce many values to one, observe them, pace them or share them.
final class OperatorTests: XCTestCase {
    private struct Wrong: Error {}

    private final class Log {
        var lines: [String] = []

        func end<Failure>(_ completion: Subscribers.Completion<Failure>) {
            if case .finished = completion { lines.append("end") } else { lines.append("failure") }
        }
    }

    private func said<P: Publisher>(_ publisher: P) -> [String] {
        let log = Log()
        let way = publisher.sink(receiveCompletion: { log.end($0) }, receiveValue: { log.lines.append("\($0)") })
        return withExtendedLifetime(way) { log.lines }
    }

    private final class Slow<Input>: Subscriber {
        typealias Failure = Never
        var received: [Input] = []
        var hasEnded = false
        private(set) var subscription: (any Subscription)?

        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Input) -> Subscribers.Demand {
            received.append(input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Never>) { hasEnded = true }
    }

    func testReducingOperatorsDeliverOneResult() {
        let numbers = [3, 1, 2].publisher
        XCTAssertEqual(said(numbers.collect()), ["[3, 1, 2]", "end"])
        XCTAssertEqual(said(numbers.collect(2)), ["[3, 1]", "[2]", "end"])
        XCTAssertEqual(said(numbers.reduce(0, +)), ["6", "end"])
        XCTAssertEqual(said(numbers.last()), ["2", "end"])
        XCTAssertEqual(said(numbers.last { $0 > 1 }), ["2", "end"])
        XCTAssertEqual(said(numbers.count()), ["3", "end"])
        XCTAssertEqual(said(numbers.min()), ["1", "end"])
        XCTAssertEqual(said(numbers.max()), ["3", "end"])
        XCTAssertEqual(said(numbers.contains(1)), ["true", "end"])
        XCTAssertEqual(said(numbers.contains { $0 > 5 }), ["false", "end"])
        XCTAssertEqual(said(numbers.allSatisfy { $0 > 0 }), ["true", "end"])
        XCTAssertEqual(said(numbers.allSatisfy { $0 > 1 }), ["false", "end"])
        XCTAssertEqual(said(numbers.ignoreOutput()), ["end"])
        XCTAssertEqual(said(numbers.output(at: 1)), ["1", "end"])
        XCTAssertEqual(said(Empty<Int, Never>().replaceEmpty(with: 5)), ["5", "end"])
        XCTAssertEqual(said(numbers.replaceEmpty(with: 5)), ["3", "1", "2", "end"])
        XCTAssertEqual(said(Empty<Int, Never>().last()), ["end"])
        XCTAssertEqual(said(Empty<Int, Never>().collect()), ["[]", "end"])
        XCTAssertEqual(said(Fail<Int, Wrong>(error: Wrong()).collect()), ["failure"])
        XCTAssertEqual(said(Int?(4).publisher) + said(Int?.none.publisher), ["4", "end", "end"])
        XCTAssertEqual(said(Result<Int, Wrong>.success(1).publisher), ["1", "end"])
        XCTAssertEqual(said(Result<Int, Wrong>.Publisher(Wrong())), ["failure"])
    }

    func testAReducedValueWaitsForDemand() {
        let slow = Slow<Int>()
        [1, 2].publisher.reduce(0, +).subscribe(slow)
        XCTAssertEqual(slow.received, [])
        slow.subscription?.request(.max(1))
        XCTAssertEqual(slow.received, [3])
        XCTAssertTrue(slow.hasEnded)

        let arrays = Slow<[Int]>()
        [1, 2, 3].publisher.collect(2).subscribe(arrays)
        arrays.subscription?.request(.max(1))
        XCTAssertEqual(arrays.received, [[1, 2]])
        arrays.subscription?.request(.max(1))
        XCTAssertEqual(arrays.received, [[1, 2], [3]])
        XCTAssertTrue(arrays.hasEnded)

        let replaced = Slow<Int>()
        Empty<Int, Never>().replaceEmpty(with: 5).subscribe(replaced)
        XCTAssertEqual(replaced.received, [])
        replaced.subscription?.request(.max(1))
        XCTAssertEqual(replaced.received, [5])
    }

    /// Once the answer is known, no more values are requested.
    func testAnAnswerEndsTheValues() {
        let subject = PassthroughSubject<Int, Never>()
        var isCancelled = false
        let log = Log()
        let way = subject.handleEvents(receiveCancel: { isCancelled = true }).contains(2)
            .sink(receiveCompletion: { log.end($0) }, receiveValue: { log.lines.append("\($0)") })
        subject.send(1)
        XCTAssertEqual(log.lines, [])
        subject.send(2)
        XCTAssertEqual(log.lines, ["true", "end"])
        XCTAssertTrue(isCancelled)
        way.cancel()
    }

    func testEventsAreHandledAndPrinted() {
        final class Page: TextOutputStream {
            var text = ""
            func write(_ string: String) { text += string }
        }
        let page = Page()
        let log = Log()
        let subject = PassthroughSubject<Int, Never>()
        let way = subject.print("p", to: page)
            .handleEvents(
                receiveSubscription: { _ in log.lines.append("subscription") },
                receiveOutput: { log.lines.append("value \($0)") }, receiveCancel: { log.lines.append("cancel") },
                receiveRequest: { log.lines.append("request \($0.max ?? -1)") }
            )
            .sink { log.lines.append("\($0)") }
        subject.send(4)
        way.cancel()
        XCTAssertEqual(log.lines, ["subscription", "request -1", "value 4", "4", "cancel"])
        let lines = page.text.split(separator: "\n")
        XCTAssertTrue(lines.first?.hasPrefix("p: receive subscription: (") == true)
        XCTAssertEqual(lines.dropFirst(), ["p: request unlimited", "p: receive value: (4)", "p: receive cancel"])
    }

    // MARK: Pacing

    /// A scheduler whose time is advanced manually.
    private final class Stage: Scheduler {
        typealias SchedulerOptions = Never
        var now = DispatchQueue.main.now
        let minimumTolerance: SchedulerTimeInterval = 0
        private var actions: [(date: SchedulerTime, action: () -> Void)] = []

        func schedule(options: Never?, _ action: @escaping () -> Void) { actions.append((now, action)) }
        func schedule(
            after date: SchedulerTime, tolerance: SchedulerTimeInterval, options: Never?,
            _ action: @escaping () -> Void
        ) {
            actions.append((date, action))
        }

        func advance(by seconds: Double) {
            let end = now.advanced(by: .seconds(seconds))
            while let next = actions.indices.filter({ actions[$0].date <= end }).min(by: {
                actions[$0].date < actions[$1].date
            }) {
                let (date, action) = actions.remove(at: next)
                now = max(now, date)
                action()
            }
            now = end
        }
    }

    func testThrottleDeliversOneInAnInterval() {
        for latest in [true, false] {
            let (stage, log, subject) = (Stage(), Log(), PassthroughSubject<Int, Never>())
            let way = subject.throttle(for: 1, scheduler: stage, latest: latest)
                .sink(receiveCompletion: { log.end($0) }, receiveValue: { log.lines.append("\($0)") })
            subject.send(1)
            stage.advance(by: 0.25)
            XCTAssertEqual(log.lines, ["1"])
            subject.send(2)
            stage.advance(by: 0.25)
            subject.send(3)
            stage.advance(by: 0.25)
            XCTAssertEqual(log.lines, ["1"])
            stage.advance(by: 0.25)
            XCTAssertEqual(log.lines, ["1", latest ? "3" : "2"])
            stage.advance(by: 5)
            // After a pause, the first value is published immediately again.
            subject.send(4)
            stage.advance(by: 0)
            XCTAssertEqual(log.lines.last, "4")
            subject.send(5)
            subject.send(completion: .finished)
            stage.advance(by: 0.5)
            XCTAssertEqual(log.lines.last, "4")
            stage.advance(by: 0.5)
            XCTAssertEqual(log.lines.suffix(2), ["5", "end"])
            way.cancel()
        }
    }

    func testDebounceDeliversTheLastValueOfABurst() {
        let (stage, log, subject) = (Stage(), Log(), PassthroughSubject<Int, Never>())
        let way = subject.debounce(for: 1, scheduler: stage)
            .sink(receiveCompletion: { log.end($0) }, receiveValue: { log.lines.append("\($0)") })
        subject.send(1)
        stage.advance(by: 0.75)
        subject.send(2)
        stage.advance(by: 0.75)
        XCTAssertEqual(log.lines, [])
        stage.advance(by: 0.25)
        XCTAssertEqual(log.lines, ["2"])
        subject.send(3)
        subject.send(completion: .finished)
        stage.advance(by: 2)
        XCTAssertEqual(log.lines, ["2", "end"])
        way.cancel()

        let slow = Slow<Int>()
        subject.append(PassthroughSubject()).subscribe(slow)
        let other = PassthroughSubject<Int, Never>()
        let paced = Slow<Int>()
        other.debounce(for: 1, scheduler: stage).subscribe(paced)
        paced.subscription?.request(.max(1))
        for value in 1...3 {
            other.send(value)
            stage.advance(by: 2)
        }
        XCTAssertEqual(paced.received, [1])
        paced.subscription?.cancel()
        slow.subscription?.cancel()
    }

    func testSubscribingElsewhere() {
        let (stage, log) = (Stage(), Log())
        let way = Deferred { () -> Just<Int> in
            log.lines.append("subscribed")
            return Just(1)
        }
        .subscribe(on: stage).sink { log.lines.append("\($0)") }
        XCTAssertEqual(log.lines, [])
        stage.advance(by: 0)
        XCTAssertEqual(log.lines, ["subscribed", "1"])
        way.cancel()
    }

    // MARK: Many subscribers

    func testConnectingDeliversToAll() {
        var subscriptions = 0
        let source = Deferred { () -> Just<Int> in
            subscriptions += 1
            return Just(7)
        }
        let connectable = source.makeConnectable()
        let (a, b) = (Log(), Log())
        let ways = [a, b].map { log in
            connectable.sink(receiveCompletion: { log.end($0) }, receiveValue: { log.lines.append("\($0)") })
        }
        XCTAssertEqual(a.lines, [])
        let connection = connectable.connect()
        XCTAssertEqual(a.lines + b.lines, ["7", "end", "7", "end"])
        XCTAssertEqual(subscriptions, 1)
        connection.cancel()
        _ = ways
    }

    /// A shared publisher is subscribed to once; a subscriber that arrives after completion receives the completion
    /// only. When all have cancelled before that, the next one starts anew.
    func testSharing() {
        var (subscriptions, cancellations) = (0, 0)
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.handleEvents(
            receiveSubscription: { _ in subscriptions += 1 }, receiveCancel: { cancellations += 1 }
        ).share()
        var seen: [Int] = []
        let first = shared.sink { seen.append($0) }
        let second = shared.sink { seen.append($0 * 10) }
        subject.send(1)
        XCTAssertEqual(seen, [1, 10])
        first.cancel()
        XCTAssertEqual([subscriptions, cancellations], [1, 0])
        second.cancel()
        XCTAssertEqual([subscriptions, cancellations], [1, 1])
        let third = shared.sink { seen.append($0 * 100) }
        subject.send(2)
        XCTAssertEqual(seen, [1, 10, 200])
        XCTAssertEqual(subscriptions, 2)
        subject.send(completion: .finished)
        XCTAssertEqual(said(shared), ["end"])
        XCTAssertEqual(subscriptions, 2)
        third.cancel()
        XCTAssertEqual(cancellations, 1)
    }

    /// Cancelled operators release their values.
    func testCancelledOperatorsReleaseTheirValues() {
        final class Token {}
        let stage = Stage()
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let publishers: [(String, () -> AnyPublisher<Int, Never>)] = [
            ("merge", { a.merge(with: b).eraseToAnyPublisher() }),
            ("combineLatest", { a.combineLatest(b) { $0 + $1 }.eraseToAnyPublisher() }),
            ("zip", { a.zip(b) { $0 + $1 }.eraseToAnyPublisher() }),
            ("flatMap", { a.flatMap { _ in b }.eraseToAnyPublisher() }),
            ("switchToLatest", { a.map { _ in b }.switchToLatest().eraseToAnyPublisher() }),
            ("append", { a.append(b).eraseToAnyPublisher() }), ("share", { a.share().eraseToAnyPublisher() }),
            ("throttle", { a.throttle(for: 1, scheduler: stage, latest: true).eraseToAnyPublisher() }),
            ("debounce", { a.debounce(for: 1, scheduler: stage).eraseToAnyPublisher() }),
            ("reduce", { a.reduce(0, +).eraseToAnyPublisher() }),
            ("handleEvents", { a.handleEvents().eraseToAnyPublisher() }),
        ]
        for (name, make) in publishers {
            weak var known: Token?
            do {
                let token = Token()
                known = token
                let way = make().handleEvents(receiveOutput: { _ in _ = token }).sink { _ in _ = token }
                a.send(1)
                way.cancel()
                // A scheduled value is released after its time.
                stage.advance(by: 2)
            }
            XCTAssertNil(known, name)
        }
    }
}
