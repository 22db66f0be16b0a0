import XCTest

/// Modules that iOS's bring along and Linux's don't.
final class ImportTests: XCTestCase {
    private func rewritten(_ source: String) throws -> String? {
        let other = "import UIKit\nlet view = UIView()\n"
        return try Rewriting(["a.swift": source, "b.swift": other]).sources["a.swift"]
    }

    func testXCTestBringsWhatLinuxLacks() throws {
        let once = try rewritten("import XCTest\n@testable import Chart\n\nlet a = CGRect.zero\n")
        XCTAssertEqual(
            once, "import XCTest; import KasaneXCTest\n@testable import Chart\n\nlet a = CGRect.zero\n")
        XCTAssertEqual(try rewritten(try XCTUnwrap(once)), once)
    }

    func testFoundationBringsTheNetworkAndSelectors() throws {
        XCTAssertEqual(
            try rewritten("import Foundation // all\nlet a = URLSession.shared\n"),
            "import Foundation; import FoundationNetworking // all\nlet a = URLSession.shared\n")
        XCTAssertEqual(
            try rewritten("import Foundation\nlet a = Selector(\"a\")\n"),
            "import Foundation; import ObjectRuntime\nlet a = Selector(\"a\")\n")
    }

    func testModulesOfOtherNames() throws {
        XCTAssertEqual(
            try rewritten("import Darwin\nimport OSLog\nimport os.log\n"),
            "import DarwinLibrary\nimport OSLog\nimport os    \n")
    }
}
