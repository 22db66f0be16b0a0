import CoreGraphics
import Dispatch
import Foundation
import QuartzCore
import Raster
import Synchronization
import UIKit

/// The window of a program of its own, which `UIApplicationMain` opens before it launches the application.
///
/// A thread owns it: it shows frames and passes events on, whatever the main thread does.
enum ProgramWindow {
    /// Opens the window and sets the screen up; does nothing without a display, or where the environment asks for none.
    @MainActor
    static func open(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        let request = environment["KASANE_WINDOW"] ?? ""
        guard request != "none", DesktopWindow.problem(environment) == nil else { return }
        let size = size(request) ?? UIScreen.main.bounds.size
        let (opened, mailbox) = (DispatchSemaphore(value: 0), WindowMailbox<ProgramMessage>())
        let box = Opening()
        let thread = Thread {
            do {
                let owner = try WindowOwner(size: size, mailbox)
                box.result.withLock { $0 = .success((owner.geometry, owner.memory.otherSide())) }
                opened.signal()
                owner.run(stage: box)
            } catch {
                box.result.withLock { $0 = .failure(error as? WindowFailure ?? WindowFailure("\(error)")) }
                opened.signal()
            }
        }
        (thread.name, thread.stackSize) = ("Kasane.window", 8 << 20)
        thread.qualityOfService = .userInteractive
        thread.start()
        opened.wait()
        switch box.result.withLock({ $0 }) {
        case .success(let (geometry, memory))?:
            var model = UIScreen.main.model
            (model.size, model.scale) = (geometry.size, geometry.scale)
            model.framesPerSecond = geometry.framesPerSecond
            model.orientation = model.size.width > model.size.height ? .landscapeLeft : .portrait
            model.updateSizeClasses()
            UIScreen.main.model = model
            let stage = LayerStage(.windows(liveView: nil), memory: memory, background: [0, 0, 0, 255]) {
                mailbox.post(.report($0))
            }
            MediaClock.display = stage
            stage.accessibility = AccessibilityExport(title: ProcessInfo.processInfo.processName) {
                UIApplication.shared.windows
            }
            stage.accessibility?.start()
            // A device that was asked for has its own settings.
            if environment["KASANE_IDIOM"] == nil {
                PortalSettings.shared.current.apply()
                PortalSettings.shared.observe { stage.receive(.desktop($0)) }
            }
            box.stage.withLock { $0 = stage }
            // Handled when the application has launched.
            stage.receive(.resized(geometry))
        case .failure(let failure)?:
            FileHandle.standardError.write(Data("no window: \(failure.line)\n".utf8))
        case nil: break
        }
    }

    /// A width and a height in points with an x between them.
    static func size(_ text: String) -> CGSize? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...32768).contains(width),
            (1...32768).contains(height)
        else { return nil }
        return CGSize(width: width, height: height)
    }
}

/// What other threads tell the window's.
private enum ProgramMessage: Sendable {
    case report(WindowReport)
    case inspector(InspectorNews)
}

/// What the window's thread and the main one tell each other at the beginning.
private final class Opening: Sendable {
    let result: Mutex<Result<(WindowGeometry, FrameMemory), WindowFailure>?> = Mutex(nil)
    let stage: Mutex<LayerStage?> = Mutex(nil)
}

/// Owns the window on its thread.
private final class WindowOwner {
    private let window: DesktopWindow
    private let mailbox: WindowMailbox<ProgramMessage>
    let memory: FrameMemory
    private(set) var geometry: WindowGeometry
    private var (toldGeneration, drawnGeneration) = (0, -1)
    private var copied: String?
    private var inspector: ProgramInspector?

    init(size: CGSize, _ mailbox: WindowMailbox<ProgramMessage>) throws {
        self.mailbox = mailbox
        memory = try FrameMemory()
        let sdl = try DesktopWindow.connect()
        let name = ProcessInfo.processInfo.processName
        LostDisplay.line = "\(name): the display was lost"
        window = try DesktopWindow(sdl, title: name, size: size, scale: nil, isFullScreen: false)
        mailbox.setWaker(window.makeWaker())
        geometry = window.measure()
        toldGeneration = geometry.generation
        guard memory.reserve(geometry.byteCount) else { throw WindowFailure("there is no memory for its pixels") }
        inspector = ProgramInspector(title: name, framesPerSecond: geometry.framesPerSecond) { [unowned self] in
            guard drawnGeneration == geometry.generation, let pixels = memory.base else { return nil }
            return PixelBuffer(copying: pixels, geometry)
        } post: {
            mailbox.post(.inspector($0))
        }
        window.overlay = inspector?.overlay
    }

    func run(stage opening: Opening) {
        while true {
            let signals = window.wait()
            let messages = mailbox.take()
            guard let stage = opening.stage.withLock({ $0 }) else { continue }
            inspector?.stage = stage
            for signal in signals { take(signal, stage) }
            for message in messages {
                switch message {
                case .report(let report): take(report, stage)
                case .inspector(let news): inspector?.take(news)
                }
            }
        }
    }

    private func take(_ signal: WindowSignal, _ stage: LayerStage) {
        switch signal {
        case .closed: ProgramWindow.terminate()
        case .lost: LostDisplay.end()
        case .spoilt: present([.whole(geometry)])
        case .resized:
            geometry = window.measure()
            tellSize(stage)
        case .event(.copied(let text)):
            if text != copied { stage.receive(.copied(text)) }
            copied = text
        case .event(.key(let key)) where key.code == UIKeyboardHIDUsage.keyboardF11.rawValue:
            if key.phase == .down { window.toggleFullScreen() }
        case .event(let event): stage.receive(event)
        }
    }

    /// Tells the stage the window's size, if it has drawn for the one before.
    private func tellSize(_ stage: LayerStage) {
        guard toldGeneration == drawnGeneration, toldGeneration != geometry.generation,
            memory.reserve(geometry.byteCount)
        else { return }
        toldGeneration = geometry.generation
        stage.receive(.resized(geometry))
    }

    private func take(_ report: WindowReport, _ stage: LayerStage) {
        switch report {
        case .frame(let frame):
            drawnGeneration = frame.generation
            inspector?.overlay.layer = HighlightedLayer(frame.outline)
            present(WindowRect.rects(of: frame.damage))
            stage.receive(.presented)
            tellSize(stage)
        case .input(let state): window.setInput(state)
        case .pointer(let shape): window.setPointer(shape)
        case .copied(let text):
            copied = text
            window.clipboard = text
        case .inspected(let part, let number, let isLast):
            inspector?.take(part, number: number, isLast: isLast)
        case .ready, .ended: break
        }
    }

    private func present(_ parts: [WindowRect]) {
        guard drawnGeneration == geometry.generation, let pixels = memory.base else { return }
        window.present(pixels, geometry, parts: parts)
    }
}

extension ProgramWindow {
    /// Ends the program as its user wants it.
    fileprivate static func terminate() {
        DispatchQueue.main.async {
            MainActor.assumeIsolated { UIApplication.shared.deliverWillTerminate() }
            exit(0)
        }
    }
}

/// Module `UIKit` calls it, if the program is linked with this one.
@_cdecl("kasane_show_program")
package func showProgram() { MainActor.assumeIsolated { ProgramWindow.open() } }
