public import SwiftUI
public import UIKit

/// What a `#Preview` shows, which `kasane render` puts in its place: the macro's trailing closure makes a SwiftUI view, a
/// view or a view controller.
@MainActor @preconcurrency
public struct _ScenePreview {
    private let show: @MainActor (PlaygroundPage) -> Void

    /// A preview of a SwiftUI view.
    public init<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content) {
        show = { $0.setLiveView(content()) }
    }

    /// A preview of a view.
    public init(_ content: @escaping @MainActor () -> UIView) { show = { $0.setLiveView(content()) } }

    /// A preview of a view controller.
    public init(_ content: @escaping @MainActor () -> UIViewController) { show = { $0.setLiveView(content()) } }

    /// Makes it the live view.
    public func setLive() { show(.current) }
}
