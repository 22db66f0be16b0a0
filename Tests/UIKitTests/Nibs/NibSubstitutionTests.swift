import ObjectRuntime
import UIKit
import XCTest

/// Views that take the place of those that a XIB creates.
final class NibSubstitutionTests: NibTestCase {
    func testAwakeAfterReturnsAnotherView() async throws {
        let holder = SubstituteHolder()
        let view: UIView = try XCTUnwrap(
            first(
                """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="SubstituteHolder">
                  <connections><outlet property="view" destination="a" id="o"/></connections>
                </placeholder>
                <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
                  <subviews>
                    <view translatesAutoresizingMaskIntoConstraints="NO" customClass="SubstitutedView" customModule="UIKitTests" id="a">
                      <constraints><constraint firstAttribute="width" constant="30" id="w"/></constraints>
                    </view>
                  </subviews>
                  <constraints>
                    <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="5" id="l"/>
                    <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
                    <constraint firstItem="a" firstAttribute="height" constant="40" id="h"/>
                  </constraints>
                </view>
                """, owner: holder))
        window.addSubview(view)
        view.layoutIfNeeded()
        let label = try XCTUnwrap(view.subviews.first as? UILabel)
        XCTAssertEqual(label.frame, CGRect(x: 5, y: 0, width: 30, height: 40))
        XCTAssertTrue(holder.view === label)
    }
}

final class SubstitutedView: UIView {
    override func awakeAfter(using coder: NSCoder) -> Any? {
        XCTAssertTrue(super.awakeAfter(using: coder) as? UIView === self)
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }
}

@MainActor
private final class SubstituteHolder: NSObject {
    var view: UIView?

    @section(".init_array") @used private nonisolated static let exposed: @convention(c) () -> Void = {
        exposeMembers(of: SubstituteHolder.self) { $0.property("view", \SubstituteHolder.view) }
    }
}
