import Combine
import Foundation
import SwiftUI

/// The points of all badges.
@MainActor
public final class BadgeStore: ObservableObject {
    @Published public private(set) var points: [BadgeKind.ID: Int] = [:]
    @Published public var isSorted = false
    public let kinds: [BadgeKind]

    public init(kinds: [BadgeKind]) { self.kinds = kinds }

    public func earn(_ points: Int, of kind: BadgeKind) { self.points[kind.id, default: 0] += points }

    public func level(of kind: BadgeKind) -> Int { kind.level(for: points[kind.id] ?? 0) }

    public var shown: [BadgeKind] { isSorted ? kinds.sorted { level(of: $0) > level(of: $1) } : kinds }
}
