import UIKit

/// A view of a toolbar in its bar, as large as it wants to be.
final class BarItemView: _UIHostingView<AnyView> {
    /// As far as the words of a bar's buttons are from their sides, in points.
    private static let margin: CGFloat = 8
    private static let height: CGFloat = 44
    private var wantedSize = CGSize.zero

    /// Makes the item of an entry: a space for a spacer, a view for all others.
    static func makeItem(for entry: ToolbarEntry) -> UIBarButtonItem {
        guard !entry.isSpacer else {
            return UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        }
        let isProminent = entry.placement.isProminent
        let view = BarItemView(rootView: AnyView(EmptyView()), inside: entry.node) {
            // Labels are their icons, unless they say otherwise.
            $0.labelStyles = [AnyStyle(IconOnlyLabelStyle()) { $0.makeBody(configuration: $1) }]
            $0.imageScale = .large
            $0.isInBar = true
            // What a screen says of its own views leaves the bar's buttons in the tint.
            $0.foregroundStyles = ForegroundStyles()
            // A bar is as high as it is, whatever the size of text.
            $0.dynamicTypeSize = min($0.dynamicTypeSize, .large)
            if isProminent { $0.font = ($0.font ?? .body).weight(.semibold) }
        }
        view.show(entry)
        return UIBarButtonItem(customView: view)
    }

    func show(_ entry: ToolbarEntry) {
        let isInRow = entry.placement.place != .principal
        rootView = AnyView(
            entry.view.padding(.horizontal, isInRow ? BarItemView.margin : 0)
                .frame(minHeight: isInRow ? BarItemView.height : 0))
        takeSize()
    }

    private func takeSize() {
        let size = graph.fittingSize(.unspecified)
        // The bar may give it less.
        guard size != wantedSize else { return }
        (wantedSize, bounds.size) = (size, size)
        superview?.setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        takeSize()
    }
}

extension EnvironmentValues {
    private struct InBarKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// Whether the view is in a toolbar.
    var isInBar: Bool {
        get { self[InBarKey.self] }
        set { self[InBarKey.self] = newValue }
    }
}
