import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// Creates a layer of the view class's layer class.
    final class func makeLayer() -> CALayer {
        if let layer = CALayer.make(layerClass) { return layer }
        reportOnce("\(self).layerClass is \(layerClass), which is not a layer class; a CALayer is used instead")
        return CALayer()
    }

    /// Sets up the layer of a new view.
    final func takeLayer(frame: CGRect) {
        // Until the view is the delegate, none of this animates.
        layer.frame = frame
        layer.contentsScale = displayScale
        layer.isOpaque = true
        layer.delegate = self
        if DrawingClasses.contains(type(of: self)) { layer.setNeedsDisplay() }
    }

    // MARK: Background

    /// The colour that was set, unless the layer's has been changed since.
    final var shownBackgroundColor: UIColor? {
        guard let color = layer.backgroundColor else { return nil }
        if let own = ownBackgroundColor, own.resolvedColor(with: knownTraits).cgColor == color { return own }
        return UIColor(cgColor: color)
    }

    final func setBackgroundColor(_ color: UIColor?) {
        ownBackgroundColor = color
        let resolved = color?.resolvedColor(with: knownTraits).cgColor
        if let resolved, resolved.alpha < 1 { layer.isOpaque = false }
        layer.backgroundColor = resolved
    }

    // MARK: Contents

    final func setContentMode(_ mode: ContentMode) {
        guard mode != ownContentMode else { return }
        ownContentMode = mode
        layer.contentsGravity = mode.gravity
        layer.needsDisplayOnBoundsChange = mode == .redraw
    }

    /// The number of the screen's pixels per point, from the traits.
    final var displayScale: CGFloat { knownTraits.displayScale > 0 ? knownTraits.displayScale : UIScreen.main.scale }

    /// Contents with a scale set to other than the screen's keep it.
    final func redrawAtDisplayScale(from previous: CGFloat) {
        if previous <= 0 || layer.contentsScale == previous { setContentScaleFactor(displayScale) }
    }

    final func setContentScaleFactor(_ scale: CGFloat) {
        guard scale != layer.contentsScale else { return }
        layer.contentsScale = scale
        setNeedsDisplay()
    }

    final func drawContents(of layer: CALayer, in context: CGContext) {
        guard layer === self.layer, DrawingClasses.contains(type(of: self)) else { return layer.delegatePassed() }
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let dirty = context.boundingBoxOfClipPath.intersection(layer.bounds)
        // Without a closure, which would be main-actor isolated, while tiles are drawn on other threads.
        UIView.traitsLock.lock()
        let traits = knownTraits
        UIView.traitsLock.unlock()
        traits.asCurrent { draw(dirty) }
    }

    // MARK: Masks

    final func setMask(_ view: UIView?) {
        guard view !== maskView else { return }
        if let view {
            guard view.parent == nil else {
                return reportOnce("A \(type(of: view)) that has a superview can't be a mask; no mask was set")
            }
            guard !isDescendant(of: view) else {
                return reportOnce("A \(type(of: view)) can't mask itself or its descendants; no mask was set")
            }
        }
        maskView = view
        layer.mask = view?.layer
    }
}

extension UIView.ContentMode {
    /// The corresponding layer gravity. Its names assume y up, where the top edge has the greatest y.
    fileprivate var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        }
    }
}
