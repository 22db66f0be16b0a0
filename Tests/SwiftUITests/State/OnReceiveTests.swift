import Foundation
import SwiftUI
import XCTest

/// Views and publishers.
final class OnReceiveTests: HierarchyTestCase {
    @MainActor
    final class Model: ObservableObject {
        @Published var isShown = true
        @Published var width: CGFloat = 10
        let words = PassthroughSubject<String, Never>()
        let number = CurrentValueSubject<Int, Never>(1)
        var lines: [String] = []
    }

    struct Hearing: View {
        @ObservedObject var model: Model
        @State private var last = 0
        var body: some View {
            ZStack {
                if model.isShown {
                    Box("b", CGFloat(last) * 10, 10)
                        .onReceive(model.words) { model.lines.append("\($0) at \(model.width)") }
                        .onReceive(model.number) { last = $0 }
                }
            }
        }
    }

    func testViewsHearWhatIsPublishedWhileTheyAreThere() async {
        let model = Model()
        let host = Host(Hearing(model: model))
        // A subject's current value arrives immediately.
        XCTAssertEqual(host.frame("b")?.width, 10)
        model.words.send("a")
        model.width = 20
        host.settle()
        model.words.send("b")
        XCTAssertEqual(model.lines, ["a at 10.0", "b at 20.0"])
        model.number.value = 5
        XCTAssertEqual(host.frame("b")?.width, 50)
        model.isShown = false
        host.settle()
        model.words.send("c")
        XCTAssertEqual(model.lines.count, 2)
    }

    func testPublishedPropertiesAreHeard() async {
        struct Watching: View {
            let model: Model
            var body: some View { Box("w").onReceive(model.$width) { model.lines.append("\($0)") } }
        }
        let model = Model()
        let host = Host(Watching(model: model))
        model.width = 30
        host.settle()
        XCTAssertEqual(model.lines, ["10.0", "30.0"])
    }

    func testValuesOfOtherThreadsComeOnTheMainOne() async {
        struct Watching: View {
            let words: PassthroughSubject<String, Never>
            let done: () -> Void
            @State private var width: CGFloat = 10
            var body: some View {
                Box("w", width, 10).onReceive(words) { _ in
                    XCTAssertTrue(Thread.isMainThread)
                    width = 40
                    done()
                }
            }
        }
        let words = PassthroughSubject<String, Never>()
        let heard = expectation(description: "heard")
        let host = Host(Watching(words: words) { heard.fulfill() })
        nonisolated(unsafe) let sender = words
        DispatchQueue.global().async { sender.send("a") }
        await fulfillment(of: [heard], timeout: 20)
        XCTAssertEqual(host.frame("w")?.width, 40)
    }

    /// An object with a custom publisher.
    final class Own: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        var width: CGFloat = 10 { willSet { objectWillChange.send() } }
    }

    func testObjectsMayHaveAnyPublisher() async {
        struct Showing: View {
            @ObservedObject var own: Own
            var body: some View { Box("o", own.width, 10) }
        }
        let own = Own()
        let host = Host(Showing(own: own))
        own.width = 25
        XCTAssertEqual(host.frame("o")?.width, 25)
    }

    final class Shared: ObservableObject, @unchecked Sendable {
        @Published var width: CGFloat = 10
    }

    func testObjectsMayChangeOnAnyThread() async {
        struct Showing: View {
            @ObservedObject var shared: Shared
            var body: some View { Box("o", shared.width, 10) }
        }
        let shared = Shared()
        let host = Host(Showing(shared: shared))
        host.settle()
        let changed = expectation(description: "changed")
        DispatchQueue.global().async {
            shared.width = 45
            DispatchQueue.main.async { changed.fulfill() }
        }
        await fulfillment(of: [changed], timeout: 20)
        XCTAssertEqual(host.frame("o")?.width, 45)
    }

    func testChangesByAPublisherAreShown() async {
        struct Showing: View {
            @ObservedObject var model: Model
            var body: some View { Box("o", model.width, 10) }
        }
        let model = Model()
        let host = Host(Showing(model: model))
        Just(CGFloat(35)).assign(to: &model.$width)
        XCTAssertEqual(host.frame("o")?.width, 35)
    }
}
