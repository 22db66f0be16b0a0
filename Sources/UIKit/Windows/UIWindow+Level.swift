public import CoreGraphics

extension UIWindow {
    /// The level of a window, which determines the front-to-back order: windows at higher levels are in front.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uiwindow/level)
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Creates a level from a number; higher levels are in front.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

        /// Returns a level raised by a distance.
        public static func + (level: Level, distance: CGFloat) -> Level { Level(level.rawValue + distance) }

        /// Returns a level lowered by a distance.
        public static func - (level: Level, distance: CGFloat) -> Level { Level(level.rawValue - distance) }

        /// Raises a level.
        public static func += (level: inout Level, distance: CGFloat) { level = level + distance }

        /// Lowers a level.
        public static func -= (level: inout Level, distance: CGFloat) { level = level - distance }

        /// The level of application windows.
        public static let normal = Level(0)
        /// The level of the status bar.
        public static let statusBar = Level(1000)
        /// The level of alerts.
        public static let alert = Level(2000)
    }
}
