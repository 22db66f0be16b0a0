import XCTest

/// Rows are isolated from one another, although one process may render several.
final class RowIsolationTests: CommandTestCase {
    /// Writes a scene that reports the state that it finds, and changes all of it.
    private func write(code: String) throws {
        try write(
            scene: """
                import Foundation
                import Kasane
                import PlaygroundSupport
                import QuartzCore

                struct Row: Decodable { var id = 0 }
                final class Cache {
                    nonisolated(unsafe) static let shared = Cache()
                    var names: [String] = []
                }
                nonisolated(unsafe) var visits = 0
                nonisolated(unsafe) var blocks: [UnsafeMutableRawPointer] = []
                func count(_ folder: String) -> Int {
                    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.count ?? 0
                }

                let row = SceneData.row(default: Row())
                let layer = CALayer()
                layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
                PlaygroundPage.current.liveView = layer

                let folder = FileManager.default.currentDirectoryPath
                let mask = umask(0o22)
                umask(mask)
                let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
                let found: [any CustomStringConvertible] = [
                    visits, Cache.shared.names.count, blocks.count, getenv("ROW") == nil, folder == "/", mask, fegetround(),
                    rand(), count("/proc/self/fd"), count("/proc/self/task"), signal(SIGUSR1, SIG_DFL) == nil,
                    maps.contains("kasane-mapped"), CATransaction.animationDuration(), RunLoop.main.currentMode == nil,
                ]
                print(getpid(), found.map(\\.description).joined(separator: " "))

                visits += 1
                Cache.shared.names.append("row \\(row.id)")
                for size in [100, 5_000, 300_000, 9_000_000] {
                    blocks.append(malloc(size)!)
                    memset(blocks.last!, 7, size)
                }
                setenv("ROW", "1", 1)
                chdir("/")
                fesetround(FE_UPWARD)
                srand(UInt32(row.id))
                open("/dev/null", O_RDONLY)
                _ = mmap(nil, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
                CATransaction.setAnimationDuration(9)
                Timer.scheduledTimer(withTimeInterval: 0.001, repeats: true) { _ in visits += 1 }
                DispatchQueue.main.async { visits += 1 }
                \(code)
                """)
    }

    private func batch(rows: Int, _ words: String...) throws -> [(process: String, found: String)] {
        let data = (["id"] + (1...rows).map(String.init)).joined(separator: "\n")
        try data.write(to: file("rows.csv"), atomically: true, encoding: .utf8)
        let run = try CommandRun(
            ["batch", "Scene.swift", "--data", "rows.csv", "-o", "out/{id}.png", "--jobs", "1"] + words, in: folder)
        XCTAssertEqual(run.code, 0, run.errors)
        let made = (try? FileManager.default.contentsOfDirectory(atPath: file("out").path)) ?? []
        XCTAssertEqual(made.filter { $0.hasSuffix(".png") }.count, rows)
        assertNothingRuns()
        return run.output.split(separator: "\n").map {
            let words = $0.split(separator: " ", maxSplits: 1).map(String.init)
            return (words[0], words.count > 1 ? words[1] : "")
        }
    }

    func testAProcessRendersRowsThatFindNothing() throws {
        try write(code: "")
        let rows = try batch(rows: 20)
        XCTAssertEqual(rows.count, 20)
        XCTAssertEqual(Set(rows.map(\.found)).count, 1, "\(Set(rows.map(\.found)))")
        XCTAssertEqual(Set(rows.map(\.process)).count, 1, "the process goes back to where it began")
    }

    /// Kernel state of a process can't all be restored: then it ends with the row.
    func testAProcessThatCannotGoBackEnds() throws {
        let misdeeds = [
            "Thread.detachNewThread { sleep(100) }",
            "DispatchQueue.global().async { usleep(10) }; usleep(1000)",
            "_ = Glibc.system(\"sleep 300 &\")",
            "close(0)",
            "umask(0o77)",
            "signal(SIGUSR1) { _ in }",
            "var limit = rlimit(rlim_cur: 100, rlim_max: 100); setrlimit(__rlimit_resource_t(7), &limit)",
            "dup2(open(\"/dev/null\", O_WRONLY), 0)",
            "nice(1)",
            "mprotect(UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: sbrk(0)) - 65_536 & ~4095)!, 4096, PROT_READ)",
            "setpgid(0, getppid())",
        ]
        let cases = misdeeds.enumerated().map { "case \(2 * $0.offset + 2): \($0.element)" }
        try write(code: "switch row.id {\n" + cases.joined(separator: "\n") + "\ndefault: break\n}")
        let rows = try batch(rows: 2 * misdeeds.count + 1)
        XCTAssertEqual(Set(rows.map(\.found)).count, 1, "\(Set(rows.map(\.found)))")
        for (index, misdeed) in misdeeds.enumerated() {
            let (before, bad, after) = (rows[2 * index], rows[2 * index + 1], rows[2 * index + 2])
            XCTAssertEqual(before.process, bad.process, misdeed)
            XCTAssertNotEqual(bad.process, after.process, misdeed)
        }
    }
}
