public import SwiftUI

/// The look of a map.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mapstyle)
public struct MapStyle: Sendable {
    let mapType: MKMapType

    /// How strong the colours are.
    public struct StandardEmphasis: Hashable, Sendable {
        let isMuted: Bool
        /// As usual.
        public static let automatic = StandardEmphasis(isMuted: false)
        /// Muted.
        public static let muted = StandardEmphasis(isMuted: true)
    }

    /// Roads.
    public static var standard: MapStyle { MapStyle(mapType: .standard) }
    /// Satellite pictures.
    public static var imagery: MapStyle { MapStyle(mapType: .satellite) }
    /// Satellite pictures with roads.
    public static var hybrid: MapStyle { MapStyle(mapType: .hybrid) }
    /// Roads, in usual or muted colours.
    public static func standard(emphasis: StandardEmphasis) -> MapStyle {
        MapStyle(mapType: emphasis.isMuted ? .mutedStandard : .standard)
    }
}

/// When changes of a map's camera are reported.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mapcameraupdatefrequency)
public struct MapCameraUpdateFrequency: Hashable, Sendable {
    private let isContinuous: Bool
    /// At the end of each animation or gesture.
    public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
    /// At each frame.
    public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
}

/// What a map shows after a change.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mapcameraupdatecontext)
public struct MapCameraUpdateContext: Sendable {
    /// The camera.
    public let camera: MapCamera
    /// The region.
    public let region: MKCoordinateRegion
    /// The rectangle of the map.
    public let rect: MKMapRect
}

/// An action for changes of a map's camera.
struct MapCameraObserver {
    let frequency: MapCameraUpdateFrequency
    let action: (MapCameraUpdateContext) -> Void
}

private struct MapStyleKey: EnvironmentKey {
    static let defaultValue = MapStyle.standard
}

private struct MapCameraObserversKey: EnvironmentKey {
    static var defaultValue: [MapCameraObserver] { [] }
}

extension EnvironmentValues {
    var mapStyle: MapStyle {
        get { self[MapStyleKey.self] }
        set { self[MapStyleKey.self] = newValue }
    }

    var mapCameraObservers: [MapCameraObserver] {
        get { self[MapCameraObserversKey.self] }
        set { self[MapCameraObserversKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of maps.
    public func mapStyle(_ style: MapStyle) -> some View { environment(\.mapStyle, style) }

    /// Calls a closure when a map's camera has changed.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapCameraObservers) {
            $0.append(MapCameraObserver(frequency: frequency, action: action))
        }
    }

    /// Calls a closure when a map's camera has changed.
    public func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
}
