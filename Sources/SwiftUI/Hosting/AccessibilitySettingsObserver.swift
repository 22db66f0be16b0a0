import Foundation
import UIKit

/// Hands on to a graph what people turn on and off.
final class AccessibilitySettingsObserver {
    private let observers: [any NSObjectProtocol]

    init(_ graph: Handle<ViewGraph>) {
        observers = AccessibilitySettings.notifications.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                // They are posted on the main thread.
                MainActor.assumeIsolated { graph.object?.takeAccessibilitySettings() }
            }
        }
    }

    deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
}

extension ViewGraph {
    /// Updates the environment from what people have turned on, from now on whenever that changes.
    func takeAccessibilitySettings() {
        if settingsObserver == nil { settingsObserver = AccessibilitySettingsObserver(handle) }
        let settings = AccessibilitySettings.current.withLock { $0 }
        guard rootNode.scope.values.accessibilitySettings != settings else { return }
        rootNode.scope.update { $0.accessibilitySettings = settings }
    }
}
