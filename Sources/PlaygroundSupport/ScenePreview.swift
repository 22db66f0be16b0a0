public import SwiftUI
public import UIKit

/// The code that `kasane render` substitutes for each `#Preview`, with the macro's arguments and trailing closure,
/// which creates a SwiftUI view, a view or a view controller.
@MainActor @preconcurrency
public enum _ScenePreview {
    /// Adds a preview of a SwiftUI view.
    public static func add<Content: View>(
        _ name: String? = nil, traits: _ScenePreviewTrait..., @ViewBuilder body: @escaping @MainActor () -> Content
    ) {
        let settings = PreviewSettings(name, traits)
        ScenePreviews.add(settings) { ScenePreviews.show(AnyView(body()), settings.layout ?? .device) }
    }

    /// Adds a preview of a view.
    public static func add(
        _ name: String? = nil, traits: _ScenePreviewTrait..., body: @escaping @MainActor () -> UIView
    ) {
        let settings = PreviewSettings(name, traits)
        ScenePreviews.add(settings) {
            let view = body()
            if let size = settings.fixedSize { view.frame = CGRect(origin: .zero, size: size) }
            PlaygroundPage.current.setLiveView(view)
        }
    }

    /// Adds a preview of a view controller.
    public static func add(
        _ name: String? = nil, traits: _ScenePreviewTrait..., body: @escaping @MainActor () -> UIViewController
    ) {
        let settings = PreviewSettings(name, traits)
        ScenePreviews.add(settings) {
            let controller = body()
            if let size = settings.fixedSize { controller.preferredContentSize = size }
            PlaygroundPage.current.setLiveView(controller)
        }
    }

    /// Adds the previews of a preview provider.
    public static func add<Provider: PreviewProvider>(_ provider: Provider.Type) {
        for (view, settings) in provider.all {
            ScenePreviews.add(settings) { ScenePreviews.show(view, settings.layout ?? .device) }
        }
    }

    /// Makes the selected preview the live view.
    public static func show() { ScenePreviews.showChosen() }
}

/// A trait of a `#Preview`: its layout, or the device's orientation.
public struct _ScenePreviewTrait: Sendable {
    fileprivate let change: @Sendable (inout PreviewSettings) -> Void

    /// The size of the device's screen; the default.
    public static let defaultLayout = _ScenePreviewTrait { $0.layout = .device }
    /// The size that the view chooses when the screen's is proposed.
    public static let sizeThatFitsLayout = _ScenePreviewTrait { $0.layout = .sizeThatFits }
    /// A fixed size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> _ScenePreviewTrait {
        _ScenePreviewTrait { $0.layout = .fixed(width: width, height: height) }
    }

    /// The portrait orientation.
    public static let portrait = _ScenePreviewTrait { $0.orientation = .portrait }
    /// The upside-down portrait orientation.
    public static let portraitUpsideDown = _ScenePreviewTrait { $0.orientation = .portraitUpsideDown }
    /// The landscape orientation with the top to the left.
    public static let landscapeLeft = _ScenePreviewTrait { $0.orientation = .landscapeLeft }
    /// The landscape orientation with the top to the right.
    public static let landscapeRight = _ScenePreviewTrait { $0.orientation = .landscapeRight }
}

extension PreviewSettings {
    fileprivate init(_ name: String?, _ traits: [_ScenePreviewTrait]) {
        self.init()
        self.name = name
        for trait in traits { trait.change(&self) }
    }

    /// The fixed size that the preview requests; nil if there is none, or it is invalid.
    var fixedSize: CGSize? {
        guard case .fixed(let width, let height) = layout, width > 0, height > 0, width.isFinite, height.isFinite else {
            return nil
        }
        return CGSize(width: width, height: height)
    }
}
