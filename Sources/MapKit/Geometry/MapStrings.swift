import Foundation

/// Returns a map point as text, such as `{1.0, 2.0}`.
public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { String(format: "{%.1f, %.1f}", point.x, point.y) }

/// Returns a size of the map as text, such as `{1.0, 2.0}`.
public func MKStringFromMapSize(_ size: MKMapSize) -> String {
    String(format: "{%.1f, %.1f}", size.width, size.height)
}

/// Returns a rectangle of the map as text, such as `{{1.0, 2.0}, {3.0, 4.0}}`.
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
    "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}
