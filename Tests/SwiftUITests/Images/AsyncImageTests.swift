import UIKit
import XCTest

@testable import SwiftUI

final class AsyncImageTests: HierarchyTestCase {
    /// Returns the phases of an image, by name.
    private func phases(of url: URL?) async -> [String] {
        final class Log { var names: [String] = [] }
        let log = Log()
        let host = Host(
            AsyncImage(url: url) { phase in
                switch phase {
                case .empty: let _ = log.names.append("empty")
                case .success: let _ = log.names.append("image")
                case .failure(let error): let _ = log.names.append("\(error.localizedDescription)")
                }
                phase.image
            })
        for _ in 0..<200 where log.names.count < 2 {
            await Task.yield()
            host.settle()
        }
        return log.names
    }

    private var png: Data {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    func testDataAndFilesAreImages() async throws {
        let data = try XCTUnwrap(URL(string: "data:image/png;base64," + png.base64EncodedString()))
        var names = await phases(of: data)
        XCTAssertEqual(names, ["empty", "image"])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        try png.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        names = await phases(of: file)
        XCTAssertEqual(names, ["empty", "image"])
    }

    func testWhatIsNoImageFails() async throws {
        var names = await phases(of: try XCTUnwrap(URL(string: "data:text/plain,hello")))
        XCTAssertEqual(names, ["empty", "The content of data:text/plain,hello is not an image"])
        names = await phases(of: try XCTUnwrap(URL(string: "data:;base64,*")))
        XCTAssertEqual(names.count, 2)
        names = await phases(of: URL(fileURLWithPath: "/nowhere/at/all.png"))
        XCTAssertEqual(names.count, 2)
        names = await phases(of: nil)
        XCTAssertEqual(Set(names), ["empty"])
    }
}
