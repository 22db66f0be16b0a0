import CoreGraphics
import UIKit

/// The scroll view settings of the environment.
struct ScrollSettings {
    var isEnabled = true
    var showsVertical = true
    var showsHorizontal = true
    var isClipDisabled = false
    var verticalBounce = ScrollBounceBehavior.automatic
    var horizontalBounce = ScrollBounceBehavior.automatic
    var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    var contentMargins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var anchor: UnitPoint?
    var target: AnyScrollTargetBehavior?
    var position: ScrollPositionLink?
    var refresh: RefreshAction?
    var flashes = IndicatorFlashes()

    init() {}

    @MainActor
    init(_ environment: EnvironmentValues, _ axes: Axis.Set, showsIndicators: Bool) {
        isEnabled = environment.isScrollEnabled
        showsVertical = showsIndicators && environment.verticalScrollIndicatorVisibility.isShown
        showsHorizontal = showsIndicators && environment.horizontalScrollIndicatorVisibility.isShown
        isClipDisabled = environment.isScrollClipDisabled
        verticalBounce = environment.verticalScrollBounceBehavior
        horizontalBounce = environment.horizontalScrollBounceBehavior
        keyboardDismissMode = environment.scrollDismissesKeyboardMode.uiKit(.none)
        contentMargins = environment.contentMarginValues.insets(for: .scrollContent)
        indicatorMargins = environment.contentMarginValues.insets(for: .scrollIndicators)
        anchor = environment.scrollAnchor
        target = environment.scrollTarget
        position = environment.scrollPositionLink
        refresh = environment.refresh
        flashes = environment.indicatorFlashes
    }
}

/// The visibility of a scroll view's indicators.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrollindicatorvisibility)
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let number: Int

    /// The scroll view's default: visible while scrolling.
    public static let automatic = ScrollIndicatorVisibility(number: 0)
    /// Visible while scrolling.
    public static let visible = ScrollIndicatorVisibility(number: 1)
    /// Hidden, unless a mouse is used.
    public static let hidden = ScrollIndicatorVisibility(number: 2)
    /// Always hidden.
    public static let never = ScrollIndicatorVisibility(number: 3)

    var isShown: Bool { number < 2 }
}

/// Whether content that fits in a scroll view bounces.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrollbouncebehavior)
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let number: Int

    /// The scroll view's default: always bounces.
    public static let automatic = ScrollBounceBehavior(number: 0)
    /// Always bounces.
    public static let always = ScrollBounceBehavior(number: 1)
    /// Bounces only if the content is larger than the scroll view.
    public static let basedOnSize = ScrollBounceBehavior(number: 2)

    var isAlways: Bool { number < 2 }
}

/// How scrolling dismisses the keyboard.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/scrolldismisseskeyboardmode)
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let number: Int

    /// The container's default: lists don't dismiss the keyboard, or do so immediately.
    public static let automatic = ScrollDismissesKeyboardMode(number: 0)
    /// When scrolling begins.
    public static let immediately = ScrollDismissesKeyboardMode(number: 1)
    /// The keyboard follows the finger interactively.
    public static let interactively = ScrollDismissesKeyboardMode(number: 2)
    /// Scrolling doesn't dismiss the keyboard.
    public static let never = ScrollDismissesKeyboardMode(number: 3)

    func uiKit(_ automatic: UIScrollView.KeyboardDismissMode) -> UIScrollView.KeyboardDismissMode {
        switch self {
        case .immediately: .onDrag
        case .interactively: .interactive
        case .never: .none
        default: automatic
        }
    }
}

/// What the content margins of a scroll view apply to.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/contentmarginplacement)
public struct ContentMarginPlacement: Hashable, Sendable {
    private let number: Int

    /// The content and the indicators.
    public static let automatic = ContentMarginPlacement(number: 0)
    /// The content alone.
    public static let scrollContent = ContentMarginPlacement(number: 1)
    /// The indicators alone.
    public static let scrollIndicators = ContentMarginPlacement(number: 2)
}

/// The margins set for each placement.
struct ContentMargins: Equatable {
    private var entries: [ContentMarginPlacement: [Edge: CGFloat]] = [:]

    /// Whether any are set.
    var isEmpty: Bool { entries.isEmpty }

    mutating func set(_ length: CGFloat?, _ edge: Edge, _ placement: ContentMarginPlacement) {
        entries[placement, default: [:]][edge] = length.map { $0.isFinite ? max(0, $0) : 0 }
    }

    func length(_ edge: Edge, for placement: ContentMarginPlacement) -> CGFloat? {
        entries[placement]?[edge] ?? entries[.automatic]?[edge]
    }

    func insets(for placement: ContentMarginPlacement) -> EdgeInsets {
        EdgeInsets(
            top: length(.top, for: placement) ?? 0, leading: length(.leading, for: placement) ?? 0,
            bottom: length(.bottom, for: placement) ?? 0, trailing: length(.trailing, for: placement) ?? 0)
    }
}
