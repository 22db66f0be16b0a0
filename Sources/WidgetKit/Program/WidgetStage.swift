import SwiftUI

/// A widget with a timeline of its own, at its size on the screen.
struct WidgetStage: View {
    let description: WidgetDescription
    let family: WidgetFamily
    @StateObject private var timeline: WidgetTimeline

    private let size: CGSize

    init(description: WidgetDescription, family: WidgetFamily, isPreview: Bool = false) {
        (self.description, self.family) = (description, family)
        let size = WidgetMetrics(screen: UIScreen.main.bounds.size).size(of: family)
        self.size = size
        _timeline = StateObject(
            wrappedValue: {
                let context = TimelineProviderContext(family: family, isPreview: isPreview, displaySize: size)
                let timeline = description.makeTimeline(context)
                WidgetCenter.shared.add(timeline, description, family)
                return timeline
            }())
    }

    var body: some View {
        WidgetView(description: description, family: family, size: size, timeline: timeline)
    }
}
