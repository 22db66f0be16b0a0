import CoreGraphics
import Foundation
import FrameEngine
import QuartzCore

/// Writes layers as an archive's XML.
final class MarkupWriter {
    private(set) var images: [ArchiveImage] = []
    var notes: MarkupNotes
    private(set) var lines: [String] = []
    private var ids: [ObjectIdentifier: String] = [:]
    private let assets: String
    private let naming: ArchiveImage.Naming

    /// The maximum nesting depth of layers: a reader accepts no more.
    static let maxDepth = (MarkupDocument.maxDepth - 8) / 2

    /// - Parameter assets: the folder for images.
    init(file: String, assets: String, _ naming: ArchiveImage.Naming) {
        (self.assets, self.naming) = (assets, naming)
        notes = MarkupNotes(file: file)
    }

    func document(of root: CALayer, states: [LayerStates]) -> String {
        lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", ""]
        open("caml", [("xmlns", "http://www.apple.com/CoreAnimation/1.0")], 0)
        for target in states.flatMap({ $0.targets }) where ids[ObjectIdentifier(target)] == nil {
            ids[ObjectIdentifier(target)] = "#\(ids.count + 1)"
        }
        write(root, element: nil, states, 1)
        close("caml", 0)
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: Layers

    /// - Parameter element: the name of the property that holds the layer; nil for an element of its class.
    private func write(_ layer: CALayer, element: String?, _ states: [LayerStates], _ depth: Int) {
        let picture = TilePicture.image(of: layer)
        let name = picture == nil ? LayerClasses.name(of: layer) : "CALayer"
        let own = DescriptionLines.name(of: layer)
        if picture != nil {
            notes.add("\(own) draws its tiles in code; written as a CALayer with an image of them", key: own)
        } else if own != name {
            notes.add("\(own) is written as \(name)", key: own)
        }
        var attributes: [(String, String)] = element == nil ? [] : [("type", name)]
        if let id = ids[ObjectIdentifier(layer)] { attributes.append(("id", id)) }
        let properties = LayerText(layer, as: name, isRoot: depth == 1, picture: picture)
        attributes += properties.attributes
        open(element ?? name, attributes, depth)
        for color in properties.colors { writeColor(color.color, as: color.name, depth + 1) }
        for list in properties.colorLists {
            open(list.name, [], depth + 1)
            for color in list.colors { writeColor(color, as: "CGColor", depth + 2) }
            close(list.name, depth + 1)
        }
        for (name, value) in properties.elements { empty(name, [("value", value)], depth + 1) }
        if let text = layer as? CATextLayer { write(text, depth + 1) }
        if let image = properties.image { writeImage(image, as: "contents", depth + 1) }
        writeFilters(of: layer, depth + 1)
        if let cells = (layer as? CAEmitterLayer)?.emitterCells { write(cells, depth + 1) }
        writeSublayers(of: layer, states, depth)
        writeAnimations(of: layer, depth + 1)
        for states in states where states.owner === layer { write(states, depth + 1) }
        close(element ?? name, depth)
    }

    private func writeSublayers(of layer: CALayer, _ states: [LayerStates], _ depth: Int) {
        let sublayers = layer.sublayers ?? []
        guard depth < 2 * MarkupWriter.maxDepth else {
            if !sublayers.isEmpty || layer.mask != nil {
                notes.add("layers nested more than \(MarkupWriter.maxDepth) deep are omitted", key: "depth")
            }
            return
        }
        if let mask = layer.mask { write(mask, element: "mask", states, depth + 1) }
        guard !sublayers.isEmpty else { return }
        open("sublayers", [], depth + 1)
        for sublayer in sublayers { write(sublayer, element: nil, states, depth + 2) }
        close("sublayers", depth + 1)
    }

    private func write(_ layer: CATextLayer, _ depth: Int) {
        let attributed = AttributedText(layer)
        if let attributed, !attributed.isWhole {
            notes.add("an attributed string is written as plain text with its first attributes", key: "string")
        }
        if let string = attributed?.string ?? layer.string as? String {
            empty("string", [("type", "string"), ("value", string)], depth)
        }
        if let font = attributed?.font?.fontName ?? layer.font as? String {
            empty("font", [("type", "string"), ("value", font)], depth)
        } else if let font = layer.font {
            notes.add("the font \(type(of: font)) of a text layer is omitted: only font names are written", key: "font")
        }
    }

    private func writeFilters(of layer: CALayer, _ depth: Int) {
        for (name, list) in [("filters", layer.filters), ("backgroundFilters", layer.backgroundFilters)] {
            guard let list, !list.isEmpty else { continue }
            open(name, [], depth)
            for filter in list { write(filter, as: "CAFilter", depth + 1) }
            close(name, depth)
        }
        if let filter = layer.compositingFilter { write(filter, as: "compositingFilter", depth) }
    }

    private func write(_ any: Any, as element: String, _ depth: Int) {
        var attributes: [(String, String)] = element == "CAFilter" ? [] : [("type", "CAFilter")]
        if let name = any as? String {
            attributes += [("filter", name), ("name", name)]
        } else if let filter = any as? CAFilter {
            attributes += [("filter", filter.type), ("name", filter.name ?? filter.type)]
            if !filter.isEnabled { attributes.append(("enabled", "0")) }
            for (key, value) in filter.effectInputs.sorted(by: { $0.key < $1.key }) where key != "enabled" {
                guard let value = AnimationValue(guessing: value), let text = ValueText.text(value) else {
                    notes.add("\(key) of the filter \(filter.type) is omitted", key: "\(filter.type).\(key)")
                    continue
                }
                attributes.append((key, text))
            }
        } else {
            return notes.add("a filter of class \(type(of: any)) is omitted", key: "\(type(of: any))")
        }
        empty(element, attributes, depth)
    }

    private func write(_ cells: [CAEmitterCell], _ depth: Int) {
        open("emitterCells", [], depth)
        let standard = CAEmitterCell()
        for cell in cells {
            var attributes: [(String, String)] = []
            if let name = cell.name { attributes.append(("name", name)) }
            for key in EmitterCellKey.allCases.map(\.rawValue) + ["contentsScale"] {
                guard let value = cell.value(forKey: key) as? NSNumber,
                    value != standard.value(forKey: key) as? NSNumber
                else { continue }
                attributes.append((key, ValueText.text(CGFloat(value.doubleValue))))
            }
            if !cell.isEnabled { attributes.append(("enabled", "0")) }
            open("CAEmitterCell", attributes, depth + 1)
            if let color = cell.color { writeColor(color, as: "color", depth + 2) }
            if let contents = cell.contents, type(of: contents) is CGImage.Type {
                writeImage(contents as! CGImage, as: "contents", depth + 2)
            }
            if let cells = cell.emitterCells, depth < MarkupDocument.maxDepth / 2 { write(cells, depth + 2) }
            close("CAEmitterCell", depth + 1)
        }
        close("emitterCells", depth)
    }

    // MARK: Values

    func id(of layer: CALayer) -> String? { ids[ObjectIdentifier(layer)] }

    func writeColor(_ color: CGColor, as name: String, _ depth: Int, type: String? = nil) {
        guard let parts = ValueText.components(of: color) else {
            return notes.add("a pattern colour is omitted", key: "pattern")
        }
        var attributes = type.map { [("type", $0)] } ?? []
        attributes.append(("value", ValueText.text(Array(parts.prefix(3)))))
        if parts[3] != 1 { attributes.append(("opacity", ValueText.text(parts[3]))) }
        empty(name, attributes, depth)
    }

    func writeImage(_ image: CGImage, as name: String, _ depth: Int) {
        var known = images.first { $0.image === image }
        if known == nil {
            let made = ArchiveImage(image, number: images.count + 1, in: assets, naming)
            images.append(made)
            known = made
        }
        let path = known?.path ?? ""
        empty(name, (name == "CGImage" ? [] : [("type", "CGImage")]) + [("src", path)], depth)
    }

    // MARK: Elements

    func open(_ name: String, _ attributes: [(String, String)], _ depth: Int) {
        lines.append(indent(depth) + "<\(name)\(text(attributes))>")
    }

    func close(_ name: String, _ depth: Int) {
        // An empty element is written on one line.
        if let last = lines.last, last.hasPrefix(indent(depth) + "<\(name)"), last.hasSuffix(">"),
            !last.hasSuffix("/>"),
            last.dropFirst(2 * depth + 1 + name.count).first.map({ $0 == " " || $0 == ">" }) == true
        {
            lines[lines.count - 1] = last.dropLast() + "/>"
        } else {
            lines.append(indent(depth) + "</\(name)>")
        }
    }

    func empty(_ name: String, _ attributes: [(String, String)], _ depth: Int) {
        lines.append(indent(depth) + "<\(name)\(text(attributes))/>")
    }

    private func indent(_ depth: Int) -> String { String(repeating: " ", count: 2 * depth) }

    private func text(_ attributes: [(String, String)]) -> String {
        attributes.map { " \($0.0)=\"\(MarkupWriter.escaped($0.1))\"" }.joined()
    }

    /// Returns text escaped for an attribute value. XML can't represent most control characters; they are replaced.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            case _ where scalar.value < 32 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
