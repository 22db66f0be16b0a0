import CSDL2
import CoreGraphics
import Foundation

/// A window of the desktop, under X11 or Wayland. It is confined to the thread that created it.
final class DesktopWindow {
    private let sdl: SDLLibrary
    private let window: SDLLibrary.Window
    /// The number of pixels per point that the user has requested; nil for the desktop's.
    private let requestedScale: Double?
    private var generation = 0
    private var cursors: [PointerShape: OpaquePointer] = [:]
    private var takesText = false
    /// The desktop's scale when the window was last measured.
    private var measuredScale = 1.0
    /// The type of the event that wakes the thread.
    private let wakeType: UInt32
    var translator = EventTranslator()

    /// Draws over a frame before it is shown; nil for none.
    var overlay: FrameOverlay?

    // MARK: Desktop environment

    /// A line that says why there can't be a window; nil if there can be one.
    static func problem(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String? {
        let variables = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
        guard variables.allSatisfy({ (environment[$0] ?? "").isEmpty }) else { return nil }
        return "no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"
    }

    /// SDL_INIT_VIDEO, whose header would start subsystems of its own.
    private static let initVideo: UInt32 = 0x20

    /// Connects to the desktop.
    static func connect() throws(WindowFailure) -> SDLLibrary {
        if let problem = problem() { throw WindowFailure(problem) }
        let sdl = try SDLLibrary.load()
        for (name, value) in hints { _ = sdl.setHint(name, value) }
        // In the C locale Xlib rejects non-ASCII titles.
        if setlocale(LC_CTYPE, nil).map({ String(cString: $0) }) == "C" { setlocale(LC_CTYPE, "C.UTF-8") }
        guard sdl.initSubSystem(initVideo) == 0 else {
            throw WindowFailure("cannot connect to the display (\(String(cString: sdl.getError())))")
        }
        DisplayErrorHandler.watch()
        PortalSettings.shared.start()
        if !isWayland(sdl) { ClipboardWatcher.start(sdl) }
        return sdl
    }

    private static func isWayland(_ sdl: SDLLibrary) -> Bool {
        sdl.currentDriver().map { String(cString: $0) } == "wayland"
    }

    private static let hints = [
        // Signals, and touches synthesized from a mouse, are handled by the caller.
        ("SDL_NO_SIGNAL_HANDLERS", "1"), ("SDL_TOUCH_MOUSE_EVENTS", "0"), ("SDL_MOUSE_TOUCH_EVENTS", "0"),
        // Closed windows are reported individually: only a lost display ends all of them.
        ("SDL_QUIT_ON_LAST_WINDOW_CLOSE", "0"),
        // The screen saver stays enabled.
        ("SDL_VIDEO_ALLOW_SCREENSAVER", "1"),
        ("SDL_IME_SHOW_UI", "1"),
    ]

    // MARK: Window creation

    /// - Parameters:
    ///   - size: in points; limited to the desktop's usable area.
    ///   - scale: pixels per point; nil for the desktop's.
    init(_ sdl: SDLLibrary, title: String, size: CGSize, scale: Double?, isFullScreen: Bool) throws(WindowFailure) {
        (self.sdl, requestedScale) = (sdl, scale)
        wakeType = sdl.registerEvents(1)
        let isWayland = DesktopWindow.isWayland(sdl)
        // Under X11 shared memory is used: only changed areas are sent to the server. Wayland supports only textures.
        if !isWayland { _ = sdl.setHint("SDL_FRAMEBUFFER_ACCELERATION", "0") }
        _ = PortalSettings.shared.awaitFirst()
        // Wayland already counts in points.
        let factor = isWayland ? 1 : scale ?? DesktopWindow.desktopScale
        var usable = SDL_Rect(x: 0, y: 0, w: 1280, h: 800)
        _ = sdl.usableBounds(0, &usable)
        let width = Int32(min(max(1, size.width * factor), Double(max(usable.w, 64))).rounded())
        let height = Int32(min(max(1, size.height * factor), Double(max(usable.h, 64))).rounded())
        let flags =
            SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
            | (isFullScreen ? SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue : 0)
        let centered = Int32(bitPattern: 0x2FFF_0000)
        guard let window = sdl.createWindow(title, centered, centered, width, height, flags) else {
            throw WindowFailure("cannot open a window (\(String(cString: sdl.getError())))")
        }
        self.window = window
        sdl.stopTextInput()
        let wake = makeWaker()
        PortalSettings.shared.observe { _ in wake() }
    }

    deinit { sdl.destroyWindow(window) }

    /// The scale that X11 desktops specify: in environment variables, or else in their settings.
    private static var desktopScale: Double {
        let environment = ProcessInfo.processInfo.environment
        let named = ["KASANE_SCALE", "GDK_SCALE", "QT_SCALE_FACTOR"].lazy.compactMap { environment[$0] }
        return named.compactMap { Double($0) }.first { (0.5...8).contains($0) }
            ?? PortalSettings.shared.current.scale ?? 1
    }

    /// Measures the window's current pixels, as a new generation.
    func measure() -> WindowGeometry {
        generation += 1
        var (width, height, pointWidth, pointHeight): (Int32, Int32, Int32, Int32) = (1, 1, 1, 1)
        sdl.windowPixels(window, &width, &height)
        sdl.windowSize(window, &pointWidth, &pointHeight)
        var geometry = WindowGeometry(width: Int(max(1, width)), height: Int(max(1, height)))
        let ratio = Double(max(1, width)) / Double(max(1, pointWidth))
        measuredScale = DesktopWindow.desktopScale
        geometry.scale = requestedScale ?? (ratio > 1 ? ratio : measuredScale)
        geometry.generation = generation
        var mode = SDL_DisplayMode()
        if sdl.displayMode(max(0, sdl.windowDisplay(window)), &mode) == 0, (20...1000).contains(mode.refresh_rate) {
            geometry.framesPerSecond = Double(mode.refresh_rate)
        }
        translator.pointsPerUnit = ratio / geometry.scale
        var (x, y): (Int32, Int32) = (0, 0)
        sdl.windowPosition(window, &x, &y)
        (geometry.x, geometry.y, geometry.unitsPerPoint) = (Double(x), Double(y), geometry.scale / ratio)
        translator.size = geometry.size
        return geometry
    }

    // MARK: Frames

    /// Shows parts of a frame: rows of opaque RGBA from the top, of the size in `geometry`.
    func present(_ pixels: UnsafeMutableRawPointer, _ geometry: WindowGeometry, parts: [WindowRect]) {
        guard let surface = sdl.windowSurface(window), let target = surface.pointee.pixels else { return }
        var shown: [SDL_Rect] = []
        let (width, height) = (
            min(geometry.width, Int(surface.pointee.w)), min(geometry.height, Int(surface.pointee.h))
        )
        let composed = overlay?.draw(over: pixels, geometry)
        let source = UnsafeRawPointer(composed?.base ?? pixels)
        let bytesPerRow = composed?.bytesPerRow ?? geometry.bytesPerRow
        for part in parts + (overlay?.parts ?? []) {
            let (x, y) = (max(0, part.x), max(0, part.y))
            let (maxX, maxY) = (min(part.x + part.width, width), min(part.y + part.height, height))
            guard x < maxX, y < maxY else { continue }
            let pitch = Int(surface.pointee.pitch)
            let bytes = Int(surface.pointee.format.pointee.BytesPerPixel)
            // SDL's name for the byte order R, G, B, A is that of the 32-bit number on this machine.
            _ = sdl.convertPixels(
                Int32(maxX - x), Int32(maxY - y), SDL_PIXELFORMAT_ABGR8888.rawValue,
                source + y * bytesPerRow + x * 4, Int32(bytesPerRow),
                surface.pointee.format.pointee.format, target + y * pitch + x * bytes, Int32(pitch))
            shown.append(SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(maxX - x), h: Int32(maxY - y)))
        }
        withExtendedLifetime(composed?.owner) {}
        if !shown.isEmpty { _ = sdl.updateRects(window, shown, Int32(shown.count)) }
    }

