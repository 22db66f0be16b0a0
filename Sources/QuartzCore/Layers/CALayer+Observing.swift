import CoreGraphics
import ObjectRuntime

/// Observers read a layer's keys as its own methods do.
extension CALayer: KeyValueStore {}

/// The keys under which layers' properties are observed.
private enum ExposedLayer {
    // Called by the loader, before `main`.
    @section(".init_array") @used private static let layer: @convention(c) () -> Void = {
        exposeMembers(of: CALayer.self) {
            $0.property("bounds", \CALayer.bounds)
            $0.property("position", \CALayer.position)
            $0.property("zPosition", \CALayer.zPosition)
            $0.property("anchorPoint", \CALayer.anchorPoint)
            $0.property("transform", \CALayer.transform)
            $0.property("sublayerTransform", \CALayer.sublayerTransform)
            $0.property("hidden", \CALayer.isHidden)
            $0.property("contents", \CALayer.contents)
            $0.property("contentsScale", \CALayer.contentsScale)
            $0.property("opacity", \CALayer.opacity)
            $0.property("masksToBounds", \CALayer.masksToBounds)
            $0.property("backgroundColor", \CALayer.backgroundColor)
            $0.property("cornerRadius", \CALayer.cornerRadius)
            $0.property("borderWidth", \CALayer.borderWidth)
            $0.property("borderColor", \CALayer.borderColor)
            $0.property("shadowColor", \CALayer.shadowColor)
            $0.property("shadowOpacity", \CALayer.shadowOpacity)
            $0.property("shadowOffset", \CALayer.shadowOffset)
            $0.property("shadowRadius", \CALayer.shadowRadius)
            $0.property("shadowPath", \CALayer.shadowPath)
        }
    }
}
