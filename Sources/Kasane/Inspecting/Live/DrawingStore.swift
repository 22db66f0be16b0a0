import CoreGraphics
import Foundation
import FrameEngine

/// Layers' own drawings as data URLs, cached between inspections of a running scene.
///
/// Unchanged layers are not drawn again, and an inspection draws for a limited time: the remaining layers are drawn in
/// the next one.
final class DrawingStore {
    private struct Kept {
        let tree: RenderLayer
        /// Nil for a layer that draws nothing.
        let drawing: LayerDrawing?
        var url: String?
    }

    private var kept: [ObjectIdentifier: Kept] = [:]
    private var used: [ObjectIdentifier: Kept] = [:]
    private var indices: [String: Int] = [:]
    private var isApart = false
    private var end = 0.0

    /// In the order of their indices.
    private(set) var urls: [String] = []
    /// Whether layers remain to be drawn in the next inspection.
    private(set) var hasMore = false

    /// The time limit for drawing in one inspection, in seconds.
    private static let time = 0.06

    /// - Parameter isApart: whether the drawings themselves are needed, and not only their rectangles.
    func begin(isApart: Bool) {
        (used, indices, urls, hasMore, self.isApart) = ([:], [:], [], false, isApart)
        end = ProcessInfo.processInfo.systemUptime + DrawingStore.time
    }

    /// Discards drawings that are no longer used.
    func finish() { (kept, used) = (used, [:]) }

    func drawing(
        of tree: RenderLayer, _ sample: SampledLayer, scale: Double, _ limits: InspectorLimits
    ) -> InspectedLayer.Drawing? {
        var entry = kept[tree.identity]
        if entry?.tree !== tree || DrawingStore.changesByItself(tree) {
            let drawing = LayerDrawing(of: tree, sample, side: limits.drawingSide, scale: max(scale, 1))
            entry = Kept(tree: tree, drawing: drawing, url: nil)
        }
        guard var entry else { return nil }
        defer { used[tree.identity] = entry }
        guard let drawing = entry.drawing else { return nil }
        if isApart, entry.url == nil, urls.count < limits.drawings {
            if ProcessInfo.processInfo.systemUptime < end {
                entry.url = drawing.makePixels().map { DataURL.small($0) }
            } else {
                hasMore = true
            }
        }
        return InspectedLayer.Drawing(index: isApart ? entry.url.map(index) ?? -1 : -1, drawing.rect)
    }

    private func index(of url: String) -> Int {
        if let index = indices[url] { return index }
        urls.append(url)
        indices[url] = urls.count - 1
        return urls.count - 1
    }

    private static func changesByItself(_ tree: RenderLayer) -> Bool {
        switch tree.content {
        case .emitter, .tiled: true
        default: !tree.animations.isEmpty || !tree.foreignAnimations.isEmpty
        }
    }
}
