import XCTest

@testable import SwiftUI
@testable import UIKit

/// The accessibility settings in the environment.
/// See [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/accessibilityreducemotion).
final class AccessibilitySettingTests: HierarchyTestCase {
    private struct Motion: View {
        @Environment(\.accessibilityReduceMotion) private var reducesMotion
        @Environment(\.accessibilityReduceTransparency) private var reducesTransparency
        @Environment(\.accessibilityVoiceOverEnabled) private var isRead
        @Environment(\.accessibilityEnabled) private var isAssisted
        let note: (String) -> Void

        var body: some View {
            let _ = note("\(reducesMotion) \(reducesTransparency) \(isRead) \(isAssisted)")
            Color.red
        }
    }

    func testViewsFollowTheSettings() async {
        var notes: [String] = []
        let host = Host { Motion { notes.append($0) } }
        host.settle()
        XCTAssertEqual(notes.last, "false false false false")
        AccessibilitySettings.current.withLock { $0 = [.reduceMotion, .voiceOver] }
        defer { AccessibilitySettings.current.withLock { $0 = [] } }
        NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        host.settle()
        XCTAssertEqual(notes.last, "true false true true")
    }

    /// A change of the settings keeps the values that come from traits.
    func testTraitsAreKept() async {
        var notes: [String] = []
        struct Size: View {
            @Environment(\.accessibilityReduceMotion) private var reducesMotion
            @Environment(\.colorScheme) private var scheme
            let note: (String) -> Void

            var body: some View {
                let _ = note("\(reducesMotion) \(scheme)")
                Color.red
            }
        }
        AccessibilitySettings.current.withLock { $0 = [.reduceMotion] }
        defer { AccessibilitySettings.current.withLock { $0 = [] } }
        let host = Host { Size { notes.append($0) } }
        host.window.overrideUserInterfaceStyle = .dark
        host.settle()
        XCTAssertEqual(notes.last, "true dark")
        AccessibilitySettings.current.withLock { $0 = [] }
        NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        host.settle()
        XCTAssertEqual(notes.last, "false dark")
    }

    /// A nested hierarchy inherits the settings, and doesn't observe them itself.
    func testNestedHierarchiesInheritTheSettings() async throws {
        var notes: [String] = []
        let screen = Screen(NavigationStack { Motion { notes.append($0) } })
        AccessibilitySettings.current.withLock { $0 = [.reduceMotion] }
        defer { AccessibilitySettings.current.withLock { $0 = [] } }
        NotificationCenter.default.post(name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
        screen.settle()
        XCTAssertEqual(notes.last, "true false false false")
    }
}
