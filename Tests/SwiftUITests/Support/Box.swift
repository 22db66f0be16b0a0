import Foundation
import QuartzCore
import SwiftUI
import UIKit

/// A view with a name, to ask where it is. It takes what it is proposed, unless it has a size of its own.
struct Box: LeafView {
    typealias Body = Never

    let name: String
    var size: CGSize?
    /// What it is proposed at least and at most takes.
    var least: CGSize = .zero
    var greatest = CGSize(width: CGFloat.infinity, height: .infinity)

    init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
        self.name = name
        if let width, let height { size = CGSize(width: width, height: height) }
    }

    /// A box that takes widths within limits, and has a height.
    init(_ name: String, widths: ClosedRange<CGFloat>, height: CGFloat) {
        self.name = name
        least = CGSize(width: widths.lowerBound, height: height)
        greatest = CGSize(width: widths.upperBound, height: height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LeafContext) -> CGSize {
        if let size { return size }
        let proposed = proposal.replacingUnspecifiedDimensions(
            by: least == .zero ? CGSize(width: 10, height: 10) : least)
        return CGSize(
            width: min(max(proposed.width, least.width), greatest.width),
            height: min(max(proposed.height, least.height), greatest.height))
    }

    func updateLayer(_ layer: CALayer, _ context: LeafContext) { layer.name = name }

    /// Where a box is in a view, or in a view below that shows SwiftUI's; nil where there is none.
    @MainActor
    static func frame(_ name: String, in view: UIView) -> CGRect? {
        func find(_ layer: CALayer) -> CALayer? {
            layer.name == name ? layer : layer.sublayers?.lazy.compactMap(find).first
        }
        return find(view.layer).map { view.layer.convert($0.bounds, from: $0) }
    }
}
