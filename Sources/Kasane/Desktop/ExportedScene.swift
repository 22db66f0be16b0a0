import UIKit

/// A window of the desktop that is shown to assistive technologies.
@MainActor
final class ExportedScene {
    private let export: AccessibilityExport
    private let scene: AccessibleScene

    /// - Parameters:
    ///   - title: what the window is called.
    ///   - windows: what is shown in it, from the back.
    init(_ export: AccessibilityExport, title: String, windows: @escaping @MainActor () -> [UIWindow]) {
        (self.export, scene) = (export, AccessibleScene(title: title, windows: windows))
        export.add(scene)
    }

    /// The window has gone.
    func end() { export.remove(scene) }

    /// Whether assistive technologies want to be told of keys, and may take them.
    var wantsKeys: Bool { export.wantsKeys }

    /// Tells of a key, and afterwards whether somebody has taken it.
    func offer(_ key: ReportedKey, answer: @escaping @MainActor (Bool) -> Void) { export.offer(key, answer: answer) }

    func contentsDidChange() { export.contentsDidChange() }

    var title: String {
        get { scene.title }
        set {
            scene.title = newValue
            contentsDidChange()
        }
    }

    /// Whether keys go to the window.
    var isActive: Bool {
        get { scene.isActive }
        set {
            guard newValue != scene.isActive else { return }
            scene.isActive = newValue
            contentsDidChange()
        }
    }

    /// Where the window stands.
    var placement: AccessibleScene.Placement {
        get { scene.placement }
        set { scene.placement = newValue }
    }
}
