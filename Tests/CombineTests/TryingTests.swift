import Combine
import Foundation
import XCTest

/// Operators whose closures may throw, coders, recordings and buffers.
final class TryingTests: XCTestCase {
    private struct Wrong: Error {}

    private final class Log {
        var lines: [String] = []
    }

    private func said<P: Publisher>(_ publisher: P) -> [String] {
        let log = Log()
        let way = publisher.sink {
            if case .finished = $0 { log.lines.append("end") } else { log.lines.append("failure") }
        } receiveValue: {
            log.lines.append("\($0)")
        }
        return withExtendedLifetime(way) { log.lines }
    }

    private let numbers = [3, 1, 2].publisher

    /// Throws for 2.
    private func check<T>(_ value: Int, _ result: T) throws -> T {
        if value == 2 { throw Wrong() }
        return result
    }

    func testAThrownErrorIsTheFailure() {
        XCTAssertEqual(said(numbers.tryFilter { try self.check($0, $0 > 1) }), ["3", "failure"])
        XCTAssertEqual(said(numbers.tryScan(0) { try self.check($1, $0 + $1) }), ["3", "4", "failure"])
        XCTAssertEqual(said(numbers.tryReduce(0) { try self.check($1, $0 + $1) }), ["failure"])
        XCTAssertEqual(said(numbers.tryPrefix { try self.check($0, true) }), ["3", "1", "failure"])
        XCTAssertEqual(said(numbers.tryDrop { try self.check($0, $0 == 3) }), ["1", "2", "end"])
        XCTAssertEqual(said(numbers.tryDrop { try self.check($0, true) }), ["failure"])
        XCTAssertEqual(said(numbers.tryLast { try self.check($0, true) }), ["failure"])
        XCTAssertEqual(said(numbers.tryMin { try self.check($0, $0 < $1) }), ["failure"])
        XCTAssertEqual(
            said([1, 1, 2].publisher.tryRemoveDuplicates { try self.check($1, $0 == $1) }), ["1", "failure"])
    }

    func testWithoutAnErrorTheyAreAsTheOthers() {
        XCTAssertEqual(said(numbers.tryReduce(0) { $0 + $1 }), ["6", "end"])
        XCTAssertEqual(said(Empty<Int, Never>().tryReduce(5) { $0 + $1 }), ["5", "end"])
        XCTAssertEqual(said(numbers.tryPrefix { $0 > 2 }), ["3", "end"])
        XCTAssertEqual(said(numbers.tryFirst { $0 < 3 }), ["1", "end"])
        XCTAssertEqual(said(numbers.tryLast { $0 < 3 }), ["2", "end"])
        XCTAssertEqual(said(numbers.tryContains { $0 == 1 }), ["true", "end"])
        XCTAssertEqual(said(numbers.tryAllSatisfy { $0 < 3 }), ["false", "end"])
        XCTAssertEqual(said(numbers.tryMin(by: <)), ["1", "end"])
        XCTAssertEqual(said(numbers.tryMax(by: <)), ["3", "end"])
    }

    /// An operator's state belongs to one subscription.
    func testEachSubscriptionBeginsAnew() {
        let sums = numbers.tryScan(0) { $0 + $1 }
        XCTAssertEqual(said(sums), ["3", "4", "6", "end"])
        XCTAssertEqual(said(sums), ["3", "4", "6", "end"])
    }

    func testSeveralPropertiesOfAValue() {
        XCTAssertEqual(said(Just("ab").map(\.count, \.isEmpty)), ["(2, false)", "end"])
        XCTAssertEqual(said(Just("ab").map(\.count, \.isEmpty, \.first!)), ["(2, false, \"a\")", "end"])
    }

    func testValuesAsData() {
        struct Person: Codable, Equatable { var name: String }
        let people = [Person(name: "Ann"), Person(name: "Bea")].publisher
        let there = people.encode(encoder: JSONEncoder()).decode(type: Person.self, decoder: JSONDecoder())
        XCTAssertEqual(said(there.map(\.name)), ["Ann", "Bea", "end"])
        XCTAssertEqual(said(Just(Data([1])).decode(type: Person.self, decoder: JSONDecoder())), ["failure"])
    }

    func testARecording() {
        XCTAssertEqual(
            said(Record<Int, Wrong>(output: [1, 2], completion: .failure(Wrong()))), ["1", "2", "failure"])
        let record = Record<Int, Never> {
            $0.receive(1)
            $0.receive(2)
        }
        XCTAssertEqual(said(record), ["1", "2", "end"])
        XCTAssertEqual(record.recording.output, [1, 2])
    }

    func testASubscriberOfClosures() {
        let log = Log()
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(1)) },
            receiveValue: {
                log.lines.append("\($0)")
                return $0 == 3 ? .max(1) : .none
            }, receiveCompletion: { _ in log.lines.append("end") })
        numbers.subscribe(subscriber)
        XCTAssertEqual(log.lines, ["3", "1"])

        let subject = PassthroughSubject<Int, Never>()
        let way = subject.sink { log.lines.append("via \($0)") }
        numbers.subscribe(AnySubscriber(subject))
        XCTAssertEqual(log.lines.suffix(3), ["via 3", "via 1", "via 2"])
        way.cancel()
    }

    // MARK: Buffers

    private final class Slow: Subscriber {
        var received: [Int] = []
        var end: Subscribers.Completion<Wrong>?
        private(set) var subscription: (any Subscription)?

        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Int) -> Subscribers.Demand {
            received.append(input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Wrong>) { end = completion }
    }

    private func buffered(
        _ whenFull: Publishers.BufferingStrategy<Wrong>
    ) -> (PassthroughSubject<Int, Wrong>, Slow) {
        let (subject, slow) = (PassthroughSubject<Int, Wrong>(), Slow())
        subject.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).subscribe(slow)
        slow.subscription?.request(.max(1))
        for number in 1...4 { subject.send(number) }
        return (subject, slow)
    }

    func testABufferKeepsWhatIsNotWantedYet() {
        let (subject, slow) = buffered(.dropNewest)
        XCTAssertEqual(slow.received, [1])
        subject.send(completion: .finished)
        XCTAssertNil(slow.end)
        slow.subscription?.request(.unlimited)
        XCTAssertEqual(slow.received, [1, 2, 3])
        XCTAssertNotNil(slow.end)
    }

    func testAFullBufferMayDropTheOldestOrFail() {
        let oldest = buffered(.dropOldest).1
        oldest.subscription?.request(.unlimited)
        XCTAssertEqual(oldest.received, [1, 3, 4])

        let failing = buffered(.customError { Wrong() }).1
        failing.subscription?.request(.unlimited)
        XCTAssertEqual(failing.received, [1, 2, 3])
        guard case .failure = failing.end else { return XCTFail("\(String(describing: failing.end))") }
    }

    func testAFullBufferIsFilledAsItIsEmptied() {
        let requests = Log()
        let slow = Slow()
        (1...6).publisher.setFailureType(to: Wrong.self)
            .handleEvents(receiveRequest: { requests.lines.append("\($0.max ?? -1)") })
            .buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).subscribe(slow)
        slow.subscription?.request(.max(2))
        XCTAssertEqual(slow.received, [1, 2])
        slow.subscription?.request(.max(1))
        XCTAssertEqual(slow.received, [1, 2, 3])
        slow.subscription?.request(.unlimited)
        XCTAssertEqual(slow.received, [1, 2, 3, 4, 5, 6])
        XCTAssertFalse(requests.lines.contains("-1"))
    }
}
