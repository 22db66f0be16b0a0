import Foundation
import Synchronization
import XCTest

@testable import Kasane
@testable import KasaneCommand

/// `kasane play`, as far as it can be tested without a display.
final class PlayTests: CommandTestCase {
    func testOptions() throws {
        guard
            case .play(let request) = try Invocation(
                ["play", "s.swift", "--size", "80x60", "--pause-at=1.5", "--speed", "0.5", "--full-screen"])
        else { return XCTFail() }
        XCTAssertEqual(request.size, RenderRequest.Size(width: 80, height: 60))
        XCTAssertEqual(request.live?.pauseTime, 1.5)
        XCTAssertEqual(request.live?.speed, 0.5)
        XCTAssertEqual(request.live?.isFullScreen, true)
        XCTAssertNil(request.live?.scale)
        guard case .play(let scaled) = try Invocation(["play", "s.swift", "--scale", "2"]) else { return XCTFail() }
        XCTAssertEqual(scaled.live?.scale, 2)
        XCTAssertEqual(scaled.live?.inspects, false)
        guard case .play(let inspected) = try Invocation(["play", "s.swift", "--inspect"]) else { return XCTFail() }
        XCTAssertEqual(inspected.live?.inspects, true)
        XCTAssertNil(inspected.live?.inspectorPort)
        guard case .play(let placed) = try Invocation(["play", "s.swift", "--inspect-port=8123"]) else {
            return XCTFail()
        }
        XCTAssertEqual(placed.live?.inspects, true)
        XCTAssertEqual(placed.live?.inspectorPort, 8123)
        for words in [
            ["--inspect=8123"], ["--inspect-port"], ["--inspect-port", "80"], ["--inspect-port", "70000"],
            ["--inspect-port", "1e4.5"], ["--speed", "0"], ["--pause-at", "-1"], ["-o", "a.mp4"], ["--fps", "3"],
            ["--full-screen=no"],
        ] {
            XCTAssertThrowsError(try Invocation(["play", "s.swift"] + words), "\(words)") {
                XCTAssertTrue($0 is UsageError)
            }
        }
        XCTAssertThrowsError(try Invocation(["play"]))
        XCTAssertEqual(try Invocation(["play", "--help"]), .help(.play))
    }

    func testWithoutADisplayALineNamesTheOtherCommand() throws {
        try write(scene: "import PlaygroundSupport\n")
        let nowhere = ["DISPLAY": "", "WAYLAND_DISPLAY": "", "SDL_VIDEODRIVER": ""]
        let run = try CommandRun(["play", "Scene.swift"], in: folder, environment: nowhere)
        assertFails(run, "no display", "kasane render Scene.swift -o Scene.mp4")
        let lost = try CommandRun(
            ["play", "Scene.swift"], in: folder, environment: ["DISPLAY": ":4711", "SDL_VIDEODRIVER": "x11"])
        assertFails(lost, "kasane render Scene.swift -o Scene.mp4")
    }

    func testTheWatcherHearsOfEitherWayOfSaving() throws {
        let file = file("Watched.swift")
        try Data("1".utf8).write(to: file)
        let count = SavedCount()
        let watcher = SourceWatcher(file) { count.value.withLock { $0 += 1 } }
        XCTAssertNotNil(watcher)
        func wait(for wanted: Int) {
            for _ in 0..<2000 where count.value.withLock({ $0 }) < wanted { usleep(5000) }
            XCTAssertGreaterThanOrEqual(count.value.withLock { $0 }, wanted)
        }
        let handle = try FileHandle(forWritingTo: file)
        handle.write(Data("2".utf8))
        try handle.close()
        wait(for: 1)
        try Data("3".utf8).write(to: file, options: .atomic)
        wait(for: 2)
        XCTAssertEqual(SourceWatcher.names(in: [1, 2, 3]), [], "what is cut off is left out")
    }

    func testStatisticsCountTheLastSecond() {
        var statistics = FrameStatistics()
        let geometry = WindowGeometry(width: 10, height: 10)
        for index in 0..<120 {
            statistics.add(
                FrameReport(
                    generation: 0, damage: [0, 0, 5, 10], time: 2, duration: 0.004, layerCount: 7,
                    skipped: index == 5 ? 2 : 0),
                of: geometry, now: Double(index) / 60)
        }
        XCTAssertEqual(statistics.text, "60 frames/s, 2 skipped\n4.0 ms per frame\n50 % redrawn\n2.00 s\n7 layers")
    }
}

private final class SavedCount: Sendable {
    let value = Mutex(0)
}
