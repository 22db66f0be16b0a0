import CoreGraphics
import Foundation
import PlaygroundSupport
import QuartzCore
import Synchronization
import UIKit

/// The work of the process that runs a scene: it reads the request, runs the scene's code and records its live view.
package enum SceneProcess {
    /// The descriptors that the process is started with.
    static let requestDescriptor: Int32 = 3
    static let reportDescriptor: Int32 = 4
    /// The memory for the frames of a window, if there is one.
    static let memoryDescriptor: Int32 = 5

    /// The same descriptors at higher numbers, out of reach of scenes that close descriptors they did not open.
    static let requests = moved(requestDescriptor)
    private static let reports = moved(reportDescriptor)
    private static let id = Atomic(getpid())
    private static let reportLock = NSLock()

    /// Runs the process and returns its exit code.
    static func run(scene: () -> Void) -> Int32 {
        prepare()
        guard let request = readRequest() else {
            print("This is a compiled scene. Render it with kasane render.")
            return 2
        }
        if let live = request.live { runLive(request, live, scene: scene) }
        if let rows = request.rows { runRows(request, rows, scene: scene) }
        if request.parts == .ordered { takeOrders(request) } else { endWithSupervisor(request) }
        run(request, scene: scene)
    }

    /// Runs the scene's code, and records what it shows.
    static func run(_ request: RenderRequest, scene: () -> Void) -> Never {
        MediaClock.useManual(startingAt: 0)
        prepareScreen(request)
        // A scene that finishes execution early is recorded as it is at that point.
        PlaygroundPage.current.finish = { record(request) }
        if request.isArchive { showArchive(request) } else { scene() }
        record(request)
    }

    /// Runs the process of an archive, which has no compiled program.
    package static func runArchive() -> Int32 { run {} }

    /// Makes an archive's layers the live view.
    private static func showArchive(_ request: RenderRequest) {
        do {
            let archive = try CoreAnimationArchive(contentsOf: request.url(request.scene))
            for note in archive.notes { FileHandle.standardError.write(Data("\(note)\n".utf8)) }
            PlaygroundPage.current.liveView = archive.rootLayer
            guard let state = request.state else { return }
            // A transition starts from the committed state before it.
            CATransaction.flush()
            guard archive.setState(state) else {
                let names = archive.stateNames.map { "\"\($0)\"" }.joined(separator: ", ")
                fail("\(request.sceneName) has no state \"\(state)\"" + (names.isEmpty ? "" : ": it has \(names)"))
            }
        } catch {
            fail("\(error)")
        }
    }

    /// Records a scene with top-level `await` after its code has ended. It ran on the main queue, so the recording is
    /// deferred until the queue can be drained again.
    fileprivate static func sceneEnded() {
        RunLoop.main.perform {
            if isLive { PlaygroundPage.current.finish?() } else { PlaygroundPage.current.finishExecution() }
        }
    }

    private static func record(_ given: RenderRequest) -> Never {
        endCopies()
        let request = showing(given)
        let page = PlaygroundPage.current
        page.showProgramWindow()
        guard let layer = page.layer else {
            fail("\(request.sceneName) sets no live view: add `PlaygroundPage.current.liveView = layer` at its end")
        }
        if let description = request.description { describe(layer, description, request) }
        if let document = request.document { write(document, of: layer, request) }
        if let parts = request.parts { write(parts, of: layer, request) }
        do {
            // For a row only its end is reported, since there are thousands.
            let isRow = request.rows != nil
            let recording = try SceneRecording(request, of: layer) { if !isRow { report($0) } }
            page.finish = { end(after: { try recording.finish() }) }
            end(after: { try recording.run() })
        } catch {
            fail(error)
        }
    }

    // MARK: - Supervisor

    private static func prepare() {
        // A full disk or a closed pipe is reported by the failing call instead of a signal.
        signal(SIGXFSZ, SIG_IGN)
        signal(SIGPIPE, SIG_IGN)
        _ = (requests, reports, id.load(ordering: .relaxed))
    }

    static func moved(_ descriptor: Int32) -> Int32 {
        let high = fcntl(descriptor, F_DUPFD_CLOEXEC, 200)
        guard high >= 0 else {
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            return descriptor
        }
        close(descriptor)
        return high
    }

    /// Sets up the screen, from which views take their size and scale, and selects the preview to show. This runs on
    /// the main thread, like the scene.
    static func prepareScreen(_ request: RenderRequest) {
        useScreen(request)
        preparePreviews(request)
    }

    static func useScreen(_ request: RenderRequest) {
        let (scale, size) = (request.scale, request.size)
        let device = request.device.flatMap { SimulatedDevice(named: $0) }
        MainActor.assumeIsolated {
            if let device { return device.use() }
            UIScreen.main.scale = CGFloat(scale)
            guard let size else { return }
            UIScreen.main.bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        }
    }

    private static func readRequest() -> RenderRequest? {
        var line: [UInt8] = []
        var byte: UInt8 = 0
        while read(requests, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
        return SceneWire.message(line)
    }

    /// Ends the process when the supervisor ends, however busy the scene is.
    private static func endWithSupervisor(_ request: RenderRequest) {
        Thread.detachNewThread {
            var byte: UInt8 = 0
            var count = 0
            repeat { count = read(requests, &byte, 1) } while count > 0 || count < 0 && errno == EINTR
            // An error means that the scene has closed the pipe; the supervisor is still there.
            guard count == 0 else { return }
            AtomicOutput.removeLeftovers(of: getpid(), besides: request.outputURL)
            _exit(1)
        }
    }

    static func report(_ report: SceneReport) {
        endCopies()
        let line = report.line
        // A window's frames are reported by a separate thread.
        reportLock.withLock { _ = SceneWire.write(line, to: reports) }
    }

    // MARK: - Termination

    /// In characters.
    private static let longestPart = 50_000

    /// Describes the live view's tree at the requested time.
    private static func describe(
        _ layer: CALayer, _ description: RenderRequest.Description, _ request: RenderRequest
    ) -> Never {
        do {
            let text = try SceneRecording.text(of: layer, description, request)
            // Message lines are limited, but a tree's text is not.
            var rest = text[...]
            repeat {
                report(.described(String(rest.prefix(longestPart))))
                rest = rest.dropFirst(longestPart)
            } while !rest.isEmpty
            endUnlessTouchesFailed()
        } catch {
            fail(error)
        }
    }

    /// Writes a document about the live view.
    private static func write(
        _ document: RenderRequest.Document, of layer: CALayer, _ request: RenderRequest
    ) -> Never {
        do {
            let document = try SceneDocument(request, document, of: layer, report: report)
            PlaygroundPage.current.finish = { end(after: { try document.finish() }) }
            end(after: { try document.run() })
        } catch {
            fail(error)
        }
    }

    /// Ends the process; fails with the first step that a touch script could not perform.
    static func endUnlessTouchesFailed() -> Never {
        let failure = MainActor.assumeIsolated { TouchScriptRun.failures.first }
        if let failure { fail("\(failure)") }
        end(0)
    }

    static func end(after work: () throws -> RenderSummary) -> Never {
        do {
            report(.finished(try work()))
            endUnlessTouchesFailed()
        } catch {
            fail(error)
        }
    }

    static func fail(_ line: String, code: Int32 = 1) -> Never {
        report(.failed(line))
        end(code)
    }

    /// Ends the process with an error.
    static func fail(_ error: any Error) -> Never {
        let code: Int32 =
            switch (error as? MovieError)?.reason {
            case .diskFull: diskIsFull
            case .badSize, .badFrameRate, .badDuration: rowDoesNotFit
            default: 1
            }
        fail(describe(error), code: code)
    }

    /// The exit code when the next rendering can't succeed either.
    static let diskIsFull: Int32 = 3
    /// The exit code when the requested output can't be created, however often it is retried.
    static let rowDoesNotFit: Int32 = 4

    /// Ends a copy that the scene has forked. Only the original process writes the movie.
    static func endCopies() {
        if getpid() != id.load(ordering: .relaxed) { _exit(0) }
    }

    /// Marks this forked copy as one that may write.
    static func isNoCopy() { id.store(getpid(), ordering: .relaxed) }

    /// Exits without tearing anything down, as threads may still be running. A forked copy rewinds to take another row
    /// instead, if it can.
    static func end(_ code: Int32) -> Never {
        fflush(nil)
        if code == 0 { ForkedRowProcess.finishRow() }
        _exit(code)
    }

    private static func describe(_ error: any Error) -> String {
        switch error {
        case SceneFailure.line(let line): line
        case let error as MovieError: error.description
        default: "\(error)"
        }
    }
}

/// The entry point for the runner that is linked to every scene.
@_cdecl("kasane_run_scene")
package func runScene(
    _ count: Int32, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ scene: @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Int32
) -> Int32 {
    SceneProcess.run { _ = scene(count, words) }
}

/// The entry point for a scene with top-level `await`, at the end of its code.
@_cdecl("kasane_scene_ended")
package func sceneEnded() { SceneProcess.sceneEnded() }
