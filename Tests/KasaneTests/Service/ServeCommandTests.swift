import Synchronization
import XCTest

/// `kasane serve`, as seen by a client.
final class ServeCommandTests: CommandTestCase {
    /// Writes a scene with a square of 16 points whose red is the row's. `code` adds further work per request.
    private func write(_ code: String = "") throws {
        try compile(
            scene: """
                import Kasane
                import PlaygroundSupport
                import QuartzCore

                struct Row: Decodable { var id = 9, red = 0.5 }
                let row = SceneData.row(default: Row())
                let layer = CALayer()
                layer.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
                layer.backgroundColor = CGColor(red: row.red, green: 0, blue: 0, alpha: 1)
                let fade = CABasicAnimation(keyPath: "opacity")
                fade.duration = 0.2
                layer.add(fade, forKey: nil)
                PlaygroundPage.current.liveView = layer
                \(code)
                """)
    }

    private func picture(_ answer: ClientAnswer, _ ending: String = "png", line: UInt = #line) throws -> MovieFile {
        XCTAssertEqual(answer.status, 200, answer.text, line: line)
        let url = file("answer.\(ending)")
        try Data(answer.body).write(to: url)
        return try MovieFile(url)
    }

    private final class Answers: Sendable {
        private let list: Mutex<[ClientAnswer?]>

        init(count: Int) { list = Mutex([ClientAnswer?](repeating: nil, count: count)) }

        var all: [ClientAnswer?] { list.withLock { $0 } }
        func set(_ index: Int, _ answer: ClientAnswer?) { list.withLock { $0[index] = answer } }
    }

    /// Sends many requests at once, and returns the answers in order.
    private func ask(_ count: Int, _ service: ServeRun, path: @escaping @Sendable (Int) -> String) -> [ClientAnswer?] {
        let answers = Answers(count: count)
        let port = service.port
        let group = DispatchGroup()
        for index in 0..<count {
            group.enter()
            // A thread for each: a queue's tasks would wait for one another.
            Thread.detachNewThread {
                answers.set(index, ClientAnswer.to("GET \(path(index))", port: port))
                group.leave()
            }
        }
        group.wait()
        return answers.all
    }

    func testRowsBecomePicturesAndMovies() throws {
        try write()
        let service = try ServeRun("--fps", "10", in: folder)
        let own = try picture(service.get("/"))
        XCTAssertEqual(own.frames[0][4, 4], [128, 0, 0, 255])
        let asked = try picture(service.get("/card.png?id=1&red=1&scale=2"))
        XCTAssertEqual([asked.width, asked.height], [32, 32])
        XCTAssertEqual(asked.frames[0][4, 4], [255, 0, 0, 255])
        XCTAssertEqual(try picture(service.post("{\"id\": 2, \"red\": 0}")).frames[0][4, 4], [0, 0, 0, 255])
        let movie = try service.post("{\"id\": 2, \"red\": 1}", to: "/a/b.mp4")
        XCTAssertEqual(movie.headers["Content-Type"], "video/mp4")
        XCTAssertEqual(try picture(movie, "mp4").frames.count, 2)
        let chosen = try service.get("/", ["Accept": "text/html, image/gif;q=0.9, */*;q=0.1"])
        XCTAssertEqual(chosen.headers["Content-Type"], "image/gif")
        XCTAssertEqual(chosen.headers["Vary"], "Accept")
        XCTAssertEqual(try picture(service.get("/still.gif?at=0.1"), "gif").frames.count, 1)
        let head = try service.get("/card.png", method: "HEAD")
        XCTAssertEqual([head.status, head.body.count], [200, 0])
        XCTAssertNotEqual(head.headers["Content-Length"], "0")
        XCTAssertEqual(service.stop(), 0)
        assertNothingRuns()
    }

