/// How important a message is.
/// [Apple's reference](https://developer.apple.com/documentation/os/oslogtype)
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Makes a level of its number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// A message that helps to find out what has gone wrong.
    public static let `default` = OSLogType(rawValue: 0)
    /// A message that helps, but is not needed.
    public static let info = OSLogType(rawValue: 1)
    /// A message for development alone.
    public static let debug = OSLogType(rawValue: 2)
    /// Something has failed in the program.
    public static let error = OSLogType(rawValue: 16)
    /// Something has failed in the system, or in several programs.
    public static let fault = OSLogType(rawValue: 17)

    /// The place among the levels, from debug to fault.
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
