import CoreGraphics
import PlaygroundSupport
import SwiftUI
import Synchronization
import UIKit

// Scenes of previews: the selection of a preview, and its screen.

extension SceneProcess {
    /// The request with the screen of the selected preview; nil if there is none.
    private static let previewRequest: Mutex<RenderRequest?> = Mutex(nil)

    /// Makes the scene's previews show the requested one.
    static func preparePreviews(_ request: RenderRequest) {
        MainActor.assumeIsolated {
            ScenePreviews.choice = request.preview
            ScenePreviews.isOnDevice = request.device != nil
            ScenePreviews.willShow = { settings in
                let request = request.showing(settings)
                previewRequest.withLock { $0 = request }
                ScenePreviews.isOnDevice = request.device != nil
                useScreen(request)
            }
        }
    }

    /// Returns the request with the screen of the selected preview. Ends the process if the requested one doesn't
    /// exist.
    static func showing(_ request: RenderRequest) -> RenderRequest {
        let (isShown, list) = MainActor.assumeIsolated { (ScenePreviews.isShown, ScenePreviews.list) }
        if let choice = request.preview, !isShown {
            fail("\(request.sceneName) has no preview \(choice)" + (list.isEmpty ? "" : ": it has \(list)"))
        }
        guard let shown = previewRequest.withLock({ $0 }) else { return request }
        var result = request
        (result.device, result.size, result.scale) = (shown.device, shown.size, shown.scale)
        return result
    }
}

extension RenderRequest {
    /// Returns the request with the screen that a preview specifies, as far as the command line leaves it open.
    fileprivate func showing(_ settings: PreviewSettings) -> RenderRequest {
        var result = self
        if device == nil, size == nil, let name = settings.device?.rawValue {
            if let own = SimulatedDevice(named: name) {
                result.use(own, name)
                if scale == 1 { result.scale = Double(own.scale) }
            } else {
                let names = SimulatedDevice.names(like: name).joined(separator: ", ")
                reportOnce("The preview's device \"\(name)\" is unknown: the nearest are \(names)")
            }
        }
        let own = result.device.flatMap { SimulatedDevice(named: $0) }
        // A size on the command line takes precedence.
        guard result.size == own?.size.requestSize else { return result }
        if let orientation = settings.orientation {
            let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
            let isTurned = own?.orientation.isLandscape ?? false
            if isLandscape, !isTurned {
                let upright = own ?? .standard
                result.use(upright.landscape, "\(upright.name) landscape")
            } else if !isLandscape, isTurned, var upright = own {
                upright.orientation = .portrait
                result.use(upright, upright.name)
            }
        }
        switch settings.layout {
        case .sizeThatFits, .fixed: result.size = nil
        case .device, nil: break
        }
        return result
    }

    private mutating func use(_ device: SimulatedDevice, _ name: String) {
        (self.device, size) = (name, device.size.requestSize)
    }
}

extension CGSize {
    fileprivate var requestSize: RenderRequest.Size { RenderRequest.Size(width: width, height: height) }
}
