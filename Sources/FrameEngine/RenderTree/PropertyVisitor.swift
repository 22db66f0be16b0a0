import CoreGraphics

/// An operation on the table of properties, performed on a property's storage.
protocol PropertyVisitor {
    associatedtype Target
    associatedtype Result

    /// Visits a property of every layer.
    func visit<Value: PropertyValue>(
        _ path: WritableKeyPath<LayerProperties, Value>, _ traits: PropertyTraits, in target: inout Target
    ) -> Result?

    /// Visits a property of one class of layers.
    func visit<Content: ContentProperties, Value: PropertyValue>(
        _ path: WritableKeyPath<Content, Value>, _ traits: PropertyTraits, in target: inout Target
    ) -> Result?
}

extension PropertyVisitor {
    /// Visits a property of every layer, without traits.
    @inline(__always)
    func visit<Value: PropertyValue>(
        _ path: WritableKeyPath<LayerProperties, Value>, in target: inout Target
    ) -> Result? {
        visit(path, [], in: &target)
    }

    /// Visits a property of one class of layers, without traits.
    @inline(__always)
    func visit<Content: ContentProperties, Value: PropertyValue>(
        _ path: WritableKeyPath<Content, Value>, in target: inout Target
    ) -> Result? {
        visit(path, [], in: &target)
    }
}

/// Traits of a property that the type of its values doesn't determine.
struct PropertyTraits: OptionSet {
    let rawValue: UInt8

    /// A change is not animated implicitly, although the values could be interpolated.
    static let changesAtOnce = PropertyTraits(rawValue: 1 << 0)
    /// Values are greater than 0.
    static let isPositive = PropertyTraits(rawValue: 1 << 1)
    /// Values are 0 or more.
    static let isCount = PropertyTraits(rawValue: 1 << 2)
    /// Values are from 1 to 16,384 pixels wide and high.
    static let isTileSize = PropertyTraits(rawValue: 1 << 3)
}

/// The properties of one class of layers, as `LayerContent` holds them.
protocol ContentProperties {
    /// Nil for the content of another class.
    init?(_ content: LayerContent)

    /// Stores the properties back into the content that they were taken from.
    func put(into content: inout LayerContent)
}
