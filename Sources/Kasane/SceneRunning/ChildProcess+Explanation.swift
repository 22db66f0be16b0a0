import Foundation

extension ChildProcess.Ending {
    /// True for the signals that the Swift runtime raises on a fatal error.
    var isOfRuntime: Bool {
        switch self {
        case .exited: false
        case .killed(let signal): [SIGILL, SIGTRAP, SIGABRT].contains(signal)
        }
    }

    /// Returns the reason why a scene's process ended early, in one line.
    ///
    /// - Parameters:
    ///   - frames: The number of frames it had drawn.
    ///   - lastWords: The runtime's message.
    func explanation(of scene: String, afterFrames frames: Int = 0, _ lastWords: String?) -> String {
        switch self {
        case .exited(let code):
            return "\(scene) exited with exit code \(code) before its movie was complete: remove its call to exit"
        case .killed(let signal):
            let name = String(cString: strsignal(signal))
            let place = frames == 0 ? "" : " after \(frames) frames"
            let message = lastWords.map { ": \($0)" } ?? ""
            return "\(scene) crashed\(place) (\(name))\(message)"
        }
    }
}
