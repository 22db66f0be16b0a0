extension EnvironmentValues {
    private struct EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
    private struct VerticalIndicatorKey: EnvironmentKey {
        static var defaultValue: ScrollIndicatorVisibility { .automatic }
    }
    private struct HorizontalIndicatorKey: EnvironmentKey {
        static var defaultValue: ScrollIndicatorVisibility { .automatic }
    }
    private struct ClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
    private struct VerticalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
    private struct HorizontalBounceKey: EnvironmentKey { static var defaultValue: ScrollBounceBehavior { .automatic } }
    private struct DismissKey: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }
    private struct MarginsKey: EnvironmentKey { static var defaultValue: ContentMargins { ContentMargins() } }
    private struct AnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
    private struct TargetKey: EnvironmentKey { static var defaultValue: AnyScrollTargetBehavior? { nil } }
    private struct PositionKey: EnvironmentKey { static var defaultValue: ScrollPositionLink? { nil } }
    private struct BackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

    /// Whether scroll views scroll. True by default.
    public var isScrollEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    /// The visibility of vertical indicators. Automatic by default.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalIndicatorKey.self] }
        set { self[VerticalIndicatorKey.self] = newValue }
    }

    /// The visibility of horizontal indicators. Automatic by default.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalIndicatorKey.self] }
        set { self[HorizontalIndicatorKey.self] = newValue }
    }

    /// Whether content that fits bounces vertically. Automatic by default.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[VerticalBounceKey.self] }
        set { self[VerticalBounceKey.self] = newValue }
    }

    /// Whether content that fits bounces horizontally. Automatic by default.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { self[HorizontalBounceKey.self] }
        set { self[HorizontalBounceKey.self] = newValue }
    }

    /// How scrolling dismisses the keyboard. Automatic by default.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether scroll views show content beyond their bounds.
    var isScrollClipDisabled: Bool {
        get { self[ClipKey.self] }
        set { self[ClipKey.self] = newValue }
    }

    /// The content margins of scroll views.
    var contentMarginValues: ContentMargins {
        get { self[MarginsKey.self] }
        set { self[MarginsKey.self] = newValue }
    }

    /// The initial position of scroll views.
    var scrollAnchor: UnitPoint? {
        get { self[AnchorKey.self] }
        set { self[AnchorKey.self] = newValue }
    }

    /// The behaviour that determines where scrolling ends.
    var scrollTarget: AnyScrollTargetBehavior? {
        get { self[TargetKey.self] }
        set { self[TargetKey.self] = newValue }
    }

    /// The binding to the scroll position.
    var scrollPositionLink: ScrollPositionLink? {
        get { self[PositionKey.self] }
        set { self[PositionKey.self] = newValue }
    }

    /// The visibility of lists' backgrounds.
    var scrollContentBackground: Visibility {
        get { self[BackgroundKey.self] }
        set { self[BackgroundKey.self] = newValue }
    }

    /// Resets the values that apply to one scroll view only, for the views in it.
    mutating func forgetOuterScrolling() {
        if scrollAnchor != nil { scrollAnchor = nil }
        if scrollTarget != nil { scrollTarget = nil }
        if scrollPositionLink != nil { scrollPositionLink = nil }
        if !contentMarginValues.isEmpty { contentMarginValues = ContentMargins() }
        if refresh != nil { refresh = nil }
    }
}
