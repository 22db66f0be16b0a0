import CoreGraphics
public import Foundation

/// A layer that fills its bounds with a gradient, over its background colour, under its contents and
/// within its rounded corners.
/// [Apple's reference](https://developer.apple.com/documentation/quartzcore/cagradientlayer)
open class CAGradientLayer: CALayer {
    public override init() { super.init(content: CAGradientLayer.initialContent) }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var initialContent: LayerContent { .gradient(GradientProperties()) }
    override class var builtInClass: CALayer.Type { CAGradientLayer.self }

    override class func accessor(for key: LayerKey) -> PropertyAccessor? {
        gradientAccessors[key] ?? super.accessor(for: key)
    }

    private final var gradient: GradientProperties {
        if case .gradient(let gradient) = content { gradient } else { GradientProperties() }
    }

    private final func changeGradient(_ key: LayerKey, if differs: Bool, _ set: (inout GradientProperties) -> Void) {
        var gradient = gradient
        set(&gradient)
        changeContent(key, if: differs, to: .gradient(gradient))
    }

    /// The colours of the stops, each a `CGColor`; nil, the default, draws nothing.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set {
            let values = newValue ?? []
            let colors = values.compactMap { $0 as? CGColor }
            guard colors.count == values.count else { return refuse(values, for: "colors") }
            changeGradient(.colors, if: colors != gradient.colors) { $0.colors = colors }
        }
    }

    /// The locations of the stops, in 0...1 and ascending; nil, the default, spaces them evenly.
    open var locations: [NSNumber]? {
        get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: Double($0)) } }
        set {
            let locations = (newValue ?? []).map { CGFloat($0.doubleValue) }
            guard locations.allSatisfy(\.isFinite) else { return refuse(locations, for: "locations") }
            changeGradient(.locations, if: locations != gradient.locations) { $0.locations = locations }
        }
    }

    /// The gradient's start point, in unit coordinates of the bounds. The middle of the top by default.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "startPoint") }
            changeGradient(.startPoint, if: newValue != gradient.startPoint) { $0.startPoint = newValue }
        }
    }

    /// The gradient's end point, in unit coordinates of the bounds. The middle of the bottom by default.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set {
            guard newValue.isFinite else { return refuse(newValue, for: "endPoint") }
            changeGradient(.endPoint, if: newValue != gradient.endPoint) { $0.endPoint = newValue }
        }
    }

    /// The gradient's type: axial, radial or conic. Axial by default.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set { changeGradient(.type, if: newValue != gradient.type) { $0.type = newValue } }
    }
}

private let gradientAccessors: AccessorTable = [
    .colors: PropertyAccessor(\CAGradientLayer.gradientColors),
    .locations: PropertyAccessor(\CAGradientLayer.locations),
    .startPoint: PropertyAccessor(\CAGradientLayer.startPoint),
    .endPoint: PropertyAccessor(\CAGradientLayer.endPoint),
    .type: PropertyAccessor(\CAGradientLayer.type),
]

extension CAGradientLayer {
    /// `colors` with its concrete type.
    fileprivate var gradientColors: [CGColor]? {
        get { colors.flatMap { $0 as? [CGColor] } }
        set { colors = newValue }
    }
}
