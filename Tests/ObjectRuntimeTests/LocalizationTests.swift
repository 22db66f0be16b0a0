import Foundation
import ObjectRuntime
import XCTest

/// Localized strings from tables.
final class LocalizationTests: XCTestCase {
    private let english = Locale(identifier: "en_US")

    func testAKeyStandsForItself() {
        XCTAssertEqual(String(localized: "100% of it"), "100% of it")
        XCTAssertEqual(String(localized: "\(3) of \("all") at 100%", comment: "A share"), "3 of all at 100%")
        XCTAssertEqual(String(localized: "\(1234567) and \(0.5)", locale: english), "1,234,567 and 0.500000")
        XCTAssertEqual(
            String(localized: "\(7, specifier: "%03d") \(0.25, format: .percent.locale(english))"), "007 25%")
        XCTAssertEqual(String(localized: "greeting", defaultValue: "Hello, \("Ann")!"), "Hello, Ann!")
    }

    func testATableHasAFormatOfTheValues() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("LocalizationTests.bundle")
        let language = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try #""%lld files in %@" = "In %2$@: %1$lld"; "greeting" = "Hi, %@";"#
            .write(to: language.appendingPathComponent("Words.strings"), atomically: true, encoding: .utf8)
        let bundle = try XCTUnwrap(Bundle(url: folder))
        XCTAssertEqual(
            String(localized: "\(1200) files in \("Photos")", table: "Words", bundle: bundle, locale: english),
            "In Photos: 1,200")
        let greeting = LocalizedStringResource(
            "greeting", defaultValue: "Hello, \("Ann")!", table: "Words", bundle: .atURL(folder))
        XCTAssertEqual(String(localized: greeting), "Hi, Ann")
        XCTAssertEqual(greeting.key, "greeting")
    }

    func testResourcesAreLiterals() {
        let resource: LocalizedStringResource = "\(2) cats"
        XCTAssertEqual(String(localized: resource), "2 cats")
        XCTAssertEqual(resource.key, "%lld cats")
        XCTAssertEqual(String(localized: "Two: \(resource)"), "Two: 2 cats")
    }
}