    // MARK: Events

    /// Waits for events, and returns them.
    func wait() -> [WindowSignal] { signals(of: DesktopWindow.waitForEvents(sdl)) }

    /// Waits for events of any window.
    static func waitForEvents(_ sdl: SDLLibrary) -> DesktopEvents {
        var event = SDL_Event()
        guard sdl.waitEvent(&event) == 1 else { return DesktopEvents(isLost: true) }
        var events = [event]
        while events.count < 1024, sdl.pollEvent(&event) == 1 { events.append(event) }
        return DesktopEvents(all: events)
    }

    /// Returns the events that concern this window.
    func signals(of happened: DesktopEvents) -> [WindowSignal] {
        guard !happened.isLost else { return [.lost] }
        let number = sdl.windowNumber(window)
        let events = happened.all.filter { $0.type != wakeType && $0.isOf(window: number) }
        var signals = translator.signals(of: events)
        if signals.contains(.event(.activated(true))) { renewInput() }
        translator.modifiers = EventTranslator.modifiers(sdl.modifierState())
        // An X server that doesn't send notifications is queried when the user returns.
        let mayHaveCopied = events.contains {
            $0.type == SDL_CLIPBOARDUPDATE.rawValue
                || $0.type == SDL_WINDOWEVENT.rawValue
                    && [SDL_WINDOWEVENT_FOCUS_GAINED.rawValue, SDL_WINDOWEVENT_ENTER.rawValue].contains(
                        UInt32($0.window.event))
        }
        if requestedScale == nil, DesktopWindow.desktopScale != measuredScale { signals.append(.resized) }
        if mayHaveCopied, let text = clipboard { signals.insert(.event(.copied(text)), at: 0) }
        return signals
    }

