import Foundation
import SwiftUI

/// A kind of badge, as the catalogue describes it.
public struct BadgeKind: Codable, Hashable, Identifiable, Sendable {
    public let name: String
    /// Such as `#FF8000`.
    public let color: String
    /// How many points each level takes.
    public let levels: [Int]

    public var id: String { name }

    /// The kinds that come with the package.
    public static func catalogue() throws -> [BadgeKind] {
        guard let file = Bundle.module.url(forResource: "badges", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try JSONDecoder().decode([BadgeKind].self, from: Data(contentsOf: file))
    }

    public func level(for points: Int) -> Int { levels.prefix { $0 <= points }.count }

    var tint: Color {
        let value = UInt32(color.dropFirst(), radix: 16) ?? 0
        return Color(
            red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
            blue: Double(value & 0xFF) / 255)
    }
}
