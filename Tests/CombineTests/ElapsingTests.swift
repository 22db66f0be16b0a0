import Combine
import Foundation
import XCTest

/// Time-based operators, with a clock that the tests set.
final class ElapsingTests: XCTestCase {
    private struct Late: Error {}

    /// A scheduler whose time is set: actions that are due run in order.
    private final class Clock: Scheduler {
        typealias SchedulerTimeType = SchedulerTime
        typealias SchedulerOptions = Never

        private(set) var now = SchedulerTime(seconds: 0)
        var minimumTolerance: SchedulerTimeInterval { 0 }
        private var actions: [(date: SchedulerTime, action: () -> Void)] = []

        func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

        func schedule(
            after date: SchedulerTime, tolerance: SchedulerTimeInterval, options: Never?,
            _ action: @escaping () -> Void
        ) {
            actions.append((date, action))
        }

        func set(_ seconds: Double) {
            while let index = actions.indices.filter({ actions[$0].date.seconds <= seconds }).min(by: {
                actions[$0].date < actions[$1].date
            }) {
                let next = actions.remove(at: index)
                now = max(now, next.date)
                next.action()
            }
            now = SchedulerTime(seconds: seconds)
        }
    }

    private final class Log {
        var lines: [String] = []
    }

    private func log<P: Publisher>(_ publisher: P, _ ways: inout Set<AnyCancellable>) -> Log {
        let log = Log()
        publisher.sink {
            if case .finished = $0 { log.lines.append("end") } else { log.lines.append("failure") }
        } receiveValue: {
            log.lines.append("\($0)")
        }.store(in: &ways)
        return log
    }

    func testAPauseThatIsTooLongEndsThePublisher() {
        let (clock, subject) = (Clock(), PassthroughSubject<Int, Late>())
        var ways: Set<AnyCancellable> = []
        let failing = log(subject.timeout(.seconds(2), scheduler: clock, customError: { Late() }), &ways)
        let finishing = log(subject.timeout(.seconds(2), scheduler: clock), &ways)
        clock.set(1.5)
        subject.send(1)
        clock.set(3)
        subject.send(2)
        clock.set(4.9)
        XCTAssertEqual(failing.lines, ["1", "2"])
        clock.set(5)
        subject.send(3)
        XCTAssertEqual(failing.lines, ["1", "2", "failure"])
        XCTAssertEqual(finishing.lines, ["1", "2", "end"])
    }

    func testThePauseBeforeTheFirstValueCounts() {
        let clock = Clock()
        var ways: Set<AnyCancellable> = []
        let lines = log(Empty<Int, Never>(completeImmediately: false).timeout(.seconds(1), scheduler: clock), &ways)
        clock.set(2)
        XCTAssertEqual(lines.lines, ["end"])
    }

    func testWhatHasEndedIsNotEndedAgain() {
        let clock = Clock()
        var ways: Set<AnyCancellable> = []
        let lines = log(Just(1).timeout(.seconds(1), scheduler: clock), &ways)
        clock.set(5)
        XCTAssertEqual(lines.lines, ["1", "end"])
    }

    func testValuesAreGroupedByTime() {
        let (clock, subject) = (Clock(), PassthroughSubject<Int, Never>())
        var ways: Set<AnyCancellable> = []
        let byTime = log(subject.collect(.byTime(clock, .seconds(1))), &ways)
        let byCount = log(subject.collect(.byTimeOrCount(clock, .seconds(1), 2)), &ways)
        for number in 1...3 { subject.send(number) }
        clock.set(1)
        clock.set(3.5)
        subject.send(4)
        subject.send(completion: .finished)
        clock.set(9)
        XCTAssertEqual(byTime.lines, ["[1, 2, 3]", "[4]", "end"])
        XCTAssertEqual(byCount.lines, ["[1, 2]", "[3]", "[4]", "end"])
    }

    func testTheTimeBetweenValues() {
        let (clock, subject) = (Clock(), PassthroughSubject<Void, Never>())
        var ways: Set<AnyCancellable> = []
        let lines = log(subject.measureInterval(using: clock).map(\.timeInterval), &ways)
        clock.set(2)
        subject.send()
        clock.set(2.5)
        subject.send()
        XCTAssertEqual(lines.lines, ["2.0", "0.5"])
    }

    func testAnActionIsRepeatedUntilItIsCancelled() {
        let clock = Clock()
        var times: [Double] = []
        let way = clock.schedule(after: SchedulerTime(seconds: 1), interval: .seconds(2)) {
            times.append(clock.now.seconds)
        }
        clock.set(5)
        way.cancel()
        clock.set(9)
        XCTAssertEqual(times, [1, 3, 5])
    }

