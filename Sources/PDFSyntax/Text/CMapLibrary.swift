import Foundation
import Synchronization

/// The predefined CMaps of PDF files, which the distribution's poppler-data provides.
package enum CMapLibrary {
    private static let folders = ["/usr/share/poppler/cMap", "/usr/share/fonts/cmap", "/var/lib/ghostscript/CMap"]
    private static let known = Mutex<[String: CMap?]>([:])

    /// The CMap of a name; nil if it isn't installed.
    package static func named(_ name: String) -> CMap? { named(name, depth: 0) }

    private static func named(_ name: String, depth: Int) -> CMap? {
        if name == "Identity-H" { return .identity(isVertical: false) }
        if name == "Identity-V" { return .identity(isVertical: true) }
        let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        guard depth < 8, !name.isEmpty, isPlain else { return nil }
        if let map = known.withLock({ $0[name] }) { return map }
        let map = bytes(of: name).map { text in
            CMap(text, isVertical: name.hasSuffix("-V") ? true : nil) { named($0, depth: depth + 1) }
        }
        known.withLock { known in
            if known.count > 32 { known = [:] }
            known[name] = .some(map)
        }
        return map
    }

    private static func bytes(of name: String) -> [UInt8]? {
        for folder in folders {
            let collections = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for path in ["\(folder)/\(name)"] + collections.sorted().map({ "\(folder)/\($0)/\(name)" }) {
                guard let data = FileManager.default.contents(atPath: path), data.count < 1 << 24 else { continue }
                return [UInt8](data)
            }
        }
        return nil
    }
}
