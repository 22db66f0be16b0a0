import UIKit
import XCTest

/// Frames and constraints of a XIB's views.
final class NibLayoutTests: NibTestCase {
    /// A view without constraints gets those of its frame and autoresizing mask, as in Interface Builder.
    func testAFixedFrameStays() async throws {
        let view: UIView = try XCTUnwrap(
            first(
                """
                <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
                  <subviews>
                    <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="a">
                      <rect key="frame" x="10" y="20" width="100" height="40"/>
                      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                    </view>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="b"/>
                  </subviews>
                  <constraints>
                    <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="1"/>
                    <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
                    <constraint firstItem="b" firstAttribute="height" constant="30" id="3"/>
                    <constraint firstItem="b" firstAttribute="width" constant="40" id="4"/>
                  </constraints>
                </view>
                """))
        window.addSubview(view)
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 10, y: 20, width: 100, height: 40))
        view.frame.size = CGSize(width: 250, height: 150)
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 10, y: 20, width: 150, height: 40))
        XCTAssertEqual(view.subviews[1].frame, CGRect(x: 0, y: 0, width: 40, height: 30))
    }

    /// Nibs omit 250, whatever the priority of controls that are created in code.
    func testNibsSpecifyHowControlsHugTheirContent() async throws {
        let view: UIView = try XCTUnwrap(
            first(
                """
                <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
                  <subviews>
                    <slider id="a"/>
                    <switch horizontalHuggingPriority="750" verticalHuggingPriority="750" id="b"/>
                    <slider verticalHuggingPriority="600" id="c"/>
                  </subviews>
                </view>
                """))
        let vertical = view.subviews.map { $0.contentHuggingPriority(for: .vertical).rawValue }
        XCTAssertEqual(vertical, [250, 750, 600])
    }

    func testConstraintsHoldToTheSafeAreaAndSiblings() async throws {
        let view: UIView = try XCTUnwrap(
            first(
                """
                <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
                  <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="a"/>
                    <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
                      <constraints><constraint firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="2:1" id="r"/></constraints>
                    </view>
                  </subviews>
                  <viewLayoutGuide key="safeArea" id="safe"/>
                  <constraints>
                    <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="10" id="1"/>
                    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="2"/>
                    <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="20" id="3"/>
                    <constraint firstItem="a" firstAttribute="height" constant="30" id="4"/>
                    <constraint firstItem="a" firstAttribute="height" relation="greaterThanOrEqual" constant="50" priority="999" id="5"/>
                    <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="bottom" id="6"/>
                    <constraint firstItem="b" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="7"/>
                    <constraint firstItem="b" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="8"/>
                    <constraint firstItem="b" firstAttribute="height" constant="1" placeholder="YES" id="9"/>
                  </constraints>
                </view>
                """))
        window.addSubview(view)
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews[0].frame, CGRect(x: 10, y: 0, width: 170, height: 30))
        XCTAssertEqual(view.subviews[1].frame, CGRect(x: 30, y: 30, width: 140, height: 70))
    }
}
