/// An action that opens a window of the program, on a desktop that supports several.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/openwindowaction)
@MainActor @preconcurrency
public struct OpenWindowAction {
    let windows: ProgramWindows?

    nonisolated init(windows: ProgramWindows?) { self.windows = windows }

    private func open(_ id: String?, _ value: AnyHashable?) {
        guard let windows else { return reportOnce("openWindow: the view is not in a window of an App") }
        windows.open(id: id, value: value)
    }

    /// Opens a window of the group with an identifier.
    public func callAsFunction(id: String) { open(id, nil) }

    /// Opens the window that shows a value, of the group for values of its type. A window that is already open is
    /// brought to the front.
    public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, AnyHashable(value)) }

    /// Opens the window that shows a value, of the group with an identifier.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id, AnyHashable(value)) }
}

/// An action that closes windows of the program. The last one stays open.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/dismisswindowaction)
@MainActor @preconcurrency
public struct DismissWindowAction {
    let window: WindowHandle?

    nonisolated init(window: WindowHandle?) { self.window = window }

    /// Closes the window that contains the view.
    public func callAsFunction() {
        if let window, let number = window.number { window.windows.close(number) }
    }

    /// Closes the windows of the group with an identifier.
    public func callAsFunction(id: String) { window?.windows.close(id: id, value: nil) }

    /// Closes the window that shows a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        window?.windows.close(id: nil, value: AnyHashable(value))
    }

    /// Closes the window that shows a value, of the group with an identifier.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        window?.windows.close(id: id, value: AnyHashable(value))
    }
}
