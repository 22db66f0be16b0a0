import Foundation
import Synchronization

/// The data that a scene is made for: one row of the file that `kasane batch` is given, or what
/// `kasane serve` is asked for.
public enum SceneData {
    /// The row of this process, and what ends it where the row does not fit.
    private static let current = Mutex<(message: RowMessage, refuse: @Sendable (String) -> Never)?>(nil)

    /// Returns the row that the scene is rendered for.
    ///
    /// Members have the names of the row's fields. The text of a CSV file is converted to the members' types: whole and
    /// decimal numbers, `true` and `false`, `yes` and `no`, dates as ISO 8601 or as seconds since 1970, URLs, raw
    /// values of enumerations; a field without text is nil, and arrays and structures are read as JSON. Rows of JSON
    /// keep `Codable`'s rules, and dates are likewise.
    ///
    /// A row that does not fit ends the scene, and `kasane batch` and `kasane serve` tell why.
    ///
    /// - Parameter preview: The row where there is none, as in `kasane render` and `kasane play`.
    public static func row<Row: Decodable>(default preview: @autoclosure () -> Row) -> Row {
        guard let (message, refuse) = current.withLock({ $0 }), message.content != .preview else { return preview() }
        do {
            return try message.decoded()
        } catch {
            refuse(RowMismatch.line(about: error))
        }
    }

    /// Sets the row of this process, and what ends the process of a scene that the row does not fit.
    static func use(_ message: RowMessage, orEnd refuse: @escaping @Sendable (String) -> Never) {
        current.withLock { $0 = (message, refuse) }
    }
}
