import Foundation
import Kasane

/// The command line: understands the words, does the work, tells how it went.
enum Command {
    /// What the shell is told.
    enum ExitCode: Equatable, RawRepresentable {
        case done
        /// The scene failed, or what it should have become could not be written.
        case failed
        /// The words of the command line were wrong.
        case misused
        case interrupted(signal: Int32)

        var rawValue: Int32 {
            switch self {
            case .done: 0
            case .failed: 1
            case .misused: 2
            case .interrupted(let signal): 128 + signal
            }
        }

        init?(rawValue: Int32) { nil }
    }

    static func run(_ words: [String]) -> ExitCode {
        do {
            switch try Invocation(words) {
            case .help(let topic): print(topic.text)
            case .version: print("kasane \(version)")
            case .render(let request, let isQuiet): try render(request, isQuiet: isQuiet)
            }
            return .done
        } catch let error as UsageError {
            complain(error.problem)
            return .misused
        } catch SceneFailure.diagnostics(let lines) {
            FileHandle.standardError.write(Data(lines.utf8))
            return .failed
        } catch SceneFailure.line(let line) {
            complain(line)
            return .failed
        } catch SceneFailure.interrupted(let signal) {
            complain("interrupted: nothing was written")
            return .interrupted(signal: signal)
        } catch {
            complain("\(error)")
            return .failed
        }
    }

    static let version = "0.1.0"

    private static func render(_ request: RenderRequest, isQuiet: Bool) throws {
        let isTerminal = isatty(STDERR_FILENO) == 1
        let progress = RenderProgress(request, terminal: isTerminal && !isQuiet ? Terminal() : nil)
        defer { progress.end() }
        let summary = try SceneSupervisor(request, usesColor: isTerminal, observer: progress).run()
        progress.end()
        if !isQuiet { progress.tell(summary) }
    }

    private static func complain(_ line: String) {
        FileHandle.standardError.write(Data("kasane: \(line)\n".utf8))
    }
}
