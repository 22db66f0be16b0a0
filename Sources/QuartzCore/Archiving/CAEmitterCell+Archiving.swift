import CoreGraphics
import Foundation

extension CAEmitterCell {
    final func archive(in coder: NSCoder) {
        let archive = KeyedArchive(coder: coder)
        let standard = EmitterCellProperties()
        archive.store("CAEmitterCell") {
            archive.write(name, forKey: "name", of: "CAEmitterCell")
            for key in EmitterCellKey.allCases where properties[keyPath: key.path] != standard[keyPath: key.path] {
                guard shouldArchiveValue(forKey: key.rawValue) else { continue }
                archive.write(.value(.scalar(CGFloat(properties[keyPath: key.path]))), forKey: key.rawValue)
            }
            archive.write(.value(.color(color)), forKey: "color")
            if let image = properties.contents { archive.write(.value(.image(image)), forKey: "contents") }
            archive.write(.value(.rect(contentsRect)), forKey: "contentsRect")
            archive.write(.value(.scalar(contentsScale)), forKey: "contentsScale")
            archive.write(.value(.string(magnificationFilter)), forKey: "magnificationFilter")
            archive.write(.value(.string(minificationFilter)), forKey: "minificationFilter")
            archive.write(
                .value(.scalar(CGFloat(minificationFilterBias))), forKey: "minificationFilterBias")
            if !isEnabled { coder.encode(true, forKey: "disabled") }
            properties.timing.write(to: archive, unless: standard.timing)
            archive.write(style, forKey: "style", of: "CAEmitterCell")
            archive.write(objects: emitterCells ?? [], forKey: "emitterCells")
        }
    }

    final func restore(from coder: NSCoder) -> Bool {
        let archive = KeyedArchive(coder: coder)
        return archive.restore("CAEmitterCell") { () throws(ArchiveError) in
            name = try archive.string(forKey: "name")
            for key in EmitterCellKey.allCases {
                guard let number = try archive.number(forKey: key.rawValue) else { continue }
                properties[keyPath: key.path] = Double(number)
            }
            if case .value(.color(let value))? = try archive.value(forKey: "color") { color = value }
            if case .value(.image(let value))? = try archive.value(forKey: "contents") { contents = value }
            if case .value(.rect(let value))? = try archive.value(forKey: "contentsRect") { contentsRect = value }
            if let value = try archive.number(forKey: "contentsScale") { contentsScale = value }
            if let value = try archive.string(forKey: "magnificationFilter") { magnificationFilter = value }
            if let value = try archive.string(forKey: "minificationFilter") { minificationFilter = value }
            if let value = try archive.number(forKey: "minificationFilterBias") {
                minificationFilterBias = Float(value)
            }
            if coder.decodeBool(forKey: "disabled") { isEnabled = false }
            try properties.timing.read(from: archive)
            style = try archive.value(forKey: "style")?.any as? [AnyHashable: Any]
            let cells = try archive.objects(CAEmitterCell.self, forKey: "emitterCells")
            if !cells.isEmpty { emitterCells = cells }
        }
    }
}
