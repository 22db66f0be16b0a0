import UIKit

/// A toolbar's view in its bar, at its preferred size.
final class BarItemView: _UIHostingView<AnyView>, BarPaddedView {
    /// The horizontal margins of titles in a bar's buttons, in points.
    private static let margin: CGFloat = 8
    private static let height: CGFloat = 44
    private var wantedSize = CGSize.zero

    /// Creates the bar item of an entry: a flexible space for a spacer, otherwise a custom view.
    static func makeItem(for entry: ToolbarEntry) -> UIBarButtonItem {
        guard !entry.isSpacer else {
            return UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        }
        let isProminent = entry.placement.isProminent
        let view = BarItemView(rootView: AnyView(EmptyView()), inside: entry.node) {
            $0.enterPlace()
            // Labels show their icons only, unless overridden.
            $0.labelStyles = [AnyStyle(IconOnlyLabelStyle()) { $0.makeBody(configuration: $1) }]
            $0.imageScale = .large
            $0.isInBar = true
            // Foreground styles of a screen don't apply to the bar's buttons, which use the tint.
            $0.foregroundStyles = ForegroundStyles()
            // The bar's height doesn't depend on the text size.
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
        // The bar may give it a smaller size.
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
