import Foundation
import QuartzCore
import SwiftUI
import UIKit

/// A named view whose frame tests can query. It fills the proposal unless it has a fixed size.
struct Box: LeafView {
    typealias Body = Never

    let name: String
    var size: CGSize?
    /// The minimum and maximum of the size that it chooses.
    var least: CGSize = .zero
    var greatest = CGSize(width: CGFloat.infinity, height: .infinity)

    init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
        self.name = name
        if let width, let height { size = CGSize(width: width, height: height) }
    }

    /// Creates a box with a range of widths and a fixed height.
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

    /// Returns the frame of a box in a view, or in a view below that hosts SwiftUI; nil if there is none.
    @MainActor
    static func frame(_ name: String, in view: UIView) -> CGRect? {
        func find(_ layer: CALayer) -> CALayer? {
            layer.name == name ? layer : layer.sublayers?.lazy.compactMap(find).first
        }
        return find(view.layer).map { view.layer.convert($0.bounds, from: $0) }
    }
}
