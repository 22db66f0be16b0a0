import Kasane

/// Shows on the terminal, if there is one, the steps before a package is built.
final class PackageProgress: PortObserver {
    private let errors: StandardStream
    private let terminal: Terminal?
    private var isShowing = false

    /// - Parameter terminal: nil for no output.
    init(errors: StandardStream, terminal: Terminal?) {
        self.errors = errors
        self.terminal = terminal
    }

    func port(does step: String) {
        guard let terminal else { return }
        isShowing = true
        terminal.replaceLine(with: String(step.oneLine.prefix(max(0, terminal.width - 1))))
    }

    func port(notes line: String) {
        end()
        errors.write("kasane: note: \(line.oneLine)\n")
    }

    /// Clears the line.
    func end() {
        if isShowing { terminal?.clearLine() }
        isShowing = false
    }
}
