import Foundation

/// Why the bytes of an archive are rejected.
package enum KeyedArchiveError: Error, CustomStringConvertible {
    /// The bytes are not a property list; the string says where parsing failed.
    case notAPropertyList(String)
    /// The property list is not one that a keyed archiver writes; the string names the offending part.
    case notAnArchive(String)
    /// The archive holds an object of a class that is unknown or not allowed in archives.
    case unexpectedClass(String)
    /// Objects form a reference cycle, or are nested deeper than in any archive of layers.
    case tooDeep

    package var description: String {
        switch self {
        case .notAPropertyList(let place): "the archive is not a property list: \(place)"
        case .notAnArchive(let place): "the property list is not a keyed archive: \(place)"
        case .unexpectedClass(let name): "the archive contains an object of class \(name), which is not allowed"
        case .tooDeep: "the archive's objects refer to each other in a cycle, or are nested too deep"
        }
    }
}

/// The objects of a binary property list as a flat table; containers refer to their elements by index.
///
/// Foundation's reader does not validate its input enough for untrusted bytes. This one bounds-checks every byte that
/// it reads, allocates no more than the bytes account for, and does not recurse.
struct BinaryPropertyList {
    enum Node {
        /// A number, a Boolean or a date.
        case scalar
        case string(String)
        case data(count: Int)
        /// A reference (UID) within a keyed archive.
        case reference(Int)
        case array([Int])
        case dictionary([String: Int])
    }

    let nodes: [Node]
    /// The index of the outermost object.
    let root: Int

    private static let magic = Data("bplist00".utf8)
    private static let trailerSize = 32

    init(_ data: Data) throws(KeyedArchiveError) {
        let bytes = [UInt8](data)
        guard data.starts(with: Self.magic), bytes.count >= Self.magic.count + Self.trailerSize else {
            throw .notAPropertyList("its start")
        }
        let trailer = Bytes(bytes, end: bytes.count)
        let start = bytes.count - Self.trailerSize
        let (offsetSize, referenceSize) = (Int(bytes[start + 6]), Int(bytes[start + 7]))
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = trailer.integer(at: start + 8, size: 8), let root = trailer.integer(at: start + 16, size: 8),
            let table = trailer.integer(at: start + 24, size: 8), table <= start, count > 0, root < count,
            count <= (start - table) / offsetSize
        else { throw .notAPropertyList("its end") }
        // Objects precede the offset table.
        let objects = Bytes(bytes, end: table)
        var nodes: [Node] = []
        nodes.reserveCapacity(count)
        // All references of the containers; the number of bytes bounds their number, as long as none is referenced
        // twice.
        var keys: [(node: Int, keys: [Int], values: [Int])] = []
        var total = 0
        for number in 0..<count {
            guard let place = trailer.integer(at: table + number * offsetSize, size: offsetSize),
                let object = objects.object(at: place, referenceSize: referenceSize, count: count)
            else { throw .notAPropertyList("object \(number)") }
            switch object {
            case .node(let node): nodes.append(node)
            case .dictionary(let names, let values):
                keys.append((number, names, values))
                nodes.append(.scalar)
            }
            total += object.size
            guard total <= bytes.count else { throw .notAPropertyList("objects that contain each other") }
        }
        for entry in keys {
            var dictionary: [String: Int] = [:]
            for (name, value) in zip(entry.keys, entry.values) {
                guard case .string(let key) = nodes[name], dictionary.updateValue(value, forKey: key) == nil else {
                    throw .notAPropertyList("the keys of object \(entry.node)")
                }
            }
            nodes[entry.node] = .dictionary(dictionary)
        }
        self.nodes = nodes
        self.root = root
    }
}

/// An object as stored, before the keys of dictionaries are resolved.
private enum RawObject {
    case node(BinaryPropertyList.Node)
    case dictionary(keys: [Int], values: [Int])

    /// The minimum number of bytes that encode it.
    var size: Int {
        switch self {
        case .node(.array(let items)): 1 + items.count
        case .node(.string(let text)): 1 + text.utf16.count
        case .node(.data(let count)): 1 + count
        case .node: 1
        case .dictionary(let keys, let values): 1 + keys.count + values.count
        }
    }
}

/// A view of bytes, bounds-checked against an end.
private struct Bytes {
    let bytes: [UInt8]
    let end: Int

    init(_ bytes: [UInt8], end: Int) {
        self.bytes = bytes
        self.end = end
    }

    /// Reads an unsigned big-endian integer; nil where it does not fit.
    func integer(at place: Int, size: Int) -> Int? {
        guard place >= 0, size <= end - place else { return nil }
        var value: UInt64 = 0
        for byte in bytes[place..<place + size] {
            guard value >> 56 == 0 else { return nil }
            value = value << 8 | UInt64(byte)
        }
        return Int(exactly: value)
    }

    func object(at place: Int, referenceSize: Int, count: Int) -> RawObject? {
        guard place >= 8, place < end else { return nil }
        let (kind, low) = (bytes[place] >> 4, Int(bytes[place] & 15))
        switch kind {
        case 0x0: return low == 8 || low == 9 ? .node(.scalar) : nil
        case 0x1: return low <= 4 && 1 << low < end - place ? .node(.scalar) : nil
        case 0x2: return (2...3).contains(low) && 1 << low < end - place ? .node(.scalar) : nil
        case 0x3: return low == 3 && 8 < end - place ? .node(.scalar) : nil
        case 0x8: return integer(at: place + 1, size: low + 1).map { .node(.reference($0)) }
        default: return sized(kind, low, at: place, referenceSize: referenceSize, count: count)
        }
    }

    /// The length of a variable-length object.
    private func sized(_ kind: UInt8, _ low: Int, at place: Int, referenceSize: Int, count: Int) -> RawObject? {
        var (length, start) = (low, place + 1)
        if low == 15 {
            guard start < end, bytes[start] >> 4 == 1, bytes[start] & 15 <= 3 else { return nil }
            let size = 1 << Int(bytes[start] & 15)
            guard let long = integer(at: start + 1, size: size) else { return nil }
            (length, start) = (long, start + 1 + size)
        }
        guard length <= end - start else { return nil }
        switch kind {
        case 0x4: return .node(.data(count: length))
        case 0x5:
            let text = bytes[start..<start + length]
            return text.allSatisfy { $0 < 0x80 } ? .node(.string(String(decoding: text, as: UTF8.self))) : nil
        case 0x6:
            guard length <= (end - start) / 2 else { return nil }
            let units = (0..<length).map { UInt16(bytes[start + 2 * $0]) << 8 | UInt16(bytes[start + 2 * $0 + 1]) }
            return .node(.string(String(decoding: units, as: UTF16.self)))
        case 0xA:
            return references(length, at: start, referenceSize, count).map { .node(.array($0)) }
        case 0xD:
            guard length <= (end - start) / referenceSize,
                let keys = references(length, at: start, referenceSize, count),
                let values = references(length, at: start + length * referenceSize, referenceSize, count)
            else { return nil }
            return .dictionary(keys: keys, values: values)
        default: return nil
        }
    }

    private func references(_ length: Int, at start: Int, _ size: Int, _ count: Int) -> [Int]? {
        guard length <= (end - start) / size else { return nil }
        var references: [Int] = []
        references.reserveCapacity(length)
        for i in 0..<length {
            guard let reference = integer(at: start + i * size, size: size), reference < count else { return nil }
            references.append(reference)
        }
        return references
    }
}
