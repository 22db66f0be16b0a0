public import SwiftUI

extension View {
    /// Adds the view to the accented group of its widget, which has the tint where widgets are shown in two colours.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/widgetaccentable(_:))
    public func widgetAccentable(_ accentable: Bool = true) -> some View {
        modifier(AccentModifier(isAccented: accentable))
    }
}

private struct AccentModifier: ViewModifier {
    let isAccented: Bool
    @Environment(\.widgetRenderingMode) private var mode

    func body(content: Content) -> some View {
        if mode == .accented, isAccented {
            // Only the alpha of the view counts.
            Rectangle().fill(.tint).mask { content }
        } else {
            content
        }
    }
}
