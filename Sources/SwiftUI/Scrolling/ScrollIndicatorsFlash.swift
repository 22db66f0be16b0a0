import UIKit

/// Counts the flashes of scroll indicators that are requested for a view.
struct IndicatorFlashes: Equatable {
    var onAppear = false
    var count = 0
}

extension EnvironmentValues {
    private struct FlashKey: EnvironmentKey { static var defaultValue: IndicatorFlashes { IndicatorFlashes() } }

    /// The flashes requested for scroll indicators.
    var indicatorFlashes: IndicatorFlashes {
        get { self[FlashKey.self] }
        set { self[FlashKey.self] = newValue }
    }
}

/// Flashes indicators when a value changes.
private struct FlashModifier<Value: Equatable>: ViewModifier {
    let value: Value
    @State private var count = 0

    func body(content: Content) -> some View {
        content.transformEnvironment(\.indicatorFlashes) { $0.count += count }
            .onChange(of: value) { count += 1 }
    }
}

/// Flashes the indicators of one scroll view when its environment requests it.
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
    /// Flashes the indicators of scroll views in the view whenever a value changes.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/scrollindicatorsflash(trigger:))
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(FlashModifier(value: value))
    }

    /// Flashes the indicators of scroll views in the view when they appear.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/scrollindicatorsflash(onappear:))
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        transformEnvironment(\.indicatorFlashes) { $0.onAppear = onAppear }
    }
}
