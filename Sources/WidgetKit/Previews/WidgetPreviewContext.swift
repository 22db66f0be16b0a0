public import SwiftUI

/// The context of a preview of a widget's view.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/widgetpreviewcontext)
public struct WidgetPreviewContext: Sendable {
    /// The family of the widget.
    public let family: WidgetFamily

    /// Creates a context.
    public init(family: WidgetFamily) { self.family = family }
}

extension View {
    /// Shows a preview of the view as a widget of a family.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/previewcontext(_:))
    public func previewContext(_ value: WidgetPreviewContext) -> some View {
        let size = WidgetMetrics(screen: UIScreen.main.bounds.size).size(of: value.family)
        let view = AnyView(self)
        let description = WidgetDescription(kind: "preview") { _ in
            view
        } makeTimeline: { _ in
            WidgetTimeline(views: [view])
        }
        return WidgetStage(description: description, family: value.family, isPreview: true)
            .previewLayout(.fixed(width: size.width, height: size.height))
    }
}
