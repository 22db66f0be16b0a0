import UIKit
import XCTest

private enum Spacing: UITraitDefinition {
    static let defaultValue = 8
}

private enum Theme: UITraitDefinition {
    final class Box: Sendable {}
    static let defaultValue: Box? = nil
    static var affectsColorAppearance: Bool { true }
}

extension UIMutableTraits {
    fileprivate var spacing: Int {
        get { self[Spacing.self] }
        set { self[Spacing.self] = newValue }
    }
}

/// Custom traits, and overridden traits.
@MainActor
final class OwnTraitTests: ViewTestCase {
    func testOwnTraitsAreKeptMergedAndCompared() async {
        let wide = UITraitCollection { $0.spacing = 20 }
        XCTAssertEqual(wide[Spacing.self], 20)
        XCTAssertEqual(UITraitCollection()[Spacing.self], 8)
        XCTAssertEqual(wide, UITraitCollection(Spacing.self, value: 20))
        XCTAssertNotEqual(wide, UITraitCollection(Spacing.self, value: 21))
        let both = UITraitCollection(traitsFrom: [wide, UITraitCollection(displayScale: 3)])
        XCTAssertEqual(both[Spacing.self], 20)
        XCTAssertEqual(both[UITraitDisplayScale.self], 3)
        XCTAssertTrue(both.containsTraits(in: wide))
        XCTAssertFalse(wide.containsTraits(in: both))
        XCTAssertEqual(both.replacing(Spacing.self, value: 1)[Spacing.self], 1)
        XCTAssertEqual(UITraitCollection(UITraitUserInterfaceStyle.self, value: .dark).userInterfaceStyle, .dark)
        let themed = UITraitCollection(Theme.self, value: Theme.Box())
        XCTAssertFalse(wide.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        XCTAssertTrue(themed.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        XCTAssertEqual(themed, themed.modifyingTraits { _ in })
    }

    func testEachTraitHasAnInitializer() async {
        XCTAssertEqual(UITraitCollection(legibilityWeight: .bold).legibilityWeight, .bold)
        XCTAssertEqual(UITraitCollection(forceTouchCapability: .available).forceTouchCapability, .available)
        XCTAssertEqual(UITraitCollection(imageDynamicRange: .high).imageDynamicRange, .high)
        XCTAssertEqual(UITraitCollection(activeAppearance: .inactive).activeAppearance, .inactive)
        XCTAssertEqual(UITraitCollection(sceneCaptureState: .active).sceneCaptureState, .active)
        let all = UITraitCollection(traitsFrom: [
            .init(layoutDirection: .rightToLeft), .init(horizontalSizeClass: .regular),
            .init(verticalSizeClass: .compact),
            .init(userInterfaceIdiom: .pad), .init(userInterfaceLevel: .elevated), .init(accessibilityContrast: .high),
            .init(displayGamut: .P3), .init(preferredContentSizeCategory: .small), .init(userInterfaceStyle: .dark),
        ])
        XCTAssertEqual(all.layoutDirection, .rightToLeft)
        XCTAssertEqual([all.horizontalSizeClass, all.verticalSizeClass], [.regular, .compact])
        XCTAssertEqual(all.userInterfaceIdiom, .pad)
        XCTAssertEqual(all.preferredContentSizeCategory, .small)
        XCTAssertEqual(all.displayScale, 0)
        XCTAssertTrue(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        XCTAssertFalse(UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        XCTAssertLessThan(UIContentSizeCategory.small, .large)
    }

    func testOverridesReachAllBelowUntilTheyAreRemoved() async {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        window.addSubview(parent)
        child.registerForTraitChanges([Spacing.self]) { (view: UIView, previous) in
            self.log.append("\(previous[Spacing.self]) to \(view.traitCollection[Spacing.self])")
        }
        parent.traitOverrides.spacing = 30
        parent.traitOverrides.horizontalSizeClass = .regular
        XCTAssertEqual(log, ["8 to 30"])
        XCTAssertTrue(parent.traitOverrides.contains(Spacing.self))
        XCTAssertFalse(parent.traitOverrides.contains(UITraitDisplayScale.self))
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .regular)
        parent.traitOverrides.remove(Spacing.self)
        parent.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        XCTAssertEqual(log, ["8 to 30", "30 to 8"])
        XCTAssertEqual(child.traitCollection.horizontalSizeClass, .compact)
        let controller = UIViewController()
        controller.view = parent
        controller.traitOverrides.userInterfaceStyle = .dark
        XCTAssertEqual(child.traitCollection.userInterfaceStyle, .dark)
    }
}
