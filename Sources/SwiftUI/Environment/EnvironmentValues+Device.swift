import Foundation
import UIKit

extension EnvironmentValues {
    private struct ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
    private struct LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
    private struct LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private struct UndoKey: EnvironmentKey { static var defaultValue: UndoManager? { nil } }

    /// The user's preferred contrast, from the hosting view's traits.
    public internal(set) var colorSchemeContrast: ColorSchemeContrast {
        get { self[ContrastKey.self] }
        set { self[ContrastKey.self] = newValue }
    }

    /// The user's preferred text weight, from the hosting view's traits; nil if unspecified.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityKey.self] }
        set { self[LegibilityKey.self] = newValue }
    }

    /// Whether the display is dimmed, as when always on. False unless a view sets it, as no display is dimmed here.
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }

    /// The undo manager of the enclosing responders; nil outside of a window.
    public internal(set) var undoManager: UndoManager? {
        get { self[UndoKey.self] }
        set { self[UndoKey.self] = newValue }
    }

    /// Whether the program can open several windows: on a desktop.
    @MainActor @preconcurrency
    public var supportsMultipleWindows: Bool { UIApplication.shared.supportsMultipleScenes }
}