    func testContentHasATag() throws {
        try write()
        let service = try ServeRun("--max-age", "60", in: folder)
        let first = try service.get("/card.png?id=1&red=1")
        let tag = try XCTUnwrap(first.headers["ETag"])
        XCTAssertEqual(first.headers["Cache-Control"], "public, max-age=60")
        // Another row with the same image.
        let again = try service.get("/card.png?id=2&red=1", ["If-None-Match": "\"other\", W/\(tag)"])
        XCTAssertEqual(again.status, 304)
        XCTAssertEqual(again.body, [])
        XCTAssertEqual(again.headers["ETag"], tag)
        let other = try service.get("/card.png?id=1&red=0", ["If-None-Match": tag])
        XCTAssertEqual(other.status, 200)
        XCTAssertNotEqual(other.headers["ETag"], tag)
    }

    func testWhatIsWrongIsNamed() throws {
        try write("if row.id == 7 { print(\"seven\"); fatalError(\"no sevens\") }")
        let service = try ServeRun(in: folder)
        func assert(_ answer: ClientAnswer, _ status: Int, _ text: String, line: UInt = #line) {
            XCTAssertEqual(answer.status, status, answer.text, line: line)
            XCTAssertTrue(answer.text.contains(text), answer.text, line: line)
            XCTAssertEqual(answer.text.filter { $0 == "\n" }.count, 1, answer.text, line: line)
            XCTAssertFalse(answer.text.contains("/tmp"), answer.text, line: line)
        }
        assert(try service.get("/?id=1&red=much"), 400, "the field \"red\" is \"much\", which is not a number")
        assert(try service.get("/?id=1"), 400, "the field \"red\" is missing")
        assert(try service.post("{\"id\": 1,\n \"red\": \"much\"}"), 400, "the field \"red\" is not of type Double")
        assert(try service.post("{\"id\": 1,\n \"red\": }"), 400, "The body is not JSON: line 2, column 9: ")
        assert(try service.post("{\"id\": 1,\n \"red\": 1"), 400, "The body is not JSON: line 2")
        assert(try service.post("[1]"), 400, "not a JSON object")
        assert(try service.post(""), 400, "The body is empty")
        assert(try service.post(String(repeating: "[", count: 100_000)), 400, "not JSON")
        assert(try service.post("{}", to: "/?id=1"), 400, "the query")
        assert(try service.get("/?scale=5"), 400, "scale is \"5\"")
        assert(try service.get("/?scale=0"), 400, "scale is \"0\"")
        assert(try service.get("/?at=-1"), 400, "at is \"-1\"")
        assert(try service.get("/?id=%FF"), 400, "UTF-8")
        assert(try service.get("/?id=1&id=2"), 400, "\"id\" occurs twice")
        assert(try service.get("/card.doc"), 404, "Unknown format .doc")
        assert(try service.get("/", ["Accept": "text/plain"]), 406, "image/png")
        assert(try service.get("/", method: "PUT"), 405, "Method PUT is not allowed")
        assert(try service.get("/?id=7&red=1"), 500, "Scene.swift crashed")
        XCTAssertTrue(service.errors.contains("GET /: Scene.swift crashed"), service.errors)
        XCTAssertEqual(try service.get("/").status, 200)
    }

    func testASceneThatCrashesOftenCostsOnlyItsOwnRequests() throws {
        try write("if row.id % 10 == 3 { abort() }")
        let service = try ServeRun("--jobs", "2", "--queue", "100", in: folder)
        let answers = ask(40, service) { "/card.png?id=\($0)&red=1" }
        for (id, answer) in answers.enumerated() {
            XCTAssertEqual(answer?.status, id % 10 == 3 ? 500 : 200, "\(id): \(answer?.text ?? "")")
        }
        let metrics = try service.get("/metrics").text
        for line in [
            "kasane_requests_total{code=\"200\"} 36", "kasane_requests_total{code=\"500\"} 4",
            "kasane_worker_restarts_total 0", "kasane_workers 2", "kasane_render_seconds_count 36",
        ] {
            XCTAssertTrue(metrics.contains(line + "\n"), "\(line) in \(metrics)")
        }
    }

