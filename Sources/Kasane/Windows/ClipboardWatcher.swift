import CSDL2
import Foundation

/// Detects under X11 that another program has copied something, which SDL supports only from version 2.28.
///
/// A separate connection, on a separate thread, waits for the server's notification.
enum ClipboardWatcher {
    private typealias Display = OpaquePointer

    /// Starts the thread, which posts the corresponding SDL event; does nothing if the server or a library doesn't
    /// support it.
    static func start(_ sdl: SDLLibrary) {
        guard let x11 = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL),
            let fixes = dlopen("libXfixes.so.3", RTLD_NOW | RTLD_LOCAL)
        else { return }
        /// The caller specifies the C function's type.
        func function<Function>(_ name: String, of library: UnsafeMutableRawPointer) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
        }
        typealias Open = @convention(c) (UnsafePointer<CChar>?) -> Display?
        typealias Root = @convention(c) (Display) -> UInt
        typealias Intern = @convention(c) (Display, UnsafePointer<CChar>, Int32) -> UInt
        typealias Next = @convention(c) (Display, UnsafeMutableRawPointer) -> Int32
        typealias Query = @convention(c) (Display, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>) -> Int32
        typealias Select = @convention(c) (Display, UInt, UInt, UInt) -> Void
        guard let open: Open = function("XOpenDisplay", of: x11),
            let root: Root = function("XDefaultRootWindow", of: x11),
            let intern: Intern = function("XInternAtom", of: x11), let next: Next = function("XNextEvent", of: x11),
            let query: Query = function("XFixesQueryExtension", of: fixes),
            let select: Select = function("XFixesSelectSelectionInput", of: fixes)
        else { return }
        let thread = Thread {
            var (events, errors): (Int32, Int32) = (0, 0)
            guard let display = open(nil), query(display, &events, &errors) != 0 else { return }
            let ownerHasChanged: UInt = 1
            select(display, root(display), intern(display, "CLIPBOARD", 0), ownerHasChanged)
            // An XEvent has 24 words.
            var event = [UInt](repeating: 0, count: 24)
            while true {
                // A broken connection ends the program, through the handler of ``DisplayErrorHandler``.
                _ = next(display, &event)
                var update = SDL_Event()
                update.type = SDL_CLIPBOARDUPDATE.rawValue
                _ = sdl.pushEvent(&update)
            }
        }
        (thread.name, thread.stackSize) = ("Kasane.clipboard", 512 << 10)
        thread.start()
    }
}
