import Foundation
import Kasane

/// The plan of a rendering as JSON, for programs that distribute it over machines.
enum BulkPlan {
    /// A movie's number of frames, and where its parts may begin.
    static func text(of length: MovieLength) -> String {
        let seconds = String(format: "%.3f", length.winding)
        return "{\"frames\": \(length.frames), \"distance\": \(RenderRequest.partDistance), \"winding\": \(seconds)}"
    }
}
