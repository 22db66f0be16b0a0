/// Draws commands into a buffer, tile by tile, on as many threads as it is given. The pixels don't depend on the count.
package struct Rasterizer: Sendable {
    package var threads: Int

    package init(threads: Int) { self.threads = threads }

    /// Draws onto what `buffer` holds. `origin` is where the buffer's top left pixel lies in the commands' space; nothing
    /// outside `region` (in the commands' space) is touched.
    package func draw(_ commands: [Command], into buffer: PixelBuffer, origin: (x: Int, y: Int) = (0, 0), region: PixelRect) {
        fatalError("stub")
    }
}
