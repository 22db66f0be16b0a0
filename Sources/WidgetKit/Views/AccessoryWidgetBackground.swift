public import SwiftUI

/// The background that groups the content of a widget on the lock screen: a translucent tint.
/// [Apple's reference](https://developer.apple.com/documentation/widgetkit/accessorywidgetbackground)
public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetRenderingMode) private var mode

    /// Creates the background.
    public init() {}

    public var body: some View {
        Rectangle().fill(mode == .fullColor ? Color(uiColor: .tertiarySystemFill) : Color.white.opacity(0.2))
    }
}
