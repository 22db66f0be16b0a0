import CoreGraphics
import FrameEngine
import Foundation
import QuartzCore
import UIKit

// The inspector page's requests to the scene.

extension LayerStage {
    @MainActor
    func answer(_ question: InspectorRequest, _ number: Int) {
        switch question {
        case .look(let since, let layer, let isApart):
            currentInspector().look(
                LiveInspector.Look(since: since, layer: layer, isApart: isApart, number: number))
        case .select(let layer): currentInspector().select(layer)
        case .edit(let layer, let key, let value):
            report(currentInspector().edit(layer, key, value), number)
        case .seek(let time):
            guard time.isFinite, (0...LayerStage.longestTime).contains(time) else { return }
            step(time + beginning - shownTime, limit: time + beginning)
        // These are handled by the player.
        case .pause, .step, .speed, .restart: break
        }
    }

    /// A day, in seconds.
    private static let longestTime = 86_400.0
    /// Below the limit that a pipe's reader keeps of a line, even when encoded as text.
    private static let longestPart = 500_000

    @MainActor
    private func currentInspector() -> LiveInspector {
        if let inspector { return inspector }
        let made = LiveInspector(beginning: beginning) { [weak self] in
            self?.subject()
        } answer: { [weak self] in
            self?.report($0, $1)
        } outline: { [weak self] in
            self?.thread.outline($0)
        }
        inspector = made
        return made
    }

    private func report(_ answer: Data, _ number: Int) {
        var rest = answer[...]
        repeat {
            let part = rest.prefix(LayerStage.longestPart)
            rest = rest.dropFirst(part.count)
            report(.inspected(Data(part), number: number, isLast: rest.isEmpty))
        } while !rest.isEmpty
    }

    /// The displayed media time, which advances although the clock is constant during a turn of the run loop.
    private var shownTime: Double {
        MediaClock.pace.time(at: ProcessInfo.processInfo.systemUptime) + timeOffset
    }

    /// The inspected tree; nil before the window exists.
    @MainActor
    private func subject() -> LiveInspector.Subject? {
        guard let geometry else { return nil }
        let layers: [CALayer] =
            switch content {
            case .layer(let layer): [layer]
            case .windows, .scene: windows.map(\.layer)
            }
        return LiveInspector.Subject(
            layers: layers, tree: root, visible: visible, scale: geometry.scale, time: shownTime,
            timeOffset: timeOffset, pace: MediaClock.pace)
    }
}
