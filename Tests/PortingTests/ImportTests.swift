import XCTest

/// Modules that iOS's bring along and Linux's don't.
final class ImportTests: XCTestCase {
    private func rewritten(_ source: String) throws -> String? {
        let other = "import UIKit\nlet view = UIView()\n"
        return try Rewriting(["a.swift": source, "b.swift": other]).sources["a.swift"]
    }

    func testXCTestBringsUIKit() throws {
        XCTAssertEqual(
            try rewritten("import XCTest\n@testable import Chart\n\nlet a = CGRect.zero\n"),
            "import XCTest\n@testable import Chart; import UIKit\n\nlet a = CGRect.zero\n")
        let source = "import UIKit\nimport XCTest\n"
        XCTAssertEqual(try rewritten(source), source)
    }

    func testFoundationBringsTheNetworkAndSelectors() throws {
        XCTAssertEqual(
            try rewritten("import Foundation // all\nlet a = URLSession.shared\n"),
            "import Foundation; import FoundationNetworking // all\nlet a = URLSession.shared\n")
        XCTAssertEqual(
            try rewritten("import Foundation\nlet a = Selector(\"a\")\n"),
            "import Foundation; import ObjectiveC\nlet a = Selector(\"a\")\n")
    }

    func testModulesOfOtherNames() throws {
        XCTAssertEqual(
            try rewritten("import Darwin\nimport OSLog\nimport os.log\n"),
            "import Glibc \nimport os   \nimport os    \n")
    }
}
