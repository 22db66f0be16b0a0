import CoreGraphics
import Foundation
import FrameEngine
import QuartzCore

/// The properties of a layer as text.
enum InspectedValues {
    /// Listed for every layer, whatever their values.
    private static let always: Set<LayerKey> = [
        .bounds, .position, .anchorPoint, .zPosition, .transform, .opacity, .hidden, .backgroundColor, .cornerRadius,
        .masksToBounds,
    ]

    /// Returns a layer's properties: those that are always listed, and those that differ from a new layer's.
    ///
    /// - Parameters:
    ///   - sample: the displayed values.
    ///   - isEditable: whether values have editable text.
    static func of(
        _ layer: CALayer, _ tree: RenderLayer, _ sample: SampledLayer, isEditable: Bool = false
    ) -> [InspectedLayer.Value] {
        let model = SampledLayer(
            properties: tree.properties, content: tree.content, custom: tree.custom, localTime: sample.localTime)
        let standard = LayerProperties()
        var values: [InspectedLayer.Value] = []
        for key in LayerKey.allCases {
            guard let own = model.value(for: key) else { continue }
            let shown = sample.value(for: key) ?? own
            let isCommon = standard.value(for: key) != nil
            guard !isCommon || always.contains(key) || own != standard.value(for: key) || shown != own else {
                continue
            }
            values.append(value(key.rawValue, own, shown, isEditable))
        }
        for (key, own) in (tree.custom ?? [:]).sorted(by: { $0.key < $1.key }) {
            values.append(value(key, own, sample.custom?[key] ?? own, isEditable))
        }
        return values + texts(of: layer, isEditable)
    }

    private static func value(
        _ name: String, _ model: AnimationValue, _ shown: AnimationValue, _ isEditable: Bool
    ) -> InspectedLayer.Value {
        let key = LayerKey(rawValue: name)
        let isFlag = key?.kind.map { if case .flag = $0 { true } else { false } } ?? false
        let (modelText, shownText) = (text(model, isFlag: isFlag), text(shown, isFlag: isFlag))
        var value = InspectedLayer.Value(
            key: name, model: modelText, shown: shownText == modelText ? nil : shownText)
        if isEditable {
            value.edit = EditableText.text(model, for: key)
            value.choices = EditableText.choices(for: key)
        }
        return value
    }

    /// Returns properties whose values can't be animated.
    private static func texts(of layer: CALayer, _ isEditable: Bool) -> [InspectedLayer.Value] {
        var values: [InspectedLayer.Value] = isEditable ? editableTexts(of: layer) : []
        func add(_ key: String, _ text: String?) {
            if let text { values.append(InspectedLayer.Value(key: key, model: text, shown: nil)) }
        }
        if let layer = layer as? CATextLayer {
            if !isEditable { add("string", LayerEdit.string(of: layer).map(DescriptionLines.quoted)) }
            add("font", layer.font.map { ($0 as? String) ?? "\($0)" })
        }
        if let layer = layer as? CAEmitterLayer {
            add("emitterCells", layer.emitterCells.map { "\($0.count)" })
        }
        for (key, list) in [("filters", layer.filters), ("backgroundFilters", layer.backgroundFilters)] {
            add(key, list.flatMap { $0.isEmpty ? nil : $0.map(filterName).joined(separator: ", ") })
        }
        add("compositingFilter", layer.compositingFilter.map(filterName))
        if layer.speed != 1 { add("speed", DescriptionLines.text(CGFloat(layer.speed))) }
        if layer.beginTime != 0 { add("beginTime", DescriptionLines.text(layer.beginTime)) }
        if layer.timeOffset != 0 { add("timeOffset", DescriptionLines.text(layer.timeOffset)) }
        return values
    }

    private static func editableTexts(of layer: CALayer) -> [InspectedLayer.Value] {
        // Scenes run on the main thread, as views do.
        nonisolated(unsafe) let layer = layer
        let texts = MainActor.assumeIsolated {
            [
                (LayerKey.string.rawValue, (layer as? CATextLayer).flatMap(LayerEdit.string)),
                (LayerEdit.viewText, LayerEdit.text(of: layer)),
            ]
        }
        return texts.compactMap { key, text in
            text.map { InspectedLayer.Value(key: key, model: DescriptionLines.quoted($0), edit: $0) }
        }
    }

