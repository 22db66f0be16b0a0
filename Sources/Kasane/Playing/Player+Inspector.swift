import Foundation
import Raster

// The live inspector.

extension Player: InspectedWindow {
    /// Serves the inspector's page, and prints its URL. Throws a ``SceneFailure``.
    func inspect() throws {
        _ = try inspectorAddress()
    }

    /// Opens the inspector's page in a browser, if there is one; its URL is printed in the terminal in any case.
    func openInspector() {
        do {
            BrowserOpener.open(try inspectorAddress())
        } catch {
            tell(error as? SceneFailure ?? .line("\(error)"))
        }
    }

    private func inspectorAddress() throws -> String {
        let desk: InspectorRequestHandler
        if let inspector {
            desk = inspector
        } else {
            do {
                desk = try InspectorRequestHandler(port: live.inspectorPort, title: request.sceneName, window: self) {
                    [mailbox] in mailbox.post(.inspector($0))
                }
            } catch {
                throw SceneFailure.line(error.line)
            }
        }
        inspector = desk
        let address = desk.makeAddress()
        observer.player(says: "Inspector (one browser only): \(address)")
        return address
    }

    // MARK: Window

    var inspectedState: InspectedState {
        InspectedState(title: request.sceneName, isPaused: isPaused, speed: speed, restarts: true)
    }

    func sendToScene(_ event: WindowEvent) -> Bool {
        current?.send(event)
        return current != nil
    }

    func copyPicture() -> PixelBuffer? {
        guard let current, current.drawnGeneration == geometry.generation, let pixels = current.memory.base else {
            return nil
        }
        return PixelBuffer(copying: pixels, geometry)
    }

    func control(_ question: InspectorRequest) {
        switch question {
        case .pause(let isPaused): if isPaused != self.isPaused { pause(isPaused) }
        case .step(let frames): step(Double(min(max(frames, -3600), 3600)))
        case .speed(let rate): if rate.isFinite { setSpeed(rate) }
        case .restart: restart()
        case .look, .select, .edit, .seek: break
        }
    }
}
