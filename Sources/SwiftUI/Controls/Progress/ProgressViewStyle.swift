import CoreGraphics
import UIKit

/// The appearance of progress views.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/progressviewstyle)
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The view of a progress view.
    associatedtype Body: View
    /// The properties of a progress view.
    typealias Configuration = ProgressViewStyleConfiguration

    /// Returns the view of a progress view.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view for its style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/progressviewstyleconfiguration)
@MainActor @preconcurrency
public struct ProgressViewStyleConfiguration {
    /// The label that describes the task.
    public struct Label: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The label of the current progress.
    public struct CurrentValueLabel: View {
        let view: AnyView

        public var body: some View { view }
    }

    /// The completed fraction, in 0...1; nil if the progress is indeterminate.
    public let fractionCompleted: Double?
    /// The label that describes the task; nil if there is none.
    public var label: Label?
    /// The label of the current progress; nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
}

/// A bar for determinate progress, otherwise a spinner.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultprogressviewstyle)
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            SpinningProgress(configuration: configuration, tint: nil)
        } else {
            ProgressBar(configuration: configuration, tint: nil)
        }
    }
}

/// A bar.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/linearprogressviewstyle)
public struct LinearProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style.
    public nonisolated init() { tint = nil }

    /// Creates the style with a colour for the bar.
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        ProgressBar(configuration: configuration, tint: tint)
    }
}

/// A spinner.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/circularprogressviewstyle)
public struct CircularProgressViewStyle: ProgressViewStyle {
    private let tint: Color?

    /// Creates the style.
    public nonisolated init() { tint = nil }

    /// Creates the style with a colour for the spinner.
    public nonisolated init(tint: Color) { self.tint = tint }

    public func makeBody(configuration: Configuration) -> some View {
        SpinningProgress(configuration: configuration, tint: tint)
    }
}

/// A bar below its label, with the current progress below the bar.
private struct ProgressBar: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.hidesLabels) private var hidesLabels

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if !hidesLabels { configuration.label }
            ProgressBarView(fraction: configuration.fractionCompleted ?? 0)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
        .transformEnvironment(\.tint) { current in
            if let tint { current = AnyShapeStyle(tint) }
        }
    }
}

/// A spinner above its label.
private struct SpinningProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let tint: Color?
    @Environment(\.hidesLabels) private var hidesLabels

    var body: some View {
        VStack(spacing: 8) {
            SpinnerView(tint: tint)
            if !hidesLabels { configuration.label.foregroundStyle(.secondary) }
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// UIKit's progress view.
private struct ProgressBarView: UIViewRepresentable {
    let fraction: Double

    func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }

    func updateUIView(_ uiView: UIProgressView, context: Context) {
        uiView.takeControlEnvironment(context.environment)
        uiView.setProgress(Float(fraction), animated: context.transaction.animation != nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
        let width = proposal.width.map { $0.isFinite ? max($0, 0) : 10_000 } ?? 150
        return CGSize(width: width, height: uiView.intrinsicContentSize.height)
    }
}

/// UIKit's activity indicator.
private struct SpinnerView: UIViewRepresentable {
    let tint: Color?

    func makeCoordinator() -> OwnColors<UIActivityIndicatorView> { OwnColors() }

    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        return spinner
    }

    func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
        let environment = context.environment
        uiView.takeControlEnvironment(environment)
        switch environment.controlSize {
        case .mini, .small, .regular: uiView.style = .medium
        case .large, .extraLarge: uiView.style = .large
        }
        let own = tint.map { UIColor(cgColor: $0.cgColor(in: environment)) } ?? environment.ownUITint
        context.coordinator.set(\.color, of: uiView, to: own)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar for determinate progress, otherwise a spinner.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
    /// The styles of progress views, the innermost last.
    var progressViewStyles: [AnyStyle<ProgressViewStyleConfiguration>] {
        get { self[AnyStyle<ProgressViewStyleConfiguration>.Key.self] }
        set { self[AnyStyle<ProgressViewStyleConfiguration>.Key.self] = newValue }
    }
}

extension View {
    /// Sets the style of progress views in the view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        transformEnvironment(\.progressViewStyles) { $0.append(AnyStyle(style) { $0.makeBody(configuration: $1) }) }
    }
}
