import CoreGraphics
import Foundation

/// A file to be written: pictures are added, then it is finalized. It writes PNG.
///
/// One thread at a time may use it.
/// [Apple's reference](https://developer.apple.com/documentation/imageio/cgimagedestination)
public final class CGImageDestination {
    /// Where the bytes go.
    enum Sink {
        case file(URL)
        case memory(CFMutableData)
    }

    let encoder: any ImageEncoder.Type
    let sink: Sink
    /// How many pictures the caller has promised.
    let count: Int
    private var images: [EncodableImage] = []
    private var properties = ImageProperties(nil)
    private var state = State.open

    private enum State { case open, overfull, finalized }

    init?(sink: Sink, type: CFString, count: Int) {
        guard let encoder = ImageFormats.encoder(for: type), (1...encoder.greatestImageCount).contains(count) else {
            return nil
        }
        self.encoder = encoder
        self.sink = sink
        self.count = count
    }

    func add(_ image: CGImage, properties: CFDictionary?) {
        guard state == .open else { return }
        guard images.count < count else {
            state = .overfull
            reportOnce("CGImageDestination: one picture more than the \(count) promised; the file will not be written")
            return
        }
        images.append(EncodableImage(image: image, properties: ImageProperties(properties)))
    }

    func setProperties(_ dictionary: CFDictionary?) { properties = ImageProperties(dictionary) }

    /// Writes the file, once. On failure nothing is left under the file's name that was not there before.
    func finalize() throws(ImageError) {
        guard state == .open, images.count == count else {
            throw .file("\(count) pictures were promised, and \(images.count) added")
        }
        state = .finalized
        let data = try encoder.encode(images, properties: properties)
        images = []
        switch sink {
        case .memory(let memory): memory.append(data)
        case .file(let url):
            do {
                try data.write(to: url, options: .atomic)
            } catch {
                throw .file("\(url.path) cannot be written: \(error.localizedDescription)")
            }
        }
    }
}
