import CoreGraphics
import FrameEngine
import QuartzCore
import Raster

/// The layer classes in archives.
enum LayerClasses {
    /// Creates a layer of a class; returns nil for a class that Kasane doesn't have.
    static func make(_ name: String) -> CALayer? {
        switch name {
        case "CALayer": CALayer()
        case "CAShapeLayer": CAShapeLayer()
        case "CAGradientLayer": CAGradientLayer()
        case "CATextLayer": CATextLayer()
        case "CATransformLayer": CATransformLayer()
        case "CAReplicatorLayer": CAReplicatorLayer()
        case "CAEmitterLayer": CAEmitterLayer()
        case "CAScrollLayer": CAScrollLayer()
        case "CATiledLayer": CATiledLayer()
        default: nil
        }
    }

    /// Returns whether an element with this name is a layer, whether or not Kasane has the class.
    static func isLayer(_ name: String) -> Bool { name.hasPrefix("CA") && name.hasSuffix("Layer") }

    /// Returns the name of the nearest class that archives support.
    static func name(of layer: CALayer) -> String {
        switch layer {
        case is CAShapeLayer: "CAShapeLayer"
        case is CAGradientLayer: "CAGradientLayer"
        case is CATextLayer: "CATextLayer"
        case is CATransformLayer: "CATransformLayer"
        case is CAReplicatorLayer: "CAReplicatorLayer"
        case is CAEmitterLayer: "CAEmitterLayer"
        case is CAScrollLayer: "CAScrollLayer"
        case is CATiledLayer: "CATiledLayer"
        default: "CALayer"
        }
    }

    /// Returns the kind of a property's values; nil if the layer has no such property.
    static func kind(of key: LayerKey, in layer: CALayer) -> ValueKind? {
        guard let kind = key.kind else { return nil }
        if LayerProperties().value(for: key) != nil { return kind }
        let content: LayerContent? =
            switch layer {
            case is CAShapeLayer: .shape(Boxed(ShapeProperties()))
            case is CAGradientLayer: .gradient(GradientProperties())
            case is CATextLayer: .text(TextProperties())
            case is CAReplicatorLayer: .replicator(ReplicatorProperties())
            case is CAEmitterLayer: .emitter(EmitterProperties(), EmissionHistory())
            default: nil
            }
        if content?.value(for: key) != nil { return kind }
        let ofTiles: Set<LayerKey> = [.levelsOfDetail, .levelsOfDetailBias, .tileSize]
        return layer is CATiledLayer && ofTiles.contains(key) ? kind : nil
    }

    /// Returns the field of a property that a key path such as `transform.rotation.z` refers to; nil if the layer has
    /// none.
    static func component(of keyPath: String, in layer: CALayer) -> ValueComponent? {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, let key = LayerKey(name: parts[0]) else { return nil }
        return kind(of: key, in: layer).flatMap { ValueComponent(parts[1], of: $0) }
    }

    /// The layer properties that don't affect drawing.
    static let plainKinds: [String: ValueKind] = [
        "name": .string, "beginTime": .scalar, "duration": .scalar, "speed": .scalar, "timeOffset": .scalar,
        "repeatCount": .scalar, "repeatDuration": .scalar, "autoreverses": .flag, "fillMode": .string,
        "needsDisplayOnBoundsChange": .flag, "drawsAsynchronously": .flag, "autoresizingMask": .scalar, "frame": .rect,
    ]
}
