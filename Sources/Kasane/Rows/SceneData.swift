import Foundation
import Synchronization

/// The data that a scene is rendered for: one row of the file passed to `kasane batch`, or a request to `kasane serve`.
public enum SceneData {
    /// The row of this process, and the function that ends the process if the row does not fit.
    private static let current = Mutex<(message: RowMessage, refuse: @Sendable (String) -> Never)?>(nil)

    /// Returns the row that the scene is rendered for.
    ///
    /// Members have the names of the row's fields. The text of a CSV file is converted to the members' types: whole and
    /// decimal numbers, `true` and `false`, `yes` and `no`, dates as ISO 8601 or as seconds since 1970, URLs, raw
    /// values of enumerations; an empty field is nil, and arrays and structures are read as JSON. JSON rows follow
    /// `Codable`'s rules, and their dates are parsed the same way.
    ///
    /// A row that does not fit ends the scene, and `kasane batch` and `kasane serve` report why.
    ///
    /// - Parameter preview: The default row if there is none, as in `kasane render` and `kasane play`.
    public static func row<Row: Decodable>(default preview: @autoclosure () -> Row) -> Row {
        guard let (message, refuse) = current.withLock({ $0 }), message.content != .preview else { return preview() }
        do {
            return try message.decoded()
        } catch {
            refuse(RowMismatch.line(about: error))
        }
    }

    /// Sets the row of this process, and the function that ends the process if the row does not fit.
    static func use(_ message: RowMessage, orEnd refuse: @escaping @Sendable (String) -> Never) {
        current.withLock { $0 = (message, refuse) }
    }
}
