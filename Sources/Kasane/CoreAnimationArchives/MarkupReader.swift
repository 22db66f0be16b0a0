import CoreGraphics
import Foundation
import FrameEngine
import QuartzCore

/// Creates layers from an archive's elements.
final class MarkupReader {
    let files: ArchiveFiles
    var notes: MarkupNotes
    /// The layers by the `id` of their element.
    private(set) var layers: [String: CALayer] = [:]
    /// The elements that define states, and their layers.
    private(set) var ownersOfStates: [(layer: CALayer, node: MarkupNode)] = []

    init(_ files: ArchiveFiles) {
        self.files = files
        notes = MarkupNotes(file: files.name)
    }

    /// Reads the outermost layer.
    func readRoot() throws(CoreAnimationArchiveError) -> CALayer {
        let document = try MarkupDocument(files.document, file: files.name)
        guard let node = document.root.children.first(where: { LayerClasses.isLayer($0.type) }) else {
            throw CoreAnimationArchiveError(
                .otherDocument, "contains no layer", file: files.name, line: document.root.line)
        }
        for other in document.root.children where other !== node {
            notes.add("<\(other.name)> after the first layer is ignored", key: "root \(other.name)", line: other.line)
        }
        let root = try layer(node)
        // The document's y axis points up unless the bundle or the root specifies otherwise; the screen's points down.
        if !files.isGeometryFlipped { root.isGeometryFlipped.toggle() }
        return root
    }

    // MARK: Layers

    func layer(_ node: MarkupNode) throws(CoreAnimationArchiveError) -> CALayer {
        let type = node.type
        let known = LayerClasses.make(type)
        if known == nil { notes.add("unknown class \(type); replaced by a CALayer", key: type, line: node.line) }
        let layer = known ?? CALayer()
        if let id = node["id"] { layers[id] = layer }
        for (name, value) in node.attributes.sorted(by: { $0.key < $1.key }) {
            guard !["id", "type", "key", "object"].contains(name) else { continue }
            try set(MarkupNode(name, ["value": value], line: node.line), of: layer, type: type)
        }
        for child in node.children { try read(child, of: layer, type: type) }
        return layer
    }

    /// Reads an element inside a layer's element.
    private func read(_ node: MarkupNode, of layer: CALayer, type: String) throws(CoreAnimationArchiveError) {
        switch node.name {
        case "sublayers":
            for child in node.children {
                guard LayerClasses.isLayer(child.type) else {
                    notes.add(
                        "<\(child.name)> is not a layer; ignored", key: "sublayer \(child.name)", line: child.line)
                    continue
                }
                layer.addSublayer(try self.layer(child))
            }
        case "mask":
            let mask = LayerClasses.isLayer(node.type) ? node : node.children.first { LayerClasses.isLayer($0.type) }
            if let mask { layer.mask = try self.layer(mask) }
        case "animations":
            for child in node.children {
                guard let animation = try animation(child) else { continue }
                let key = child["key"] ?? (animation as? CAPropertyAnimation)?.keyPath
                layer.add(animation, forKey: key)
            }
        case "states", "stateTransitions":
            if ownersOfStates.last?.layer !== layer {
                ownersOfStates.append((layer, MarkupNode("layer", line: node.line)))
            }
            ownersOfStates.last?.node.children.append(node)
        case "filters": layer.filters = try filters(node)
        case "backgroundFilters": layer.backgroundFilters = try filters(node)
        case "compositingFilter": layer.compositingFilter = try filters(node).first
        case "emitterCells" where layer is CAEmitterLayer:
            (layer as? CAEmitterLayer)?.emitterCells = try cells(node)
        default:
            guard !node.isEmpty else { return }
            try set(node, of: layer, type: type)
        }
    }

