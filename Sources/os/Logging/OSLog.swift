/// Where messages go: a part of a program, by its subsystem and category.
/// [Apple's reference](https://developer.apple.com/documentation/os/oslog)
open class OSLog: @unchecked Sendable {
    // Unchecked: a class that others may inherit from; what it has itself never changes.

    /// A category that tools know.
    public struct Category: Sendable {
        /// The category's name.
        public let rawValue: String

        /// Intervals and events that stand out in a timeline.
        public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
        /// Intervals and events that are taken only while somebody looks.
        public static let dynamicTracing = Category(rawValue: "DynamicTracing")
        /// Intervals and events, with stacks, that are taken only while somebody looks.
        public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    }

    let subsystem: String
    let category: String
    private let isDisabled: Bool

    /// Makes a log of a subsystem, named by reversed domain as a rule, and a category in it.
    public init(subsystem: String, category: String) {
        (self.subsystem, self.category, isDisabled) = (subsystem, category, false)
    }

    /// Makes a log of a subsystem, and a category that tools know.
    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.rawValue)
    }

    private init(isDisabled: Bool) { (subsystem, category, self.isDisabled) = ("", "", isDisabled) }

    /// The log of the program, without a subsystem.
    public static let `default` = OSLog(isDisabled: false)
    /// A log that writes nothing.
    public static let disabled = OSLog(isDisabled: true)

    /// Whether messages of a level are written.
    open func isEnabled(type: OSLogType) -> Bool {
        !isDisabled && LogSettings.shared.writes(severity: type.severity)
    }

    /// Whether intervals and events are written: where messages for development are.
    open var signpostsEnabled: Bool { isEnabled(type: .debug) }

    /// Writes a message, if its level is written.
    final func write(_ type: OSLogType, _ message: () -> String) {
        if isEnabled(type: type) { LogWriter.write(category: category, message: message()) }
    }
}
