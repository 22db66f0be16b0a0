import UIKit
import XCTest

/// The modules of classes that XIBs name, and their `init(coder:)`.
@MainActor
final class NibModuleTests: NibTestCase {
    /// An XIB of a package names the module that it was edited in, which need not be the one that it is built into.
    func testAClassIsFoundInTheModuleOfTheBundle() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let resources = folder.appendingPathComponent("Card_Pack_UIKitTests.resources")
        try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
            <view customClass="PackedCard" customModule="Example" customModuleProvider="target" id="a"/>
            </objects></document>
            """
        try Data(text.utf8).write(to: resources.appendingPathComponent("PackedCard.xib"))
        let nib = UINib(nibName: "PackedCard", bundle: try XCTUnwrap(Bundle(url: resources)))
        XCTAssertTrue(nib.instantiate(withOwner: nil).first is PackedCard)
    }

    /// On iOS, those of stack views and activity indicators aren't failable.
    func testStackViewsAndSpinnersAreCreatedByCoders() async throws {
        let stack: PackedStack = try XCTUnwrap(
            first(
                """
                <stackView customClass="PackedStack" customModule="UIKitTests" axis="vertical" spacing="3" id="a">
                <subviews><activityIndicatorView customClass="PackedSpinner" customModule="UIKitTests" id="b"/></subviews>
                </stackView>
                """))
        XCTAssertEqual(stack.axis, .vertical)
        XCTAssertEqual(stack.spacing, 3)
        XCTAssertTrue(stack.isPrepared)
        XCTAssertTrue(stack.arrangedSubviews.first is PackedSpinner)
        let data = try NSKeyedArchiver.archivedData(withRootObject: stack, requiringSecureCoding: false)
        let copy = try XCTUnwrap(try NSKeyedUnarchiver.unarchivedObject(ofClass: PackedStack.self, from: data))
        XCTAssertEqual(copy.spacing, 3)
        XCTAssertEqual(copy.arrangedSubviews.count, 1)
    }
}

final class PackedCard: UIView {}

final class PackedStack: UIStackView {
    var isPrepared = false

    required init(coder: NSCoder) {
        super.init(coder: coder)
        isPrepared = true
    }
}

final class PackedSpinner: UIActivityIndicatorView {
    required init(coder: NSCoder) { super.init(coder: coder) }
}
