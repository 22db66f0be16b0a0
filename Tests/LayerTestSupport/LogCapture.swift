import CoreGraphics
import Foundation
import XCTest

/// Redirects standard error to a file, from the beginning to the end of the capture.
package struct LogCapture {
    private let url: URL
    private let before, file: Int32

    /// Begins a capture, as if nothing had been reported before.
    package init() {
        forgetReports()
        url = FileManager.default.temporaryDirectory.appendingPathComponent("kasane-\(UUID().uuidString).log")
        _ = FileManager.default.createFile(atPath: url.path, contents: nil)
        (before, file) = (dup(STDERR_FILENO), open(url.path, O_WRONLY))
        dup2(file, STDERR_FILENO)
    }

    /// Ends the capture, and returns Kasane's reports.
    package func end() -> [String] {
        dup2(before, STDERR_FILENO)
        close(file)
        close(before)
        let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        try? FileManager.default.removeItem(at: url)
        return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("Kasane: ") }
    }
}

/// Returns what Kasane reports on standard error while `body` runs, whatever it has reported before.
package func reports(_ body: () throws -> Void) rethrows -> [String] {
    let capture = LogCapture()
    do {
        try body()
    } catch {
        // Restored before anything is thrown.
        _ = capture.end()
        throw error
    }
    return capture.end()
}

/// Runs `body` and checks that it is reported in one line that names all of `names`.
package func assertReported(
    _ names: String..., file: StaticString = #filePath, line: UInt = #line, _ body: () throws -> Void
) rethrows {
    let lines = try reports(body)
    XCTAssertEqual(lines.count, 1, "\(lines)", file: file, line: line)
    for name in names {
        XCTAssertTrue(lines.first?.contains(name) ?? false, "\(name) in \(lines)", file: file, line: line)
    }
}