    /// Returns a thread-safe closure that ends a wait.
    func makeWaker() -> @Sendable () -> Void {
        let (sdl, type) = (sdl, wakeType)
        return {
            var event = SDL_Event()
            event.type = type
            _ = sdl.pushEvent(&event)
        }
    }

    // MARK: Title, clipboard and input

    var title = "" {
        didSet { if title != oldValue { sdl.setWindowTitle(window, title) } }
    }

    /// Raises the window to the front.
    func raise() {
        sdl.showWindow(window)
        sdl.raiseWindow(window)
    }

    func toggleFullScreen() {
        let isFull = sdl.windowFlags(window) & SDL_WINDOW_FULLSCREEN.rawValue != 0
        _ = sdl.setFullScreen(window, isFull ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue)
    }

    /// The text on the clipboard; nil for none.
    var clipboard: String? {
        get {
            guard let text = sdl.getClipboard() else { return nil }
            defer { sdl.free(text) }
            let string = String(cString: text)
            return string.isEmpty ? nil : string
        }
        set { _ = sdl.setClipboard(newValue ?? "") }
    }

    func setPointer(_ shape: PointerShape) {
        _ = sdl.showCursor(shape == .hidden ? 0 : 1)
        guard shape != .hidden else { return }
        let kind = shape == .beam ? SDL_SYSTEM_CURSOR_IBEAM : SDL_SYSTEM_CURSOR_ARROW
        if cursors[shape] == nil { cursors[shape] = sdl.createCursor(kind.rawValue) }
        sdl.setCursor(cursors[shape] ?? nil)
    }

    /// Called when this window receives the keyboard focus; input methods are enabled for all windows or none.
    ///
    /// A Wayland compositor discards the state of text input when the focus moves elsewhere, and misses text input that
    /// started before the first focus. SDL sends it again only after text input has been stopped.
    private func renewInput() {
        sdl.stopTextInput()
        if takesText { sdl.startTextInput() }
    }

    /// Enables an input method while keys are for text, positioned at the text's cursor.
    func setInput(_ state: InputState) {
        if state.wantsText != takesText {
            takesText = state.wantsText
            translator.takesText = takesText
            if takesText { sdl.startTextInput() } else { sdl.stopTextInput() }
        }
        guard takesText, let caret = state.caret, caret.count == 4, caret.allSatisfy({ abs($0) < 1e6 }) else { return }
        let unit = translator.pointsPerUnit
        var rect = SDL_Rect(
            x: Int32(caret[0] / unit), y: Int32(caret[1] / unit), w: Int32(max(1, caret[2] / unit)),
            h: Int32(max(1, caret[3] / unit)))
        sdl.setTextInputRect(&rect)
    }
}

/// The events of windows since the last query.
struct DesktopEvents {
    var all: [SDL_Event] = []
    /// Whether the desktop connection is lost.
    var isLost = false
}

extension SDL_Event {
    /// Returns whether an event is the window's, or of no particular window.
    func isOf(window number: UInt32) -> Bool {
        let named: UInt32 =
            switch SDL_EventType(rawValue: type) {
            case SDL_WINDOWEVENT: window.windowID
            case SDL_KEYDOWN, SDL_KEYUP: key.windowID
            case SDL_TEXTINPUT: text.windowID
            case SDL_TEXTEDITING: edit.windowID
            case SDL_MOUSEMOTION: motion.windowID
            case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button.windowID
            case SDL_MOUSEWHEEL: wheel.windowID
            case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: tfinger.windowID
            default: 0
            }
        return named == 0 || named == number
    }
}

/// A part of a window, in pixels.
struct WindowRect: Equatable {
    var x, y, width, height: Int

    /// Returns the rectangles of a frame's damage.
    static func rects(of numbers: [Int]) -> [WindowRect] {
        stride(from: 0, to: numbers.count - numbers.count % 4, by: 4).map {
            WindowRect(x: numbers[$0], y: numbers[$0 + 1], width: numbers[$0 + 2], height: numbers[$0 + 3])
        }
    }

    static func whole(_ geometry: WindowGeometry) -> WindowRect {
        WindowRect(x: 0, y: 0, width: geometry.width, height: geometry.height)
    }
}

/// An overlay drawn over frames.
protocol FrameOverlay: AnyObject {
    /// The areas that it covers, or covered when it was last drawn.
    var parts: [WindowRect] { get }
    /// Returns a frame with the overlay over it; nil if there is nothing to show.
    func draw(over pixels: UnsafeMutableRawPointer, _ geometry: WindowGeometry) -> ComposedFrame?
}

/// A frame with its overlay.
struct ComposedFrame {
    let base: UnsafeMutableRawPointer
    let bytesPerRow: Int
    /// Retains the memory.
    let owner: AnyObject
}
