import CMapRuntime
import QuartzCore
public import UIKit

/// A view that marks an annotation's place on a map: its centre, moved by `centerOffset`, is at the coordinate. It
/// keeps its size when the map is zoomed.
/// [Apple's reference](https://developer.apple.com/documentation/mapkit/mkannotationview)
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    /// The states of a drag.
    public enum DragState: UInt, Sendable {
        /// Not being dragged; the drag begins, is in progress, is cancelled, or ends.
        case none, starting, dragging, canceling, ending
    }

    /// The shape by which views cover each other.
    public enum CollisionMode: Int, Sendable {
        /// The view's frame.
        case rectangle
        /// The circle within it.
        case circle
        /// Never.
        case none
    }

    /// The annotation.
    open var annotation: (any MKAnnotation)? { didSet { if annotation !== oldValue { contentsDidChange() } } }
    /// The identifier of views that can be used instead of this one.
    public final let reuseIdentifier: String?
    /// The picture. Setting it sets the view's size to the picture's.
    open var image: UIImage? { didSet { showImage() } }
    /// The distance of the view's centre from the annotation's place, in points.
    open var centerOffset = CGPoint.zero { didSet { map?.annotationViewDidChange(self) } }
    /// The distance of the callout's tip from the middle of the view's upper edge, in points.
    open var calloutOffset = CGPoint.zero { didSet { map?.updateCallout() } }
    /// Whether touches select the annotation.
    open var isEnabled = true
    /// Whether a finger is on the view.
    open var isHighlighted = false
    /// Whether the annotation is selected. Set by the map; use its `selectAnnotation(_:animated:)`.
    open var isSelected = false
    /// Whether the selected annotation has a callout, if it has a title or a detail view.
    open var canShowCallout = false { didSet { map?.updateCallout() } }
    /// A view at the callout's left end.
    open var leftCalloutAccessoryView: UIView? { didSet { map?.updateCallout() } }
    /// A view at the callout's right end.
    open var rightCalloutAccessoryView: UIView? { didSet { map?.updateCallout() } }
    /// A view instead of the subtitle.
    open var detailCalloutAccessoryView: UIView? { didSet { map?.updateCallout() } }
    /// Whether a long press moves the annotation, whose coordinate must be settable: it must be an `MKPointAnnotation`.
    open var isDraggable = false
    /// The state of the drag.
    open var dragState = DragState.none
    /// Views with the same identifier that would cover each other are replaced by a view for all of them.
    open var clusteringIdentifier: String? { didSet { map?.setNeedsAnnotationLayout() } }
    /// The view of the cluster that this view's annotation is in.
    open internal(set) weak var cluster: MKAnnotationView?
    /// Which of views that cover each other are shown. `required` by default.
    open var displayPriority = MKFeatureDisplayPriority.required { didSet { map?.setNeedsAnnotationLayout() } }
    /// Which views are in front.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { updateDepth() } }
    /// Which views are in front, while this one is selected.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected { didSet { updateDepth() } }
    /// The shape by which views cover each other.
    open var collisionMode = CollisionMode.rectangle { didSet { map?.setNeedsAnnotationLayout() } }

    /// The map that shows the view.
    final weak var map: MKMapView?
    private var imageView: UIImageView?

    /// Whether the map hides the view, as it is in a cluster, or a more important one covers it.
    final var isHiddenByMap = false { didSet { if isHiddenByMap != oldValue { isHidden = isHiddenByMap } } }

    /// Creates a view for an annotation.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        backgroundColor = .clear
        isOpaque = false
    }

    /// Creates a view from an archive, without an annotation.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Dispatches to the `init(annotation:reuseIdentifier:)` of a class known by its metatype only; called from C only.
    @_silgen_name("kasane_annotation_view_init")
    @usableFromInline @inline(never)
    convenience init(_registered: Void) {
        self.init(annotation: MKAnnotationView.annotationForNew, reuseIdentifier: MKAnnotationView.identifierForNew)
    }

    /// The arguments for the view that `make(_:for:_:)` creates.
    private static var annotationForNew: (any MKAnnotation)?
    private static var identifierForNew: String?

    /// Creates a view of a class known as a value; returns nil, and logs one line, if it is no annotation view's.
    static func make(_ type: AnyClass, for annotation: any MKAnnotation, _ identifier: String) -> MKAnnotationView? {
        (annotationForNew, identifierForNew) = (annotation, identifier)
        defer { (annotationForNew, identifierForNew) = (nil, nil) }
        return RegisteredView.make(type, for: "annotations", by: { kasane_make_annotation_view($0) })
    }

    /// Called before the view is used for another annotation.
    open func prepareForReuse() {
        isHighlighted = false
        cluster = nil
        dragState = .none
    }

    /// Called before the view is shown, when its annotation is set.
    open func prepareForDisplay() {}

    /// Called by the map when the annotation is selected or deselected.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Called by the map when the state of the drag changes. A subclass that animates the view sets `dragState` to
    /// `dragging` or `none` when it is done; this class does at once.
    open func setDragState(_ newDragState: DragState, animated: Bool) {
        switch newDragState {
        case .starting: dragState = .dragging
        case .ending, .canceling: dragState = .none
        case .none, .dragging: dragState = newDragState
        }
    }

    /// Called when the annotation has been replaced, or its titles have changed.
    func contentsDidChange() {}

    /// The frame by which views cover each other, in the view's coordinates.
    var collisionRect: CGRect { bounds }

    /// The place of the callout's tip, in the view's coordinates.
    final var calloutTip: CGPoint {
        CGPoint(x: bounds.midX + calloutOffset.x, y: bounds.minY + calloutOffset.y)
    }

    final func updateDepth() {
        layer.zPosition = CGFloat((isSelected ? selectedZPriority : zPriority).rawValue)
    }

    private func showImage() {
        guard let image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view = imageView ?? UIImageView()
        view.image = image
        bounds.size = image.size
        view.frame = bounds
        if imageView == nil { insertSubview(view, at: 0) }
        imageView = view
        map?.annotationViewDidChange(self)
    }
}
