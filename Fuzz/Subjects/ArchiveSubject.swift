import Foundation
import QuartzCore

/// Reads the bytes as the keyed archive of a layer, binary or XML, and draws the layer.
func readArchive(_ bytes: UnsafeRawBufferPointer) {
    guard let layer = try? NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: Data(bytes)) else { return }
    // Whatever can be read can be written again.
    _ = try? NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
}
