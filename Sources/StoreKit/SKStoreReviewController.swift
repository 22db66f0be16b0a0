public import Foundation
public import UIKit

/// Asks the user for a review, if the App Store decides so. It never does.
/// [Apple's reference](https://developer.apple.com/documentation/storekit/skstorereviewcontroller)
open class SKStoreReviewController: NSObject {
    /// Asks for a review.
    @MainActor
    open class func requestReview() {}

    /// Asks for a review in a scene.
    @MainActor
    open class func requestReview(in windowScene: UIWindowScene) {}
}

/// The payments of the user.
/// [Apple's reference](https://developer.apple.com/documentation/storekit/skpaymentqueue)
open class SKPaymentQueue: NSObject {
    /// Returns whether the user may make payments: false.
    open class func canMakePayments() -> Bool { false }
}
