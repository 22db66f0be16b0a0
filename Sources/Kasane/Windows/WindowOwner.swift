import CoreGraphics
import Dispatch
import Foundation
import Raster
import Synchronization
import UIKit

/// A message from the main thread to the thread that owns a program's windows. Windows are numbered.
enum OwnerMessage: Sendable {
    case open(WindowOpening)
    case report(Int, WindowReport)
    case raise(Int)
    case setTitle(Int, String)
    case close(Int)
    case inspector(InspectorEvent)
}

/// A window that is being opened, and the result.
final class WindowOpening: Sendable {
    let number: Int
    let title: String
    let size: CGSize
    private let opened = DispatchSemaphore(value: 0)
    private let result: Mutex<Result<(WindowGeometry, FrameMemory), WindowFailure>?> = Mutex(nil)
    /// The window's contents, once the main thread has created them.
    let stage: Mutex<LayerStage?> = Mutex(nil)

    init(number: Int, title: String, size: CGSize) { (self.number, self.title, self.size) = (number, title, size) }

    func finish(_ result: Result<(WindowGeometry, FrameMemory), WindowFailure>) {
        self.result.withLock { $0 = result }
        opened.signal()
    }

    /// Waits until the window is open, and returns its pixels and the memory for its frames.
    func wait() throws(WindowFailure) -> (WindowGeometry, FrameMemory) {
        opened.wait()
        guard let result = result.withLock({ $0 }) else { throw WindowFailure("cannot open a window") }
        return try result.get()
    }
}

/// Owns a program's windows, on their thread: it shows frames and forwards events, regardless of the main thread.
final class WindowOwner {
    private let sdl: SDLLibrary
    private let mailbox: WindowMailbox<OwnerMessage>
    private var windows: [OwnedWindow] = []

    init(_ mailbox: WindowMailbox<OwnerMessage>) throws {
        sdl = try DesktopWindow.connect()
        self.mailbox = mailbox
    }

    /// Opens a window; returns false on failure. The program's inspector, if it has one, is attached to its first
    /// window.
    @discardableResult
    func open(_ opening: WindowOpening) -> Bool {
        do {
            let window = try OwnedWindow(sdl, opening)
            if windows.isEmpty { window.inspect(mailbox) }
            mailbox.setWaker(window.window.makeWaker())
            windows.append(window)
            opening.finish(.success((window.geometry, window.memory.otherSide())))
            return true
        } catch {
            opening.finish(.failure(error as? WindowFailure ?? WindowFailure("\(error)")))
            return false
        }
    }

    func run() {
        while true {
            let events = DesktopWindow.waitForEvents(sdl)
            for window in windows { window.take(events) }
            for message in mailbox.take() { take(message) }
        }
    }

    private func take(_ message: OwnerMessage) {
        func window(_ number: Int) -> OwnedWindow? { windows.first { $0.opening.number == number } }
        switch message {
        case .open(let opening): open(opening)
        case .report(let number, let report): window(number)?.take(report)
        case .raise(let number): window(number)?.window.raise()
        case .setTitle(let number, let title): window(number)?.window.title = title
        case .close(let number): windows.removeAll { $0.opening.number == number }
        case .inspector(let news): for window in windows { window.inspector?.take(news) }
        }
    }
}

/// One of a program's windows.
private final class OwnedWindow {
    let opening: WindowOpening
    let window: DesktopWindow
    let memory: FrameMemory
    private(set) var geometry: WindowGeometry
    private var toldGeneration: Int
    private var drawnGeneration = -1
    private var copied: String?
    private(set) var inspector: ProgramInspector?

    init(_ sdl: SDLLibrary, _ opening: WindowOpening) throws {
        self.opening = opening
        memory = try FrameMemory()
        window = try DesktopWindow(sdl, title: opening.title, size: opening.size, scale: nil, isFullScreen: false)
        geometry = window.measure()
        toldGeneration = geometry.generation
        guard memory.reserve(geometry.byteCount) else { throw WindowFailure("not enough memory for its pixels") }
    }

    func take(_ events: DesktopEvents) {
        let signals = window.signals(of: events)
        guard let stage = opening.stage.withLock({ $0 }) else { return }
        inspector?.stage = stage
        for signal in signals { take(signal, stage) }
    }

    private func take(_ signal: WindowSignal, _ stage: LayerStage) {
        switch signal {
        case .closed: ProgramWindow.close(opening.number)
        case .lost: DisplayErrorHandler.end()
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

    /// Reports the window's size to the stage, if it has drawn for the previous one.
    private func tellSize(_ stage: LayerStage) {
        guard toldGeneration == drawnGeneration, toldGeneration != geometry.generation,
            memory.reserve(geometry.byteCount)
        else { return }
        toldGeneration = geometry.generation
        stage.receive(.resized(geometry))
    }

    func take(_ report: WindowReport) {
        guard let stage = opening.stage.withLock({ $0 }) else { return }
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

    /// Serves the inspector's page for this window, if the environment requests it.
    func inspect(_ mailbox: WindowMailbox<OwnerMessage>) {
        let rate = geometry.framesPerSecond
        inspector = ProgramInspector(title: opening.title, framesPerSecond: rate) { [unowned self] in
            guard drawnGeneration == geometry.generation, let pixels = memory.base else { return nil }
            return PixelBuffer(copying: pixels, geometry)
        } post: {
            mailbox.post(.inspector($0))
        }
        window.overlay = inspector?.overlay
    }
}
