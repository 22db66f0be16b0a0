import UIKit
import XCTest

@testable import Kasane

/// The effect of a desktop's settings.
@MainActor
final class DesktopSettingsTests: XCTestCase {
    override func tearDown() async throws { SimulatedDevice.standard.use() }

    private func settings(_ values: [(namespace: String, key: String, value: BusValue)]) -> DesktopSettings {
        var portal = PortalValues()
        portal.take(all: [.array(of: "{sa{sv}}", [])])
        for (namespace, key, value) in values {
            portal.take(changed: [.string(namespace), .string(key), .variant(.variant(value))])
        }
        return portal.settings
    }

    private let (appearance, interface) = (PortalValues.appearance, PortalValues.interface)

    func testTheSharedAppearanceComesBeforeADesktopsOwn() async {
        XCTAssertEqual(settings([]), DesktopSettings())
        XCTAssertEqual(settings([(appearance, "color-scheme", .uint32(1))]).isDark, true)
        XCTAssertEqual(settings([(appearance, "color-scheme", .uint32(2))]).isDark, false)
        XCTAssertEqual(settings([(interface, "color-scheme", .string("prefer-dark"))]).isDark, true)
        let both: [(String, String, BusValue)] = [
            (interface, "color-scheme", .string("prefer-dark")), (appearance, "color-scheme", .uint32(2)),
            (interface, "enable-animations", .bool(true)), (appearance, "reduced-motion", .uint32(1)),
        ]
        XCTAssertEqual(settings(both).isDark, false)
        XCTAssertEqual(settings(both).reducesMotion, true)
        XCTAssertEqual(settings([(interface, "enable-animations", .bool(false))]).reducesMotion, true)
        XCTAssertEqual(settings([(appearance, "contrast", .uint32(1))]).hasHighContrast, true)
        XCTAssertEqual(
            settings([
                (appearance, "contrast", .uint32(0)), (PortalValues.accessibility, "high-contrast", .bool(true)),
            ]).hasHighContrast, true)
        XCTAssertEqual(settings([(interface, "scaling-factor", .uint32(2))]).scale, 2)
        XCTAssertNil(settings([(interface, "scaling-factor", .uint32(0))]).scale, "the display's own")
    }

    func testAllAtOnce() async {
        var portal = PortalValues()
        portal.take(all: [
            .array(
                of: "{sa{sv}}",
                [
                    .entry(.string(appearance), .properties([("color-scheme", .uint32(1))])),
                    .entry(.string(interface), .properties([("text-scaling-factor", .double(1.25))])),
                    .entry(.string("org.other"), .properties([("color-scheme", .uint32(2))])),
                ])
        ])
        XCTAssertEqual(portal.settings, DesktopSettings(isDark: true, textScale: 1.25))
    }

    func testRubbishMeansNothing() async {
        let rubbish: [BusValue] = [
            .string("dark"), .uint32(77), .int32(-1), .double(.nan), .double(1e300), .array(of: "v", []), .bool(true),
        ]
        for value in rubbish {
            for key in ["color-scheme", "contrast", "reduced-motion"] {
                XCTAssertEqual(settings([(appearance, key, value)]), DesktopSettings(), "\(key) \(value)")
            }
        }
        for value in rubbish.dropLast() {
            let wrong = settings([(interface, "text-scaling-factor", value), (interface, "enable-animations", value)])
            XCTAssertEqual(wrong, DesktopSettings(), "\(value)")
        }
        var portal = PortalValues()
        portal.take(all: [.string("a")])
        portal.take(changed: [])
        portal.take(changed: [.int32(1), .int32(1), .int32(1)])
        XCTAssertEqual(portal.settings, DesktopSettings())
    }

    func testTextScalesAreTheNearestCategories() async {
        let expected: [(Double, UIContentSizeCategory)] = [
            (0.25, .extraSmall), (0.82, .extraSmall), (0.9, .small), (0.95, .medium), (1, .large), (1.1, .extraLarge),
            (1.25, .extraExtraLarge), (1.35, .extraExtraExtraLarge), (1.5, .extraExtraExtraLarge),
            (1.6, .accessibilityMedium), (2, .accessibilityLarge), (2.35, .accessibilityExtraLarge),
            (2.75, .accessibilityExtraExtraLarge), (3, .accessibilityExtraExtraExtraLarge),
            (8, .accessibilityExtraExtraExtraLarge),
        ]
        for (scale, category) in expected {
            XCTAssertEqual(DesktopSettings.category(ofTextScale: scale), category, "\(scale)")
        }
    }

    func testSettingsAreTraitsAndArePosted() async {
        let posted = [
            expectation(forNotification: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil),
            expectation(forNotification: UIAccessibility.darkerSystemColorsStatusDidChangeNotification, object: nil),
            expectation(forNotification: UIContentSizeCategory.didChangeNotification, object: nil),
        ]
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        defer { window.isHidden = true }
        DesktopSettings(isDark: true, hasHighContrast: true, reducesMotion: true, textScale: 2).apply()
        await fulfillment(of: posted, timeout: 0)
        let traits = window.traitCollection
        XCTAssertEqual(traits.userInterfaceStyle, .dark)
        XCTAssertEqual(traits.accessibilityContrast, .high)
        XCTAssertEqual(traits.preferredContentSizeCategory, .accessibilityLarge)
        XCTAssertTrue(UIAccessibility.isReduceMotionEnabled)
        DesktopSettings().apply()
        XCTAssertEqual(window.traitCollection.userInterfaceStyle, .dark, "what is not said stays")
        DesktopSettings(isDark: false, reducesMotion: false).apply()
        XCTAssertEqual(window.traitCollection.userInterfaceStyle, .light)
        XCTAssertFalse(UIAccessibility.isReduceMotionEnabled)
        XCTAssertEqual(window.traitCollection.accessibilityContrast, .high)
    }
}
