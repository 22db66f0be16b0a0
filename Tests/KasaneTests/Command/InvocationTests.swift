import Kasane
import XCTest

@testable import KasaneCommand

final class InvocationTests: XCTestCase {
    func testDefaults() throws {
        let request = try render("Scene.swift", "-o", "a.mp4")
        XCTAssertEqual(request, RenderRequest(scene: "Scene.swift", output: "a.mp4"))
        XCTAssertEqual(request.span, .movie(from: 0, to: nil))
        XCTAssertEqual(request.framesPerSecond, 60)
        XCTAssertEqual(request.scale, 1)
        XCTAssertEqual(request.timeout, 60)
    }

    func testOptionsInAnyOrderAndForm() throws {
        let request = try render(
            "--fps=29.97", "-o", "a.webm", "--size", "640x480.5", "Scene.swift", "--scale", "2", "--timeout=5")
        XCTAssertEqual(request.framesPerSecond, 29.97)
        XCTAssertEqual(request.size, RenderRequest.Size(width: 640, height: 480.5))
        XCTAssertEqual(request.scale, 2)
        XCTAssertEqual(request.timeout, 5)
        XCTAssertEqual(request.holdLast, 0)
        XCTAssertEqual(try render("s.swift", "-o", "a.mp4", "--hold-last", "1.5").holdLast, 1.5)
        XCTAssertEqual(try render("-o", "a.mp4", "--", "-scene.swift").scene, "-scene.swift")
        XCTAssertEqual(try render("s.swift", "-o", "a.mp4", "--fps", "30000/1001").framesPerSecond, 30_000.0 / 1001)
    }

    func testPNGsMayBeFast() throws {
        XCTAssertEqual(try render("s.swift", "-o", "a.png").png, .small)
        XCTAssertEqual(try render("s.swift", "-o", "f/%d.png", "--png", "fast").png, .fast)
        XCTAssertEqual(try render("s.swift", "--png=small", "-o", "a.mp4").png, .small)
        for words in [["a.mp4", "--png", "fast"], ["a.png", "--png", "best"], ["a.png", "--png"]] {
            assertRefused(["s.swift", "-o"] + words)
        }
    }

    func testADeviceDeterminesSizeAndScale() throws {
        let upright = try render("s.swift", "-o", "a.png", "--device", "iphone 16 pro")
        XCTAssertEqual(upright.device, "iphone 16 pro")
        XCTAssertEqual(upright.size, RenderRequest.Size(width: 402, height: 874))
        XCTAssertEqual(upright.scale, 3)
        let turned = try render("s.swift", "-o", "a.png", "--device=iPad mini (6th generation), landscape")
        XCTAssertEqual(turned.size, RenderRequest.Size(width: 1133, height: 744))
        XCTAssertEqual(turned.scale, 2)
        let other = try render("s.swift", "--scale", "1", "--device", "iPhone SE (3rd generation)", "-o", "a.png")
        XCTAssertEqual(other.scale, 1)
        XCTAssertEqual(other.size, RenderRequest.Size(width: 375, height: 667))
        XCTAssertNil(try render("s.swift", "-o", "a.png").device)
    }

    func testAnUnknownDeviceListsTheNearest() {
        let cases = [
            ("iPhone 16 Por", "iPhone 16 Pro"), ("iPhone SE", "iPhone SE (3rd generation)"),
            ("ipad pro 11", "iPad Pro 11-inch (M4)"), ("", "iPhone"),
        ]
        for (name, nearest) in cases {
            XCTAssertThrowsError(try render("s.swift", "-o", "a.png", "--device", name)) { error in
                let problem = (error as? UsageError)?.problem ?? ""
                XCTAssertTrue(problem.contains("nearest are \(nearest)"), problem)
                XCTAssertFalse(problem.contains("\n"))
            }
        }
    }

    func testSpans() throws {
        XCTAssertEqual(try span("--duration", "3"), .movie(from: 0, to: 3))
        XCTAssertEqual(try span("--from", "1"), .movie(from: 1, to: nil))
        XCTAssertEqual(try span("--from", "1", "--to", "2"), .movie(from: 1, to: 2))
        XCTAssertEqual(try span("--from", "1", "--duration", "2"), .movie(from: 1, to: 2))
        XCTAssertEqual(try span("--to", "2", "--duration", "4"), .movie(from: 0, to: 2))
        XCTAssertEqual(try span("--at", "1.5"), .time(1.5))
        XCTAssertEqual(try span("--frame", "7"), .frame(7))
        XCTAssertEqual(try span("--frame", "7", "--duration", "1"), .frame(7))
    }

