public import Foundation
public import ObjectRuntime

/// What every object that a nib makes can be told. Responders and constraints declare these methods themselves.
extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Called when the object has come from a nib, with its outlets connected. Does nothing.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/awakefromnib())
    @_disfavoredOverload
    public func awakeFromNib() {}

    /// Called when Interface Builder makes the object, which nothing does here. Does nothing.
    /// [Apple's reference](https://developer.apple.com/documentation/objectivec/nsobject-swift.class/prepareforinterfacebuilder())
    @_disfavoredOverload
    public func prepareForInterfaceBuilder() {}
}
