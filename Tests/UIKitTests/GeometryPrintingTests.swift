import UIKit
import XCTest

/// The printed form of geometry, and names that iOS code finds without an import.
final class GeometryPrintingTests: XCTestCase {
    func testGeometryPrintsAsOnIOS() {
        XCTAssertEqual("\(CGPoint(x: 1, y: 2))", "(1.0, 2.0)")
        XCTAssertEqual("\(CGSize(width: 3, height: 4.5))", "(3.0, 4.5)")
        XCTAssertEqual("\(CGRect(x: 1, y: 2, width: 3, height: 4))", "(1.0, 2.0, 3.0, 4.0)")
        XCTAssertEqual(CGRect.zero.debugDescription, "(0.0, 0.0, 0.0, 0.0)")
        XCTAssertEqual("\(CGVector(dx: 1, dy: 2))", "(1.0, 2.0)")
        XCTAssertEqual(
            "\(CGAffineTransform(translationX: 5, y: 6))",
            "CGAffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 5.0, ty: 6.0)")
        XCTAssertEqual(
            "\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))",
            "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
        XCTAssertEqual("\(UIOffset(horizontal: 1, vertical: 2))", "UIOffset(horizontal: 1.0, vertical: 2.0)")
        XCTAssertEqual("\([CGPoint.zero])", "[(0.0, 0.0)]")
        XCTAssertEqual(String(describing: Optional(CGSize.zero)), "Optional((0.0, 0.0))")
    }

    func testNamesOfTheKernelAndCoreFoundation() {
        XCTAssertEqual(kCFBundleVersionKey as String, "CFBundleVersion")
        XCTAssertEqual(kCFBooleanTrue, true)
        let options = ["shouldCache": kCFBooleanTrue as Any, "none": kCFBooleanFalse as Any] as CFDictionary
        XCTAssertEqual(options["shouldCache"] as? Bool, true)
        XCTAssertEqual(CFGetTypeID(kCFBooleanTrue), CFBooleanGetTypeID())
        XCTAssertTrue(kCFNull === kCFNull)
        XCTAssertEqual(CFHash("layer" as CFString), CFHash("layer" as CFString))
        XCTAssertEqual(CFAbsoluteTimeGetCurrent(), Date().timeIntervalSinceReferenceDate, accuracy: 3600)
        XCTAssertGreaterThan(mach_absolute_time(), 0)
        let status: OSStatus = noErr
        XCTAssertEqual(status, 0)
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        os_unfair_lock_unlock(&lock)
    }

    func testTheClassOfAName() {
        XCTAssertTrue(NSClassFromString("UIKit.UILabel") == UILabel.self)
        XCTAssertNil(NSClassFromString("UIKit.NoSuchClass"))
    }
}
