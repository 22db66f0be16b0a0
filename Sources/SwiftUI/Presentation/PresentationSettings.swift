public import CoreGraphics
import UIKit

/// The settings that views declare for the presentation that contains them.
struct PresentationSettings {
    var detents: Set<PresentationDetent>?
    var selection: Binding<PresentationDetent>?
    var showsDragIndicator: Visibility?
    var cornerRadius: CGFloat??
    var background: AnyView?
    var backgroundInteraction: PresentationBackgroundInteraction?
    var contentInteraction: PresentationContentInteraction?
    var adaptation: PresentationAdaptation?
    var verticalAdaptation: PresentationAdaptation?
    var disablesInteractiveDismissal: Bool?

    mutating func fill(from other: PresentationSettings) {
        detents = detents ?? other.detents
        selection = selection ?? other.selection
        showsDragIndicator = showsDragIndicator ?? other.showsDragIndicator
        cornerRadius = cornerRadius ?? other.cornerRadius
        background = background ?? other.background
        backgroundInteraction = backgroundInteraction ?? other.backgroundInteraction
        contentInteraction = contentInteraction ?? other.contentInteraction
        adaptation = adaptation ?? other.adaptation
        verticalAdaptation = verticalAdaptation ?? other.verticalAdaptation
        disablesInteractiveDismissal = disablesInteractiveDismissal ?? other.disablesInteractiveDismissal
    }
}

/// The settings that views declare for the presentation that contains them, including views of screens inside it.
struct PresentationSettingsKey: PreferenceKey {
    static var defaultValue: PresentationSettings { PresentationSettings() }
    static func reduce(value: inout PresentationSettings, nextValue: () -> PresentationSettings) {
        value.fill(from: nextValue())
    }
}

extension PresentationSettings {
    /// The detents in ascending order.
    private var sortedDetents: [PresentationDetent] {
        (detents ?? [.large]).sorted { $0.rank < $1.rank }
    }

    @MainActor
    func apply(to sheet: UISheetPresentationController, animated: Bool) {
        let change = {
            let identifiers = sortedDetents.map(\.identifier)
            if sheet.detents.map(\.identifier) != identifiers, !identifiers.isEmpty {
                sheet.detents = sortedDetents.map { $0.detent(in: EnvironmentValues()) }
            }
            if let selection {
                let wanted = selection.wrappedValue.identifier
                if identifiers.contains(wanted) {
                    sheet.selectedDetentIdentifier = wanted
                } else {
                    reportOnce("A sheet's selected detent is not one of its detents: it is unchanged")
                }
            }
            let isVisible =
                switch showsDragIndicator ?? .automatic {
                case .visible: true
                case .hidden: false
                case .automatic: identifiers.count > 1
                }
            sheet.prefersGrabberVisible = isVisible
            sheet.preferredCornerRadius = cornerRadius ?? nil
            sheet.prefersScrollingExpandsWhenScrolledToEdge = !(contentInteraction?.scrolls ?? false)
            sheet.largestUndimmedDetentIdentifier =
                switch backgroundInteraction?.kind {
                case .enabled: identifiers.last
                case .upThrough(let detent): detent.identifier
                default: nil
                }
        }
        if animated { sheet.animateChanges(change) } else { change() }
    }

    /// Writes the detent that the user has selected to the binding.
    @MainActor
    func select(_ identifier: UISheetPresentationController.Detent.Identifier?) {
        guard let selection, let detent = sortedDetents.first(where: { $0.identifier == identifier }) else { return }
        if selection.wrappedValue != detent { selection.wrappedValue = detent }
    }
}

extension PresentationDetent {
    /// A measure that orders detents, for a screen of typical height.
    fileprivate var rank: CGFloat {
        switch kind {
        case .medium: 0.5
        case .large: 1
        case .fraction(let fraction): fraction
        case .height(let height): height / 800
        case .custom: 0.75
        }
    }
}

extension View {
    private func presentationSetting(_ change: @escaping (inout PresentationSettings) -> Void) -> some View {
        transformPreference(PresentationSettingsKey.self, change)
    }

    /// Sets the detents of the sheet that contains the view. Initially, the sheet is at the lowest.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:))
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationSetting { $0.detents = detents }
    }

    /// Sets the detents of the sheet that contains the view, and a binding to the current one.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/presentationdetents(_:selection:))
    public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { modifier(SelectedDetents(detents: detents, selection: selection, value: selection.wrappedValue)) }

    /// Shows or hides the grabber of the sheet; by default it is visible if there are several detents.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/presentationdragindicator(_:))
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presentationSetting { $0.showsDragIndicator = visibility }
    }

    /// Sets the corner radius of the sheet, in points; nil for the system's default.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/presentationcornerradius(_:))
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationSetting { $0.cornerRadius = .some(cornerRadius) }
    }

    /// Sets a style as the background of the presentation.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/presentationbackground(_:))
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationSetting { $0.background = AnyView(Rectangle().fill(style)) }
    }

    /// Sets a view as the background of the presentation.
    public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        let content = content()
        return presentationSetting {
            $0.background = AnyView(
                content.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
        }
    }

    /// Sets whether the view behind the sheet receives touches.
    /// [Apple's
    /// reference](https://developer.apple.com/documentation/swiftui/view/presentationbackgroundinteraction(_:))
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
        presentationSetting { $0.backgroundInteraction = interaction }
    }

    /// Sets how the sheet's scroll views respond to drags.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/presentationcontentinteraction(_:))
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationSetting { $0.contentInteraction = behavior }
    }

    /// Sets how the presentation adapts to compact size classes.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/presentationcompactadaptation(_:))
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets how the presentation adapts to compact size classes, separately for each axis.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationSetting { ($0.adaptation, $0.verticalAdaptation) = (horizontalAdaptation, verticalAdaptation) }
    }

    /// Prevents the user from dismissing the presentation that contains the view interactively.
    /// [Apple's reference](https://developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:))
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationSetting { $0.disablesInteractiveDismissal = isDisabled }
    }
}

/// Updates a sheet's detents when the selected one changes.
private struct SelectedDetents: ViewModifier {
    let detents: Set<PresentationDetent>
    let selection: Binding<PresentationDetent>
    let value: PresentationDetent

    func body(content: Content) -> some View {
        content.transformPreference(PresentationSettingsKey.self) {
            ($0.detents, $0.selection) = (detents, selection)
        }
    }
}
