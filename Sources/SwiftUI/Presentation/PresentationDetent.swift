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
    /// The height that a type of yours says.
    private let customHeight: (@MainActor (Context) -> CGFloat?)?

    private init(_ kind: Kind, _ customHeight: (@MainActor (Context) -> CGFloat?)? = nil) {
        (self.kind, self.customHeight) = (kind, customHeight)
    }

    /// About half of the screen; of no use on screens of a compact height.
    public static let medium = PresentationDetent(.medium)
    /// All of the screen but a strip at the top.
    public static let large = PresentationDetent(.large)
    /// A fraction of the greatest height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(.fraction(fraction)) }
    /// A height in points above the safe area.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }
    /// The height that a type of yours says.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// What a detent of your own knows of the sheet.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/presentationdetent/context)
    @dynamicMemberLookup
    public struct Context {
        /// The greatest height, in points above the safe area.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the sheet's environment.
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

/// A height of your own at which a sheet rests.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/custompresentationdetent)
public protocol CustomPresentationDetent {
    /// The height in points above the safe area; nil where the detent is of no use.
    @MainActor static func height(in context: Context) -> CGFloat?
    /// What the detent knows of the sheet.
    typealias Context = PresentationDetent.Context
}

/// How a presentation adapts to a compact size class.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/presentationadaptation)
public struct PresentationAdaptation: Hashable, Sendable {
    let style: UIModalPresentationStyle?

    /// As it does by itself.
    public static let automatic = PresentationAdaptation(style: nil)
    /// Not at all.
    public static let none = PresentationAdaptation(style: UIModalPresentationStyle.none)
    /// To a popover.
    public static let popover = PresentationAdaptation(style: .popover)
    /// To a sheet.
    public static let sheet = PresentationAdaptation(style: .pageSheet)
    /// To a cover.
    public static let fullScreenCover = PresentationAdaptation(style: .overFullScreen)
}

/// Whether what lies behind a sheet takes touches.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/presentationbackgroundinteraction)
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, disabled, enabled
        case upThrough(PresentationDetent)
    }

    let kind: Kind

    /// Not at all.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// Not at all.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// At all heights.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled)
    /// Up to a height.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .upThrough(detent))
    }
}

/// What a drag in a sheet's scroll view moves first.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/presentationcontentinteraction)
public struct PresentationContentInteraction: Hashable, Sendable {
    let scrolls: Bool?

    /// The sheet.
    public static let automatic = PresentationContentInteraction(scrolls: nil)
    /// The sheet, until it has its greatest height.
    public static let resizes = PresentationContentInteraction(scrolls: false)
    /// The content.
    public static let scrolls = PresentationContentInteraction(scrolls: true)
}
