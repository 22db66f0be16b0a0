/// How important an annotation view is: among views that cover each other, the most important ones are shown.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkfeaturedisplaypriority)
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The number, at most 1000.
    public var rawValue: Float

    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the view is always shown.
    public static let required = MKFeatureDisplayPriority(1000)
    /// 750.
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    /// 250.
    public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// Which annotation views are in front of others.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkannotationviewzpriority)
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
    /// The number, between 0 and 1000.
    public var rawValue: Float

    /// Creates a priority.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000.
    public static let max = MKAnnotationViewZPriority(1000)
    /// 1000: of a selected view.
    public static let defaultSelected = MKAnnotationViewZPriority(1000)
    /// 500: of others.
    public static let defaultUnselected = MKAnnotationViewZPriority(500)
    /// 0.
    public static let min = MKAnnotationViewZPriority(0)
}

/// The visibility of a part of the map or of a marker.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkfeaturevisibility)
public enum MKFeatureVisibility: Int, Sendable {
    /// Where it is useful.
    case adaptive
    /// Never.
    case hidden
    /// Always.
    case visible
}
