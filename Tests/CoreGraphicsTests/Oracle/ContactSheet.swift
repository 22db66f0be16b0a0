import Foundation

/// All pictures in rows: Kasane's, the reference renderer's, and eight times their difference.
struct ContactSheet {
    private static let columns = 4
    private static let cell = Scene.size + 4
    private var picture: Picture
    private var index = 0

    init(count: Int) {
        let rows = (count + Self.columns - 1) / Self.columns
        picture = Picture(width: Self.columns * 3 * Self.cell, height: rows * Self.cell)
    }

    mutating func add(_ a: Picture, _ b: Picture) {
        var difference = Picture(width: a.width, height: a.height)
        for i in stride(from: 0, to: a.bytes.count, by: 4) {
            for c in 0..<4 {
                let d = abs(Int(a.bytes[i + c]) - Int(b.bytes[i + c])) * 8
                difference.bytes[i + c % 3] = max(difference.bytes[i + c % 3], UInt8(min(255, d)))
            }
            difference.bytes[i + 3] = 255
        }
        for (place, part) in [a, b, difference].enumerated() {
            let left = (index % Self.columns * 3 + place) * Self.cell
            let top = index / Self.columns * Self.cell
            for y in 0..<part.height {
                let target = ((top + y) * picture.width + left) * 4
                let source = y * part.width * 4
                picture.bytes.replaceSubrange(
                    target..<target + part.width * 4, with: part.bytes[source..<source + part.width * 4])
            }
        }
        index += 1
    }

    /// Writes the sheet to the path in `KASANE_CONTACT_SHEET`, with `suffix` in its name; returns false if unset.
    @discardableResult
    func write(_ suffix: String = "") -> Bool {
        guard let path = ProcessInfo.processInfo.environment["KASANE_CONTACT_SHEET"] else { return false }
        let url = URL(fileURLWithPath: path)
        let name = "\(url.deletingPathExtension().lastPathComponent)\(suffix).\(url.pathExtension)"
        picture.write(to: url.deletingLastPathComponent().appendingPathComponent(name).path)
        return true
    }
}

extension Comparison {
    /// Returns the result as a row of a table.
    func line(_ name: String) -> String {
        name.padding(toLength: 50, withPad: " ", startingAt: 0)
            + String(
                format: "interior %3d   edges: mean %5.2f  most %3d  greatest %3d  count %5d", interiorMax, edgeMean,
                edge98thPercentile, edgeMax, edgeCount)
    }
}
