public import SwiftUI

/// A view of a map.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/map)
@MainActor @preconcurrency
public struct Map<Content: View>: View {
    private let content: Content

    public var body: some View { content }
}

extension Map where Content == _MapKitView {
    // MARK: Since iOS 17

    /// Creates a map with content, which shows and sets a position.
    public init<Marks: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Marks
    ) {
        var view = _MapKitView(.position(position), bounds, interactionModes)
        view.collect(content())
        self.content = view
    }

    /// Creates a map, which shows and sets a position.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all
    ) { content = _MapKitView(.position(position), bounds, interactionModes) }

    /// Creates a map with content, which first shows a position.
    public init<Marks: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, @MapContentBuilder content: () -> Marks
    ) {
        var view = _MapKitView(.initial(initialPosition), bounds, interactionModes)
        view.collect(content())
        self.content = view
    }

    /// Creates a map, which first shows a position.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all
    ) { content = _MapKitView(.initial(initialPosition), bounds, interactionModes) }

    /// Creates a map with content of which one part can be selected: by its tag, or a marker's place.
    public init<SelectedValue: Hashable, Marks: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        @MapContentBuilder content: () -> Marks
    ) {
        var view = _MapKitView(.position(position), bounds, interactionModes)
        view.select(selection)
        view.collect(content())
        self.content = view
    }

    /// Creates a map with content of which one part can be selected, which first shows a position.
    public init<SelectedValue: Hashable, Marks: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
        @MapContentBuilder content: () -> Marks
    ) {
        var view = _MapKitView(.initial(initialPosition), bounds, interactionModes)
        view.select(selection)
        view.collect(content())
        self.content = view
    }

    // MARK: Before iOS 17

    /// Creates a map, which shows and sets a region.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        content = _MapKitView(.region(coordinateRegion), nil, interactionModes, showsUserLocation, userTrackingMode)
    }

    /// Creates a map with an annotation for each item, which shows and sets a region.
    public init<Items: RandomAccessCollection, Mark: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems: Items, annotationContent: @escaping (Items.Element) -> Mark
    ) where Items.Element: Identifiable {
        var view = _MapKitView(
            .region(coordinateRegion), nil, interactionModes, showsUserLocation, userTrackingMode)
        view.collect(annotationItems, annotationContent)
        content = view
    }

    /// Creates a map, which shows and sets a rectangle of the map.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) { content = _MapKitView(.rect(mapRect), nil, interactionModes, showsUserLocation, userTrackingMode) }

    /// Creates a map with an annotation for each item, which shows and sets a rectangle of the map.
    public init<Items: RandomAccessCollection, Mark: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Mark
    ) where Items.Element: Identifiable {
        var view = _MapKitView(.rect(mapRect), nil, interactionModes, showsUserLocation, userTrackingMode)
        view.collect(annotationItems, annotationContent)
        content = view
    }
}

/// A map view with the content of a `Map`.
@MainActor @preconcurrency
public struct _MapKitView: UIViewRepresentable {
    /// What determines the place that is shown.
    enum Place {
        case position(Binding<MapCameraPosition>)
        case initial(MapCameraPosition)
        case region(Binding<MKCoordinateRegion>)
        case rect(Binding<MKMapRect>)
    }

    let place: Place
    let bounds: MapCameraBounds?
    let modes: MapInteractionModes
    let showsUser: Bool
    let tracking: Binding<MapUserTrackingMode>?
    private(set) var marks: [MapMark] = []
    /// The tag of the selected content.
    private(set) var selection: Binding<AnyHashable?>?

    init(
        _ place: Place, _ bounds: MapCameraBounds?, _ modes: MapInteractionModes, _ showsUser: Bool = false,
        _ tracking: Binding<MapUserTrackingMode>? = nil
    ) {
        (self.place, self.bounds, self.modes) = (place, bounds, modes)
        (self.showsUser, self.tracking) = (showsUser, tracking)
    }

    mutating func collect(_ content: some MapContent) {
        let collector = _MapCollector()
        content._collect(collector)
        marks = collector.marks
    }

    mutating func collect<Items: RandomAccessCollection>(
        _ items: Items, _ annotation: (Items.Element) -> some MapAnnotationProtocol
    ) where Items.Element: Identifiable {
        let collector = _MapCollector()
        for item in items {
            collector.settings = MapMarkSettings()
            collector.within(item.id) { annotation(item)._collect(collector) }
        }
        marks = collector.marks
    }

    mutating func select<Value: Hashable>(_ binding: Binding<Value?>) {
        selection = Binding(
            get: { binding.wrappedValue.map { AnyHashable($0) } },
            set: { binding.wrappedValue = $0?.base as? Value })
    }

    public func makeCoordinator() -> _MapCoordinator { _MapCoordinator(self) }

    public func makeUIView(context: Context) -> MKMapView {
        let map = MKMapView(frame: .zero)
        map.delegate = context.coordinator
        return map
    }

    public func updateUIView(_ map: MKMapView, context: Context) {
        context.coordinator.update(
            map, with: self, context.environment, isAnimated: context.transaction.animation != nil)
    }

    /// The map takes what is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: MKMapView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}
