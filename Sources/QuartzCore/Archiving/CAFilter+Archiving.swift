import CoreGraphics
public import Foundation

extension CAFilter: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        let archive = KeyedArchive(coder: coder)
        archive.store("CAFilter") {
            archive.write(.value(.string(type)), forKey: "type")
            archive.write(name, forKey: "name", of: "CAFilter")
            archive.write(effectInputs, forKey: "inputs", of: "CAFilter")
        }
    }

    public convenience init?(coder: NSCoder) {
        let archive = KeyedArchive(coder: coder)
        var (type, name, inputs): (String?, String?, [ArchivedValue.Pair]) = (nil, nil, [])
        let isRead = archive.restore("CAFilter") { () throws(ArchiveError) in
            type = try archive.string(forKey: "type")
            name = try archive.string(forKey: "name")
            if case .dictionary(let pairs)? = try archive.value(forKey: "inputs") { inputs = pairs }
            if type == nil { throw .badValue(key: "type") }
        }
        guard isRead, let type else { return nil }
        self.init(type: type)
        self.name = name
        for input in inputs where input.key != "name" { setValue(input.value.any, forKey: input.key) }
    }
}
