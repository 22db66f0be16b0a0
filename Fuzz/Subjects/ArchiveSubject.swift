import Foundation
import QuartzCore

/// Takes the bytes for the keyed archive of a layer, binary or XML, and draws what it holds.
func readArchive(_ bytes: UnsafeRawBufferPointer) {
    guard let layer = try? NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: Data(bytes)) else { return }
    // What has been read can be written again.
    _ = try? NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
}
