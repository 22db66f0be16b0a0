import Foundation
import QuartzCore

/// Draws pathological trees, each in its own process, and prints a table of the resources they used.
enum AdversarialReport {
    /// Frames after the first one.
    private static let laterFrames = 3
    /// The timeout of a process, in seconds.
    private static let patience = 60.0

    /// Reports on the trees whose names contain one of `words`; on all if it is empty.
    static func print(_ words: [String]) throws {
        if let tree = AdversarialTree.all.first(where: { words == [$0.name] }) { return Swift.print(try row(of: tree)) }
        let trees = AdversarialTree.all.filter { tree in words.isEmpty || words.contains { tree.name.contains($0) } }
        Swift.print("| tree | commit s | frame s | later s | MB |\n|---|---|---|---|---|")
        for tree in trees {
            let process = Foundation.Process()
            process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            process.arguments = ["hostile", tree.name]
            try process.run()
            let start = Date()
            while process.isRunning, Date().timeIntervalSince(start) < patience { usleep(10_000) }
            if process.isRunning {
                kill(process.processIdentifier, SIGKILL)
                Swift.print("| \(tree.name) | more than \(Int(patience)) s | | | |")
            }
            process.waitUntilExit()
        }
    }

    /// The CPU time of the whole process, and its peak memory.
    static func row(of tree: AdversarialTree) throws -> String {
        let surface = try Surface(width: tree.width, height: tree.height)
        let root = CALayer(
            0, 0, CGFloat(tree.width), CGFloat(tree.height), CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
        var start = Process.time
        func lap() -> String {
            defer { start = Process.time }
            return String(format: "%.2f", Process.time - start)
        }
        change { tree.build(root) }
        CATransaction.flush()
        var cells = [tree.name, lap()]
        let renderer = CARenderer(context: surface.context)
        (renderer.layer, renderer.bounds, renderer.threads) = (root, root.bounds, 1)
        draw(renderer, at: firstFrameTime)
        cells.append(lap())
        for frame in 1...laterFrames {
            change { tree.change(root, frame) }
            draw(renderer, at: firstFrameTime + Double(frame))
        }
        cells.append(String(format: "%.2f", (Process.time - start) / Double(laterFrames)))
        cells.append(String(format: "%.0f", Process.peakMemory / 1e6))
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private static func draw(_ renderer: CARenderer, at time: Double) {
        renderer.beginFrame(atTime: time, timeStamp: nil)
        renderer.render()
        _ = renderer.nextFrameTime()
        renderer.endFrame()
    }

    private static func change(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        body()
        CATransaction.commit()
    }
}