    func testWrongSpansAreRefused() {
        let wrong = [
            ["--from", "2", "--to", "2"], ["--from", "3", "--duration", "2"], ["--to", "5", "--duration", "4"],
            ["--at", "1", "--frame", "1"], ["--at", "1", "--from", "0"], ["--frame", "1", "--to", "3"],
            ["--at", "1", "--hold-last", "1"], ["--hold-last", "0"], ["--hold-last", "1e9"],
            ["--at", "4", "--duration", "4"], ["--frame", "60", "--duration", "1"], ["--at", "-1"], ["--at", "inf"],
            ["--frame", "-1"], ["--frame", "1.5"], ["--duration", "0"], ["--duration", "1e9"], ["--at", "1e9"],
            ["--frame", "9223372036854775807"], ["--from", "1e300"],
        ]
        for words in wrong { assertRefused(["s.swift", "-o", "a.mp4"] + words) }
    }

    func testWrongArgumentsAreRefused() {
        let wrong = [
            [], ["s.swift"], ["-o", "a.mp4"], ["s.swift", "t.swift", "-o", "a.mp4"], ["s.swift", "-o"],
            ["s.swift", "-o", "a.avi"], ["s.swift", "-o", "a%.png"], ["s.swift", "-o", "a.mp4", "--what"],
            ["s.swift", "-o", "a.mp4", "--quiet=yes"], ["s.swift", "-o", "a.mp4/"], ["s.swift", "-o", "f/%d.png//"],
            ["s.swift", "-o", ""], ["s.swift", "-o", "/"], ["", "-o", "a.mp4"], ["s", "-o", "a.mp4"],
            ["s.txt", "-o", "a.mp4"], ["-", "-o", "a.mp4"], [".swift", "-o", "a.mp4"], ["--", "-O", "-o", "a.mp4"],
        ]
        for words in wrong { assertRefused(words) }
        for option in ["--fps", "--size", "--scale", "--background", "--timeout"] {
            for value in ["", "x", "0", "-1", "nan", "inf", "1e999"] {
                assertRefused(["s.swift", "-o", "a.mp4", option, value])
            }
        }
        for size in [
            "0x5", "5x0", "20000x5", "9000x9000", "5x", "x5", "5x5x5", "-5x5", "nanx5", "5 by 5", "5xx5", "５x５",
        ] {
            assertRefused(["s.swift", "-o", "a.mp4", "--size", size])
        }
    }

    func testAProblemIsReportedInOneLine() {
        XCTAssertThrowsError(try Invocation(["render", "s.swift", "-o", "a.mp4", "--fps", "0"])) { error in
            let problem = (error as? UsageError)?.problem ?? ""
            XCTAssertTrue(problem.contains("0.1 to 240"), problem)
            XCTAssertFalse(problem.contains("\n"))
        }
    }

    func testHelp() throws {
        XCTAssertEqual(try Invocation([]), .help(.overview))
        XCTAssertEqual(try Invocation(["help"]), .help(.overview))
        XCTAssertEqual(try Invocation(["help", "render"]), .help(.render))
        XCTAssertEqual(try Invocation(["render", "s.swift", "--help"]), .help(.render))
        XCTAssertEqual(try Invocation(["--version"]), .version)
        XCTAssertThrowsError(try Invocation(["draw"]))
        XCTAssertThrowsError(try Invocation(["help", "draw"]))
    }

    func testTheHelpFitsAHundredColumns() {
        for topic in [HelpTopic.overview, .render] {
            for line in topic.text.split(separator: "\n") { XCTAssertLessThanOrEqual(line.count, 104, String(line)) }
        }
    }

    func testColors() throws {
        XCTAssertNil(try ColorArgument("none").components)
        XCTAssertEqual(try ColorArgument("White").components, [1, 1, 1, 1])
        XCTAssertEqual(try ColorArgument("#f00").components, [1, 0, 0, 1])
        XCTAssertEqual(try ColorArgument("0f08").components, [0, 1, 0, 136.0 / 255])
        XCTAssertEqual(try ColorArgument("#0000ff80").components, [0, 0, 1, 128.0 / 255])
        XCTAssertEqual(try ColorArgument("336699").components, [0.2, 0.4, 0.6, 1])
        for text in [
            "", "#", "#12", "#12345", "#gggggg", "whiteish", "#1234567", "＃fff", "ｆｆｆ", "#１２３", "#fffff\u{301}",
            "blac\u{212a}",
        ] {
            XCTAssertThrowsError(try ColorArgument(text), text)
        }
    }

    // MARK: - Helpers

    private func render(_ words: String...) throws -> RenderRequest {
        guard case .render(let request, _) = try Invocation(["render"] + words) else { throw UsageError("no render") }
        return request
    }

    private func span(_ words: String...) throws -> RenderRequest.Span {
        guard case .render(let request, _) = try Invocation(["render", "s.swift", "-o", "a.mp4"] + words) else {
            throw UsageError("no render")
        }
        return request.span
    }

    private func assertRefused(_ words: [String], line: UInt = #line) {
        XCTAssertThrowsError(try Invocation(["render"] + words), "\(words)", line: line) {
            XCTAssertTrue($0 is UsageError, "\(words): \($0)", line: line)
        }
    }
}
