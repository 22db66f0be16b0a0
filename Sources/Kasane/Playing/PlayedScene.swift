import Foundation
import Synchronization

/// A scene's process, as seen by the window's owner.
///
/// One thread reads its reports and output, another writes window events, so that a scene that hangs blocks nothing
/// else. The shared memory belongs to the player's thread.
final class PlayedScene: @unchecked Sendable {
    /// A message from a scene.
    enum Message: Sendable {
        case reported(WindowReport)
        case printed([UInt8], to: Int32)
        /// The reason why it has ended; nil if it was stopped.
        case over(String?)
    }

    let memory: FrameMemory
    /// The size in points that it requested; nil until it is known.
    var size: CGSize?
    /// The generation of the window's size that was last sent to it, and the one that it has drawn for.
    var (toldGeneration, drawnGeneration) = (-1, -1)
    var input = InputState()
    private let link: SceneLink
    private let name: String
    private let writer = DispatchQueue(label: "Kasane.play.events", qos: .userInteractive)
    private let stopping: DescriptorPipe

    /// Starts a compiled scene.
    init(
        _ program: URL, _ request: RenderRequest, post: @escaping @Sendable (PlayedScene, Message) -> Void
    ) throws {
        do {
            memory = try FrameMemory()
        } catch {
            throw SceneFailure.line(error.line)
        }
        stopping = try DescriptorPipe()
        link = try SceneLink(program, request, memory: memory)
        name = request.sceneName
        let thread = Thread { self.read(post) }
        thread.qualityOfService = .userInteractive
        thread.start()
    }

    deinit {
        close(stopping.reading)
        close(stopping.writing)
    }

    func send(_ event: WindowEvent) { writer.async { self.link.send(event) } }

    /// Ends the process. It sends no more messages, except that it is over.
    func stop() {
        var byte: UInt8 = 0
        _ = write(stopping.writing, &byte, 1)
    }

    private func read(_ post: (PlayedScene, Message) -> Void) {
        var lines = LineSplitter()
        var fatalError = FatalErrorFilter()
        var failure: String?
        func take(_ bytes: [UInt8]?) {
            guard let bytes else { return }
            for line in lines.split(bytes) {
                switch SceneReport(line: line) {
                case .window(let report)?: post(self, .reported(report))
                case .failed(let line)?: failure = line
                default: break
                }
            }
        }
        func forward(_ bytes: [UInt8]?, to target: Int32) {
            guard let bytes else { return }
            let shown = target == STDERR_FILENO ? fatalError.filter(bytes) : bytes
            if !shown.isEmpty { post(self, .printed(shown, to: target)) }
        }
        var isStopped = false
        while true {
            let ready = link.wait(orUntil: stopping.reading, timeout: -1)
            if ready.output { forward(link.readOutput(), to: STDOUT_FILENO) }
            if ready.errors { forward(link.readErrors(), to: STDERR_FILENO) }
            if ready.reports { take(link.readReports()) }
            isStopped = ready.interruption
            if ready.end || isStopped { break }
        }
        let ending = link.process.stop()
        if isStopped { return post(self, .over(nil)) }
        for _ in 0..<SceneLink.drainingReads {
            take(link.readReports())
            forward(link.readOutput(), to: STDOUT_FILENO)
            forward(link.readErrors(), to: STDERR_FILENO)
        }
        let (shown, message) = fatalError.finish(crashed: ending != .exited(0))
        if !shown.isEmpty { post(self, .printed(shown, to: STDERR_FILENO)) }
        post(self, .over(failure ?? explanation(of: ending, message)))
    }

    private func explanation(of ending: ChildProcess.Ending, _ message: String?) -> String {
        switch ending {
        case .exited(let code): "\(name) exited with exit code \(code)"
        case .killed(let signal):
            "\(name) crashed (\(String(cString: strsignal(signal))))" + (message.map { ": \($0)" } ?? "")
        }
    }
}