    func testSchedulersOfFoundation() {
        let queue = OperationQueue()
        let ended = expectation(description: "both have come")
        ended.expectedFulfillmentCount = 2
        let ways = [
            Just(1).receive(on: queue).sink { _ in
                XCTAssertTrue(OperationQueue.current === queue)
                ended.fulfill()
            },
            Just(1).delay(for: .milliseconds(1), scheduler: queue).receive(
                on: DispatchQueue.main, options: .init(qos: .userInteractive)
            ).sink { _ in
                XCTAssertTrue(Thread.isMainThread)
                ended.fulfill()
            },
        ]
        wait(for: [ended], timeout: 60)
        withExtendedLifetime(ways) {}
        let date = Date(timeIntervalSinceReferenceDate: 5)
        XCTAssertEqual(RunLoop.SchedulerTimeType(date).date, date)
        XCTAssertEqual(DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 3_000_000_000)).seconds, 3)
        XCTAssertEqual(DispatchQueue.SchedulerTimeType.Stride(.milliseconds(1500)).timeInterval, 1.5)
    }

    /// A queue that runs several operations at once changes no order, and nothing arrives after completion.
    func testAConcurrentQueueKeepsTheOrder() {
        let queue = OperationQueue()
        for _ in 0..<50 {
            let ended = expectation(description: "the end has come")
            nonisolated(unsafe) var values: [Int] = []
            let way = (0..<40).publisher.receive(on: queue).sink(
                receiveCompletion: { _ in ended.fulfill() }, receiveValue: { values.append($0) })
            wait(for: [ended], timeout: 60)
            withExtendedLifetime(way) {}
            XCTAssertEqual(values, Array(0..<40))
        }
    }

    // MARK: Other publishers as signals

    func testAnotherPublishersFirstValueOpensOrCloses() {
        let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var ways: Set<AnyCancellable> = []
        let before = log(values.prefix(untilOutputFrom: signal), &ways)
        let after = log(values.drop(untilOutputFrom: signal), &ways)
        values.send(1)
        signal.send("now")
        values.send(2)
        signal.send("again")
        values.send(3)
        values.send(completion: .finished)
        XCTAssertEqual(before.lines, ["1", "end"])
        XCTAssertEqual(after.lines, ["2", "3", "end"])
    }

    func testAnotherPublishersEndWithoutAValue() {
        let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        var ways: Set<AnyCancellable> = []
        let before = log(values.prefix(untilOutputFrom: signal), &ways)
        let after = log(values.drop(untilOutputFrom: signal), &ways)
        signal.send(completion: .finished)
        values.send(1)
        XCTAssertEqual(before.lines, ["1"])
        XCTAssertEqual(after.lines, ["end"])
    }

    // MARK: Asynchronous sequences

    func testValuesOneAfterTheOther() async throws {
        var numbers: [Int] = []
        for await number in [3, 1, 2].publisher.values { numbers.append(number) }
        XCTAssertEqual(numbers, [3, 1, 2])

        var received: [Int] = []
        do {
            let record = Record<Int, Late>(output: [1], completion: .failure(Late()))
            for try await number in record.values { received.append(number) }
            XCTFail("The failure is thrown")
        } catch {
            XCTAssertTrue(error is Late)
        }
        XCTAssertEqual(received, [1])
    }

    func testTheValueOfAFuture() async throws {
        let later = Future<Int, Never> { promise in
            nonisolated(unsafe) let promise = promise
            DispatchQueue.global().async { promise(.success(4)) }
        }
        let value = await later.value
        XCTAssertEqual(value, 4)
        do {
            _ = try await Future<Int, Late> { $0(.failure(Late())) }.value
            XCTFail("The failure is thrown")
        } catch {
            XCTAssertTrue(error is Late)
        }
    }

    /// The value may arrive before it is requested or while subscribing: no subscriber misses it.
    func testAValueWaitsUntilItIsAskedFor() async {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        var (values, ends): ([Int], Int) = ([], 0)
        var subscription: (any Subscription)?
        future.subscribe(
            AnySubscriber(
                receiveSubscription: { subscription = $0 },
                receiveValue: {
                    values.append($0)
                    return .none
                }, receiveCompletion: { _ in ends += 1 }))
        promise?(.success(3))
        promise?(.success(4))
        XCTAssertEqual(values, [])
        subscription?.request(.max(2))
        XCTAssertEqual(values, [3])
        XCTAssertEqual(ends, 1)
        for number in 0..<200 {
            let later = Future<Int, Never> { promise in
                nonisolated(unsafe) let promise = promise
                DispatchQueue.global().async { promise(.success(number)) }
            }
            let value = await later.value
            XCTAssertEqual(value, number)
        }
    }

    func testACancelledTaskWaitsNoLonger() async {
        let task = Task {
            for await _ in PassthroughSubject<Int, Never>().values {}
            return "over"
        }
        task.cancel()
        let result = await task.value
        XCTAssertEqual(result, "over")
    }
}
