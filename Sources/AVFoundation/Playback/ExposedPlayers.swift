import ObjectRuntime

/// Changes several properties of an object at once, and notifies observers before and after.
func changing(_ keys: [String], of object: AnyObject, _ change: () -> Void) {
    guard isAnythingObserved else { return change() }
    for key in keys { noteChange(ofKey: key, object, isPrior: true) }
    change()
    for key in keys.reversed() { noteChange(ofKey: key, object, isPrior: false) }
}

/// The keys under which the properties of players, items and layers are observed.
private enum ExposedPlayers {
    // Called by the loader, before `main`.
    @section(".init_array") @used private static let player: @convention(c) () -> Void = {
        exposeMembers(of: AVPlayer.self) {
            $0.property("status", \AVPlayer.status)
            $0.property("rate", \AVPlayer.rate)
            $0.property("currentItem", \AVPlayer.currentItem)
            $0.property("timeControlStatus", \AVPlayer.timeControlStatus)
            $0.property("reasonForWaitingToPlay", \AVPlayer.reasonForWaitingToPlay)
        }
    }

    @section(".init_array") @used private static let item: @convention(c) () -> Void = {
        exposeMembers(of: AVPlayerItem.self) {
            $0.property("status", \AVPlayerItem.status)
            $0.property("duration", \AVPlayerItem.duration)
            $0.property("presentationSize", \AVPlayerItem.presentationSize)
            $0.property("playbackLikelyToKeepUp", \AVPlayerItem.isPlaybackLikelyToKeepUp)
            $0.property("playbackBufferEmpty", \AVPlayerItem.isPlaybackBufferEmpty)
            $0.property("playbackBufferFull", \AVPlayerItem.isPlaybackBufferFull)
            $0.property("loadedTimeRanges", \AVPlayerItem.loadedTimeRanges)
        }
    }

    @section(".init_array") @used private static let layer: @convention(c) () -> Void = {
        exposeMembers(of: AVPlayerLayer.self) { $0.property("readyForDisplay", \AVPlayerLayer.isReadyForDisplay) }
    }
}
