public import SwiftUI

/// A configuration with a change to its description.
private struct ModifiedWidgetConfiguration<Base: WidgetConfiguration>: WidgetConfiguration,
    PrimitiveWidgetConfiguration
{
    typealias Body = Never

    let base: Base
    let change: (inout WidgetDescription) -> Void

    var widgetDescription: WidgetDescription? {
        guard var description = WidgetDescription.of(base) else { return nil }
        change(&description)
        return description
    }
}

extension WidgetConfiguration {
    private func changed(_ change: @escaping (inout WidgetDescription) -> Void) -> some WidgetConfiguration {
        ModifiedWidgetConfiguration(base: self, change: change)
    }

    /// Sets the name in the widget gallery.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/widgetconfiguration/configurationdisplayname(_:)-86sz6)
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
        changed { $0.displayName = displayName }
    }

    /// Sets the name in the widget gallery, from a key of the localized texts.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayNameKey))
    }

    /// Sets the name in the widget gallery.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration {
        configurationDisplayName(Text(displayName))
    }

    /// Sets the description in the widget gallery.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/widgetconfiguration/description(_:)-2osi8)
    public func description(_ description: Text) -> some WidgetConfiguration { changed { $0.details = description } }

    /// Sets the description in the widget gallery, from a key of the localized texts.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
        description(Text(descriptionKey))
    }

    /// Sets the description in the widget gallery.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self.description(Text(description))
    }

    /// Sets the families that the widget supports; by default all of the home screen's.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/widgetconfiguration/supportedfamilies(_:))
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        changed { $0.families = families }
    }

    /// Lets the content extend to the edges.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/widgetconfiguration/contentmarginsdisabled())
    public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.hasContentMargins = false } }

    /// Sets whether the background is omitted where widgets have none: true by default.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/widgetconfiguration/containerbackgroundremovable(_:))
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
        changed { $0.isBackgroundRemovable = isRemovable }
    }
}
