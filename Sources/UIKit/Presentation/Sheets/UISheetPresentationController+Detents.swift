import CoreGraphics
public import Foundation

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent)
    @preconcurrency @MainActor
    open class Detent: NSObject {
        /// The name of a detent.
        /// [Apple's reference](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent/identifier-swift.struct)
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the screen but a strip at the top.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// Says how high a sheet is, in points above the safe area; nil where the detent is of no use.
        public typealias Resolver =
            @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        /// The detent's name.
        public final let identifier: Identifier
        private let resolver: Resolver
        private static var made = 0

        private init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
            (self.identifier, self.resolver) = (identifier, resolver)
            super.init()
        }

        /// About half of the screen; of no use on screens of a compact height.
        public class func medium() -> Detent {
            Detent(.medium) {
                $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
            }
        }

        /// All of the screen but a strip at the top.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height of your own, in points above the safe area; nil where it is of no use. Without a name the detent
        /// gets one
        /// that no other has.
        public class func custom(identifier: Identifier? = nil, resolver: @escaping Resolver) -> Detent {
            made += 1
            return Detent(identifier ?? Identifier("kasane.detent.\(made)"), resolver)
        }

        /// The height in a sheet, in points and at most the greatest one; nil where the detent is of no use.
        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context).flatMap { $0.isFinite ? min(max($0, 0), context.maximumDetentValue) : nil }
        }
    }
}

/// What a detent knows of the sheet that it is for.
/// [Apple's
/// reference](https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext)
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The traits of the sheet.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height, in points above the safe area.
    var maximumDetentValue: CGFloat { get }
}

/// What the detents of a sheet are asked with.
@MainActor
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ traits: UITraitCollection, maximum: CGFloat) {
        (containerTraitCollection, maximumDetentValue) = (traits, maximum)
        super.init()
    }
}
