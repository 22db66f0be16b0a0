import Foundation

extension ChildProcess.Ending {
    /// True for the signals by which the Swift runtime ends a faulty program.
    var isOfRuntime: Bool {
        switch self {
        case .exited: false
        case .killed(let signal): [SIGILL, SIGTRAP, SIGABRT].contains(signal)
        }
    }

    /// Why a scene's process has ended too early, in one line.
    ///
    /// - Parameters:
    ///   - frames: How many it had drawn.
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
