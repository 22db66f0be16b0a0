import UIKit
import XCTest

/// A class's bundle is that of its module.
final class BundleTests: XCTestCase {
    func testAModulesResourcesAreFoundByItsName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["App_Charts.resources", "App_ChartsCore.resources", "Other_Lines.bundle", "Charts"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        func found(_ module: String) -> String? { Bundle.resources(ofModule: module, in: folder)?.lastPathComponent }
        XCTAssertEqual(found("Charts"), "App_Charts.resources")
        XCTAssertEqual(found("ChartsCore"), "App_ChartsCore.resources")
        XCTAssertEqual(found("Lines"), "Other_Lines.bundle")
        XCTAssertNil(found("Core"))
        XCTAssertNil(Bundle.resources(ofModule: "Charts", in: folder.appendingPathComponent("missing")))
    }

    @MainActor func testClassesOfEveryKindHaveABundle() async {
        final class Plain {}
        final class Screen: UIViewController {
            var ownBundle: Bundle { Bundle(for: type(of: self)) }
        }
        let program = Bundle.main.bundleURL.path
        XCTAssertEqual(Bundle(for: UILabel.self).bundleURL.path, program)
        XCTAssertEqual(Screen().ownBundle.bundleURL.path, program)
        XCTAssertEqual(Bundle(ofModuleOf: Plain.self).bundleURL.path, program)
        let some: AnyClass = UIView.self
        XCTAssertNotNil(Bundle(for: some))
    }
}
