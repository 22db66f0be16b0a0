import CoreGraphics
import UIKit

extension Color: ShapeStyle {
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(.color(cgColor(in: environment)))
    }
}

extension Color.Resolved: ShapeStyle {
    public typealias Resolved = Never

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { _ShapePaint(.color(cgColor)) }
}

/// The environment's foreground style.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/foregroundstyle)
public struct ForegroundStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        HierarchicalShapeStyle.primary._paint(in: environment)
    }
}

/// The tint of controls.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/tintshapestyle)
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        environment.tint?._paint(in: environment.outsideTint) ?? Color.accentColor._paint(in: environment)
    }
}

/// The background style: the one set in the environment, otherwise white, or black in dark mode.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/backgroundstyle)
public struct BackgroundStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        environment.backgroundStyle?._paint(in: environment.outsideBackgroundStyle)
            ?? (environment.colorScheme == .dark ? Color.black : .white)._paint(in: environment)
    }
}

/// A level of the foreground style's hierarchy, each less prominent than the previous one.
/// [Apple's reference](https://developer.apple.com/documentation/swiftui/hierarchicalshapestyle)
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    let rank: Int

    /// The first level: the foreground style.
    public static let primary = HierarchicalShapeStyle(rank: 0)
    /// The second level.
    public static let secondary = HierarchicalShapeStyle(rank: 1)
    /// The third level.
    public static let tertiary = HierarchicalShapeStyle(rank: 2)
    /// The fourth level.
    public static let quaternary = HierarchicalShapeStyle(rank: 3)
    /// The fifth level.
    public static let quinary = HierarchicalShapeStyle(rank: 4)

    /// The opacities of the levels of a style without its own.
    fileprivate static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        let foreground = environment.foregroundStyles
        let styles = foreground.styles
        if let last = styles.last {
            let surroundings = foreground.surroundings(of: environment)
            if rank < styles.count { return styles[rank]._paint(in: surroundings) }
            let paint = last._paint(in: surroundings).paint
            return _ShapePaint(paint.faded(Self.opacities[rank] / Self.opacities[styles.count - 1]))
        }
        if foreground.material != nil {
            let labels: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
            guard rank < labels.count else { return _ShapePaint(Paint.vibrant(labels[3], in: environment).faded(0.7)) }
            return _ShapePaint(.vibrant(labels[rank], in: environment))
        }
        let labels = [Color.primary, .secondary, Color(uiColor: .tertiaryLabel), Color(uiColor: .quaternaryLabel)]
        guard rank < labels.count else { return _ShapePaint(labels[3].opacity(0.7)._paint(in: environment).paint) }
        return labels[rank]._paint(in: environment)
    }
}

/// A style with a multiplied opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let opacity: Double

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        _ShapePaint(style._paint(in: environment).paint.faded(min(max(opacity, 0), 1)))
    }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a fraction.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity.isNaN ? 1 : opacity)
    }

    /// The second level of the style.
    public var secondary: some ShapeStyle { level(1) }

    /// The third level of the style.
    public var tertiary: some ShapeStyle { level(2) }

    /// The fourth level of the style.
    public var quaternary: some ShapeStyle { level(3) }

    /// The fifth level of the style.
    public var quinary: some ShapeStyle { level(4) }

    private func level(_ rank: Int) -> _LevelShapeStyle<Self> { _LevelShapeStyle(style: self, rank: rank) }
}

/// A level of a style: one of its own, or the style with less opacity.
public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
    let style: Style
    let rank: Int

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        (style as? any LeveledShapeStyle)?.paint(ofLevel: rank, in: environment)
            ?? _ShapePaint(style._paint(in: environment).paint.faded(HierarchicalShapeStyle.opacities[rank]))
    }
}

/// A style that has colours for its levels.
protocol LeveledShapeStyle: ShapeStyle {
    /// Returns the paint of a level, counted from 1; nil for the style with less opacity.
    func paint(ofLevel rank: Int, in environment: EnvironmentValues) -> _ShapePaint?
}

extension BackgroundStyle: LeveledShapeStyle {
    func paint(ofLevel rank: Int, in environment: EnvironmentValues) -> _ShapePaint? {
        guard environment.backgroundStyle == nil else { return nil }
        let color: UIColor = rank == 1 ? .secondarySystemBackground : .tertiarySystemBackground
        return Color(uiColor: color)._paint(in: environment)
    }
}

extension FillShapeStyle: LeveledShapeStyle {
    func paint(ofLevel rank: Int, in environment: EnvironmentValues) -> _ShapePaint? {
        guard environment.backgroundMaterial == nil else { return nil }
        let colors: [UIColor] = [.secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
        return rank <= colors.count ? Color(uiColor: colors[rank - 1])._paint(in: environment) : nil
    }
}
