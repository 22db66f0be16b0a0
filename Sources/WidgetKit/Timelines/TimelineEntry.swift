public import Foundation

/// The state of a widget from a date on.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/timelineentry)
public protocol TimelineEntry: SendableMetatype {
    /// The date from which the entry is shown.
    var date: Date { get }
    /// How important the entry is to the user.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    /// The default: nil.
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How important an entry is to the user, which decides when a stack of widgets shows it.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/timelineentryrelevance)
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    /// The importance, compared with other entries of the widget; not with those of other widgets.
    public var score: Float
    /// How long the score is valid, in seconds; 0 until the next entry.
    public var duration: TimeInterval

    /// Creates a relevance.
    public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}
