import CLayerRuntime

extension CALayer {
    /// A new layer of a class that is known at run time only; nil where it is no class of layers.
    package final class func make(_ layerClass: AnyClass) -> CALayer? {
        guard layerClass is CALayer.Type else { return nil }
        let metatype = unsafeBitCast(layerClass, to: UnsafeMutableRawPointer.self)
        return kasane_make_layer(metatype).map { Unmanaged<CALayer>.fromOpaque($0).takeRetainedValue() }
    }
}
