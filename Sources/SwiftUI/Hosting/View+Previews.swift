public import CoreGraphics
import QuartzCore

/// The name of the device that a preview is shown on.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/previewdevice)
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name, such as "iPhone 15".
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral name: String) { self.init(rawValue: name) }
}

/// The size of a preview.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/previewlayout)
public enum PreviewLayout: Hashable, Sendable {
    /// The size of the device.
    case device
    /// The size that fits the view.
    case sizeThatFits
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The orientation of the device that a preview is shown on.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/interfaceorientation)
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
    public let id: String

    /// All values: portrait ones first.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    /// Portrait.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Portrait, upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// Landscape.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// Landscape, the other way round.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
}

/// The preview settings that a view declares.
package struct PreviewSettings {
    /// The name that selects the preview.
    package var name: String?
    package var device: PreviewDevice?
    package var layout: PreviewLayout?
    package var orientation: InterfaceOrientation?

    /// Creates empty settings.
    package init() {}

    /// Fills in the settings that are not set here.
    fileprivate mutating func fill(from other: PreviewSettings) {
        name = name ?? other.name
        device = device ?? other.device
        layout = layout ?? other.layout
        orientation = orientation ?? other.orientation
    }
}

private struct PreviewSettingsKey: PreferenceKey {
    static var defaultValue: PreviewSettings { PreviewSettings() }
    static func reduce(value: inout PreviewSettings, nextValue: () -> PreviewSettings) { value.fill(from: nextValue()) }
}

extension PreviewProvider {
    /// All previews, each with its settings.
    package static var all: [(view: AnyView, settings: PreviewSettings)] {
        previews.childViews().map { child in
            let graph = ViewGraph(rootLayer: CALayer())
            graph.show(child.view)
            graph.flush()
            return (child.view, graph.rootNode.reducePreference(PreviewSettingsKey.self) ?? PreviewSettings())
        }
    }
}

extension View {
    /// Sets the device that a preview is shown on, if the command line specifies neither a device nor a size.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/previewdevice(_:))
    public func previewDevice(_ value: PreviewDevice?) -> some View { previewSetting { $0.device = value } }

    /// Sets the size of a preview: that of the device's screen, that of the view, or a fixed one.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/previewlayout(_:))
    public func previewLayout(_ value: PreviewLayout) -> some View { previewSetting { $0.layout = value } }

    /// Sets the name that selects a preview with `kasane render --preview`.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/previewdisplayname(_:))
    public func previewDisplayName(_ value: String?) -> some View { previewSetting { $0.name = value } }

    /// Sets the orientation of the device that a preview is shown on.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/previewinterfaceorientation(_:))
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        previewSetting { $0.orientation = value }
    }

    private func previewSetting(_ change: @escaping (inout PreviewSettings) -> Void) -> some View {
        transformPreference(PreviewSettingsKey.self, change)
    }
}
