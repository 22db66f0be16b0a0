import LayerTestSupport
import XCTest

@testable import SwiftUI
@testable import UIKit

/// Programs with several windows, on a simulated desktop.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/openwindowaction).
@MainActor
final class WindowTests: HierarchyTestCase {
    private final class Desktop: SceneHost {
        var raised = 0
        func open(_ scene: UIWindowScene) throws -> CGSize { CGSize(width: 300, height: 200) }
        func raise(_ scene: UIWindowScene) { raised += 1 }
        func close(_ scene: UIWindowScene) {}
        func updateTitle(of scene: UIWindowScene) {}
    }

    private struct Program: App {
        @State private var shared = 1
        var body: some Scene {
            WindowGroup { Main(shared: $shared) }
            WindowGroup(id: "about") { About() }
            WindowGroup(for: Int.self) { $number in Text("number \(number ?? -1), shared \(shared)") }
            WindowGroup(id: "named", for: String.self) { $name in
                Text("hello \(name)")
            } defaultValue: {
                "nobody"
            }
        }
    }

    private struct Main: View {
        @Binding var shared: Int
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        @Environment(\.supportsMultipleWindows) private var hasSeveral
        var body: some View {
            VStack {
                Button("About") { openWindow(id: "about") }
                Button("Seven") { openWindow(value: 7) }
                Button("Ada") { openWindow(id: "named", value: "Ada") }
                Button("Nobody") { openWindow(id: "named") }
                Button("Missing") { openWindow(id: "missing") }
                Button("Close seven") { dismissWindow(value: 7) }
                Button("More") { shared += 1 }
                Text(hasSeveral ? "several" : "one")
            }
        }
    }

    private struct About: View {
        @Environment(\.dismissWindow) private var dismissWindow
        var body: some View { Button("Close me") { dismissWindow() } }
    }

    private let desktop = Desktop()

    override func setUp() async throws {
        try await super.setUp()
        UIApplication.made = UIApplication()
        UIApplication.shared.sceneHost = desktop
        AppDelegate.recorded = AppDelegate(AnyView(ProgramRoot(app: Program())), nil)
        if let delegate = AppDelegate.recorded { UIApplication.shared.launch(delegate) }
    }

    override func tearDown() async throws {
        AppDelegate.recorded = nil
        UIApplication.made = nil
        try await super.tearDown()
    }

    private func turn() async {
        for _ in 0..<10 { await Task.yield() }
        CATransaction.flush()
    }

    private var main: UIWindow? { AppDelegate.recorded?.window }

    private func press(_ label: String, in window: UIWindow?) async throws {
        try tap(label, in: try XCTUnwrap(window))
        await turn()
    }

    private func tap(_ label: String, in window: UIWindow) throws { try window.run(TouchScript().tap(label)) }

    /// The windows other than the first one.
    private var others: [UIWindow] { UIApplication.shared.scenes.dropFirst().flatMap(\.windows) }

    private func says(_ label: String, _ window: UIWindow) -> Bool {
        (try? window.run(TouchScript().expect(label))) != nil
    }

    func testAGroupsWindowOpensAndClosesItself() async throws {
        CATransaction.flush()
        XCTAssert(says("several", try XCTUnwrap(main)))
        try await press("About", in: main)
        XCTAssertEqual(others.count, 1)
        try await press("Close me", in: others.first)
        XCTAssertEqual(UIApplication.shared.scenes.count, 1)
    }

    func testAValueHasOneWindowThatFollowsTheProgramsState() async throws {
        CATransaction.flush()
        try await press("Seven", in: main)
        XCTAssertEqual(others.count, 1)
        XCTAssert(says("number 7, shared 1", try XCTUnwrap(others.first)))
        try await press("Seven", in: main)
        XCTAssertEqual(others.count, 1)
        XCTAssertEqual(desktop.raised, 1)
        try await press("More", in: main)
        XCTAssert(says("number 7, shared 2", try XCTUnwrap(others.first)))
        try await press("Close seven", in: main)
        XCTAssertEqual(others.count, 0)
        try await press("Seven", in: main)
        XCTAssertEqual(others.count, 1)
    }

    func testValuesAreOpenedByAnIdentifierAndHaveDefaults() async throws {
        CATransaction.flush()
        try await press("Ada", in: main)
        try await press("Nobody", in: main)
        XCTAssertEqual(others.count, 2)
        XCTAssert(others.contains { says("hello Ada", $0) })
        XCTAssert(others.contains { says("hello nobody", $0) })
    }

    func testAWindowThatNobodyDescribesIsReported() async throws {
        CATransaction.flush()
        let window = try XCTUnwrap(main)
        try assertReported("openWindow", "missing") { try window.run(TouchScript().tap("Missing")) }
        XCTAssertEqual(others.count, 0)
    }

    func testWithoutADesktopThereIsOneWindow() async throws {
        UIApplication.shared.sceneHost = nil
        CATransaction.flush()
        let window = try XCTUnwrap(main)
        try assertReported("openWindow", "one window") { try window.run(TouchScript().tap("About")) }
        XCTAssertEqual(others.count, 0)
    }

    func testURLsOfTheCommandLineAreOpened() async throws {
        XCTAssertEqual(
            OpenedURLs.among(["--size", "3:4x", "notes://page/7", "file", "c:\\x", "mailto:a@b.c"]).map(
                \.absoluteString),
            ["notes://page/7", "mailto:a@b.c"])
        final class Log { var urls: [URL] = [] }
        let log = Log()
        let host = Host(Text("x").onOpenURL { log.urls.append($0) })
        OpenedURLs.deliver(OpenedURLs.among(["notes://page/7"]))
        let arrived = expectation(description: "the URL")
        DispatchQueue.main.async { arrived.fulfill() }
        await fulfillment(of: [arrived], timeout: 10)
        host.settle()
        XCTAssertEqual(log.urls.map(\.absoluteString), ["notes://page/7"])
    }
}
