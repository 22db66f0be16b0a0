import Foundation
import Raster
import Synchronization
import XCTest

@testable import Kasane

/// The link between the inspector's page and the scene.
final class InspectorRequestHandlerTests: TemporaryFolderTestCase {
    /// A window that records requests.
    private final class Window: InspectedWindow {
        var inspectedState = InspectedState(title: "Scene.swift")
        var sent: [WindowEvent] = []
        var controls: [InspectorRequest] = []
        var hasScene = true

        func sendToScene(_ event: WindowEvent) -> Bool {
            if hasScene { sent.append(event) }
            return hasScene
        }

        func copyPicture() -> PixelBuffer? { PixelBuffer(width: 2000, height: 10) }

        func control(_ question: InspectorRequest) {
            controls.append(question)
            if case .pause(let isPaused) = question { inspectedState.isPaused = isPaused }
        }
    }

    /// The received answers.
    private final class Answers: Sendable {
        private let list: Mutex<[InspectorResponse]> = Mutex([])
        var all: [InspectorResponse] { list.withLock { $0 } }
        func add(_ answer: InspectorResponse) { list.withLock { $0.append(answer) } }

        func wait(for count: Int) {
            let end = Date(timeIntervalSinceNow: 10)
            while all.count < count, Date() < end { usleep(1000) }
        }
    }

    private let window = Window()
    private let answers = Answers()

    private func makeDesk() throws -> InspectorRequestHandler {
        try InspectorRequestHandler(port: nil, title: "Scene.swift", window: window) { _ in }
    }

    private func ask(_ desk: InspectorRequestHandler, _ question: InspectorRequest, session: Int = 1) {
        desk.take(.asked(question, session: session) { [answers] in answers.add($0) })
    }

    private func look(_ since: Int = -1) -> InspectorRequest { .look(since: since, layer: 4, isApart: true) }

    private func text(_ answer: InspectorResponse?) -> String {
        String(decoding: answer?.body ?? Data(), as: UTF8.self)
    }

    func testALookBringsTheScenesAnswerWithThePicture() throws {
        let desk = try makeDesk()
        ask(desk, look())
        XCTAssertEqual(window.sent, [.inspector(look(), number: 1)])
        desk.take(Data(#"{"ver"#.utf8), number: 1, isLast: false)
        desk.take(Data(#"sion":7}"#.utf8), number: 1, isLast: true)
        answers.wait(for: 1)
        let json = try JSONSerialization.jsonObject(with: try XCTUnwrap(answers.all.first).body) as? [String: Any]
        XCTAssertEqual((json?["scene"] as? [String: Any])?["version"] as? Int, 7)
        XCTAssertEqual((json?["window"] as? [String: Any])?["title"] as? String, "Scene.swift")
        XCTAssertEqual((json?["picture"] as? String)?.hasPrefix("data:image/webp;base64,"), true)
        desk.take(Data("again".utf8), number: 1, isLast: true)
        desk.take(Data("rubbish".utf8), number: 99, isLast: true)
        XCTAssertEqual(answers.all.count, 1, "nobody has asked")
    }

    func testASessionHasOneLookAtATime() throws {
        let desk = try makeDesk()
        ask(desk, look())
        ask(desk, look(3))
        XCTAssertEqual(answers.all.map(\.status), [204], "the first is answered with nothing")
        ask(desk, look(), session: 2)
        XCTAssertEqual(answers.all.count, 1, "another session is another page")
        desk.take(.late(number: 2))
        desk.take(.late(number: 2))
        XCTAssertEqual(answers.all.map(\.status), [204, 204])
    }

    func testAnotherSceneIsAskedAnew() throws {
        let desk = try makeDesk()
        ask(desk, look(5))
        ask(desk, .edit(layer: 4, key: "opacity", value: "1"))
        desk.take(Data("half".utf8), number: 1, isLast: false)
        window.sent = []
        desk.sceneDidChange()
        XCTAssertEqual(window.sent, [.inspector(.look(since: -1, layer: nil, isApart: true), number: 1)])
        XCTAssertTrue(text(answers.all.first).contains("The scene does not respond"))
        desk.take(Data("{}".utf8), number: 1, isLast: true)
        answers.wait(for: 2)
        XCTAssertTrue(text(answers.all.last).hasSuffix(#""scene":{}}"#), "what the scene before has said is forgotten")
    }

    func testWithoutASceneThereIsNothingToEdit() throws {
        let desk = try makeDesk()
        window.hasScene = false
        ask(desk, .edit(layer: 4, key: "opacity", value: "1"))
        XCTAssertTrue(text(answers.all.first).contains("error"))
        ask(desk, look())
        XCTAssertEqual(answers.all.count, 1, "a look waits for one")
    }

    func testTimeIsThePlayers() throws {
        let desk = try makeDesk()
        ask(desk, .pause(isPaused: true))
        XCTAssertTrue(text(answers.all.last).contains(#""isPaused":true"#))
        ask(desk, .step(frames: 2))
        ask(desk, .speed(rate: 0.5))
        ask(desk, .restart)
        ask(desk, .pause(isPaused: false))
        window.controls = []
        ask(desk, .seek(time: 2))
        XCTAssertEqual(window.controls, [.pause(isPaused: true)], "time stops where it is sought")
        XCTAssertEqual(window.sent, [.inspector(.seek(time: 2), number: 0)])
        ask(desk, .seek(time: 3))
        XCTAssertEqual(window.controls.count, 1)
    }

    func testTheOutlineGoesWhenNobodyLooks() throws {
        let desk = try makeDesk()
        ask(desk, look())
        desk.take(.unwatched(lastNumber: 0))
        XCTAssertEqual(window.sent.count, 1, "somebody has looked since")
        desk.take(.unwatched(lastNumber: 1))
        XCTAssertEqual(window.sent.last, .inspector(.select(layer: nil), number: 0))
    }

    func testTheEnvironmentNamesAPort() {
        XCTAssertEqual(ProgramInspector.port("1"), 0)
        XCTAssertEqual(ProgramInspector.port("8123"), 8123)
        for text in ["", "0", "no", "70000", "-1"] { XCTAssertNil(ProgramInspector.port(text), text) }
    }

    /// The URL is in a file that only its owner can read, and in no command line.
    func testABrowserIsToldByAFile() throws {
        let opener = file("xdg-open")
        let script = "cd '\(folder.path)'\nstat -c %a \"$1\" >mode\ncp \"$1\" new.html && mv new.html page.html\n"
        try Data("#!/bin/sh\n\(script)".utf8).write(to: opener)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener.path)
        BrowserOpener.open(
            "http://127.0.0.1:1/?token=a&b", environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
        let end = Date(timeIntervalSinceNow: 10)
        while !names.contains("page.html"), Date() < end { usleep(5000) }
        let page = try String(contentsOf: file("page.html"), encoding: .utf8)
        XCTAssertTrue(page.contains("url=http://127.0.0.1:1/?token=a&amp;b"), page)
        XCTAssertEqual(try String(contentsOf: file("mode"), encoding: .utf8), "600\n")
        BrowserOpener.open("http://127.0.0.1:1/", environment: ["PATH": "/nowhere"])
    }
}
