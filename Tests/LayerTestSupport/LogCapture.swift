import CoreGraphics
import Foundation
import XCTest

/// What Kasane says on standard error while `body` runs, whatever it has said before.
package func reports(_ body: () throws -> Void) rethrows -> [String] {
    forgetReports()
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("kasane-\(UUID().uuidString).log")
    guard FileManager.default.createFile(atPath: url.path, contents: nil) else { return [] }
    defer { try? FileManager.default.removeItem(at: url) }
    let (before, file) = (dup(STDERR_FILENO), open(url.path, O_WRONLY))
    dup2(file, STDERR_FILENO)
    defer { close(before) }
    do {
        // Put back before anything can be thrown.
        defer {
            dup2(before, STDERR_FILENO)
            close(file)
        }
        try body()
    }
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("Kasane: ") }
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
