import Combine
import XCTest

/// What publishes an answer: `URLSession.dataTaskPublisher(for:)` is one.
final class AnswerPublisherTests: XCTestCase {
    private struct Failure: Error {}

    func testItAsksForEachSubscriberAndDeliversOnce() {
        var asked = 0
        let publisher = _AnswerPublisher<Int, Failure> { deliver in
            asked += 1
            deliver(.success(asked))
            deliver(.success(100))
            return {}
        }
        XCTAssertEqual(asked, 0)
        var events: [String] = []
        for _ in 0..<2 {
            _ = publisher.sink {
                events.append("\($0)")
            } receiveValue: {
                events.append("\($0)")
            }
        }
        XCTAssertEqual(events, ["1", "finished", "2", "finished"])
    }

    func testItFails() {
        var failures = 0
        let publisher = _AnswerPublisher<Int, Failure> { deliver in
            deliver(.failure(Failure()))
            return {}
        }
        _ = publisher.sink {
            if case .failure = $0 { failures += 1 }
        } receiveValue: { _ in
        }
        XCTAssertEqual(failures, 1)
    }

    func testWhatIsCancelledIsCalledOff() {
        var (calledOff, values) = (0, 0)
        var answer: _AnswerPublisher<Int, Failure>.Deliver?
        let publisher = _AnswerPublisher<Int, Failure> { deliver in
            answer = deliver
            return { calledOff += 1 }
        }
        let subscription = publisher.sink { _ in
        } receiveValue: { _ in
            values += 1
        }
        subscription.cancel()
        subscription.cancel()
        answer?(.success(1))
        XCTAssertEqual(calledOff, 1)
        XCTAssertEqual(values, 0)
    }
}
