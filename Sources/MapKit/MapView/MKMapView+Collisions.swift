import UIKit

/// Annotation views that cover each other: clusters, and views of little importance.
extension MKMapView {
    /// Checks the views again if their distances have changed. Returns the views of new clusters.
    final func updateCollisions() -> [MKAnnotationView] {
        let isSame =
            annotationTable.checkedScale == viewport.scale && annotationTable.checkedHeading == viewport.heading
        guard annotationTable.needsCollisions || !isSame else { return [] }
        annotationTable.needsCollisions = false
        (annotationTable.checkedScale, annotationTable.checkedHeading) = (viewport.scale, viewport.heading)
        let added = updateClusters()
        hideLessImportant()
        return added
    }

    private func updateClusters() -> [MKAnnotationView] {
        var groups: [[MKAnnotationView]] = []
        var candidates: [String: [MKAnnotationView]] = [:]
        var names: [String] = []
        for view in annotationTable.entries.compactMap(\.view) {
            guard let name = view.clusteringIdentifier, let annotation = view.annotation,
                !annotationTable.isSelected(annotation), view.dragState == .none
            else { continue }
            if candidates[name] == nil { names.append(name) }
            candidates[name, default: []].append(view)
        }
        for name in names {
            var rest = candidates[name] ?? []
            while !rest.isEmpty {
                let first = rest.removeFirst()
                let group = rest.filter { $0.covers(first) }
                guard !group.isEmpty else { continue }
                rest.removeAll { view in group.contains { $0 === view } }
                groups.append([first] + group)
            }
        }
        let old = annotationTable.clusters
        var kept: [AnnotationTable.Entry] = []
        var added: [MKAnnotationView] = []
        var members = Set<ObjectIdentifier>()
        for group in groups {
            let annotations = group.compactMap(\.annotation)
            members.formUnion(group.map { ObjectIdentifier($0) })
            let entry = old.first { $0.annotation.hasMembers(annotations) } ?? makeCluster(annotations, &added)
            for view in group { view.cluster = entry.view }
            kept.append(entry)
        }
        annotationTable.clusters = kept
        for entry in old where !kept.contains(where: { $0.annotation === entry.annotation }) {
            deselectAnnotation(entry.annotation, animated: false)
            if let view = entry.view { putAway(view) }
        }
        for view in annotationTable.entries.compactMap(\.view) {
            let isMember = members.contains(ObjectIdentifier(view))
            if !isMember { view.cluster = nil }
            view.isHiddenByMap = isMember
        }
        return added
    }

    private func makeCluster(
        _ annotations: [any MKAnnotation], _ added: inout [MKAnnotationView]
    ) -> AnnotationTable.Entry {
        let cluster =
            delegate?.mapView(self, clusterAnnotationForMemberAnnotations: annotations)
            ?? MKClusterAnnotation(memberAnnotations: annotations)
        let view = makeView(for: cluster)
        if let view {
            show(view)
            added.append(view)
        }
        return AnnotationTable.Entry(annotation: cluster, view: view)
    }

    /// Hides views that more important ones cover.
    private func hideLessImportant() {
        let views = (annotationTable.clusters + annotationTable.entries).compactMap(\.view).filter {
            $0.cluster == nil && $0.collisionMode != .none
        }
        guard views.contains(where: { $0.displayPriority.rawValue < MKFeatureDisplayPriority.required.rawValue })
        else { return }
        let order = views.enumerated().sorted { a, b in
            if a.element.isSelected != b.element.isSelected { return a.element.isSelected }
            let (first, second) = (a.element.displayPriority.rawValue, b.element.displayPriority.rawValue)
            return first == second ? a.offset < b.offset : first > second
        }
        var shown: [MKAnnotationView] = []
        for (_, view) in order {
            let isRequired = view.displayPriority.rawValue >= MKFeatureDisplayPriority.required.rawValue
            let isHidden = !isRequired && !view.isSelected && shown.contains { $0.covers(view) }
            view.isHiddenByMap = isHidden
            if !isHidden { shown.append(view) }
        }
    }
}

extension MKAnnotation {
    fileprivate func hasMembers(_ annotations: [any MKAnnotation]) -> Bool {
        guard let members = (self as? MKClusterAnnotation)?.memberAnnotations, members.count == annotations.count
        else { return false }
        return zip(members, annotations).allSatisfy { $0 === $1 }
    }
}

extension MKAnnotationView {
    /// Returns whether the views cover each other at their places on the map.
    fileprivate func covers(_ other: MKAnnotationView) -> Bool {
        guard collisionMode != .none, other.collisionMode != .none else { return false }
        let (a, b) = (placedCollisionRect, other.placedCollisionRect)
        guard collisionMode == .circle, other.collisionMode == .circle else { return a.intersects(b) }
        let radii = (min(a.width, a.height) + min(b.width, b.height)) / 2
        return hypot(a.midX - b.midX, a.midY - b.midY) < radii
    }

    private var placedCollisionRect: CGRect {
        collisionRect.offsetBy(dx: center.x - bounds.width / 2, dy: center.y - bounds.height / 2)
    }
}
