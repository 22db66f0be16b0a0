public import CoreGraphics
import QuartzCore

/// The device that a preview is shown on, by its name.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/previewdevice)
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name, such as "iPhone 15".
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral name: String) { self.init(rawValue: name) }
}

/// How large a preview is shown.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/previewlayout)
public enum PreviewLayout: Hashable, Sendable {
    /// As large as the device.
    case device
    /// As large as the view.
    case sizeThatFits
    /// Of a size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// How the device lies on which a preview is shown.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/interfaceorientation)
public struct InterfaceOrientation: CaseIterable, Hashable, Identifiable, Sendable {
    public let id: String

    /// All values: upright ones first.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// On its side.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// On its other side.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
}

/// How a view asks to be shown as a preview.
package struct PreviewSettings {
    /// The name by which the preview is chosen.
    package var name: String?
    package var device: PreviewDevice?
    package var layout: PreviewLayout?
    package var orientation: InterfaceOrientation?

    /// What says nothing.
    package init() {}

    /// Takes over what these settings leave open.
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
    /// The previews one by one, with what each says of how it is to be shown.
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
    /// Sets the device on whose screen a preview is shown, where the command line names none and no size.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/previewdevice(_:))
    public func previewDevice(_ value: PreviewDevice?) -> some View { previewSetting { $0.device = value } }

    /// Sets how large a preview is: as the device's screen, as the view, or of a size.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/previewlayout(_:))
    public func previewLayout(_ value: PreviewLayout) -> some View { previewSetting { $0.layout = value } }

    /// Sets the name by which a preview is chosen, with `kasane render --preview`.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/previewdisplayname(_:))
    public func previewDisplayName(_ value: String?) -> some View { previewSetting { $0.name = value } }

    /// Sets how the device lies on which a preview is shown.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/previewinterfaceorientation(_:))
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        previewSetting { $0.orientation = value }
    }

    private func previewSetting(_ change: @escaping (inout PreviewSettings) -> Void) -> some View {
        transformPreference(PreviewSettingsKey.self, change)
    }
}
