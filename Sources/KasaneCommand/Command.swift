import Foundation
import Kasane

/// The command line: parses the arguments, runs the command and reports the result.
package struct Command {
    /// The exit status.
    enum ExitCode: Equatable {
        case done
        /// The scene failed, its output could not be written, or two images differ.
        case failed
        /// The arguments were invalid.
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
    }

    private let output = StandardStream(STDOUT_FILENO)
    private let errors = StandardStream(STDERR_FILENO)

    /// Runs the command that the arguments specify. Returns the exit status.
    package static func main(_ words: [String]) -> Int32 {
        // Before any descriptor is touched: some belong to the supervisor.
        if case .archiveProcess? = try? Invocation(words) { return SceneProcess.runArchive() }
        LaunchState.prepare()
        let command = Command()
        let code = command.run(words)
        guard let problem = command.output.problem else { return code.rawValue }
        command.complain(problem)
        return (code == .done ? .failed : code).rawValue
    }

    private func run(_ words: [String]) -> ExitCode {
        do {
            switch try Invocation(words) {
            case .help(let topic): output.write(topic.text + "\n")
            case .version: output.write("kasane \(Command.version)\n")
            case .manual(let folder): try ManualFolder(folder).write()
            case .fonts(let names): output.write(FontsCommand.table(names) + "\n")
            case .render(let request, let isQuiet), .write(let request, let isQuiet):
                try render(request, isQuiet: isQuiet)
            case .page(let arguments):
                let words = try PageCommand.run(arguments)
                if !arguments.isQuiet { errors.write(words.oneLine + "\n") }
            case .batch(let request, let isQuiet): return try batch(request, isQuiet: isQuiet)
            case .serve(let options, let isQuiet):
                let observer = ServeProgress(output: output, errors: errors, isQuiet: isQuiet, options)
                try Service(options, usesColor: isatty(STDERR_FILENO) == 1, observer: observer).run()
            case .count(let request): output.write("{\"rows\": \(try request.countRows())}\n")
            case .join(let arguments):
                let summary = try PartJoiner.join(arguments.parts, to: arguments.output)
                if !arguments.isQuiet { errors.write("\(arguments.output.oneLine): \(summary.frames) frames\n") }
            case .compile(let arguments):
                try CompiledSceneFile.write(
                    arguments.request, to: arguments.output, usesColor: isatty(STDERR_FILENO) == 1)
            case .fingerprint: output.write("\(try CompiledSceneFile.fingerprint())\n")
            case .play(let request): try play(request)
            case .describe(let request): try describe(request)
            case .archiveProcess: break
            case .package(let arguments): try PackageCommand.run(arguments, packageProgress)
            case .port(let arguments): output.write(try PortCommand.run(arguments, packageProgress) + "\n")
            case .diff(let arguments):
                let (text, isEqual) = try DiffCommand.run(arguments)
                output.write(text + "\n")
                return isEqual ? .done : .failed
            }
            return .done
        } catch let error as UsageError {
            complain(error.problem)
            return .misused
        } catch SceneFailure.diagnostics(let lines) {
            errors.write(lines)
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

    private func render(_ request: RenderRequest, isQuiet: Bool) throws {
        let isTerminal = isatty(STDERR_FILENO) == 1
        let terminal = isTerminal && !isQuiet ? Terminal(stream: errors) : nil
        let progress = RenderProgress(request, output: output, errors: errors, terminal: terminal)
        defer { progress.end() }
        if request.parts == RenderRequest.Parts.none {
            let length = try SceneSupervisor(request, usesColor: isTerminal, observer: progress).measure()
            progress.end()
            return output.write(BulkPlan.text(of: length) + "\n")
        }
        guard request.jobs > 1 else {
            let summary = try SceneSupervisor(request, usesColor: isTerminal, observer: progress).run()
            progress.end()
            if !isQuiet { progress.tell(summary) }
            return
        }
        let rendering = PartedRendering(request, usesColor: isTerminal, observer: progress)
        let summary = try rendering.run()
        progress.end()
        if !isQuiet { progress.tell(summary, processes: rendering.processes, winding: rendering.winding) }
    }

    private func batch(_ request: BatchRequest, isQuiet: Bool) throws -> ExitCode {
        let isTerminal = isatty(STDERR_FILENO) == 1
        let terminal = isTerminal && !isQuiet ? Terminal(stream: errors) : nil
        let progress = BatchProgress(request, output: output, errors: errors, terminal: terminal, isQuiet: isQuiet)
        defer { progress.end() }
        let state: BatchState
        do {
            state = try Batch(request, usesColor: isTerminal, observer: progress).run()
        } catch SceneFailure.interrupted(let signal) {
            progress.end()
            complain("interrupted: run the same command again to resume")
            return .interrupted(signal: signal)
        }
        progress.end()
        if !isQuiet { progress.tell(state) }
        return state.failed == 0 ? .done : .failed
    }

    private func play(_ request: RenderRequest) throws {
        let isTerminal = isatty(STDERR_FILENO) == 1
        try Player(request, usesColor: isTerminal, observer: PlayProgress(output: output, errors: errors)).run()
    }

    private func describe(_ request: RenderRequest) throws {
        let progress = RenderProgress(request, output: output, errors: errors, terminal: nil)
        defer { progress.end() }
        let isTerminal = isatty(STDERR_FILENO) == 1
        let text = try SceneSupervisor(request, usesColor: isTerminal, observer: progress).describe()
        output.write(text + "\n")
    }

    private var packageProgress: PackageProgress {
        PackageProgress(errors: errors, terminal: isatty(STDERR_FILENO) == 1 ? Terminal(stream: errors) : nil)
    }

    private func complain(_ line: String) { errors.write("kasane: \(line.oneLine)\n") }
}
