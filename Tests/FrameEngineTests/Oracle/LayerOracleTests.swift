import LayerTestSupport
import QuartzCore
import XCTest

@testable import CoreGraphics

/// Scenes of layers to compare with Skia, by `scripts/oracle-layers`.
final class LayerOracleTests: XCTestCase {
    /// With `KASANE_LAYER_FOLDER` set, the pictures and their descriptions are written into that folder.
    func testScenesForSkia() throws {
        XCTAssertGreaterThanOrEqual(layerScenes.count, 60)
        XCTAssertEqual(Set(layerScenes.map(\.name)).count, layerScenes.count, "each scene has a name of its own")
        let folder = ProcessInfo.processInfo.environment["KASANE_LAYER_FOLDER"].map { URL(fileURLWithPath: $0) }
        let size = CGSize(width: LayerScene.size, height: LayerScene.size)
        for (index, scene) in layerScenes.enumerated() {
            let context = Picture.context(size: size, scale: scene.scale)
            let renderer = CARenderer(context: context)
            renderer.layer = scene.makeRoot()
            renderer.bounds = CGRect(origin: .zero, size: size)
            renderer.beginFrame(atTime: 0, timeStamp: nil)
            renderer.render()
            renderer.endFrame()
            let bytes = context.buffer.pixels
            let first = bytes.prefix(4)
            XCTAssertFalse(
                stride(from: 0, to: bytes.count, by: 4).allSatisfy { bytes[$0..<$0 + 4].elementsEqual(first) },
                "\(scene.name) shows nothing")
            if let folder { try Data(bytes).write(to: folder.appendingPathComponent("\(index).rgba")) }
        }
        guard let folder else { return }
        try JSONEncoder().encode(layerScenes).write(to: folder.appendingPathComponent("scenes.json"))
    }
}
