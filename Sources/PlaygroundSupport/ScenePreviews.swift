package import SwiftUI
import UIKit

/// The previews of a scene, in source order, one of which is shown.
@MainActor
package enum ScenePreviews {
    private struct Entry {
        let settings: PreviewSettings
        let show: () -> Void
    }

    private static var entries: [Entry] = []

    /// The preview to show: its name, or its number from 1; nil for the first.
    package static var choice: String?
    /// Called with the settings of the selected preview, before its view is created.
    package static var willShow: (PreviewSettings) -> Void = { _ in }
    /// Whether the screen is that of a device.
    package static var isOnDevice = false
    /// Whether the selected preview has been found.
    package private(set) static var isShown = false

    /// The available previews: numbers, and names, if any.
    package static var list: String {
        entries.enumerated().map { index, entry in
            "\(index + 1)" + (entry.settings.name.map { " \"\($0)\"" } ?? "")
        }
        .joined(separator: ", ")
    }

    static func add(_ settings: PreviewSettings, show: @escaping () -> Void) {
        entries.append(Entry(settings: settings, show: show))
    }

    static func showChosen() {
        guard let entry = chosen else { return }
        isShown = true
        willShow(entry.settings)
        entry.show()
    }

    private static var chosen: Entry? {
        guard let choice else { return entries.first }
        if let named = entries.first(where: { $0.settings.name == choice }) { return named }
        guard let number = Int(choice), entries.indices.contains(number - 1) else { return nil }
        return entries[number - 1]
    }

    /// Makes a view the live view: on a device it fills the screen, unless the preview requests a size.
    static func show(_ view: AnyView, _ layout: PreviewLayout) {
        var settings = PreviewSettings()
        settings.layout = layout
        if settings.fixedSize == nil, layout == .sizeThatFits || !isOnDevice {
            return PlaygroundPage.current.setLiveView(view)
        }
        let controller = UIHostingController(rootView: view)
        if let size = settings.fixedSize { controller.preferredContentSize = size }
        PlaygroundPage.current.liveView = controller
    }
}
