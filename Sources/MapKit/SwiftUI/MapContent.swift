public import SwiftUI

/// A part of a map: markers, views, lines and areas.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mapcontent)
@MainActor @preconcurrency
public protocol MapContent {
    /// The type of the content.
    associatedtype Body: MapContent

    /// The content, composed of other content.
    @MapContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Collects the marks. Custom content need not implement it.
    func _collect(_ collector: _MapCollector)
}

extension MapContent {
    public func _collect(_ collector: _MapCollector) { body._collect(collector) }
}

extension MapContent where Body == Never {
    /// Never called: the content is a mark or wraps other content.
    public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

extension Never: MapContent {}

/// Content without marks.
public struct EmptyMapContent: MapContent {
    public typealias Body = Never

    /// Creates content without marks.
    public init() {}
    public func _collect(_ collector: _MapCollector) {}
}

/// Two parts of content in sequence.
public struct _MapContentPair<First: MapContent, Second: MapContent>: MapContent {
    public typealias Body = Never

    let first: First
    let second: Second

    public func _collect(_ collector: _MapCollector) {
        collector.within(1) { first._collect(collector) }
        collector.within(2) { second._collect(collector) }
    }
}

/// One of two alternative contents.
public struct _MapContentBranch<First: MapContent, Second: MapContent>: MapContent {
    public typealias Body = Never

    enum Branch {
        case first(First)
        case second(Second)
    }

    let branch: Branch

    public func _collect(_ collector: _MapCollector) {
        switch branch {
        case .first(let content): collector.within(1) { content._collect(collector) }
        case .second(let content): collector.within(2) { content._collect(collector) }
        }
    }
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never

    public func _collect(_ collector: _MapCollector) { self?._collect(collector) }
}

extension ForEach: MapContent where Content: MapContent {
    public typealias Body = Never

    public func _collect(_ collector: _MapCollector) {
        for element in data { collector.within(id(element)) { content(element)._collect(collector) } }
    }
}

extension ForEach where Content: MapContent, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Creates content for each element, identified by its `id`.
    public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(_data: data, id: { $0.id }, content: content)
    }
}

extension ForEach where Content: MapContent {
    /// Creates content for each element, identified by a property.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(_data: data, id: { $0[keyPath: id] }, content: content)
    }
}

/// Builds content of its parts.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mapcontentbuilder)
@resultBuilder
@MainActor @preconcurrency
public struct MapContentBuilder {
    /// Returns empty content.
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
    /// Wraps a mark, or other content.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
    /// Returns the first part.
    public static func buildPartialBlock<Content: MapContent>(first: Content) -> Content { first }
    /// Appends the next part to the parts so far.
    public static func buildPartialBlock<First: MapContent, Second: MapContent>(
        accumulated: First, next: Second
    ) -> _MapContentPair<First, Second> { _MapContentPair(first: accumulated, second: next) }
    /// Returns the content of an `if` without an `else`.
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
    /// Returns the first branch.
    public static func buildEither<First: MapContent, Second: MapContent>(
        first: First
    ) -> _MapContentBranch<First, Second> { _MapContentBranch(branch: .first(first)) }
    /// Returns the second branch.
    public static func buildEither<First: MapContent, Second: MapContent>(
        second: Second
    ) -> _MapContentBranch<First, Second> { _MapContentBranch(branch: .second(second)) }
}

/// Collects the marks of content.
@MainActor
public final class _MapCollector {
    var marks: [MapMark] = []
    /// The settings of the content being collected.
    var settings = MapMarkSettings()
    private var path: [AnyHashable] = []

    /// Collects content under a part of its identity.
    func within(_ id: some Hashable, _ body: () -> Void) {
        path.append(AnyHashable(id))
        body()
        path.removeLast()
    }

    func add(_ kind: MapMark.Kind, tag: AnyHashable? = nil) {
        marks.append(MapMark(key: path, settings: settings, tag: settings.tag ?? tag, kind: kind))
    }
}

/// What modifiers of content determine.
struct MapMarkSettings: Equatable {
    var tint: UIColor?
    var stroke: UIColor?
    var strokeStyle = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round)
    var fill: UIColor?
    var level = MKOverlayLevel.aboveLabels
    var titles = Visibility.automatic
    var tag: AnyHashable?
}

/// A part of a map.
struct MapMark {
    enum Kind {
        case pin(CLLocationCoordinate2D)
        case marker(CLLocationCoordinate2D, title: String?, glyph: UIImage?)
        case view(CLLocationCoordinate2D, title: String?, anchor: UnitPoint, AnyView)
        case user
        case overlay(any MKOverlay)
    }

    /// Its place in the content.
    let key: [AnyHashable]
    let settings: MapMarkSettings
    let tag: AnyHashable?
    let kind: Kind

    var coordinate: CLLocationCoordinate2D? {
        switch kind {
        case .pin(let place), .marker(let place, _, _), .view(let place, _, _, _): place
        case .user, .overlay: nil
        }
    }
}

/// Content with other settings.
public struct _MapContentModified<Content: MapContent>: MapContent {
    public typealias Body = Never

    let content: Content
    let change: (inout MapMarkSettings) -> Void

    public func _collect(_ collector: _MapCollector) {
        let outer = collector.settings
        change(&collector.settings)
        content._collect(collector)
        collector.settings = outer
    }
}

extension MapContent {
    /// Sets the colour of markers.
    public func tint(_ tint: Color?) -> some MapContent {
        _MapContentModified(content: self) { $0.tint = $0.tint ?? tint.map { UIColor($0) } }
    }

    /// Sets the colour of areas, and of lines that have none of their own.
    public func foregroundStyle(_ color: Color) -> some MapContent {
        _MapContentModified(content: self) { $0.fill = $0.fill ?? UIColor(color) }
    }

    /// Sets the colour and the width of lines, in points.
    public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some MapContent {
        stroke(color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round))
    }

    /// Sets the colour and the style of lines.
    public func stroke(_ color: Color, style: StrokeStyle) -> some MapContent {
        _MapContentModified(content: self) {
            guard $0.stroke == nil else { return }
            ($0.stroke, $0.strokeStyle) = (UIColor(color), style)
        }
    }

    /// Sets the level of lines and areas.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent {
        _MapContentModified(content: self) { $0.level = level }
    }

    /// Sets whether titles of markers and annotations are shown.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        _MapContentModified(content: self) { $0.titles = visibility }
    }

    /// Sets the value that is selected with the content.
    public func tag<Value: Hashable>(_ tag: Value) -> some MapContent {
        _MapContentModified(content: self) { $0.tag = $0.tag ?? AnyHashable(tag) }
    }
}
