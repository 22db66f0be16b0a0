import Foundation
import XCTest

/// The libraries that a process maps at startup: each takes time, and for each row of a batch.
final class LoadedLibrariesTests: CommandTestCase {
    func testLibrariesThatFewNeedAreLoadedWhenTheyAreNeeded() throws {
        // The dynamic linker lists what it would load, instead of running the program.
        let process = Process()
        let program = try CommandRun.program()
        process.executableURL = program
        process.environment = CommandRun.environment(of: program).merging(["LD_TRACE_LOADED_OBJECTS": "1"]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let list = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertTrue(list.contains("libfreetype"), list)
        let loadedLater = [
            "libav", "libsw", "libx264", "libheif", "libavif", "libjxl", "libhwy", "libexempi", "libhyphen", "libzbar",
            "libOpenEXR",
            "libraw", "libSDL2", "libmicrohttpd", "libsystemd",
        ]
        for line in list.split(separator: "\n") {
            let name = line.split(separator: " ").first.map { $0.drop { $0 == "\t" } } ?? ""
            guard !name.hasPrefix("libswift") else { continue }
            XCTAssertFalse(loadedLater.contains { name.hasPrefix($0) }, "\(line)")
        }
    }
}
