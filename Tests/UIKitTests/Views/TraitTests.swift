import QuartzCore
import UIKit
import XCTest

/// Traits, and the colours that depend on them.
final class TraitTests: ViewTestCase {
    private let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

    func testTraitsMergeAndCompare() async {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let sharp = UITraitCollection(displayScale: 3)
        let both = UITraitCollection(traitsFrom: [dark, sharp])
        XCTAssertEqual(both.userInterfaceStyle, .dark)
        XCTAssertEqual(both.displayScale, 3)
        XCTAssertEqual(both.horizontalSizeClass, .unspecified)
        XCTAssertTrue(both.containsTraits(in: dark))
        XCTAssertFalse(dark.containsTraits(in: both))
        XCTAssertTrue(dark.hasDifferentColorAppearance(comparedTo: sharp))
        XCTAssertEqual(dark, UITraitCollection { $0.userInterfaceStyle = .dark })
        XCTAssertEqual(both.modifyingTraits { $0.userInterfaceStyle = .light }.displayScale, 3)
    }

    func testTraitsOutsideOfViewsAreTheScreens() async {
        let scale = UIScreen.main.scale
        defer { UIScreen.main.scale = scale }
        UIScreen.main.scale = 3
        XCTAssertEqual(UITraitCollection.current.displayScale, 3)
        XCTAssertEqual(UIView().traitCollection.displayScale, 3)
        XCTAssertEqual(UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.cgImage?.width, 6)
    }

    func testDynamicColorsFollowTheCurrentTraits() async {
        XCTAssertEqual(dynamic.cgColor, UIColor.black.cgColor)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            XCTAssertEqual(dynamic.cgColor, UIColor.white.cgColor)
        }
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
        XCTAssertEqual(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), .white)
        XCTAssertEqual(
            dynamic.withAlphaComponent(0.5).resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)).cgColor
                .alpha, 0.5)
    }

    func testAnOverriddenStyleReachesAllBelow() async {
        let (parent, child) = (UIView(), TraitView())
        parent.addSubview(child)
        window.addSubview(parent)
        child.backgroundColor = dynamic
        XCTAssertEqual(child.layer.backgroundColor, UIColor.black.cgColor)
        parent.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(child.previous, [.light])
        XCTAssertEqual(child.styleWhenTold, .dark)
        XCTAssertEqual(child.layer.backgroundColor, UIColor.white.cgColor)
        XCTAssertTrue(child.backgroundColor === dynamic)
        child.overrideUserInterfaceStyle = .light
        XCTAssertEqual(child.layer.backgroundColor, UIColor.black.cgColor)
        // Elsewhere the style is different.
        child.overrideUserInterfaceStyle = .unspecified
        child.removeFromSuperview()
        window.addSubview(child)
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .light)
        XCTAssertEqual(child.layer.backgroundColor, UIColor.black.cgColor)
    }

    func testColorsThatLeadToThemselvesAreClear() async {
        final class Box: @unchecked Sendable { var color: UIColor? }
        // Only this test uses it.
        let box = Box()
        let endless = UIColor { _ in box.color ?? .red }
        box.color = endless
        XCTAssertEqual(endless.cgColor.alpha, 0)
        box.color = nil
    }
}

private final class TraitView: UIView {
    var previous: [UIUserInterfaceStyle] = []
    var styleWhenTold = UIUserInterfaceStyle.unspecified

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        previous.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
        styleWhenTold = UITraitCollection.current.userInterfaceStyle
    }
}
