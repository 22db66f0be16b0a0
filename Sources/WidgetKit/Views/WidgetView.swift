import SwiftUI

/// A widget at its size, with its background, shape and link.
struct WidgetView: View {
    let description: WidgetDescription
    let family: WidgetFamily
    let size: CGSize
    @ObservedObject var timeline: WidgetTimeline

    @State private var url: URL?
    @Environment(\.openURL) private var openURL

    var body: some View {
        timeline.content
            .redacted(reason: timeline.isPlaceholder ? .placeholder : [])
            .padding(description.hasContentMargins ? margins : EdgeInsets())
            .frame(width: size.width, height: size.height)
            .onPreferenceChange(WidgetURLKey.self) { url = $0 }
            .backgroundPreferenceValue(ContainerBackgroundKey.self) { background in
                if showsBackground {
                    ZStack(alignment: background?.alignment ?? .center) {
                        Color(uiColor: .systemBackground)
                        background?.view
                    }
                    .frame(width: size.width, height: size.height)
                }
            }
            .containerShape(shape)
            .clipShape(shape)
            .contentShape(shape)
            .onTapGesture { if let url { openURL(url) } }
            .animation(.default, value: timeline.count)
            .environment(\.widgetFamily, family)
            .environment(\.widgetContentMargins, margins)
            .environment(\.showsWidgetContainerBackground, showsBackground)
            .modifier(LockScreenAppearance(isActive: family.isAccessory))
    }

    private var showsBackground: Bool { !family.isAccessory || !description.isBackgroundRemovable }

    private var margins: EdgeInsets {
        let margin = family.isAccessory ? 0 : WidgetMetrics.contentMargin
        return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    }

    private var shape: RoundedRectangle {
        switch family {
        case .accessoryCircular: RoundedRectangle(cornerRadius: size.height / 2)
        case .accessoryRectangular, .accessoryInline: RoundedRectangle(cornerRadius: 8)
        default: RoundedRectangle(cornerRadius: WidgetMetrics.cornerRadius, style: .continuous)
        }
    }
}

/// Shows a widget as the lock screen does: in shades of white, on a dark ground.
private struct LockScreenAppearance: ViewModifier {
    let isActive: Bool

    func body(content: Content) -> some View {
        if isActive {
            content.environment(\.widgetRenderingMode, .vibrant).environment(\.colorScheme, .dark).tint(.white)
                .saturation(0)
        } else {
            content
        }
    }
}
