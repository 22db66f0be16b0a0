import CLayerRuntime

extension CALayer {
    /// Creates a layer of a class that is known only at run time; returns nil when it is not a layer class.
    package final class func make(_ layerClass: AnyClass) -> CALayer? {
        guard layerClass is CALayer.Type else { return nil }
        let metatype = unsafeBitCast(layerClass, to: UnsafeMutableRawPointer.self)
        return kasane_make_layer(metatype).map { Unmanaged<CALayer>.fromOpaque($0).takeRetainedValue() }
    }
}
