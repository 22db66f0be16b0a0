public import AVFoundation
import Foundation
public import SwiftUI
import UIKit

/// A view that shows a player's movie, with controls.
/// [Apple's reference](https://developer.apple.com/documentation/avkit/videoplayer)
@preconcurrency @MainActor
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let overlay: VideoOverlay

    /// Creates a view with content between the movie and the controls.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        overlay = videoOverlay()
    }

    public var body: some View { PlayerControllerView(player: player, overlay: overlay) }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Creates a view.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

private struct PlayerControllerView<Overlay: View>: UIViewControllerRepresentable {
    let player: AVPlayer?
    let overlay: Overlay

    func makeUIViewController(context: Context) -> AVPlayerViewController {
        let controller = AVPlayerViewController()
        if Overlay.self != EmptyView.self, let view = controller.contentOverlayView {
            let hosting = UIHostingController(rootView: overlay)
            hosting.view.backgroundColor = .clear
            hosting.view.frame = view.bounds
            hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.isUserInteractionEnabled = true
            controller.addChild(hosting)
            view.addSubview(hosting.view)
            hosting.didMove(toParent: controller)
        }
        return controller
    }

    func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
        controller.player = player
        guard let hosting = controller.children.first as? UIHostingController<Overlay> else { return }
        hosting.rootView = overlay
    }
}
