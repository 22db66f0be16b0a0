import Combine
import Foundation
import XCTest

/// Publishers that combine several others: values, their order, demand, and completion.
final class CombiningTests: XCTestCase {
    private struct Wrong: Error {}

    /// A subscriber that records every event, and requests values on demand.
    private final class Probe<Input, Failure: Error>: Subscriber {
        private(set) var lines: [String] = []
        private var subscription: (any Subscription)?
        private let first: Subscribers.Demand

        init(_ first: Subscribers.Demand = .unlimited) { self.first = first }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            if first > 0 { subscription.request(first) }
        }
        func receive(_ input: Input) -> Subscribers.Demand {
            lines.append("\(input)")
            return .none
        }
        func receive(completion: Subscribers.Completion<Failure>) {
            if case .finished = completion { lines.append("end") } else { lines.append("failure") }
        }
        func request(_ count: Int) { subscription?.request(.max(count)) }
        func cancel() { subscription?.cancel() }
    }

    private func probe<P: Publisher>(
        _ publisher: P, _ demand: Subscribers.Demand = .unlimited
    ) -> Probe<P.Output, P.Failure> {
        let probe = Probe<P.Output, P.Failure>(demand)
        publisher.subscribe(probe)
        return probe
    }

    private func said<P: Publisher>(_ publisher: P) -> [String] { probe(publisher).lines }

    /// A subject that counts cancelled subscriptions.
    private final class Source<Output> {
        let subject = PassthroughSubject<Output, Wrong>()
        var cancellations = 0
        var demands: [Subscribers.Demand] = []

        var publisher: some Publisher<Output, Wrong> {
            subject.handleEvents(
                receiveCancel: { [self] in cancellations += 1 }, receiveRequest: { [self] in demands.append($0) })
        }
    }

    // MARK: Merging

    func testMergeDeliversWhatComes() {
        let (a, b) = (Source<Int>(), Source<Int>())
        let merged = probe(a.publisher.merge(with: b.publisher))
        a.subject.send(1)
        b.subject.send(2)
        a.subject.send(completion: .finished)
        b.subject.send(3)
        XCTAssertEqual(merged.lines, ["1", "2", "3"])
        b.subject.send(completion: .finished)
        XCTAssertEqual(merged.lines, ["1", "2", "3", "end"])
        XCTAssertEqual(said(Publishers.MergeMany([[1, 2].publisher, [3].publisher])), ["1", "2", "3", "end"])
        XCTAssertEqual(said(Publishers.MergeMany([Just<Int>]())), ["end"])
        XCTAssertEqual(said(Just(1).merge(with: Just(2), Empty<Int, Never>())), ["1", "2", "end"])
        XCTAssertEqual(said([1].publisher.merge(with: Just(2), [3].publisher, Just(4))), ["1", "2", "3", "4", "end"])
    }

    func testAFailureOfOnePublisherEndsTheCombination() {
        let (a, b) = (Source<Int>(), Source<Int>())
        let merged = probe(a.publisher.merge(with: b.publisher))
        a.subject.send(completion: .failure(Wrong()))
        b.subject.send(1)
        XCTAssertEqual(merged.lines, ["failure"])
        XCTAssertEqual([a.cancellations, b.cancellations], [0, 1])

        let (c, d) = (Source<Int>(), Source<Int>())
        let latest = probe(c.publisher.combineLatest(d.publisher))
        let zipped = probe(c.publisher.zip(d.publisher))
        d.subject.send(completion: .failure(Wrong()))
        XCTAssertEqual(latest.lines + zipped.lines, ["failure", "failure"])
        XCTAssertEqual(c.cancellations, 2)
    }

    func testCancellingReachesAll() {
        let (a, b) = (Source<Int>(), Source<Int>())
        let publishers = [
            a.publisher.merge(with: b.publisher).eraseToAnyPublisher(),
            a.publisher.combineLatest(b.publisher) { $0 + $1 }.eraseToAnyPublisher(),
            a.publisher.zip(b.publisher) { $0 + $1 }.eraseToAnyPublisher(),
        ]
        for publisher in publishers {
            let probe = probe(publisher)
            probe.cancel()
            a.subject.send(1)
            b.subject.send(2)
            XCTAssertEqual(probe.lines, [])
        }
        XCTAssertEqual([a.cancellations, b.cancellations], [3, 3])
    }

    func testMergeDeliversNoMoreThanIsAskedFor() {
        let merged = probe([1, 2, 3].publisher.merge(with: [10, 20].publisher), .none)
        XCTAssertEqual(merged.lines, [])
        merged.request(1)
        merged.request(2)
        XCTAssertEqual(merged.lines.count, 3)
        merged.request(9)
        XCTAssertEqual(Set(merged.lines), ["1", "2", "3", "10", "20", "end"])
        XCTAssertEqual(merged.lines.last, "end")
        let first = probe([1, 2].publisher.merge(with: [3].publisher).prefix(1))
        XCTAssertEqual(first.lines, ["1", "end"])
    }

    // MARK: Pairs

    func testCombineLatestDeliversWhenOneChanges() {
        let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"))
        let latest = probe(a.combineLatest(b))
        XCTAssertEqual(latest.lines, [])
        a.send(1)
        b.send("y")
        a.send(2)
        a.send(completion: .finished)
        b.send("z")
        XCTAssertEqual(latest.lines, ["(1, \"x\")", "(1, \"y\")", "(2, \"y\")", "(2, \"z\")"])
        b.send(completion: .finished)
        XCTAssertEqual(latest.lines.last, "end")
        XCTAssertEqual(
            said([1, 2].publisher.combineLatest(["a", "b"].publisher) { "\($0)\($1)" }), ["2a", "2b", "end"])
        XCTAssertEqual(said(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }), ["6", "end"])
        XCTAssertEqual(
            said(Just(1).combineLatest(Just(2), Just(3), [4, 5].publisher)), ["(1, 2, 3, 4)", "(1, 2, 3, 5)", "end"])
        // A value that is derived from another subject's.
        let (c, d) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
        var seen: [Int] = []
        let way = c.combineLatest(d).sink { pair in
            seen.append(pair.0 * 10 + pair.1)
            if pair.1 < pair.0 { d.send(pair.0) }
        }
        c.send(3)
        XCTAssertEqual(seen, [0, 30, 33])
        way.cancel()
    }

    func testCombineLatestPassesOverWhatIsNotWanted() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let latest = probe(a.combineLatest(b), .max(1))
        a.send(1)
        b.send(1)
        a.send(2)
        XCTAssertEqual(latest.lines, ["(1, 1)"])
        latest.request(1)
        XCTAssertEqual(latest.lines, ["(1, 1)"])
        b.send(3)
        XCTAssertEqual(latest.lines.count, 2)
    }

    func testZipPairsInOrder() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let zipped = probe(a.zip(b))
        a.send(1)
        a.send(2)
        b.send("x")
        a.send(completion: .finished)
        XCTAssertEqual(zipped.lines, ["(1, \"x\")"])
        b.send("y")
        XCTAssertEqual(zipped.lines, ["(1, \"x\")", "(2, \"y\")", "end"])
        XCTAssertEqual(said([1, 2, 3].publisher.zip([4, 5].publisher) { $0 * $1 }), ["4", "10", "end"])
        XCTAssertEqual(said(Just(1).zip(Just(2), Just(3))), ["(1, 2, 3)", "end"])
        XCTAssertEqual(said(Just(1).zip(Just(2), Just(3), [4].publisher)), ["(1, 2, 3, 4)", "end"])
        XCTAssertEqual(said([1].publisher.zip(Empty<Int, Never>())), ["end"])
        let slow = probe([1, 2, 3].publisher.zip([4, 5, 6].publisher), .max(1))
        XCTAssertEqual(slow.lines, ["(1, 4)"])
        slow.request(1)
        XCTAssertEqual(slow.lines.last, "(2, 5)")
    }

    // MARK: Publishers of publishers

    func testFlatMap() {
        XCTAssertEqual(
            said([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }), ["1", "10", "2", "20", "end"])
        XCTAssertEqual(said([1].publisher.flatMap { _ in Fail<Int, Wrong>(error: Wrong()) }), ["failure"])
        let failing = Fail<Int, Wrong>(error: Wrong()).flatMap { Just($0) }
        XCTAssertEqual(said(failing), ["failure"])
        let outer = PassthroughSubject<Int, Never>()
        let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let all = probe(outer.flatMap { inner[$0] })
        outer.send(0)
        outer.send(1)
        outer.send(completion: .finished)
        inner[1].send(5)
        inner[0].send(6)
        inner[0].send(completion: .finished)
        XCTAssertEqual(all.lines, ["5", "6"])
        inner[1].send(completion: .finished)
        XCTAssertEqual(all.lines, ["5", "6", "end"])
    }

    func testFlatMapKeepsToItsLimit() {
        var open: [PassthroughSubject<Int, Never>] = []
        let all = probe(
            [1, 2, 3].publisher.flatMap(maxPublishers: .max(1)) { _ in
                open.append(PassthroughSubject())
                return open[open.count - 1]
            })
        XCTAssertEqual(open.count, 1)
        open[0].send(completion: .finished)
        XCTAssertEqual(open.count, 2)
        open[1].send(7)
        open[1].send(completion: .finished)
        open[2].send(completion: .finished)
        XCTAssertEqual(all.lines, ["7", "end"])
        let slow = probe([1, 2].publisher.flatMap { [$0, 0 - $0].publisher }, .max(3))
        XCTAssertEqual(slow.lines.count, 3)
        slow.request(5)
        XCTAssertEqual(Set(slow.lines), ["1", "-1", "2", "-2", "end"])
    }

    func testSwitchToLatest() {
        let (a, b) = (Source<Int>(), Source<Int>())
        let outer = PassthroughSubject<Int, Wrong>()
        let last = probe(outer.map { $0 == 0 ? a.publisher : b.publisher }.switchToLatest())
        outer.send(0)
        a.subject.send(1)
        outer.send(1)
        a.subject.send(2)
        b.subject.send(3)
        XCTAssertEqual(last.lines, ["1", "3"])
        XCTAssertEqual(a.cancellations, 1)
        outer.send(completion: .finished)
        b.subject.send(4)
        b.subject.send(completion: .finished)
        XCTAssertEqual(last.lines, ["1", "3", "4", "end"])
        XCTAssertEqual(
            said([1, 2].publisher.map { [$0, $0].publisher }.switchToLatest()), ["1", "1", "2", "2", "end"])
        XCTAssertEqual(said(Just(1).map { Fail<Int, Wrong>(error: .init()).append($0) }.switchToLatest()), ["failure"])
    }

    // MARK: One after another

    func testCatchGoesOnWithAnother() {
        let failing = [1, 2].publisher.tryMap { number in
            if number == 2 { throw Wrong() }
            return number
        }
        XCTAssertEqual(said(failing.catch { _ in [8, 9].publisher }), ["1", "8", "9", "end"])
        XCTAssertEqual(said(failing.replaceError(with: 7)), ["1", "7", "end"])
        XCTAssertEqual(said(failing.tryCatch { error -> Just<Int> in throw error }), ["1", "failure"])
        XCTAssertEqual(said(failing.tryCatch { _ in Just(5) }), ["1", "5", "end"])
        XCTAssertEqual(said([1].publisher.setFailureType(to: Wrong.self).catch { _ in Just(2) }), ["1", "end"])
        XCTAssertEqual(said([1].publisher.assertNoFailure()), ["1", "end"])
        // Demand that the first has not met is requested from the second.
        let slow = probe(failing.catch { _ in [8, 9].publisher }, .max(2))
        XCTAssertEqual(slow.lines, ["1", "8"])
        slow.request(1)
        XCTAssertEqual(slow.lines, ["1", "8", "9", "end"])
    }

    func testRetrySubscribesAgain() {
        var attempts = 0
        let source = Deferred {
            attempts += 1
            return [attempts].publisher.tryMap { attempt in
                if attempt < 3 { throw Wrong() }
                return attempt
            }
        }
        XCTAssertEqual(said(source.retry(1)), ["failure"])
        XCTAssertEqual(attempts, 2)
        attempts = 0
        XCTAssertEqual(said(source.retry(5)), ["3", "end"])
        XCTAssertEqual(attempts, 3)
    }

    func testAppendAndPrepend() {
        XCTAssertEqual(said(Just(2).append(3, 4).prepend([0, 1])), ["0", "1", "2", "3", "4", "end"])
        XCTAssertEqual(said(Just(1).append([2].publisher).prepend(Just(0))), ["0", "1", "2", "end"])
        XCTAssertEqual(said(Fail<Int, Wrong>(error: Wrong()).append(1)), ["failure"])
        let slow = probe([1, 2].publisher.append(3, 4), .max(3))
        XCTAssertEqual(slow.lines, ["1", "2", "3"])
    }
}
