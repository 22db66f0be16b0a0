import StoreKit
import SwiftUI
import XCTest

/// A device whose user may not make payments.
final class StoreTests: XCTestCase {
    func testThereAreNoPayments() async {
        XCTAssertFalse(SKPaymentQueue.canMakePayments())
        XCTAssertFalse(AppStore.canMakePayments)
        do {
            try await AppStore.sync()
            XCTFail("There is no store")
        } catch StoreKitError.notAvailableInStorefront {
        } catch {
            XCTFail("\(error)")
        }
    }

    @MainActor
    func testReviewsAreRequestedByTheEnvironment() async {
        EnvironmentValues().requestReview()
        SKStoreReviewController.requestReview()
    }
}
