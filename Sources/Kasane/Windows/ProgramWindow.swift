import CoreGraphics
import Dispatch
import Foundation
import QuartzCore
import UIKit

/// The windows of a standalone program. `UIApplicationMain` opens the first before it launches the application.
///
/// A thread owns them: it shows frames and passes events on, whatever the main thread does.
@MainActor
enum ProgramWindow {
    private static var scenes: ProgramScenes?

    /// Opens the window and sets up the screen; does nothing without a display, or if the environment disables it.
    static func open(_ environment: [String: String] = ProcessInfo.processInfo.environment) {
        let request = environment["KASANE_WINDOW"] ?? ""
        guard request != "none", DesktopWindow.problem(environment) == nil else { return }
        requestedSize = size(request)
        let name = ProcessInfo.processInfo.processName
        let opening = WindowOpening(number: 0, title: name, size: requestedSize ?? UIScreen.main.bounds.size)
        let mailbox = WindowMailbox<OwnerMessage>()
        let thread = Thread {
            DisplayErrorHandler.line = "\(name): lost the connection to the display"
            do {
                let owner = try WindowOwner(mailbox)
                if owner.open(opening) { owner.run() }
            } catch {
                opening.finish(.failure(error as? WindowFailure ?? WindowFailure("\(error)")))
            }
        }
        (thread.name, thread.stackSize) = ("Kasane.window", 8 << 20)
        thread.qualityOfService = .userInteractive
        thread.start()
        do {
            let (geometry, memory) = try opening.wait()
            var model = UIScreen.main.model
            (model.size, model.scale) = (geometry.size, geometry.scale)
            model.framesPerSecond = geometry.framesPerSecond
            model.orientation = model.size.width > model.size.height ? .landscapeLeft : .portrait
            model.updateSizeClasses()
            UIScreen.main.model = model
            let scenes = ProgramScenes(mailbox, title: name)
            let stage = scenes.show(UIApplication.shared.windowScene, in: opening, geometry, memory)
            UIApplication.shared.sceneHost = scenes
            self.scenes = scenes
            // A new window has the keyboard focus, until an event says otherwise.
            stage.accessibility?.isActive = true
            scenes.export.start()
            // A requested device has its own settings.
            if environment["KASANE_IDIOM"] == nil {
                PortalSettings.shared.current.apply()
                PortalSettings.shared.observe { stage.receive(.desktop($0)) }
            }
        } catch {
            FileHandle.standardError.write(Data("no window: \(error.line)\n".utf8))
        }
    }

    /// The size in points that the environment specifies; nil for none.
    private(set) static var requestedSize: CGSize?

    /// Parses a width and a height in points, separated by an x.
    nonisolated static func size(_ text: String) -> CGSize? {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...32768).contains(width),
            (1...32768).contains(height)
        else { return nil }
        return CGSize(width: width, height: height)
    }

    /// Called on the windows' thread when the user requests to close a window.
    nonisolated static func close(_ number: Int) {
        DispatchQueue.main.async { MainActor.assumeIsolated { scenes?.close(number) } }
    }
}

/// Called by the module `UIKit`, if the program is linked with this one.
@_cdecl("kasane_show_program")
package func showProgram() { MainActor.assumeIsolated { ProgramWindow.open() } }
