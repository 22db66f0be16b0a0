public import Foundation
public import ObjectRuntime

/// The nib callbacks of any object that a nib instantiates. Responders and constraints declare these methods
/// themselves.
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Called when the object has been loaded from a nib and its outlets are connected. Does nothing.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib())
    @_disfavoredOverload
    public func awakeFromNib() {}

    /// Called when Interface Builder instantiates the object, which never happens here. Does nothing.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/prepareforinterfacebuilder())
    @_disfavoredOverload
    public func prepareForInterfaceBuilder() {}
}
