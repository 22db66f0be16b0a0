public import CoreGraphics

extension EnvironmentValues {
    private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
    private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
    private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
    private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

    /// The colour scheme, from the hosting view's traits. Light by default.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The number of pixels per point, from the hosting view's traits.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel, in points.
    public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

    /// The layout direction, from the hosting view's traits.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// Whether controls and gestures are enabled. True by default.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}
