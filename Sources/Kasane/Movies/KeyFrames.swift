/// Where movies can be cut and joined without decoding them.
enum KeyFrames {
    /// The number of frames from one start of the encoder to the next. Each is a key frame that nothing after it looks behind,
    /// so the frames from there to the next come out the same whoever encodes them.
    ///
    /// Encoders would put a key frame every 250 frames or so by themselves.
    static let distance = 240
}
