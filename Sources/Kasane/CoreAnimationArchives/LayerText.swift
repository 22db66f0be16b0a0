import CoreGraphics
import FrameEngine
import QuartzCore
import Raster

/// A layer's own properties as text: those that differ from a new layer's.
struct LayerText {
    private(set) var attributes: [(String, String)] = []
    private(set) var elements: [(String, String)] = []
    private(set) var colors: [(name: String, color: CGColor)] = []
    private(set) var colorLists: [(name: String, colors: [CGColor])] = []
    private(set) var image: CGImage?

    /// Written for every layer, as editors do.
    private static let always: Set<LayerKey> = [.bounds, .position]

    /// - Parameters:
    ///   - className: the class name that is written.
    ///   - picture: the image that replaces drawing by code; nil for its own image.
    init(_ layer: CALayer, as className: String, isRoot: Bool, picture: CGImage?) {
        if let name = layer.name { attributes.append(("name", name)) }
        let standard = LayerClasses.make(className) ?? CALayer()
        let values = LayerText.values(of: layer)
        let defaults = LayerText.values(of: standard)
        for key in LayerKey.allCases {
            guard let value = values[key], LayerClasses.kind(of: key, in: standard) != nil else { continue }
            if key == .geometryFlipped {
                // The document's y axis points up.
                let isFlipped = layer.isGeometryFlipped != isRoot
                if isFlipped { attributes.append((key.rawValue, "1")) }
                continue
            }
            guard value != defaults[key] || LayerText.always.contains(key) else { continue }
            add(value, key.rawValue, key)
        }
        if let picture { image = picture }
        addTiming(of: layer, standard)
    }

    private static func values(of layer: CALayer) -> [LayerKey: AnimationValue] {
        var values: [LayerKey: AnimationValue] = [:]
        for key in LayerKey.allCases {
            guard let kind = LayerClasses.kind(of: key, in: layer) else { continue }
            switch kind {
            // Nil has no value, and is not the default of some properties.
            case .color: values[key] = .color(layer.value(forKey: key.rawValue).map { $0 as! CGColor })
            case .path: values[key] = .path(layer.value(forKey: key.rawValue).map { ($0 as! CGPath).storage })
            case .image:
                guard !(layer is CATextLayer) else { continue }
                values[key] = .image(layer.committed?.properties.contents ?? LayerText.image(of: layer))
            case .string: values[key] = .string(LayerText.name(layer.value(forKey: key.rawValue)))
            default: values[key] = layer.value(forKey: key.rawValue).flatMap { AnimationValue(guessing: $0) }
            }
        }
        if let text = (layer as? CATextLayer).flatMap({ AttributedText($0) }) {
            if let font = text.font { values[.fontSize] = .scalar(font.pointSize) }
            if let color = text.color { values[.foregroundColor] = .color(color) }
        }
        return values
    }

    private static func image(of layer: CALayer) -> CGImage? {
        guard let contents = layer.contents, type(of: contents) is CGImage.Type else { return nil }
        return (contents as! CGImage)
    }

    private static func name(_ any: Any?) -> String {
        (any as? String) ?? (any as? any RawRepresentable<String>)?.rawValue ?? ""
    }

    private mutating func add(_ value: AnimationValue, _ name: String, _ key: LayerKey) {
        switch value {
        case .color(let color?): colors.append((name, color))
        case .color(nil): elements.append((name, "none"))
        case .colors(let list): colorLists.append((name, list))
        case .image(let image): self.image = image
        case .string(let text) where key == .type: elements.append((name, text))
        default:
            if let text = ValueText.text(value) { attributes.append((name, text)) }
        }
    }

    private mutating func addTiming(of layer: CALayer, _ standard: CALayer) {
        func add(_ name: String, _ number: Double, _ other: Double) {
            if number != other { attributes.append((name, ValueText.text(CGFloat(number)))) }
        }
        add("beginTime", layer.beginTime, standard.beginTime)
        add("duration", layer.duration, standard.duration)
        add("speed", Double(layer.speed), Double(standard.speed))
        add("timeOffset", layer.timeOffset, standard.timeOffset)
        add("repeatCount", Double(layer.repeatCount), Double(standard.repeatCount))
        add("repeatDuration", layer.repeatDuration, standard.repeatDuration)
        add("autoreverses", layer.autoreverses ? 1 : 0, standard.autoreverses ? 1 : 0)
        if layer.fillMode != standard.fillMode { attributes.append(("fillMode", layer.fillMode.rawValue)) }
    }
}
