package import SwiftUI
import UIKit

/// The previews of a scene, in the order of the file, one of which is shown.
@MainActor
package enum ScenePreviews {
    private struct Entry {
        let settings: PreviewSettings
        let show: () -> Void
    }

    private static var entries: [Entry] = []

    /// Which one to show: its name, or its number from 1; nil for the first.
    package static var choice: String?
    /// Called with what the chosen preview asks for, before its view is made.
    package static var willShow: (PreviewSettings) -> Void = { _ in }
    /// Whether the screen is that of a device.
    package static var isOnDevice = false
    /// Whether the choice has been found.
    package private(set) static var isShown = false

    /// What there is to choose from: numbers, and names where there are any.
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

    /// Makes a view the live view: on a device's screen it fills that, unless it asks for a size.
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
