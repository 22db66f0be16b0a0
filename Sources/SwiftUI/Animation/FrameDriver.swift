import Foundation
import QuartzCore

/// Updates animating nodes at each frame.
@MainActor
package final class FrameDriver {
    var graph: Handle<ViewGraph>?
    private var nodes: [ObjectIdentifier: _ViewNode] = [:]
    private var link: CADisplayLink?

    /// Schedules a node's step for the next frame.
    func add(_ node: _ViewNode) {
        nodes[ObjectIdentifier(node)] = node
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            MainActor.assumeIsolated { self.step() }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func step() {
        let due = nodes.values.sorted { $0.rank < $1.rank }
        nodes = [:]
        for node in due where !node.isRemoved { node.step() }
        graph?.object?.flush()
        guard nodes.isEmpty else { return }
        link?.invalidate()
        link = nil
    }

    /// Stops the frames when nothing is animating any more.
    func stop() {
        nodes = [:]
        link?.invalidate()
        link = nil
    }
}
