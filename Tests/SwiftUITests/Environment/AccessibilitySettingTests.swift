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
}
