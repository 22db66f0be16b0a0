public import CoreGraphics
import UIKit

/// A height at which a sheet rests.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/presentationdetent)
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    let kind: Kind
    /// The height that a custom detent returns.
    private let customHeight: (@MainActor (Context) -> CGFloat?)?

    private init(_ kind: Kind, _ customHeight: (@MainActor (Context) -> CGFloat?)? = nil) {
        (self.kind, self.customHeight) = (kind, customHeight)
    }

    /// About half of the screen's height; unavailable in a compact height.
    public static let medium = PresentationDetent(.medium)
    /// The full height of the screen, except for a strip at the top.
    public static let large = PresentationDetent(.large)
    /// A fraction of the maximum height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
    /// A height in points above the safe area.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
    /// The height that a custom type returns.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// The information about the sheet that a custom detent receives.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/presentationdetent/context)
    @dynamicMemberLookup
    public struct Context {
        /// The maximum height, in points above the safe area.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// Returns a value of the sheet's environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }

    /// The detent's name in UIKit.
    var identifier: UISheetPresentationController.Detent.Identifier {
        switch kind {
        case .medium: .medium
        case .large: .large
        case .fraction(let fraction): UISheetPresentationController.Detent.Identifier("fraction \(fraction)")
        case .height(let height): UISheetPresentationController.Detent.Identifier("height \(height)")
        case .custom(let type): UISheetPresentationController.Detent.Identifier("custom \(type)")
        }
    }

    @MainActor
    func detent(in environment: EnvironmentValues) -> UISheetPresentationController.Detent {
        switch kind {
        case .medium: return .medium()
        case .large: return .large()
        case .fraction(let fraction): return .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
        case .height(let height): return .custom(identifier: identifier) { _ in height }
        case .custom:
            return .custom(identifier: identifier) { [customHeight] in
                customHeight?(Context(maxDetentValue: $0.maximumDetentValue, environment: environment))
            }
        }
    }
}

/// A type that computes a custom detent's height.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/custompresentationdetent)
public protocol CustomPresentationDetent {
    /// Returns the height in points above the safe area; nil if the detent is unavailable.
    @MainActor static func height(in context: Context) -> CGFloat?
    /// The information about the sheet that the detent receives.
    typealias Context = PresentationDetent.Context
}

/// How a presentation adapts to a compact size class.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/presentationadaptation)
public struct PresentationAdaptation: Hashable, Sendable {
    let style: UIModalPresentationStyle?

    /// The default adaptation.
    public static let automatic = PresentationAdaptation(style: nil)
    /// No adaptation.
    public static let none = PresentationAdaptation(style: UIModalPresentationStyle.none)
    /// Adapts to a popover.
    public static let popover = PresentationAdaptation(style: .popover)
    /// Adapts to a sheet.
    public static let sheet = PresentationAdaptation(style: .pageSheet)
    /// Adapts to a full screen cover.
    public static let fullScreenCover = PresentationAdaptation(style: .overFullScreen)
}

/// Whether the view behind a sheet receives touches.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction)
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, disabled, enabled
        case upThrough(PresentationDetent)
    }

    let kind: Kind

    /// The default: the view behind receives no touches.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// The view behind receives no touches.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// The view behind receives touches at all heights.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// The view behind receives touches up to a height.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// How a sheet's scroll views respond to drags.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/presentationcontentinteraction)
public struct PresentationContentInteraction: Hashable, Sendable {
    let scrolls: Bool?

    /// The default: drags resize the sheet first.
    public static let automatic = PresentationContentInteraction(scrolls: nil)
    /// Drags resize the sheet first, until it has its maximum height.
    public static let resizes = PresentationContentInteraction(scrolls: false)
    /// Drags scroll the content first.
    public static let scrolls = PresentationContentInteraction(scrolls: true)
}
