import UIKit
import XCTest

/// What a XIB's views have for some size classes only.
final class NibVariationTests: NibTestCase {
    /// A narrow window is of compact width, and of regular height unless it is told otherwise.
    override func setUp() async throws {
        try await super.setUp()
        window.traitOverrides.horizontalSizeClass = .compact
        window.traitOverrides.verticalSizeClass = .regular
    }

    private let views = """
        <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" tag="1" id="a">
              <constraints>
                <constraint firstAttribute="width" constant="10" id="w1">
                  <variation key="widthClass=regular" constant="60"/>
                </constraint>
                <constraint firstAttribute="height" constant="10" id="h"/>
              </constraints>
            </view>
            <view tag="2" id="b"><rect key="frame" x="0" y="50" width="10" height="10"/></view>
            <view tag="3" id="c"><rect key="frame" x="0" y="70" width="10" height="10"/></view>
          </subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="5" id="l1"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="90" id="l2"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="t1"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="40" id="t2"/>
          </constraints>
          <variation key="default">
            <mask key="subviews"><exclude reference="b"/></mask>
            <mask key="constraints"><exclude reference="l2"/><exclude reference="t2"/></mask>
          </variation>
          <variation key="heightClass=compact-widthClass=regular">
            <mask key="constraints"><include reference="t2"/><exclude reference="t1"/></mask>
          </variation>
          <variation key="widthClass=regular">
            <mask key="subviews"><include reference="b"/></mask>
            <mask key="constraints"><exclude reference="l1"/><include reference="l2"/></mask>
          </variation>
        </view>
        """

    private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

    func testDefaultMasksLeaveOutSubviewsAndConstraints() async throws {
        let view: UIView = try XCTUnwrap(first(views))
        window.addSubview(view)
        view.layoutIfNeeded()
        XCTAssertEqual(tags(view), [1, 3])
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 5, y: 20, width: 10, height: 10))
    }

    func testMasksAndConstantsFollowSizeClasses() async throws {
        let view: UIView = try XCTUnwrap(first(views))
        window.addSubview(view)
        window.traitOverrides.horizontalSizeClass = .regular
        view.layoutIfNeeded()
        XCTAssertEqual(tags(view), [1, 2, 3])
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 90, y: 20, width: 60, height: 10))
        window.traitOverrides.verticalSizeClass = .compact
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 90, y: 40, width: 60, height: 10))
        window.traitOverrides.horizontalSizeClass = .compact
        view.layoutIfNeeded()
        XCTAssertEqual(tags(view), [1, 3])
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 5, y: 20, width: 10, height: 10))
    }

    /// Only what differs between size classes is set again.
    func testAttributesFollowSizeClasses() async throws {
        let view: UIView = try XCTUnwrap(
            first(
                """
                <stackView spacing="4" id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
                  <subviews>
                    <label text="One" id="a"><fontDescription key="fontDescription" type="system" pointSize="12"/>
                      <variation key="widthClass=regular" hidden="YES">
                        <fontDescription key="fontDescription" type="boldSystem" pointSize="30"/>
                      </variation>
                      <variation key="userInterfaceStyle=dark" hidden="YES"/>
                    </label>
                    <view id="b"/>
                  </subviews>
                  <variation key="default"><mask key="subviews"><exclude reference="b"/></mask></variation>
                  <variation key="widthClass=regular" axis="vertical">
                    <color key="backgroundColor" white="1" alpha="1"/>
                    <mask key="subviews"><include reference="b"/></mask>
                  </variation>
                </stackView>
                """))
        let stack = try XCTUnwrap(view as? UIStackView)
        window.addSubview(view)
        let label = try XCTUnwrap(stack.arrangedSubviews.first as? UILabel)
        XCTAssertEqual(label.font, .systemFont(ofSize: 12))
        XCTAssertEqual(stack.axis, .horizontal)
        XCTAssertEqual(stack.arrangedSubviews.count, 1)
        label.text = "Changed"
        window.traitOverrides.horizontalSizeClass = .regular
        XCTAssertEqual(label.font, .boldSystemFont(ofSize: 30))
        XCTAssertTrue(label.isHidden)
        XCTAssertEqual(label.text, "Changed")
        XCTAssertEqual(stack.axis, .vertical)
        XCTAssertEqual(stack.spacing, 4)
        XCTAssertEqual(stack.backgroundColor, UIColor(white: 1, alpha: 1))
        XCTAssertEqual(stack.arrangedSubviews.count, 2)
        window.traitOverrides.horizontalSizeClass = .compact
        XCTAssertEqual(label.font, .systemFont(ofSize: 12))
        XCTAssertFalse(label.isHidden)
        XCTAssertEqual(stack.axis, .horizontal)
        XCTAssertNil(stack.backgroundColor)
        XCTAssertEqual(stack.arrangedSubviews.count, 1)
    }
}