    private static func filterName(_ filter: Any) -> String {
        (filter as? String) ?? (filter as? CAFilter)?.type ?? "\(type(of: filter))"
    }

    // MARK: Text

    static func text(_ value: AnimationValue, isFlag: Bool = false) -> String {
        switch value {
        case .scalar(let number): isFlag ? (number >= 0.5 ? "true" : "false") : DescriptionLines.text(number)
        case .point(let point): "\(DescriptionLines.text(point.x)), \(DescriptionLines.text(point.y))"
        case .size(let size): "\(DescriptionLines.text(size.width)) × \(DescriptionLines.text(size.height))"
        case .rect(let rect):
            "\(DescriptionLines.text(rect.minX)), \(DescriptionLines.text(rect.minY)), "
                + "\(DescriptionLines.text(rect.width)) × \(DescriptionLines.text(rect.height))"
        case .transform(let transform): text(transform)
        case .color(let color): color.map(DescriptionLines.text) ?? "nil"
        case .path(let path): path.map { text(CGPath(storage: $0)) } ?? "nil"
        case .image(let image): image.map(text) ?? "nil"
        case .fade(let from, let to, let fraction):
            "\(from.map(text) ?? "nil") → \(to.map(text) ?? "nil") at \(DescriptionLines.text(fraction))"
        case .numbers(let numbers): list(numbers.map(DescriptionLines.text))
        case .colors(let colors): list(colors.map(DescriptionLines.text))
        case .string(let string): string.isEmpty ? "\"\"" : cut(string)
        }
    }

    /// Returns the text of a value that a program has set for a property.
    static func text(any: Any) -> String {
        AnimationValue(guessing: any).map { text($0) } ?? (any is NSNull ? "nil" : "\(type(of: any))")
    }

    private static func list(_ items: [String]) -> String {
        if items.isEmpty { return "none" }
        return items.prefix(12).joined(separator: ", ") + (items.count > 12 ? ", … (\(items.count))" : "")
    }

    private static func text(_ image: CGImage) -> String { "image, \(image.width) × \(image.height) px" }

    private static func text(_ path: CGPath) -> String {
        "path in \(text(.rect(path.boundingBoxOfPath)))"
    }

    /// Returns a transform as the operations that it consists of, if they can be determined.
    private static func text(_ t: CATransform3D) -> String {
        if CATransform3DIsIdentity(t) { return "identity" }
        guard CATransform3DIsAffine(t) else { return DescriptionLines.text(t) }
        let a = CATransform3DGetAffineTransform(t)
        let turn = atan2(a.b, a.a)
        let (sx, sy) = (hypot(a.a, a.b), (a.a * a.d - a.b * a.c) / max(hypot(a.a, a.b), 1e-12))
        guard abs(a.a * a.c + a.b * a.d) < 1e-6 * max(1, sx * abs(sy)), sx > 1e-9 else {
            return DescriptionLines.text(t)
        }
        var parts: [String] = []
        if a.tx != 0 || a.ty != 0 {
            parts.append("translate \(DescriptionLines.text(a.tx)), \(DescriptionLines.text(a.ty))")
        }
        if abs(turn) > 1e-6 { parts.append("rotate \(DescriptionLines.text(turn * 180 / .pi))°") }
        if abs(sx - 1) > 1e-6 || abs(sy - 1) > 1e-6 {
            parts.append(
                "scale \(DescriptionLines.text(sx))" + (abs(sx - sy) > 1e-6 ? ", \(DescriptionLines.text(sy))" : ""))
        }
        return parts.isEmpty ? DescriptionLines.text(t) : parts.joined(separator: " ")
    }

    static func cut(_ string: String, to limit: Int = 200) -> String {
        string.count > limit ? String(string.prefix(limit)) + "…" : string
    }
}
