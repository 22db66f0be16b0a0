import CoreGraphics
import Foundation

/// The default style, which depends on the gauge's context: a bar filled up to the value.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/defaultgaugestyle)
public struct DefaultGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { CapacityBar(configuration: configuration) }
}

/// A bar filled up to the value, with labels above, below and at its ends.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/linearcapacitygaugestyle)
public struct LinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { CapacityBar(configuration: configuration) }
}

/// A bar in the tint with a marker at the value.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessorylineargaugestyle)
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        EndedBar(configuration: configuration) { MarkedBar(fraction: configuration.value) }
    }
}

/// A bar filled up to the value, below its label.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessorylinearcapacitygaugestyle)
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            configuration.label.font(.headline)
            FilledBar(fraction: configuration.value)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

/// An open ring in the tint with a marker at the value, and the value's label in the centre.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessorycirculargaugestyle)
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { MarkedRing(configuration: configuration) }
}

/// A ring filled up to the value, with the value's label in the centre.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/accessorycircularcapacitygaugestyle)
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View { FilledRing(configuration: configuration) }
}

// MARK: - Bars

/// The thickness of bars and rings, and the diameter of rings, in points.
private enum GaugeMetrics {
    static let (bar, ring, diameter): (CGFloat, CGFloat, CGFloat) = (6, 6, 58)
    /// The gap at the bottom of a ring, as a fraction of a full turn.
    static let gap = 0.25
}

private struct FilledBar: View {
    let fraction: Double

    var body: some View {
        GeometryReader { proxy in
            let height = GaugeMetrics.bar
            ZStack(alignment: .leading) {
                Capsule().fill(.tint.opacity(0.2))
                Capsule().fill(.tint).frame(width: max(height, proxy.size.width * fraction))
            }
        }
        .frame(height: GaugeMetrics.bar)
    }
}

private struct MarkedBar: View {
    let fraction: Double
    @Environment(\.tint) private var tint

    var body: some View {
        GeometryReader { proxy in
            let (height, width) = (GaugeMetrics.bar, proxy.size.width)
            ZStack(alignment: .leading) {
                Capsule().fill(style)
                Circle().fill(.background).frame(width: height + 4, height: height + 4)
                    .overlay { Circle().fill(.primary).frame(width: height, height: height) }
                    .offset(x: (width - height) * fraction - 2)
            }
            .frame(height: height)
        }
        .frame(height: GaugeMetrics.bar)
    }

    private var style: AnyShapeStyle {
        guard let gradient = tint?.base as? Gradient else { return AnyShapeStyle(.tint) }
        return AnyShapeStyle(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing))
    }
}

/// A bar between the labels of its bounds.
private struct EndedBar<Bar: View>: View {
    let configuration: GaugeStyleConfiguration
    @ViewBuilder let bar: () -> Bar

    var body: some View {
        HStack {
            configuration.minimumValueLabel
            bar()
            configuration.maximumValueLabel
        }
    }
}

private struct CapacityBar: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.hidesLabels) private var hidesLabels

    var body: some View {
        VStack(spacing: 4) {
            if !hidesLabels { configuration.label }
            EndedBar(configuration: configuration) { FilledBar(fraction: configuration.value) }
            configuration.markedValueLabel.font(.caption)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

// MARK: - Rings

private struct FilledRing: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        let style = StrokeStyle(lineWidth: GaugeMetrics.ring, lineCap: .round)
        ZStack {
            Circle().inset(by: GaugeMetrics.ring / 2).stroke(.tint.opacity(0.2), style: style)
            Circle().inset(by: GaugeMetrics.ring / 2).trim(from: 0, to: configuration.value)
                .rotation(.degrees(-90)).stroke(.tint, style: style)
            RingMiddle(configuration: configuration)
        }
        .frame(width: GaugeMetrics.diameter, height: GaugeMetrics.diameter)
    }
}

private struct MarkedRing: View {
    let configuration: GaugeStyleConfiguration
    @Environment(\.tint) private var tint

    /// The start of the ring, as an angle from the right.
    private static let start = Angle.degrees(90 + 360 * GaugeMetrics.gap / 2)
    private static let stroke = StrokeStyle(lineWidth: GaugeMetrics.ring, lineCap: .round)

    var body: some View {
        let turn = 1 - GaugeMetrics.gap
        let radius = (GaugeMetrics.diameter - GaugeMetrics.ring) / 2
        let angle = Self.start + .degrees(360 * turn * configuration.value)
        ZStack {
            Circle().inset(by: GaugeMetrics.ring / 2).trim(from: 0, to: turn).rotation(Self.start)
                .stroke(style, style: Self.stroke)
            Circle().fill(.background).frame(width: 11, height: 11)
                .overlay { Circle().fill(.primary).frame(width: 6, height: 6) }
                .offset(x: radius * CGFloat(cos(angle.radians)), y: radius * CGFloat(sin(angle.radians)))
            RingMiddle(configuration: configuration)
            foot.frame(maxHeight: .infinity, alignment: .bottom)
        }
        .frame(width: GaugeMetrics.diameter, height: GaugeMetrics.diameter)
    }

    /// A gradient follows the ring.
    private var style: AnyShapeStyle {
        guard let gradient = tint?.base as? Gradient else { return AnyShapeStyle(.tint) }
        let end = Self.start + .degrees(360 * (1 - GaugeMetrics.gap))
        return AnyShapeStyle(.angularGradient(gradient, center: .center, startAngle: Self.start, endAngle: end))
    }

    /// The labels of the bounds, or otherwise the gauge's label, in the gap.
    @ViewBuilder private var foot: some View {
        if configuration.minimumValueLabel != nil {
            HStack(spacing: 6) {
                configuration.minimumValueLabel
                configuration.maximumValueLabel
            }
            .font(.system(size: 10))
        } else {
            configuration.label.font(.system(size: 11))
        }
    }
}

private struct RingMiddle: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        if let value = configuration.currentValueLabel {
            value.font(.title3).fontWeight(.medium).minimumScaleFactor(0.5).lineLimit(1)
                .frame(maxWidth: GaugeMetrics.diameter - 4 * GaugeMetrics.ring)
        } else {
            configuration.label.font(.footnote).lineLimit(1)
        }
    }
}

// MARK: - Names

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style, which depends on the gauge's context.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar filled up to the value.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a marker at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar filled up to the value, below its label.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a marker at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring filled up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