    /// Sets a property, given by an attribute or an element.
    private func set(_ node: MarkupNode, of layer: CALayer, type: String) throws(CoreAnimationArchiveError) {
        let name = node.name
        if let text = layer as? CATextLayer, name == "string" || name == "font" {
            if name == "string" { text.string = node.value } else { text.font = node.value }
            return
        }
        if let component = LayerClasses.component(of: name, in: layer) {
            guard let value = try value(node, kind: component.kind), !(value is NSNull) else {
                return complain(node, type)
            }
            return layer.setValue(value, forKeyPath: name)
        }
        let key = LayerKey(name: name)
        guard let kind = key.flatMap({ LayerClasses.kind(of: $0, in: layer) }) ?? LayerClasses.plainKinds[name] else {
            return notes.add("\(type) has no property \(name); ignored", key: "\(type).\(name)", line: node.line)
        }
        guard let value = try value(node, kind: kind) else { return complain(node, type) }
        if name == "repeatCount", let number = value as? NSNumber {
            layer.repeatCount = max(0, number.floatValue)
        } else if value is NSNull {
            layer.setValue(nil, forKey: key?.rawValue ?? name)
        } else {
            layer.setValue(value, forKey: key?.rawValue ?? name)
        }
    }

    func complain(_ node: MarkupNode, _ type: String) {
        let text = InspectedValues.cut(node.value ?? "", to: 40).debugDescription
        notes.add(
            "\(text) is not a value of \(type).\(node.name); ignored", key: "\(type).\(node.name)=\(text)",
            line: node.line)
    }

    // MARK: Filters and emitter cells

    private func filters(_ node: MarkupNode) throws(CoreAnimationArchiveError) -> [CAFilter] {
        var filters: [CAFilter] = []
        let nodes = node["filter"] == nil ? node.children : [node]
        for node in nodes {
            guard let type = node["filter"] ?? node["name"] ?? node.value else { continue }
            let known = LayerFilter.kinds[type] != nil || CAFilter.filterTypes().contains(type)
            if !known {
                notes.add("unknown filter \(type); ignored", key: "filter \(type)", line: node.line)
                continue
            }
            let filter = CAFilter(type: type)
            var inputs = node.children
            inputs += node.attributes.sorted { $0.key < $1.key }.map {
                MarkupNode($0.key, ["value": $0.value], line: node.line)
            }
            for input in inputs where !["filter", "type", "id"].contains(input.name) {
                switch input.name {
                case "name": filter.name = input.value
                case "enabled": filter.isEnabled = input.value.flatMap(ValueText.number) != 0
                default:
                    guard let value = try anyValue(input) else {
                        complain(input, type)
                        continue
                    }
                    filter.setValue(value, forKey: input.name)
                }
            }
            filters.append(filter)
        }
        return filters
    }

    private func cells(_ node: MarkupNode) throws(CoreAnimationArchiveError) -> [CAEmitterCell] {
        var cells: [CAEmitterCell] = []
        for child in node.children {
            guard child.type == "CAEmitterCell" else {
                notes.add(
                    "<\(child.name)> is not an emitter cell; ignored", key: "cell \(child.name)", line: child.line)
                continue
            }
            let cell = CAEmitterCell()
            for (name, value) in child.attributes.sorted(by: { $0.key < $1.key }) where name != "id" && name != "type" {
                try set(MarkupNode(name, ["value": value], line: child.line), of: cell)
            }
            for part in child.children where !part.isEmpty {
                if part.name == "emitterCells" {
                    cell.emitterCells = try self.cells(part)
                } else {
                    try set(part, of: cell)
                }
            }
            cells.append(cell)
        }
        return cells
    }

    private static let cellKinds: [String: ValueKind] = [
        "name": .string, "enabled": .flag, "color": .color, "contents": .image, "contentsRect": .rect,
        "contentsScale": .scalar, "magnificationFilter": .string, "minificationFilter": .string,
        "minificationFilterBias": .scalar, "beginTime": .scalar, "duration": .scalar, "speed": .scalar,
        "timeOffset": .scalar, "repeatCount": .scalar, "repeatDuration": .scalar, "autoreverses": .flag,
        "fillMode": .string,
    ]

    private func set(_ node: MarkupNode, of cell: CAEmitterCell) throws(CoreAnimationArchiveError) {
        let kind = EmitterCellKey(rawValue: node.name).map { _ in ValueKind.scalar } ?? Self.cellKinds[node.name]
        guard let kind else {
            return notes.add(
                "CAEmitterCell has no property \(node.name); ignored", key: "CAEmitterCell.\(node.name)",
                line: node.line)
        }
        guard let value = try value(node, kind: kind) else { return complain(node, "CAEmitterCell") }
        cell.setValue(value is NSNull ? nil : value, forKey: node.name)
    }
}
