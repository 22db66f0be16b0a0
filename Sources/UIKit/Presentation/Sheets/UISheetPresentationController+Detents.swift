import CoreGraphics
public import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent)
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The identifier of a detent.
        /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.struct)
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// A detent at about half of the screen's height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// A detent at the full height of the sheet, which leaves a strip at the top.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// Returns the height of a detent, in points above the safe area; nil if the detent is inactive.
        public typealias Resolver =
            @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        /// The identifier of the detent.
        public final let identifier: Identifier
        private let resolver: Resolver
        private static var made = 0

        private init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
            (self.identifier, self.resolver) = (identifier, resolver)
            super.init()
        }

        /// Returns a detent at about half of the screen's height; inactive in compact heights.
        public class func medium() -> Detent {
            Detent(.medium) {
                $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
            }
        }

        /// Returns a detent at the full height of the sheet, which leaves a strip at the top.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a detent with a custom height, in points above the safe area; nil if it is inactive. Without an
        /// identifier, it gets a unique one.
        public class func custom(identifier: Identifier? = nil, resolver: @escaping Resolver) -> Detent {
            made += 1
            return Detent(identifier ?? Identifier("kasane.detent.\(made)"), resolver)
        }

        /// Returns the height for a sheet, in points and at most the maximum; nil if the detent is inactive.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context).flatMap { $0.isFinite ? min(max($0, 0), context.maximumDetentValue) : nil }
        }
    }
}

/// The context for resolving a sheet's detents.
/// [Apple's
/// reference](https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext)
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The trait collection of the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The maximum height, in points above the safe area.
    var maximumDetentValue: CGFloat { get }
}

/// The context that a sheet's detents are resolved in.
@MainActor
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat) {
        (containerTraitCollection, maximumDetentValue) = (traits, maximum)
        super.init()
    }
}
