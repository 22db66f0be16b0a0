import Foundation
import Raster

/// Serves the inspector's page for a program's window, if the environment has `KASANE_INSPECT`.
///
/// It is confined to the window's thread.
final class ProgramInspector: InspectedWindow {
    /// The window's contents; nil until the program has something to show.
    var stage: LayerStage?
    /// Draws the outline of the layer that is selected in the page.
    let overlay = HighlightOverlay()
    private(set) var inspectedState: InspectedState
    private let framesPerSecond: Double
    private let picture: () -> PixelBuffer?
    private var desk: InspectorRequestHandler?

    /// Returns nil if the environment requests none. The page's URL is printed to standard error, as is the reason if
    /// there is no page.
    ///
    /// - Parameters:
    ///   - title: the program's name.
    ///   - picture: returns a copy of the displayed frame.
    ///   - post: passes events to the window's thread, which calls ``take(_:)`` with them. Called on any thread.
    init?(
        _ environment: [String: String] = ProcessInfo.processInfo.environment, title: String, framesPerSecond: Double,
        picture: @escaping () -> PixelBuffer?, post: @escaping @Sendable (InspectorEvent) -> Void
    ) {
        guard let port = ProgramInspector.port(environment["KASANE_INSPECT"] ?? "") else { return nil }
        (self.framesPerSecond, self.picture) = (framesPerSecond, picture)
        inspectedState = InspectedState(title: title)
        do {
            let desk = try InspectorRequestHandler(port: port, title: title, window: self, post: post)
            self.desk = desk
            say("Inspector (one browser only): \(desk.makeAddress())")
        } catch {
            say("no inspector: \(error.line)")
            return nil
        }
    }

    /// Returns the port that the environment specifies: 1 means any free port, which is 0. Nil for no inspector.
    static func port(_ text: String) -> UInt16? {
        guard let port = UInt16(text), port > 0 else { return nil }
        return port == 1 ? 0 : port
    }

    private func say(_ line: String) {
        FileHandle.standardError.write(Data("\(inspectedState.title): \(line)\n".utf8))
    }

    func take(_ news: InspectorEvent) { desk?.take(news) }

    /// Receives the next part of the program's answer.
    func take(_ part: Data, number: Int, isLast: Bool) { desk?.take(part, number: number, isLast: isLast) }

    // MARK: Window

    func sendToScene(_ event: WindowEvent) -> Bool {
        stage?.receive(event)
        return stage != nil
    }

    func copyPicture() -> PixelBuffer? { picture() }

    func control(_ question: InspectorRequest) {
        switch question {
        case .pause(let isPaused):
            inspectedState.isPaused = isPaused
            stage?.receive(.pace(isPaused ? 0 : inspectedState.speed))
        case .speed(let rate):
            guard rate.isFinite else { return }
            inspectedState.speed = min(max(rate, 1.0 / 64), 16)
            if !inspectedState.isPaused { stage?.receive(.pace(inspectedState.speed)) }
        case .step(let frames):
            if !inspectedState.isPaused { control(.pause(isPaused: true)) }
            stage?.receive(.step(Double(min(max(frames, -3600), 3600)) / framesPerSecond))
        case .look, .select, .edit, .seek, .restart: break
        }
    }
}
