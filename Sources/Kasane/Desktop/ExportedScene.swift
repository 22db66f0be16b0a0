import UIKit

/// A desktop window that is exposed to assistive technologies.
@MainActor
final class ExportedScene {
    private let export: AccessibilityExport
    private let scene: AccessibleScene

    /// - Parameters:
    ///   - title: the window's title.
    ///   - windows: returns the windows shown in it, back to front.
    init(_ export: AccessibilityExport, title: String, windows: @escaping @MainActor () -> [UIWindow]) {
        (self.export, scene) = (export, AccessibleScene(title: title, windows: windows))
        export.add(scene)
    }

    /// Called when the window is closed.
    func end() { export.remove(scene) }

    /// Whether assistive technologies listen to keys, and may consume them.
    var wantsKeys: Bool { export.wantsKeys }

    /// Reports a key, and then whether a client has consumed it.
    func offer(_ key: ReportedKey, answer: @escaping @MainActor (Bool) -> Void) { export.offer(key, answer: answer) }

    func contentsDidChange() { export.contentsDidChange() }

    var title: String {
        get { scene.title }
        set {
            scene.title = newValue
            contentsDidChange()
        }
    }

    /// Whether the window has the keyboard focus.
    var isActive: Bool {
        get { scene.isActive }
        set {
            guard newValue != scene.isActive else { return }
            scene.isActive = newValue
            contentsDidChange()
        }
    }

    /// The placement of the window.
    var placement: AccessibleScene.Placement {
        get { scene.placement }
        set { scene.placement = newValue }
    }
}
