/// What the inspector's page asks of the player and of the scene.
enum InspectorRequest: Codable, Sendable, Equatable {
    /// What is shown, as soon as it is another version than the page has.
    ///
    /// - Parameters:
    ///   - since: the version that the page has; negative for none.
    ///   - layer: the handle of the layer whose values show; nil for none.
    ///   - isApart: whether the layers' own drawings are needed.
    case look(since: Int, layer: Int?, isApart: Bool)
    /// Outlines a layer in the window; nil takes the outline away.
    case select(layer: Int?)
    /// Sets a property to what a text says.
    case edit(layer: Int, key: String, value: String)
    case pause(isPaused: Bool)
    /// So many frames ahead, or back.
    case step(frames: Int)
    /// To a time of the scene, in seconds.
    case seek(time: Double)
    /// Seconds of the scene in one second.
    case speed(rate: Double)
    /// The scene begins again.
    case restart
}
