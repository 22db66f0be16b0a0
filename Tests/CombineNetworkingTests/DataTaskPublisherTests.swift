import Combine
import CombineNetworking
import Foundation
import FoundationNetworking
import XCTest

/// Responds to requests to `answers.test` by path: `/text` with text, `/missing` with 404, `/lost` with an error, and
/// `/never` not at all.
private final class AnsweringProtocol: URLProtocol {
    nonisolated(unsafe) static var started = 0
    nonisolated(unsafe) static var stopped = 0
    static let lock = NSLock()

    override class func canInit(with request: URLRequest) -> Bool { request.url?.host == "answers.test" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        Self.lock.withLock { Self.started += 1 }
        guard let url = request.url, let client else { return }
        switch url.path {
        case "/lost": client.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
        case "/never": break
        default:
            let status = url.path == "/missing" ? 404 : 200
            guard let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
            else { return }
            client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client.urlProtocol(self, didLoad: Data("hello".utf8))
            client.urlProtocolDidFinishLoading(self)
        }
    }

    override func stopLoading() { Self.lock.withLock { Self.stopped += 1 } }
}

final class DataTaskPublisherTests: XCTestCase {
    private let session: URLSession = {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [AnsweringProtocol.self]
        return URLSession(configuration: configuration)
    }()

    private func url(_ path: String) throws -> URL { try XCTUnwrap(URL(string: "http://answers.test\(path)")) }

    func testDeliversDataAndResponseAndFinishes() throws {
        let done = expectation(description: "finished")
        var received: [(String, Int?)] = []
        let subscription = session.dataTaskPublisher(for: try url("/text"))
            .map { (String(decoding: $0.data, as: UTF8.self), ($0.response as? HTTPURLResponse)?.statusCode) }
            .receive(on: RunLoop.main)
            .sink(
                receiveCompletion: { if case .finished = $0 { done.fulfill() } }, receiveValue: { received.append($0) })
        wait(for: [done], timeout: 10)
        XCTAssertEqual(received.map(\.0), ["hello"])
        XCTAssertEqual(received.map(\.1), [200])
        subscription.cancel()
    }

    func testErrorsOfHTTPAreResponses() throws {
        let done = expectation(description: "finished")
        let subscription = session.dataTaskPublisher(for: URLRequest(url: try url("/missing")))
            .tryMap { data, response in
                guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
                return data
            }
            .receive(on: RunLoop.main)
            .sink(
                receiveCompletion: {
                    guard case .failure(let error) = $0 else { return XCTFail("it finished") }
                    XCTAssertEqual((error as? URLError)?.code, .badServerResponse)
                    done.fulfill()
                }, receiveValue: { _ in XCTFail("a value") })
        wait(for: [done], timeout: 10)
        subscription.cancel()
    }

    func testFailsWithTheErrorOfTheTask() throws {
        let done = expectation(description: "failed")
        let subscription = session.dataTaskPublisher(for: try url("/lost"))
            .receive(on: RunLoop.main)
            .sink(
                receiveCompletion: {
                    guard case .failure(let error) = $0 else { return XCTFail("it finished") }
                    XCTAssertEqual(error.code, .networkConnectionLost)
                    done.fulfill()
                }, receiveValue: { _ in XCTFail("a value") })
        wait(for: [done], timeout: 10)
        subscription.cancel()
    }

    func testCreatesATaskForEachSubscriberThatDemandsValues() throws {
        let before = AnsweringProtocol.lock.withLock { AnsweringProtocol.started }
        let publisher = session.dataTaskPublisher(for: try url("/text"))
        XCTAssertEqual(publisher.request.url, try url("/text"))
        XCTAssertTrue(publisher.session === session)
        // A subscriber without demand starts no task.
        publisher.subscribe(AnySubscriber(receiveSubscription: { _ in }, receiveValue: { _ in .none }))
        let done = expectation(description: "both finished")
        done.expectedFulfillmentCount = 2
        let subscriptions = (0..<2).map { _ in
            publisher.receive(on: RunLoop.main).sink(
                receiveCompletion: { _ in done.fulfill() }, receiveValue: { _ in })
        }
        wait(for: [done], timeout: 10)
        XCTAssertEqual(AnsweringProtocol.lock.withLock { AnsweringProtocol.started } - before, 2)
        subscriptions.forEach { $0.cancel() }
    }

    func testCancellingCancelsTheTask() throws {
        let (started, stopped) = AnsweringProtocol.lock.withLock {
            (AnsweringProtocol.started, AnsweringProtocol.stopped)
        }
        let subscription = session.dataTaskPublisher(for: try url("/never"))
            .sink(receiveCompletion: { _ in XCTFail("it ended") }, receiveValue: { _ in XCTFail("a value") })
        let deadline = Date(timeIntervalSinceNow: 10)
        func waitUntil(_ condition: () -> Bool) {
            while !condition(), Date() < deadline { Thread.sleep(forTimeInterval: 0.005) }
        }
        waitUntil { AnsweringProtocol.lock.withLock { AnsweringProtocol.started > started } }
        subscription.cancel()
        waitUntil { AnsweringProtocol.lock.withLock { AnsweringProtocol.stopped > stopped } }
        XCTAssertGreaterThan(AnsweringProtocol.lock.withLock { AnsweringProtocol.stopped }, stopped)
    }
}
