/// The points at which movies can be cut and joined without decoding them.
enum KeyFrames {
    /// The number of frames from one restart of the encoder to the next. Each begins with a key frame that no later
    /// frame refers beyond, so the frames up to the next are the same whichever process encodes them.
    ///
    /// By default encoders insert a key frame about every 250 frames.
    static let distance = 240
}
