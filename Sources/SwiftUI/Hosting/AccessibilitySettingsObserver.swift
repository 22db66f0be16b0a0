import Foundation
import UIKit

/// Passes changes of the accessibility settings to a view graph.
final class AccessibilitySettingsObserver {
    private let observers: [any NSObjectProtocol]

    init(_ graph: Handle<ViewGraph>) {
        observers = AccessibilitySettings.notifications.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // The notifications are posted on the main thread.
                MainActor.assumeIsolated { graph.object?.takeAccessibilitySettings() }
            }
        }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
}

extension ViewGraph {
    /// Updates the environment from the accessibility settings, now and whenever they change.
    func takeAccessibilitySettings() {
        if settingsObserver == nil { settingsObserver = AccessibilitySettingsObserver(handle) }
        let settings = AccessibilitySettings.current.withLock { $0 }
        guard rootNode.scope.values.accessibilitySettings != settings else { return }
        rootNode.scope.update { $0.accessibilitySettings = settings }
    }
}
