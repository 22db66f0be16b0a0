import Foundation
import PDFSyntax

extension PDFColorSpace {
    /// Reads a space: the name of a device space, a name in `resources`, or an array. Nil for anything else.
    static func read(_ object: PDFObject, _ resources: PDFDictionary?, depth: Int = 0) -> PDFColorSpace? {
        // A space may refer to itself as its base.
        guard depth < 8 else { return nil }
        if let name = object.name { return named(name, resources, depth) }
        guard let array = object.array, let family = array[0].name else { return nil }
        switch family {
        case "ICCBased": return array[1].stream.flatMap { profile($0, resources, depth) }
        case "CalGray", "CalRGB":
            let isGray = family == "CalGray"
            let color = CalibratedColor(array[1].dictionary ?? PDFDictionary([:]), isGray: isGray)
            return PDFColorSpace(.calibrated(color), componentCount: isGray ? 1 : 3)
        case "Lab":
            return PDFColorSpace(.lab(LabColor(array[1].dictionary ?? PDFDictionary([:]))), componentCount: 3)
        case "Indexed", "I": return indexed(array, resources, depth)
        case "Separation", "DeviceN": return tint(array, resources, depth)
        case "Pattern":
            let base = array.count > 1 ? read(array[1], resources, depth: depth + 1) : nil
            return PDFColorSpace(.pattern(base: base), componentCount: base?.componentCount ?? 0)
        default: return named(family, resources, depth)
        }
    }

    private static func named(_ name: String, _ resources: PDFDictionary?, _ depth: Int) -> PDFColorSpace? {
        switch name {
        case "DeviceGray", "G", "CalGray": return gray
        case "DeviceRGB", "RGB", "CalRGB": return rgb
        case "DeviceCMYK", "CMYK": return cmyk
        case "Pattern": return pattern
        default:
            guard let found = resources?["ColorSpace"].dictionary?[name], !found.isNull else { return nil }
            if found.name == name { return nil }
            return read(found, resources, depth: depth + 1)
        }
    }

    private static func profile(_ stream: PDFStream, _ resources: PDFDictionary?, _ depth: Int) -> PDFColorSpace? {
        let count = stream.dictionary["N"].integer ?? 0
        let data = Data(stream.data(limit: 8 << 20))
        if let space = CGColorSpace(iccData: data), space.numberOfComponents == count, space.model != .lab {
            return PDFColorSpace(.space(space), componentCount: count)
        }
        let alternate = stream.dictionary["Alternate"]
        let stated = alternate.isNull ? nil : read(alternate, resources, depth: depth + 1)
        if let stated, stated.componentCount == count { return stated }
        return device(componentCount: count)
    }

    private static func indexed(_ array: PDFArray, _ resources: PDFDictionary?, _ depth: Int) -> PDFColorSpace? {
        guard let base = read(array[1], resources, depth: depth + 1), base.componentCount > 0,
            let last = array[2].integer
        else { return nil }
        if case .indexed = base.kind { return nil }
        let table = array[3].string ?? array[3].stream?.data(limit: 1 << 16) ?? []
        return PDFColorSpace(.indexed(base: base, table: table, last: min(max(last, 0), 255)), componentCount: 1)
    }

    private static func tint(_ array: PDFArray, _ resources: PDFDictionary?, _ depth: Int) -> PDFColorSpace? {
        guard let alternate = read(array[2], resources, depth: depth + 1), let function = PDFFunction(array[3]) else {
            return nil
        }
        let names =
            array[1].array.map { list in list.elements.indices.compactMap { list[$0].name } }
            ?? [array[1].name ?? ""]
        guard (1...32).contains(names.count) else { return nil }
        let paints = !names.allSatisfy { $0 == "None" }
        return PDFColorSpace(.tint(alternate: alternate, function, paints: paints), componentCount: names.count)
    }
}
