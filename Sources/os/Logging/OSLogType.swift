/// The level of a message.
/// [Apple's reference](https://developer.apple.com/documentation/os/oslogtype)
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// The default level, for troubleshooting.
    public static let `default` = OSLogType(rawValue: 0)
    /// Helpful but not essential information.
    public static let info = OSLogType(rawValue: 1)
    /// Information for development.
    public static let debug = OSLogType(rawValue: 2)
    /// An error in the program.
    public static let error = OSLogType(rawValue: 16)
    /// An error in the system, or in several programs.
    public static let fault = OSLogType(rawValue: 17)

    /// The rank among the levels, from debug to fault.
    var severity: Int {
        switch self {
        case .debug: 0
        case .info: 1
        case .error: 3
        case .fault: 4
        default: 2
        }
    }
}