    func testAProcessThatIsKilledIsReplaced() throws {
        try write("if row.id == 1 { kill(getppid(), SIGKILL); sleep(5) }")
        let service = try ServeRun("--jobs", "1", in: folder)
        XCTAssertEqual(try service.get("/?id=1&red=0").status, 500)
        XCTAssertEqual(try service.get("/").status, 200)
        XCTAssertTrue(try service.get("/metrics").text.contains("kasane_worker_restarts_total 1\n"))
        XCTAssertEqual(try service.get("/health").status, 200)
        XCTAssertTrue(service.errors.contains("restarting a process"), service.errors)
    }

    func testTheQueueIsBounded() throws {
        try write("usleep(700_000)")
        let service = try ServeRun("--jobs", "1", "--queue", "1", in: folder)
        let answers = ask(6, service) { _ in "/" }
        let sent = answers.compactMap { $0 }.filter { $0.status == 503 }
        XCTAssertEqual(answers.filter { $0?.status == 200 }.count, 2)
        XCTAssertEqual(sent.count, 4)
        for answer in sent { XCTAssertGreaterThanOrEqual(Int(answer.headers["Retry-After"] ?? "") ?? 0, 1) }
    }

    func testWhatTakesTooLongOrTooMuchIsGivenUp() throws {
        try write("if row.id == 1 { sleep(60) }; if row.id == 2 { layer.bounds.size.width = 9000 }")
        let service = try ServeRun("--timeout", "1", "--max-size", "1", "--max-body", "1", in: folder)
        let late = try service.get("/?id=1&red=1")
        XCTAssertEqual(late.status, 504)
        XCTAssertTrue(late.text.contains("took longer than 1 s"), late.text)
        let large = try service.get("/?id=2&red=1&scale=4")
        XCTAssertEqual(large.status, 400)
        XCTAssertTrue(large.text.contains("an image cannot have 36000 by 64 pixels"), large.text)
        let long = try service.post("{\"id\": \"\(String(repeating: "a", count: 2000))\"}")
        XCTAssertEqual(long.status, 413)
        XCTAssertEqual(try service.get("/").status, 200)
    }

    func testItStopsWhenWhatHasComeIsAnswered() throws {
        try write("usleep(600_000)")
        let service = try ServeRun("--jobs", "1", in: folder)
        let port = service.port
        let done = expectation(description: "answered")
        DispatchQueue.global().async {
            XCTAssertEqual(ClientAnswer.to("GET /", port: port)?.status, 200)
            done.fulfill()
        }
        usleep(250_000)
        kill(service.id, SIGTERM)
        usleep(150_000)
        XCTAssertNil(ClientSocket(port: port), "no more connections")
        wait(for: [done], timeout: 20)
        XCTAssertEqual(service.wait(), 0)
        assertNothingRuns()
    }

    func testRequestsOfWhoHasGoneAreNotRendered() throws {
        try write("usleep(400_000)")
        let service = try ServeRun("--jobs", "1", in: folder)
        for _ in 0..<5 {
            let socket = try XCTUnwrap(ClientSocket(port: service.port))
            socket.send("GET / HTTP/1.1\r\nHost: here\r\n\r\n")
            usleep(30_000)
        }
        XCTAssertEqual(try service.get("/").status, 200)
        let metrics = try service.get("/metrics").text
        XCTAssertTrue(metrics.contains("kasane_abandoned_total 4\n"), metrics)
    }

    func testWhatCannotBeServedIsSaidInOneLine() throws {
        try write()
        let service = try ServeRun(in: folder)
        for (words, text) in [
            (["--port", "\(service.port)"], "port \(service.port) is in use by another program"),
            (["--host", "nowhere.invalid"], "nowhere.invalid is not an IP address"),
        ] {
            let run = try CommandRun(["serve", "Scene.swift"] + words, in: folder)
            XCTAssertEqual(run.code, 1)
            XCTAssertEqual(run.lines.count, 1, run.errors)
            XCTAssertTrue(run.errors.contains(text), run.errors)
        }
    }
}
