import UIKit

/// The overlays of a map, from back to front within each level.
struct OverlayTable {
    struct Entry {
        let overlay: any MKOverlay
        var level: MKOverlayLevel
        var renderer: MKOverlayRenderer?
    }

    var entries: [Entry] = []

    func index(of overlay: any MKOverlay) -> Int? { entries.firstIndex { $0.overlay === overlay } }

    /// The entries' indices in a level.
    func indices(in level: MKOverlayLevel) -> [Int] { entries.indices.filter { entries[$0].level == level } }
}

/// Overlays and their renderers.
extension MKMapView {
    /// The overlays, from back to front.
    public var overlays: [any MKOverlay] {
        overlays(in: .aboveRoads) + overlays(in: .aboveLabels)
    }

    /// Returns the overlays in a level, from back to front.
    public func overlays(in level: MKOverlayLevel) -> [any MKOverlay] {
        overlayTable.indices(in: level).map { overlayTable.entries[$0].overlay }
    }

    /// Adds an overlay in front of the others, above labels.
    public func addOverlay(_ overlay: any MKOverlay) { addOverlay(overlay, level: .aboveLabels) }

    /// Adds overlays in front of the others, above labels.
    public func addOverlays(_ overlays: [any MKOverlay]) { addOverlays(overlays, level: .aboveLabels) }

    /// Adds an overlay in front of the others in a level.
    public func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlays([overlay], level: level) }

    /// Adds overlays in front of the others in a level. Those that the map has already move to the front.
    public func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        for overlay in overlays { insert(overlay, at: .max, in: level) }
    }

    /// Removes an overlay.
    public func removeOverlay(_ overlay: any MKOverlay) { removeOverlays([overlay]) }

    /// Removes overlays.
    public func removeOverlays(_ overlays: [any MKOverlay]) {
        let removed = Set(overlays.map { ObjectIdentifier($0) })
        overlayTable.entries.removeAll { removed.contains(ObjectIdentifier($0.overlay)) }
        overlaysDidChange()
    }

    /// Inserts an overlay above labels, at an index among those.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int) {
        insert(overlay, at: index, in: .aboveLabels)
    }

    /// Inserts an overlay in a level, at an index among those of the level.
    public func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        insert(overlay, at: index, in: level)
    }

    /// Inserts an overlay in front of another, in its level.
    public func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        insert(overlay, beside: sibling, distance: 1)
    }

    /// Inserts an overlay behind another, in its level.
    public func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        insert(overlay, beside: sibling, distance: 0)
    }

    /// Exchanges the places of two overlays.
    public func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
        guard let first = overlayTable.index(of: overlay1), let second = overlayTable.index(of: overlay2) else {
            return
        }
        overlayTable.entries.swapAt(first, second)
        let level = overlayTable.entries[first].level
        overlayTable.entries[first].level = overlayTable.entries[second].level
        overlayTable.entries[second].level = level
        overlaysDidChange()
    }

    /// Exchanges the places of the overlays above labels at two indices among those.
    public func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) {
        let overlays = overlays(in: .aboveLabels)
        guard overlays.indices.contains(index1), overlays.indices.contains(index2) else { return }
        exchangeOverlay(overlays[index1], with: overlays[index2])
    }

    /// Returns the renderer of an overlay; nil if it has none yet.
    public func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? {
        overlayTable.index(of: overlay).flatMap { overlayTable.entries[$0].renderer }
    }

    private func insert(_ overlay: any MKOverlay, at index: Int, in level: MKOverlayLevel) {
        let renderer = renderer(for: overlay)
        overlayTable.entries.removeAll { $0.overlay === overlay }
        let places = overlayTable.indices(in: level)
        let place = places.indices.contains(index) ? places[max(index, 0)] : overlayTable.entries.count
        let entry = OverlayTable.Entry(overlay: overlay, level: level, renderer: renderer)
        overlayTable.entries.insert(entry, at: place)
        overlaysDidChange()
    }

    private func insert(_ overlay: any MKOverlay, beside sibling: any MKOverlay, distance: Int) {
        guard overlay !== sibling, let index = overlayTable.index(of: sibling) else { return }
        let level = overlayTable.entries[index].level
        let renderer = renderer(for: overlay)
        overlayTable.entries.removeAll { $0.overlay === overlay }
        guard let index = overlayTable.index(of: sibling) else { return }
        let entry = OverlayTable.Entry(overlay: overlay, level: level, renderer: renderer)
        overlayTable.entries.insert(entry, at: index + distance)
        overlaysDidChange()
    }

    private func overlaysDidChange() {
        setNeedsLayout()
        if window != nil { updateOverlays() }
    }

    /// Asks for missing renderers, and has all drawn in their order.
    final func updateOverlays() {
        guard viewport.hasSize else { return }
        var added: [MKOverlayRenderer] = []
        for overlay in overlays {
            guard renderer(for: overlay) == nil, let delegate else { continue }
            let renderer = delegate.mapView(self, rendererFor: overlay)
            guard let index = overlayTable.index(of: overlay) else { continue }
            overlayTable.entries[index].renderer = renderer
            let canvas = canvas
            renderer.needsDisplay = { [weak canvas] in
                // A renderer belongs to the main thread, as its map.
                MainActor.assumeIsolated { canvas?.setNeedsDisplay() }
            }
            added.append(renderer)
        }
        let renderers = overlays.compactMap { renderer(for: $0) }
        if !renderers.elementsEqual(canvas.renderers, by: ===) { canvas.renderers = renderers }
        canvas.showsGround = !overlays.contains {
            $0.canReplaceMapContent() || ($0 as? MKTileOverlay)?.canReplaceMapContent == true
        }
        if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
    }
}
