@_exported public import Foundation
public import SwiftUI
public import UIKit

/// The App Store. There is none on Linux: it behaves as on a device whose user may not make payments.
/// [Apple's reference](https://developer.apple.com/documentation/storekit/appstore)
public enum AppStore {
    /// Whether the user may make payments: false.
    public static var canMakePayments: Bool { false }

    /// Asks the user for a review, if the App Store decides so. It never does.
    @MainActor
    public static func requestReview(in scene: UIWindowScene) {}

    /// Synchronizes the user's purchases. Throws `StoreKitError.notAvailableInStorefront`.
    public static func sync() async throws { throw StoreKitError.notAvailableInStorefront }
}

/// An error of the App Store.
/// [Apple's reference](https://developer.apple.com/documentation/storekit/storekiterror)
public enum StoreKitError: Error, Sendable {
    /// Unknown.
    case unknown
    /// The user has cancelled.
    case userCancelled
    /// The network is not available.
    case networkError(URLError)
    /// An error of the system.
    case systemError(any Error)
    /// The store does not exist here.
    case notAvailableInStorefront
    /// The application may not use the App Store.
    case notEntitled
}

extension StoreKitError: LocalizedError {
    /// What went wrong, for the user.
    public var errorDescription: String? {
        switch self {
        case .networkError(let error): error.localizedDescription
        case .systemError(let error): error.localizedDescription
        case .userCancelled: "Request Canceled"
        case .notAvailableInStorefront: "Item Unavailable"
        case .unknown, .notEntitled: "Unable to Complete Request"
        }
    }
}

/// Asks the user for a review, if the App Store decides so. It never does.
/// [Apple's reference](https://developer.apple.com/documentation/storekit/requestreviewaction)
@MainActor
public struct RequestReviewAction {
    nonisolated init() {}

    /// Asks for a review.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Asks the user for a review, if the App Store decides so.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
