public import Foundation

/// Receives the placemarks that a geocoder has found, or an error.
public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// Converts coordinates to addresses and back.
///
/// Apple's service is not available, so requests fail with `CLError.network`, as they do without a network connection.
/// Completion handlers are called on the main queue.
/// [Apple's reference](https://developer.apple.com/documentation/corelocation/clgeocoder)
open class CLGeocoder: NSObject, @unchecked Sendable {
    // The request is accessed under the lock.
    private let lock = NSLock()
    private var pending: CLGeocodeCompletionHandler?

    /// Whether a request is in progress.
    open var isGeocoding: Bool { lock.withLock { pending != nil } }

    /// Requests the address of a location.
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { request(completionHandler) }

    /// Requests the address of a location in the language of a locale.
    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { request(completionHandler) }

    /// Requests the coordinates of an address.
    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { request(completionHandler) }

    /// Requests the coordinates of an address, preferably in a region.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { request(completionHandler) }

    /// Requests the coordinates of an address, preferably in a region, in the language of a locale.
    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { request(completionHandler) }

    /// Cancels the request in progress, which fails with `CLError.geocodeCanceled`.
    open func cancelGeocode() { finish(.geocodeCanceled) }

    /// A second request during the first one fails with `CLError.network` as well, without ending the first.
    private func request(_ handler: @escaping CLGeocodeCompletionHandler) {
        let isFirst = lock.withLock {
            guard pending == nil else { return false }
            pending = handler
            return true
        }
        guard isFirst else {
            // Called on the main queue alone.
            nonisolated(unsafe) let handler = handler
            return DispatchQueue.main.async { handler(nil, CLError(.network)) }
        }
        DispatchQueue.main.async { self.finish(.network) }
    }

    private func finish(_ code: CLError.Code) {
        let handler = lock.withLock {
            defer { pending = nil }
            return pending
        }
        handler?(nil, CLError(code))
    }
}

extension CLGeocoder {
    private func placemarks(_ request: (@escaping CLGeocodeCompletionHandler) -> Void) async throws -> [CLPlacemark] {
        try await withCheckedThrowingContinuation { done in
            request { found, error in
                done.resume(with: found.map { .success($0) } ?? .failure(error ?? CLError(.network)))
            }
        }
    }

    /// Requests the address of a location.
    public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        try await placemarks { reverseGeocodeLocation(location, completionHandler: $0) }
    }

    /// Requests the address of a location in the language of a locale.
    public func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?
    ) async throws -> [CLPlacemark] {
        try await placemarks { reverseGeocodeLocation(location, preferredLocale: locale, completionHandler: $0) }
    }

    /// Requests the coordinates of an address.
    public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        try await placemarks { geocodeAddressString(addressString, completionHandler: $0) }
    }

    /// Requests the coordinates of an address, preferably in a region.
    public func geocodeAddressString(_ addressString: String, in region: CLRegion?) async throws -> [CLPlacemark] {
        try await placemarks { geocodeAddressString(addressString, in: region, completionHandler: $0) }
    }
}
