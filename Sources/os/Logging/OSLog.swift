/// A log for the messages of a subsystem and category.
/// [Apple's reference](https://developer.apple.com/documentation/os/oslog)
open class OSLog: @unchecked Sendable {
    // Unchecked, because the class is open; its own properties are immutable.

    /// A predefined category.
    public struct Category: Sendable {
        /// The category's name.
        public let rawValue: String

        /// Points of interest in a timeline.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Signposts that are only recorded while a tool is attached.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Signposts with backtraces that are only recorded while a tool is attached.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    let subsystem: String
    let category: String
    private let isDisabled: Bool

    /// Creates a log for a subsystem, usually a reverse domain name, and a category.
    public init(subsystem: String, category: String) {
        (self.subsystem, self.category, isDisabled) = (subsystem, category, false)
    }

    /// Creates a log for a subsystem and a predefined category.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(isDisabled: Bool) { (subsystem, category, self.isDisabled) = ("", "", isDisabled) }

    /// The log of the program, without a subsystem.
    public static let `default` = OSLog(isDisabled: false)
    /// A log that writes nothing.
    public static let disabled = OSLog(isDisabled: true)

    /// Returns whether messages at a level are written.
    open func isEnabled(type: OSLogType) -> Bool {
        !isDisabled && LogSettings.shared.writes(severity: type.severity)
    }

    /// Whether signposts are written, as they are if debug messages are.
    open var signpostsEnabled: Bool { isEnabled(type: .debug) }

    /// Writes a message, if its level is enabled.
    final func write(_ type: OSLogType, _ message: () -> String) {
        if isEnabled(type: type) { LogWriter.write(category: category, message: message()) }
    }
}
