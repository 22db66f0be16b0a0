import CoreGraphics
import PlaygroundSupport
import SwiftUI
import Synchronization
import UIKit

// Scenes of previews: which one is shown, and on which screen.

extension SceneProcess {
    /// The request with the screen of the preview that is shown; nil where none is.
    private static let previewRequest: Mutex<RenderRequest?> = Mutex(nil)

    /// Has the scene's previews show the one that is asked for.
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

    /// The request with the screen of the preview that is shown. Ends the process if the one that is asked for doesn't
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
    /// The request with the screen that a preview asks for, as far as the command leaves it open.
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
        // A size of the command's own stays.
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
