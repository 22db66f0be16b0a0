import CoreGraphics

/// What few layers have, kept in one object that a plain layer goes without.
final class LayerExtras {
    var timing = MediaTiming.ofLayer
    /// In the order they were added.
    var animations: [AnimationRecord] = []
    /// Animations of the layer just above that act on this one.
    var reaching: [ReachingAnimation] = []
    /// The part of the contents to draw anew at the next display; nil for all of them.
    var partToDisplay: CGRect?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    /// Values of keys that are not properties.
    var values: [String: Any] = [:]
    /// Filters as they were given.
    var filters: [FilterList: [Any]] = [:]
    var compositingFilter: Any?

    var autoresizingMask: CAAutoresizingMask = []
    var layoutManager: (any CALayoutManager)?
    var constraints: [CAConstraint]?

    /// Those values that the render tree can hold; nil when there are none.
    var renderedValues: [String: AnimationValue]? {
        guard !values.isEmpty else { return nil }
        let rendered = values.compactMapValues { AnimationValue(guessing: $0) }
        return rendered.isEmpty ? nil : rendered
    }
}
