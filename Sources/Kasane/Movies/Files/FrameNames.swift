import Foundation

/// The names of the files of a sequence, from a pattern such as `frames/%05d.png`.
struct FrameNames: Sendable {
    let folder: URL
    private let prefix: String
    private let suffix: String
    private let digits: Int

    /// Creates the pattern from a file name; returns nil when the name has no `%`.
    init?(url: URL) throws(MovieError) {
        let name = url.lastPathComponent
        guard let percent = name.firstIndex(of: "%") else { return nil }
        let rest = name[name.index(after: percent)...]
        let width = rest.prefix { $0.isASCII && $0.isNumber }
        let end = rest[width.endIndex...]
        guard end.first == "d", !end.contains("%"), let digits = width.isEmpty ? 0 : Int(width), digits <= 20 else {
            throw .badPattern(url)
        }
        folder = url.deletingLastPathComponent()
        prefix = String(name[..<percent])
        suffix = String(end.dropFirst())
        self.digits = digits
    }

    /// Returns the name of a frame's file, without its folder.
    func name(ofFrame number: Int) -> String {
        let text = String(number)
        return prefix + String(repeating: "0", count: max(0, digits - text.count)) + text + suffix
    }
}
