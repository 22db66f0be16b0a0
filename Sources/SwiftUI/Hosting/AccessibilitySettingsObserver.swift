import Foundation
import UIKit

/// Passes changes of the accessibility settings to a view graph.
final class AccessibilitySettingsObserver {
    private let observers: [any NSObjectProtocol]

    init(_ graph: Handle<ViewGraph>) {
        observers = AccessibilitySettings.notifications.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // The notifications are posted on the main thread.
                MainActor.assumeIsolated { graph.object?.accessibilitySettingsDidChange() }
            }
        }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
}

extension ViewGraph {
    /// The accessibility settings, which are observed from the first time on; nil for a nested hierarchy, which
    /// inherits them.
    var followedAccessibilitySettings: AccessibilitySettings? {
        guard outerGraph == nil else { return nil }
        if settingsObserver == nil { settingsObserver = AccessibilitySettingsObserver(handle) }
        return AccessibilitySettings.current.withLock { $0 }
    }

    fileprivate func accessibilitySettingsDidChange() {
        guard let hostingView, rootNode.scope.values.accessibilitySettings != followedAccessibilitySettings else {
            return
        }
        updateEnvironment(from: hostingView.traitCollection)
    }
}
