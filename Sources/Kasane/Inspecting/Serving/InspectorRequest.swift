/// A request of the inspector's page to the player and the scene.
enum InspectorRequest: Codable, Sendable, Equatable {
    /// Returns the displayed state, once it differs from the page's version.
    ///
    /// - Parameters:
    ///   - since: the version that the page has; negative for none.
    ///   - layer: the handle of the layer whose values are shown; nil for none.
    ///   - isApart: whether the layers' own drawings are needed.
    case look(since: Int, layer: Int?, isApart: Bool)
    /// Outlines a layer in the window; nil removes the outline.
    case select(layer: Int?)
    /// Sets a property to a value given as text.
    case edit(layer: Int, key: String, value: String)
    case pause(isPaused: Bool)
    /// Steps a number of frames forwards, or backwards.
    case step(frames: Int)
    /// Seeks to a time of the scene, in seconds.
    case seek(time: Double)
    /// Sets the playback speed: seconds of the scene per second.
    case speed(rate: Double)
    /// Restarts the scene.
    case restart
}
