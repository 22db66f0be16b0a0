import CSDL2
import Foundation

/// The functions of SDL 2 that windows need, loaded when the first window opens.
///
/// Programs are not linked with SDL: it depends on fifty libraries, none of which off-screen rendering needs. All
/// functions except `pushEvent` are called on the thread that has initialized SDL.
struct SDLLibrary: @unchecked Sendable {
    typealias Window = OpaquePointer
    typealias Text = UnsafePointer<CChar>

    let setHint: @convention(c) (Text, Text) -> UInt32
    let initSubSystem: @convention(c) (UInt32) -> Int32
    let quit: @convention(c) () -> Void
    let getError: @convention(c) () -> Text
    let currentDriver: @convention(c) () -> Text?
    let createWindow: @convention(c) (Text, Int32, Int32, Int32, Int32, UInt32) -> Window?
    let destroyWindow: @convention(c) (Window) -> Void
    let windowNumber: @convention(c) (Window) -> UInt32
    let showWindow: @convention(c) (Window) -> Void
    let raiseWindow: @convention(c) (Window) -> Void
    let windowFlags: @convention(c) (Window) -> UInt32
    let windowSurface: @convention(c) (Window) -> UnsafeMutablePointer<SDL_Surface>?
    let updateRects: @convention(c) (Window, UnsafePointer<SDL_Rect>, Int32) -> Int32
    let windowSize: @convention(c) (Window, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void
    let windowPixels: @convention(c) (Window, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void
    let windowPosition: @convention(c) (Window, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Void
    let setWindowTitle: @convention(c) (Window, Text) -> Void
    let setFullScreen: @convention(c) (Window, UInt32) -> Int32
    let windowDisplay: @convention(c) (Window) -> Int32
    let displayMode: @convention(c) (Int32, UnsafeMutablePointer<SDL_DisplayMode>) -> Int32
    let usableBounds: @convention(c) (Int32, UnsafeMutablePointer<SDL_Rect>) -> Int32
    let waitEvent: @convention(c) (UnsafeMutablePointer<SDL_Event>) -> Int32
    let pollEvent: @convention(c) (UnsafeMutablePointer<SDL_Event>) -> Int32
    let pushEvent: @convention(c) (UnsafeMutablePointer<SDL_Event>) -> Int32
    let registerEvents: @convention(c) (Int32) -> UInt32
    let startTextInput: @convention(c) () -> Void
    let stopTextInput: @convention(c) () -> Void
    let setTextInputRect: @convention(c) (UnsafePointer<SDL_Rect>) -> Void
    let setClipboard: @convention(c) (Text) -> Int32
    let getClipboard: @convention(c) () -> UnsafeMutablePointer<CChar>?
    let free: @convention(c) (UnsafeMutableRawPointer?) -> Void
    let createCursor: @convention(c) (UInt32) -> OpaquePointer?
    let setCursor: @convention(c) (OpaquePointer?) -> Void
    let showCursor: @convention(c) (Int32) -> Int32
    let modifierState: @convention(c) () -> UInt32
    let convertPixels:
        @convention(c) (
            Int32, Int32, UInt32, UnsafeRawPointer, Int32, UInt32, UnsafeMutableRawPointer, Int32
        ) -> Int32

    /// Loads the library; throws if it is not installed.
    static func load() throws(WindowFailure) -> SDLLibrary {
        guard let handle = dlopen("libSDL2-2.0.so.0", RTLD_NOW | RTLD_LOCAL) else {
            throw WindowFailure("SDL 2, which is required for windows, is not installed: apt-get install libsdl2-2.0-0")
        }
        return try SDLLibrary(handle)
    }

    private init(_ handle: UnsafeMutableRawPointer) throws(WindowFailure) {
        /// The caller specifies the C function's type.
        func function<Function>(_ name: String) throws(WindowFailure) -> Function {
            guard let symbol = dlsym(handle, "SDL_\(name)") else {
                throw WindowFailure("the installed SDL has no SDL_\(name): install version 2.26 or later")
            }
            return unsafeBitCast(symbol, to: Function.self)
        }
        setHint = try function("SetHint")
        initSubSystem = try function("InitSubSystem")
        quit = try function("Quit")
        getError = try function("GetError")
        currentDriver = try function("GetCurrentVideoDriver")
        createWindow = try function("CreateWindow")
        destroyWindow = try function("DestroyWindow")
        windowNumber = try function("GetWindowID")
        showWindow = try function("ShowWindow")
        raiseWindow = try function("RaiseWindow")
        windowFlags = try function("GetWindowFlags")
        windowSurface = try function("GetWindowSurface")
        updateRects = try function("UpdateWindowSurfaceRects")
        windowSize = try function("GetWindowSize")
        windowPixels = try function("GetWindowSizeInPixels")
        windowPosition = try function("GetWindowPosition")
        setWindowTitle = try function("SetWindowTitle")
        setFullScreen = try function("SetWindowFullscreen")
        windowDisplay = try function("GetWindowDisplayIndex")
        displayMode = try function("GetCurrentDisplayMode")
        usableBounds = try function("GetDisplayUsableBounds")
        waitEvent = try function("WaitEvent")
        pollEvent = try function("PollEvent")
        pushEvent = try function("PushEvent")
        registerEvents = try function("RegisterEvents")
        startTextInput = try function("StartTextInput")
        stopTextInput = try function("StopTextInput")
        setTextInputRect = try function("SetTextInputRect")
        setClipboard = try function("SetClipboardText")
        getClipboard = try function("GetClipboardText")
        free = try function("free")
        createCursor = try function("CreateSystemCursor")
        setCursor = try function("SetCursor")
        showCursor = try function("ShowCursor")
        modifierState = try function("GetModState")
        convertPixels = try function("ConvertPixels")
    }
}
