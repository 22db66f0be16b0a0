import UIKit
import XCTest

/// A test case for storyboards, which are written to a folder of its own.
@MainActor
class StoryboardTestCase: ViewTestCase {
    override class var windowSize: CGSize { CGSize(width: 390, height: 600) }
    private(set) var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        try await super.setUp()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("kasane-boards-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        BoardController.log = []
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(at: folder)
        try await super.tearDown()
    }

    func storyboard(_ scenes: [String], initial: String = "first", name: String = "Main") throws -> UIStoryboard {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
            <scenes>
            \(scenes.map { "<scene sceneID=\"s\"><objects>\($0)<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"r\" sceneMemberID=\"firstResponder\"/></objects></scene>" }.joined())
            </scenes></document>
            """
        try text.write(to: folder.appendingPathComponent("\(name).storyboard"), atomically: true, encoding: .utf8)
        return UIStoryboard(name: name, bundle: try XCTUnwrap(Bundle(path: folder.path)))
    }

    let navigation = """
        <navigationController id="first" sceneMemberID="viewController">
          <navigationBar key="navigationBar" id="bar"/>
          <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="c0"/></connections>
        </navigationController>
        """

    func screen(_ id: String, _ title: String, views: String = "", connections: String = "", more: String = "")
        -> String
    {
        """
        <viewController storyboardIdentifier="\(id)" title="\(title)" customClass="BoardController" customModule="UIKitTests" id="\(id)" sceneMemberID="viewController">
          <view key="view" contentMode="scaleToFill" id="\(id)-view"><rect key="frame" x="0" y="0" width="390" height="600"/>
            <subviews>\(views)</subviews>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
          </view>
          \(more)
          <connections>\(connections)</connections>
        </viewController>
        """
    }
}
