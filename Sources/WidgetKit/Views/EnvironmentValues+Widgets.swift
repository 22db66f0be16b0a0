public import SwiftUI

extension EnvironmentValues {
    /// The family of the widget that shows the view: `.systemSmall` outside of widgets.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/widgetfamily)
    public var widgetFamily: WidgetFamily {
        get { self[WidgetFamilyKey.self] }
        set { self[WidgetFamilyKey.self] = newValue }
    }

    /// How the colours of the widget are shown.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/widgetrenderingmode)
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetRenderingModeKey.self] }
        set { self[WidgetRenderingModeKey.self] = newValue }
    }

    /// Whether the background of the widget's container is shown.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/showswidgetcontainerbackground)
    public internal(set) var showsWidgetContainerBackground: Bool {
        get { self[WidgetBackgroundVisibilityKey.self] }
        set { self[WidgetBackgroundVisibilityKey.self] = newValue }
    }

    /// The margins of the widget's content, which a widget with
    /// ``SwiftUI/WidgetConfiguration/contentMarginsDisabled()`` can apply to a part of it.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/environmentvalues/widgetcontentmargins)
    public internal(set) var widgetContentMargins: EdgeInsets {
        get { self[WidgetContentMarginsKey.self] }
        set { self[WidgetContentMarginsKey.self] = newValue }
    }
}

private struct WidgetFamilyKey: EnvironmentKey {
    static var defaultValue: WidgetFamily { .systemSmall }
}

private struct WidgetRenderingModeKey: EnvironmentKey {
    static var defaultValue: WidgetRenderingMode { .fullColor }
}

private struct WidgetBackgroundVisibilityKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct WidgetContentMarginsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}
