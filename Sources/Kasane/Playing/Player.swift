import CoreGraphics
import Foundation

/// Receives the player's messages for the terminal.
package protocol PlayerObserver: AnyObject {
    /// Shows a line about the player's activity.
    func player(says line: String)
    /// Shows the compiler's own lines.
    func player(passesOn diagnostics: String)
    /// Called on the player's thread with what the scene prints.
    func scene(printed bytes: [UInt8], to descriptor: Int32)
}

/// Shows a scene in a window, in real time, and watches its file for changes.
///
/// The scene runs in a process of its own, whose frames are passed through shared memory: the window stays while scenes
/// are replaced, and whatever a scene does.
package final class Player {
    let request: RenderRequest
    let live: RenderRequest.Live
    let observer: any PlayerObserver
    let usesColor: Bool
    let mailbox = WindowMailbox<PlayerMessage>()
    let panels = PlayerPanels()
    var window: DesktopWindow?
    var geometry = WindowGeometry(width: 1, height: 1)
    /// The current scene, and the next one, which is shown once it has drawn a frame.
    var current: PlayedScene?
    var next: PlayedScene?
    /// The last program that was compiled.
    var program: URL?
    var isCompiling = false
    /// Whether the file changed while it was being compiled.
    var isStale = false
    var isPaused = false
    var speed: Double
    var isExposed = true
    /// Whether the window has the keyboard focus; nil until known.
    var isActive: Bool?
    var isOver = false
    var lastCopied: String?
    /// The inspector's page; nil until it is opened.
    var inspector: InspectorRequestHandler?
    var statistics = FrameStatistics()
    /// The pixels shown while there is no frame.
    private var blank: UnsafeMutableRawPointer?
    private var blankByteCount = 0

    /// - Parameter usesColor: whether the compiler's messages may be in colour on the terminal.
    package init(_ request: RenderRequest, usesColor: Bool, observer: any PlayerObserver) {
        (self.request, self.observer, self.usesColor) = (request, observer, usesColor)
        live = request.live ?? RenderRequest.Live()
        speed = live.speed
        isPaused = live.pauseTime != nil
    }

    deinit { free(blank) }

    /// Shows the scene until its window is closed. Throws a ``SceneFailure``.
    package func run() throws {
        guard FileManager.default.isReadableFile(atPath: request.scene) else {
            throw SceneFailure.line("scene file \(request.scene) does not exist or cannot be read: name a Swift file")
        }
        try request.checkFonts()
        let sdl: SDLLibrary
        do {
            sdl = try DesktopWindow.connect()
        } catch {
            throw SceneFailure.line("\(error.line): \(advice)")
        }
        DisplayErrorHandler.line = "kasane: lost the connection to the display; closing \(request.sceneName)"
        let interruption = try Interruption()
        let watcher = SourceWatcher(request.url(request.scene).resolvingSymlinksInPath()) { [mailbox] in
            mailbox.post(.written)
        }
        if watcher == nil { observer.player(says: "cannot watch \(request.scene): press R after a change") }
        if live.inspects { try inspect() }
        PortalSettings.shared.observe { [mailbox] in mailbox.post(.desktop($0)) }
        watch(interruption)
        compile(interruption)
        defer { endScenes() }
        while !isOver {
            if let window {
                for signal in window.wait() { try take(signal) }
            } else {
                mailbox.wait()
            }
            for message in mailbox.take() { try take(message, sdl, interruption) }
        }
    }

    /// The advice for a machine without a display.
    private var advice: String {
        let name = (request.sceneName as NSString).deletingPathExtension
        return "render a movie instead: kasane render \(request.scene) -o \(name).mp4"
    }

    private func watch(_ interruption: Interruption) {
        let (descriptor, mailbox) = (interruption.descriptor, mailbox)
        Thread.detachNewThread {
            var polls = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
            while poll(&polls, 1, -1) < 0 {}
            mailbox.post(.interrupted)
        }
    }

    private func take(_ message: PlayerMessage, _ sdl: SDLLibrary, _ interruption: Interruption) throws {
        switch message {
        case .interrupted: throw SceneFailure.interrupted(signal: interruption.take())
        case .written:
            isStale = isCompiling
            compile(interruption)
        case .compiled(let program):
            isCompiling = false
            if isStale {
                isStale = false
                return compile(interruption)
            }
            self.program = program
            start(program)
        case .failed(let failure):
            isCompiling = false
            if case .interrupted = failure { return mailbox.post(.interrupted) }
            tell(failure)
            try openWindow(sdl, CGSize(width: 640, height: 480))
            if isStale {
                isStale = false
                compile(interruption)
            }
        case .late(let scene): giveUp(on: scene)
        case .desktop(let settings):
            if request.device == nil { for scene in [current, next] { scene?.send(.desktop(settings)) } }
        case .scene(let scene, let message): try take(message, from: scene, sdl)
        case .inspector(let news): inspector?.take(news)
        }
    }

    func openWindow(_ sdl: SDLLibrary, _ size: CGSize) throws {
        guard window == nil else { return show() }
        do {
            let window = try DesktopWindow(
                sdl, title: request.sceneName, size: size, scale: live.scale, isFullScreen: live.isFullScreen)
            window.overlay = panels
            mailbox.setWaker(window.makeWaker())
            geometry = window.measure()
            self.window = window
            updateTitle()
            show()
        } catch {
            throw SceneFailure.line("\(error.line): \(advice)")
        }
    }

    // MARK: Display

    /// Shows parts of the scene's last frame; all of it by default.
    func show(_ parts: [WindowRect]? = nil) {
        guard let window, isExposed else { return }
        let parts = parts ?? [.whole(geometry)]
        if let current, current.drawnGeneration == geometry.generation, let pixels = current.memory.base {
            window.present(pixels, geometry, parts: parts)
        } else if let pixels = blankFrame() {
            window.present(pixels, geometry, parts: parts)
        }
    }

    private func blankFrame() -> UnsafeMutableRawPointer? {
        if blankByteCount < geometry.byteCount {
            free(blank)
            blank = malloc(geometry.byteCount)
            blankByteCount = blank == nil ? 0 : geometry.byteCount
            if let blank { memset(blank, 255, blankByteCount) }
        }
        return blank
    }

    /// Shows a message in the window; nil removes the last one.
    func say(_ message: String?) {
        guard message != panels.message else { return }
        panels.message = message
        show([])
    }
}

/// A message of the player's threads.
enum PlayerMessage: Sendable {
    case compiled(URL)
    case failed(SceneFailure)
    /// The scene's file was changed.
    case written
    case interrupted
    /// The user has changed the desktop's settings.
    case desktop(DesktopSettings)
    /// A scene has shown nothing within its time limit.
    case late(PlayedScene)
    case scene(PlayedScene, PlayedScene.Message)
    case inspector(InspectorEvent)
}
