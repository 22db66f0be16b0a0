public import Foundation

/// The kind of the map. Without map data, it determines the ground's colour.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmaptype)
public enum MKMapType: UInt, Sendable {
    /// Roads.
    case standard
    /// Satellite pictures, without and with roads.
    case satellite, hybrid
    /// Satellite pictures in three dimensions, without and with roads.
    case satelliteFlyover, hybridFlyover
    /// Roads in muted colours.
    case mutedStandard

    var isImagery: Bool { self != .standard && self != .mutedStandard }
}

/// How the map follows the user's location.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkusertrackingmode)
public enum MKUserTrackingMode: Int, Sendable {
    /// Not at all.
    case none
    /// The location stays in the middle.
    case follow
    /// The location stays in the middle, and the user's direction is up. Without a compass, as `follow`.
    case followWithHeading
}

/// The look of a map.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkmapconfiguration)
open class MKMapConfiguration: NSObject {
    /// The shape of the ground.
    public enum ElevationStyle: Int, Sendable {
        /// Flat, as the map always is here.
        case flat
        /// With mountains and valleys.
        case realistic
    }

    /// The shape of the ground. Stored without effect, as no elevations are known.
    open var elevationStyle: ElevationStyle

    fileprivate init(elevationStyle: ElevationStyle) { self.elevationStyle = elevationStyle }

    var mapType: MKMapType { .standard }
}

/// The look of a map of roads.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkstandardmapconfiguration)
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// How strong the colours are.
    public enum EmphasisStyle: Int, Sendable {
        /// As usual.
        case `default`
        /// Muted.
        case muted
    }

    /// How strong the colours are.
    open var emphasisStyle: EmphasisStyle

    /// Creates a look.
    public init(elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle = .default) {
        self.emphasisStyle = emphasisStyle
        super.init(elevationStyle: elevationStyle)
    }

    override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
}

/// The look of a map of satellite pictures.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkimagerymapconfiguration)
open class MKImageryMapConfiguration: MKMapConfiguration {
    /// Creates a look.
    public override init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle: elevationStyle) }

    override var mapType: MKMapType { .satellite }
}

/// The look of a map of satellite pictures with roads.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkhybridmapconfiguration)
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// Creates a look.
    public override init(elevationStyle: ElevationStyle = .flat) { super.init(elevationStyle: elevationStyle) }

    override var mapType: MKMapType { .hybrid }
}
