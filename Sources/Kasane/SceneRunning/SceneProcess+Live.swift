import CoreGraphics
import Foundation
import PlaygroundSupport
import QuartzCore
import Synchronization
import UIKit

// A scene that is shown in a window. Its process draws, and the process that has started it owns the window: so a
// window outlives the scenes shown in it, whatever they do.

extension SceneProcess {
    private static let liveRequest: Mutex<RenderRequest?> = Mutex(nil)
    /// The stage, once it exists, and the events received before.
    private static let stage: Mutex<(stage: LayerStage?, early: [WindowEvent])> = Mutex((nil, []))

    static var isLive: Bool { liveRequest.withLock { $0 != nil } }

    /// Runs the scene, and then the main run loop. Never returns.
    static func runLive(_ request: RenderRequest, _ live: RenderRequest.Live, scene: () -> Void) -> Never {
        liveRequest.withLock { $0 = request }
        // As in a recording, time starts when the scene has been set up.
        var pace = MediaTimebase(time: 0, uptime: ProcessInfo.processInfo.systemUptime, rate: 0)
        pace.limit = live.pauseTime ?? .infinity
        MediaClock.pace = pace
        readEvents()
        prepareScreen(request)
        MainActor.assumeIsolated { live.desktop?.apply() }
        PlaygroundPage.current.finish = {
            show(request, live)
            MainRunLoop.run()
        }
        scene()
        show(request, live)
        MainRunLoop.run()
    }

    /// Reports that there is something to show, and waits for the window.
    private static func show(_ given: RenderRequest, _ live: RenderRequest.Live) {
        let request = showing(given)
        let page = PlaygroundPage.current
        page.showProgramWindow()
        guard let layer = page.layer else {
            fail("\(request.sceneName) sets no live view: add `PlaygroundPage.current.liveView = layer` at its end")
        }
        page.finish = {
            report(.window(.ended))
            end(0)
        }
        CATransaction.flush()
        var background = ColorPixel.white
        if let color = request.background, color.count == 4, color[3] > 0 {
            background = CGColor(red: color[0], green: color[1], blue: color[2], alpha: 1).premultipliedPixel
        }
        let content = page.window.map { LayerStage.Content.windows(liveView: $0) } ?? .layer(layer)
        let stage = LayerStage(
            content, memory: FrameMemory(descriptor: moved(memoryDescriptor)), background: background
        ) { report(.window($0)) }
        stage.rate = live.speed
        MainActor.assumeIsolated {
            let export = AccessibilityExport(title: request.sceneName)
            stage.accessibility = ExportedScene(export, title: request.sceneName) {
                page.window == nil ? [] : UIApplication.shared.windows
            }
            // A new window has the keyboard focus, until an event says otherwise.
            stage.accessibility?.isActive = true
            export.start()
        }
        MediaClock.display = stage
        let size = request.size.map { CGSize(width: $0.width, height: $0.height) } ?? stage.naturalSize
        let standard = RecordingRenderer.standardSize
        let isEmpty = size.width <= 0 || size.height <= 0
        report(
            .window(
                .ready(
                    width: isEmpty ? standard.width : size.width, height: isEmpty ? standard.height : size.height)))
        let early = SceneProcess.stage.withLock { waiting in
            waiting.stage = stage
            return waiting.early
        }
        for event in early { stage.receive(event) }
    }

    /// Reads window events. The process ends with its parent, however busy the scene is.
    private static func readEvents() {
        let thread = Thread {
            var lines = LineSplitter()
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = read(requests, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { _exit(0) }
                for line in lines.split(Array(buffer[..<count])) {
                    if let event: WindowEvent = SceneWire.message(line) { receive(event) }
                }
            }
        }
        thread.qualityOfService = .userInteractive
        thread.start()
    }

    private static func receive(_ event: WindowEvent) {
        let stage = stage.withLock { waiting in
            if waiting.stage == nil { waiting.early.append(event) }
            return waiting.stage
        }
        stage?.receive(event)
    }
}

private enum ColorPixel {
    static let white: [UInt8] = [255, 255, 255, 255]
}
