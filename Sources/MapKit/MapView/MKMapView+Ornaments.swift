import UIKit

/// The compasses and scales that show a map's direction and scale.
@MainActor
final class MapOrnaments {
    private struct Ornament {
        weak var view: UIView?
    }

    private var list: [Ornament] = []

    func add(_ view: UIView) {
        remove(view)
        list.append(Ornament(view: view))
    }

    func remove(_ view: UIView) { list.removeAll { $0.view == nil || $0.view === view } }

    func update() {
        for ornament in list {
            if let compass = ornament.view as? MKCompassButton {
                compass.update()
            } else {
                ornament.view?.setNeedsDisplay()
            }
        }
    }
}

extension MKMapView {
    /// Creates and places the map's own compass and scale, and updates all.
    final func updateOrnaments() {
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
        if showsCompass, compass == nil, viewport.heading != 0 { compass = addOrnament(MKCompassButton(mapView: self)) }
        compass?.isHidden = !showsCompass
        compass?.center = CGPoint(x: area.maxX - 18, y: area.minY + 18)
        if showsScale, scaleView == nil { scaleView = addOrnament(MKScaleView(mapView: self)) }
        scaleView?.isHidden = !showsScale
        scaleView?.frame.origin = area.origin
        ornaments.update()
    }

    private func addOrnament<Ornament: UIView>(_ view: Ornament) -> Ornament {
        insertSubview(view, belowSubview: calloutContainer)
        return view
    }
}
