import CLayerRuntime

extension CALayer {
    /// Makes a layer of a class that is known at run time only; nil when it is not a layer class.
    package final class func make(_ layerClass: AnyClass) -> CALayer? {
        guard layerClass is CALayer.Type else { return nil }
        let metatype = unsafeBitCast(layerClass, to: UnsafeMutableRawPointer.self)
        return kasane_make_layer(metatype).map { Unmanaged<CALayer>.fromOpaque($0).takeRetainedValue() }
    }
}
