import UIKit

/// Counts how often the indicators of scroll views in a view are to flash.
struct IndicatorFlashes: Equatable {
    var onAppear = false
    var count = 0
}

extension EnvironmentValues {
    private struct FlashKey: EnvironmentKey { static var defaultValue: IndicatorFlashes { IndicatorFlashes() } }

    /// When indicators of scroll views flash.
    var indicatorFlashes: IndicatorFlashes {
        get { self[FlashKey.self] }
        set { self[FlashKey.self] = newValue }
    }
}

/// Has indicators flash when a value changes.
private struct FlashModifier<Value: Equatable>: ViewModifier {
    let value: Value
    @State private var count = 0

    func body(content: Content) -> some View {
        content.transformEnvironment(\.indicatorFlashes) { $0.count += count }
            .onChange(of: value) { count += 1 }
    }
}

/// Flashes the indicators of one scroll view as its environment says.
@MainActor
struct IndicatorFlasher {
    private var shown: IndicatorFlashes?

    mutating func follow(_ flashes: IndicatorFlashes, in scrollView: UIScrollView) {
        let flashesNow = shown.map { $0.count != flashes.count } ?? flashes.onAppear
        shown = flashes
        if flashesNow { scrollView.flashScrollIndicators() }
    }
}

extension View {
    /// Shows the indicators of scroll views in the view for a moment whenever a value changes.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/scrollindicatorsflash(trigger:))
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(FlashModifier(value: value))
    }

    /// Shows the indicators of scroll views in the view for a moment when they appear.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/scrollindicatorsflash(onappear:))
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        transformEnvironment(\.indicatorFlashes) { $0.onAppear = onAppear }
    }
}
