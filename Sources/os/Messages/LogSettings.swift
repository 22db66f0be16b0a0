import Glibc

/// The settings of the log from the environment, read once per program:
///
/// - `KASANE_LOG_LEVEL` is the minimum level of written messages: `debug`, `info`, `default` (or `notice`), `error`,
///   `fault`, or `off`. It is `default` if it is not set or unknown.
/// - `KASANE_LOG_PRIVATE=1` shows private values.
/// - `OS_ACTIVITY_MODE=disable` switches the log off, as it does in Xcode.
package struct LogSettings: Sendable {
    /// The minimum severity of written messages; nil for none.
    package let lowestSeverity: Int?
    package let showsPrivateValues: Bool

    package static let shared = LogSettings { getenv($0).map { String(cString: $0) } }

    /// Reads the settings from environment variables.
    package init(_ variable: (String) -> String?) {
        showsPrivateValues = variable("KASANE_LOG_PRIVATE") == "1"
        if variable("OS_ACTIVITY_MODE") == "disable" {
            lowestSeverity = nil
            return
        }
        switch variable("KASANE_LOG_LEVEL")?.lowercased() {
        case "debug", "trace": lowestSeverity = 0
        case "info": lowestSeverity = 1
        case "error": lowestSeverity = 3
        case "fault", "critical": lowestSeverity = 4
        case "off", "none": lowestSeverity = nil
        default: lowestSeverity = 2
        }
    }

    package func writes(severity: Int) -> Bool { lowestSeverity.map { severity >= $0 } ?? false }
}
